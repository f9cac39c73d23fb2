// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createSocialSignIn } from '#adapters/browser/social-sign-in.ts';
import { READ_TIMEOUT_MS } from '#domain/constants.ts';

const STAY = new AbortController().signal;

const setUp = (): void => {
  const meta = document.createElement('meta');
  meta.name = 'google-sign-in';
  meta.content = '/google-sign-in';
  document.head.append(meta);
};

describe('signing in with Google', () => {
  let place: HTMLElement;
  beforeEach(() => {
    place = document.createElement('div');
    document.head.replaceChildren();
    document.body.replaceChildren(place);
  });

  const frame = () => place.querySelector('iframe') as HTMLIFrameElement;
  /** A message as the frame would send it, but for what is said otherwise. */
  const say = (data: unknown, given: MessageEventInit = {}): void => {
    const { origin } = window.location;
    window.dispatchEvent(new MessageEvent('message', { data, origin, source: frame().contentWindow, ...given }));
  };

  it('is not offered, nor anything fetched, where the page names none', async () => {
    for (const host of [document, undefined]) {
      const social = createSocialSignIn(host);
      expect(social.isSetUp).toBe(false);
      await expect(social.offer(place, 'uk', vi.fn(), STAY)).rejects.toThrow('not set up');
    }
    expect(place.childNodes).toHaveLength(0);
  });

  it('is drawn in a frame of our own, in the language of the shop, and hands over what it says', async () => {
    setUp();
    const heard = vi.fn<(token: string) => void>();
    const social = createSocialSignIn(document);
    expect(social.isSetUp).toBe(true);
    const offered = social.offer(place, 'en', heard, STAY);
    expect(frame().src).toBe('http://localhost:3000/google-sign-in?language=en');
    say({ name: 'drawn' });
    await offered;
    for (const credential of ['credential', undefined, 7, {}]) say({ name: 'credential', credential });
    expect(heard.mock.calls).toEqual([['credential']]);
  });

  it('listens to its own frame and origin only', async () => {
    setUp();
    const heard = vi.fn<(token: string) => void>();
    const offered = createSocialSignIn(document).offer(place, 'uk', heard, STAY);
    const credential = { name: 'credential', credential: 'of a stranger' };
    say(credential, { origin: 'https://evil.test' });
    say(credential, { source: window });
    for (const odd of [null, 'credential', 7, []]) say(odd);
    say({ name: 'drawn' });
    await offered;
    expect(heard).not.toHaveBeenCalled();
  });

  it('cannot be drawn where the client is blocked', async () => {
    setUp();
    const blocked = createSocialSignIn(document).offer(place, 'uk', vi.fn(), STAY);
    say({ name: 'failed' });
    await expect(blocked).rejects.toThrow('blocked');
    expect(place.childNodes).toHaveLength(0);
  });

  it('cannot be drawn where nothing is heard of it for as long as a read may take', async () => {
    vi.useFakeTimers();
    setUp();
    const offered = createSocialSignIn(document).offer(place, 'uk', vi.fn(), STAY);
    const refused = expect(offered).rejects.toThrow('not heard of');
    await vi.advanceTimersByTimeAsync(READ_TIMEOUT_MS);
    await refused;
    expect(place.childNodes).toHaveLength(0);
    vi.useRealTimers();
  });

  it('is taken away with its dialog, drawn or not, and hears nothing more', async () => {
    setUp();
    const heard = vi.fn<(token: string) => void>();
    const leave = new AbortController();
    const offered = createSocialSignIn(document).offer(place, 'uk', heard, leave.signal);
    const source = frame().contentWindow;
    leave.abort();
    await expect(offered).rejects.toThrow('taken away');
    expect(place.childNodes).toHaveLength(0);
    window.dispatchEvent(
      new MessageEvent('message', {
        data: { name: 'credential', credential: 'late' },
        origin: location.origin,
        source,
      }),
    );
    expect(heard).not.toHaveBeenCalled();
  });
});
