import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { STORAGE_CONSENT, STORAGE_SESSION } from '#domain/constants.ts';
import { buildPage } from '#fixtures/build.ts';
import { KeptHere } from '#views/screens/kept-here.tsx';
import { PageScreen } from '#views/screens/page-screen.tsx';
import { DataLetter } from '#views/screens/profile/data-letter.tsx';
import { PASSWORD, SOLOMIIA } from '../support/fake-auth-port.ts';
import { renderView } from '../support/render-view.tsx';

function keptOf(...given: [string, string][]) {
  const all = new Map(given);
  return {
    all,
    read: () => [...all].map(([name, value]) => ({ name, value })),
    forget: (name: string) => void all.delete(name),
  };
}

test('each thing that is kept is seen by its name and deleted alone; the keyboard goes on from the heading', async () => {
  const keptHere = keptOf(['region', 'UA'], ['saved', 'a,b'], [STORAGE_SESSION, 'token']);
  const { user } = renderView(<KeptHere />, { keptHere });
  const items = await screen.findAllByRole('listitem');
  expect(items.map((item) => within(item).getByRole('code').textContent)).toEqual(['UA', 'a,b', '•••']);
  await user.click(screen.getByRole('button', { name: 'Видалити: saved' }));
  expect(await screen.findByText('Видалено: saved')).toHaveRole('status');
  expect(screen.getByRole('heading')).toHaveFocus();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});

test('all of it is deleted by one press, and that nothing is left is said', async () => {
  const { user } = renderView(<KeptHere />, { keptHere: keptOf(['region', 'UA'], ['saved', 'a']) });
  await user.click(await screen.findByRole('button', { name: 'Видалити все' }));
  expect(await screen.findByText('Зараз тут немає нічого.')).toBeInTheDocument();
  expect(screen.getByText('Видалено: region, saved')).toHaveRole('status');
});

test('the list follows what is kept meanwhile: here, by signing in, and in another tab', async () => {
  const keptHere = keptOf(['region', 'UA']);
  const { stores } = renderView(<KeptHere />, { keptHere });
  const listed = async (...names: string[]) =>
    waitFor(() =>
      expect(screen.getAllByRole('listitem').map((item) => item.querySelector('summary')?.textContent)).toEqual(names),
    );
  await listed('region');
  keptHere.all.set(STORAGE_CONSENT, 'true');
  act(() => stores.consent.give('accepted'));
  await listed('region', STORAGE_CONSENT);
  keptHere.all.set(STORAGE_SESSION, 'token');
  await act(() => stores.signIn.login({ email: SOLOMIIA.email, password: PASSWORD }));
  await listed('region', STORAGE_CONSENT, STORAGE_SESSION);
  keptHere.all.delete('region');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'region' })));
  await listed(STORAGE_CONSENT, STORAGE_SESSION);
});

test.each(['true', 'false'])('the answer %s about cookies is taken back beside what is kept', async (answer) => {
  const { user, stores } = renderView(<KeptHere />, { kept: { [STORAGE_CONSENT]: answer } });
  const change = () => screen.queryByRole('button', { name: 'Змінити згоду на файли cookie' });
  expect(change()).not.toBeInTheDocument();
  act(() => stores.consent.read());
  await user.click(screen.getByRole('button', { name: 'Змінити згоду на файли cookie' }));
  expect(stores.consent.answer).toBeUndefined();
  expect(change()).not.toBeInTheDocument();
});

test('it stands on the page about privacy and on no other', async () => {
  for (const [slug, times] of [
    ['privacy-policy', 1],
    ['faq', 0],
  ] as const) {
    const { stores, unmount } = renderView(<PageScreen slug={slug} />, { pages: [buildPage({ slug })] });
    await stores.pages.load(slug);
    await screen.findByRole('heading', { level: 1 });
    if (times > 0) await screen.findByRole('heading', { name: 'Що лежить тут зараз' });
    expect(screen.queryAllByRole('heading', { name: 'Що лежить тут зараз' })).toHaveLength(times);
    unmount();
  }
});

test('own data: the letter asks for it or for the account to be deleted, and names the account', async () => {
  const contacts = { email: 'pryvit@shov.ua', phone: '+380', address: 'Київ' };
  const { user, stores } = renderView(<DataLetter email="olena@shov.example" />, {
    pages: [buildPage({ slug: 'contacts', contacts })],
  });
  await stores.pages.load('contacts');
  await user.click(screen.getByText('Мої дані й акаунт'));
  const letter = (): URLSearchParams =>
    new URL(screen.getByRole('link', { name: 'Написати на pryvit@shov.ua' }).getAttribute('href') ?? '').searchParams;
  expect(letter().get('subject')).toBe('Надіслати мої дані');
  await user.click(screen.getByRole('radio', { name: 'Видалити акаунт' }));
  expect(letter().get('subject')).toBe('Видалити акаунт');
  expect(letter().get('body')).toContain('olena@shov.example');
});
