import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { OverThePage } from '#app/over-the-page.tsx';
import { STORAGE_CONSENT, STORAGE_PROMO_CODE } from '#domain/constants.ts';
import { profile } from '#profiles/ua.ts';
import { PASSWORD, SOLOMIIA } from '#tests/support/fake-auth-port.ts';
import { Measured } from '#tests/support/measured.ts';
import type { ViewOptions } from '#tests/support/render-view.tsx';
import { renderView } from '#tests/support/render-view.tsx';
import { TENTH } from '#tests/stores/open-promo.ts';

const AUTOMATIC = { ...profile, features: { ...profile.features, discountModal: true } };
const offer = () => screen.queryByRole('button', { name: '−10% на перше замовлення' });
const banner = () => screen.queryByRole('region', { name: 'Файли cookie' });

function scrollTo(y: number): void {
  act(() => {
    window.scrollY = y;
    fireEvent.scroll(window);
  });
}

/** The ways the router went. */
function Ways({ went }: { went: string[] }) {
  const way = `${useNavigationType()} ${useLocation().key}`;
  useEffect(() => void went.push(way.split(' ')[0] ?? ''), [went, way]);
  return undefined;
}

async function openPage(options: ViewOptions = {}, before?: () => void) {
  const went: string[] = [];
  before?.();
  // What waits for its code while it is drawn has to be waited for by whoever draws it.
  const view = await act(async () =>
    renderView(
      <>
        <button type="button">Сторінка</button>
        <Ways went={went} />
        <OverThePage />
      </>,
      options,
    ),
  );
  act(() => {
    view.stores.consent.start();
    view.stores.discount.start();
  });
  const isBuying = /basket|checkout/.test(options.path ?? '');
  // A dialog that has opened hides it.
  if (!isBuying) await screen.findByRole('button', { name: '−10% на перше замовлення', hidden: true });
  else if (options.kept?.[STORAGE_CONSENT] === undefined) await screen.findByRole('region', { name: 'Файли cookie' });
  return { ...view, went };
}

beforeEach(() => {
  window.scrollY = 0;
  vi.stubGlobal('ResizeObserver', Measured);
});

describe('the cookie banner', () => {
  it('goes once it is answered, the answer is kept, and the keyboard goes on', async () => {
    for (const [button, kept] of [
      ['Гаразд', 'true'],
      ['Лише потрібні', 'false'],
    ] as const) {
      const { user, shop, unmount } = await openPage();
      await user.click(screen.getByRole('button', { name: button }));
      expect(banner()).not.toBeInTheDocument();
      expect(shop.keyValue.read(STORAGE_CONSENT)).toBe(kept);
      unmount();
    }
  });

  it.each(['true', 'false'])('does not ask again whoever answered %s', async (answer) => {
    await openPage({ kept: { [STORAGE_CONSENT]: answer } });
    expect(banner()).not.toBeInTheDocument();
  });

  it('says where to read more', async () => {
    await openPage();
    expect(screen.getByRole('link', { name: 'Докладніше' })).toHaveAttribute('href', '/ua/privacy-policy');
  });
});

describe('a promo code in the address', () => {
  it('is kept, said, and taken out of the address; the rest of the address and its entry stay', async () => {
    const { shop, went, address } = await openPage({ path: '/catalog?sort=new&promo=shov10', promoCodes: [TENTH] });
    await waitFor(() => expect(shop.keyValue.read(STORAGE_PROMO_CODE)).toBe('SHOV10'));
    expect(address()).toBe('/ua/catalog?sort=new');
    expect(went).not.toContain('PUSH');
    await waitFor(() => expect(shop.stores.toasts.toasts[0]?.words).toMatchObject({ key: 'toast.promo-kept' }));
  });

  it('beside a dialog: both are done', async () => {
    const { shop, stores, address } = await openPage({ path: '/?promo=SHOV10&dialog=auth', promoCodes: [TENTH] });
    expect(stores.dialogs.current?.name).toBe('auth');
    await waitFor(() => expect(shop.keyValue.read(STORAGE_PROMO_CODE)).toBe('SHOV10'));
    expect(address()).toBe('/ua');
  });
});

describe('the discount button', () => {
  it.each(['/basket', '/checkout', '/checkout/a', '/checkout/success', '/checkout/error'])(
    'is not on %s',
    async (path) => {
      await openPage({ path });
      expect(offer()).not.toBeInTheDocument();
    },
  );

  it.each(['/', '/catalog', '/catalog/product/a', '/faq'])('is on %s', async (path) => {
    await openPage({ path });
    expect(offer()).toBeInTheDocument();
  });

  it('opens the offer', async () => {
    const { user, stores } = await openPage();
    await act(() => user.click(screen.getByRole('button', { name: '−10% на перше замовлення' })));
    expect(stores.dialogs.current?.name).toBe('discount');
    expect(await screen.findByRole('dialog', { name: 'Мінус 10% на перше замовлення' })).toBeInTheDocument();
  });

  it('knows the first screenful of a page, on which a phone does not show it, and the very end', async () => {
    Object.defineProperty(document.documentElement, 'scrollHeight', { value: 5_000, configurable: true });
    await openPage();
    expect(offer()).toHaveAttribute('data-place', 'start');
    scrollTo(window.innerHeight + 1);
    // Out of sight until a look at the words, which a scroll does not wait for.
    expect(offer()).toHaveAttribute('data-place', 'words');
    await waitFor(() => expect(offer()).toHaveAttribute('data-place', 'middle'));
    scrollTo(5_000 - window.innerHeight);
    expect(offer()).toHaveAttribute('data-place', 'end');
  });

  it.each([
    ['what is bought by', true],
    ['a choice of it that stands by itself', false],
  ])('yields to %s wherever it would lie over it', async (_, isWhole) => {
    for (const [side, at] of [
      ['offsetLeft', window.innerWidth - 108],
      ['offsetTop', window.innerHeight - 108],
      ['offsetHeight', 84],
    ] as const)
      vi.spyOn(HTMLElement.prototype, side, 'get').mockReturnValue(at);
    const bought = document.createElement('div');
    bought.dataset['buying'] = '';
    const size = bought.appendChild(document.createElement('button'));
    const place = (top: number) => {
      (isWhole ? bought : size).getBoundingClientRect = () => new DOMRect(800, top, 320, 150);
    };
    await openPage({}, () => document.body.append(bought));
    const seen: (string | undefined)[] = [];
    for (const top of [window.innerHeight - 100, -400, window.innerHeight + 1]) {
      place(top);
      scrollTo(window.scrollY + 1);
      seen.push(offer()?.dataset['place']);
    }
    bought.remove();
    vi.restoreAllMocks();
    expect(seen).toEqual(['buying', 'start', 'start']);
  });
});

describe('an address that asks for a dialog', () => {
  it('opens it with the mail in its field, and asks no more, in the same place of the history', async () => {
    const { address, went } = await openPage({ path: '/catalog?sort=new&dialog=subscribe&email=olena%40poshta.ua' });
    expect(await screen.findByRole('textbox', { name: 'Ваша електронна пошта' })).toHaveValue('olena@poshta.ua');
    expect(address()).toBe('/ua/catalog?sort=new');
    expect(went).toEqual(['POP', 'REPLACE']);
  });

  it('to sign in opens nothing for who is signed in', async () => {
    const view = renderView(<OverThePage />, { path: '/catalog?dialog=auth&sort=new', isAwake: false });
    await act(() => view.stores.signIn.login({ email: SOLOMIIA.email, password: PASSWORD }));
    act(() => view.stores.ui.wake());
    await waitFor(() => expect(view.address()).toBe('/ua/catalog?sort=new'));
    expect(view.stores.dialogs.current).toBeUndefined();
  });

  it('is only freed of the asking when there is no such dialog', async () => {
    const { address, stores, went } = await openPage({ path: '/?dialog=__proto__&email=%00&x=1' });
    await waitFor(() => expect(address()).toBe('/ua?x=1'));
    expect(stores.dialogs.current).toBeUndefined();
    expect(went).toEqual(['POP', 'REPLACE']);
  });

  it('which asks for nothing is left as it is', async () => {
    const { address, went } = await openPage({ path: '/catalog?q=%D1%88%D0%BE%D0%B2+1' });
    expect(address()).toBe('/ua/catalog?q=%D1%88%D0%BE%D0%B2+1');
    expect(went).toEqual(['POP']);
  });

  it('does not open it a second time once it is closed', async () => {
    const { user, stores } = await openPage({ path: '/?dialog=subscribe' });
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(stores.dialogs.current).toBeUndefined();
  });
});

describe('an offer that comes by itself', () => {
  it('comes where the profile wants it, and not where something is being bought', async () => {
    const { stores, unmount } = await openPage({ profile: AUTOMATIC });
    await waitFor(() => expect(stores.dialogs.current?.name).toBe('discount'));
    unmount();
    const buying = await openPage({ profile: AUTOMATIC, path: '/basket' });
    expect(buying.stores.dialogs.current).toBeUndefined();
  });

  it('gives way to the dialog that the address asks for', async () => {
    const { stores } = await openPage({ profile: AUTOMATIC, path: '/?dialog=subscribe' });
    expect(stores.dialogs.current?.name).toBe('subscribe');
  });

  it('does not take the focus from whoever is typing', async () => {
    const field = document.createElement('input');
    document.body.append(field);
    const { stores } = await openPage({ profile: AUTOMATIC }, () => field.focus());
    expect(stores.dialogs.current).toBeUndefined();
    expect(field).toHaveFocus();
    field.remove();
  });
});

it('nothing of it is there before the page is alive', () => {
  renderView(<OverThePage />, { isAwake: false });
  expect(document.body).toHaveTextContent('');
});
