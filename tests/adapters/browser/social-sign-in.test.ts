// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSocialSignIn } from '#adapters/browser/social-sign-in.ts';

const CLIENT_ID = 'shop.apps.googleusercontent.com';

interface Settings {
  client_id: string;
  callback: (answer: { credential?: unknown }) => void;
}

/** Google's client as it would stand in the page once its script has run. */
function install() {
  const seen: Settings[] = [];
  const id = {
    initialize: (settings: Settings) => void seen.push(settings),
    renderButton: (place: HTMLElement) => place.append('Google'),
  };
  Object.assign(window, { google: { accounts: { id } } });
  return seen;
}

const script = () => document.head.querySelector('script');

describe('signing in with Google', () => {
  let place: HTMLElement;
  beforeEach(() => {
    place = document.createElement('div');
    document.head.replaceChildren();
  });
  afterEach(() => void Reflect.deleteProperty(window, 'google'));

  const setUp = (): void => {
    const meta = document.createElement('meta');
    meta.name = 'google-client-id';
    meta.content = CLIENT_ID;
    document.head.append(meta);
  };

  it('is not offered, nor anything fetched, where the page names no client', async () => {
    await expect(createSocialSignIn(document).offer(place, 'uk', vi.fn())).rejects.toThrow('not set up');
    await expect(createSocialSignIn(undefined).offer(place, 'uk', vi.fn())).rejects.toThrow('not set up');
    expect(script()).toBeNull();
  });

  it('fetches the client, has its button drawn, and hands over what it says', async () => {
    setUp();
    const heard = vi.fn<(token: string) => void>();
    const offered = createSocialSignIn(document).offer(place, 'uk', heard);
    expect(script()?.src).toBe('https://accounts.google.com/gsi/client');
    const settings = install();
    script()?.dispatchEvent(new Event('load'));
    const takeAway = await offered;
    expect(place.textContent).toBe('Google');
    expect(settings).toMatchObject([{ client_id: CLIENT_ID }]);
    for (const credential of ['credential', undefined, 7, {}]) settings[0]?.callback({ credential });
    expect(heard.mock.calls).toEqual([['credential']]);
    takeAway();
    expect(place.childNodes).toHaveLength(0);
  });

  it('asks for the client once', async () => {
    setUp();
    install();
    await createSocialSignIn(document).offer(place, 'en', vi.fn());
    expect(script()).toBeNull();
  });

  it('cannot be drawn where the client is blocked, or another script came', async () => {
    setUp();
    const blocked = createSocialSignIn(document).offer(place, 'uk', vi.fn());
    script()?.dispatchEvent(new Event('error'));
    await expect(blocked).rejects.toThrow('blocked');
    script()?.remove();
    const strange = createSocialSignIn(document).offer(place, 'uk', vi.fn());
    script()?.dispatchEvent(new Event('load'));
    await expect(strange).rejects.toThrow('another script');
    expect(place.childNodes).toHaveLength(0);
  });
});
