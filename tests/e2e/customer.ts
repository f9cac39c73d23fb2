import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import type { Locale } from '#domain/profile.ts';
import { STORAGE_SESSION } from '#domain/constants.ts';
import { encodeSession } from '#domain/session.ts';
import type { Tokens } from '#domain/tokens.ts';
import { expect } from './shop.ts';
import { wordsOf } from './words.ts';

/** Documented accounts of the bundled backend. */
export const SOLOMIIA = { email: 'solomiia@shov.example', password: 'soniakh-2026' };
export const OSTAP = { email: 'ostap@shov.example', password: 'nytka-2026' };

interface Letter {
  kind: string;
  to: string;
  link?: { url: string };
}

/** What somebody with an account does, in one language, on a page that is alive. */
export function customerOn(page: Page, locale: Locale = 'ua') {
  const say = wordsOf(locale);
  const header = page.getByRole('banner');
  const dialog = (): Locator => page.getByRole('dialog', { name: say('dialog.auth.title') });
  const field = (key: string): Locator => page.getByLabel(say(key), { exact: true });
  const press = (key: string): Promise<void> => page.getByRole('button', { name: say(key), exact: true }).click();

  const type = async ({ email, password }: typeof SOLOMIIA): Promise<void> => {
    await field('field.email').fill(email);
    await field('field.password').fill(password);
  };
  return {
    say,
    dialog,
    field,
    press,
    signInButton: header.getByRole('button', { name: say('header.sign-in'), exact: true }),
    profileLink: header.getByRole('link', { name: say('header.profile'), exact: true }),
    toast: (key: string, values = {}): Locator =>
      page.getByRole('region', { name: say('toast.label') }).getByText(say(key, values)),
    async openDialog() {
      await header.getByRole('button', { name: say('header.sign-in'), exact: true }).click();
      await expect(dialog()).toBeVisible();
    },
    async signIn(who = SOLOMIIA) {
      await this.openDialog();
      await type(who);
      await dialog()
        .getByRole('button', { name: say('dialog.auth.login.send'), exact: true })
        .click();
      await expect(this.profileLink).toBeVisible();
      await expect(dialog()).toBeHidden();
    },
    /** Has signed in on another day: no page of the shop is open yet, and what is opened next knows it. */
    async signedInBefore(who = SOLOMIIA) {
      const answer = await page.request.post('/v1/auth/login', { data: who });
      expect(answer.ok(), await answer.text()).toBe(true);
      const tokens = (await answer.json()) as Tokens;
      const session = encodeSession({ ...tokens, id: randomUUID(), email: who.email, receivedAt: Date.now() });
      await page.goto('/robots.txt');
      await page.evaluate(([name, kept]) => localStorage.setItem(name, kept), [STORAGE_SESSION, session] as const);
    },
    async register(who: typeof SOLOMIIA) {
      await this.openDialog();
      await page.getByRole('tab', { name: say('dialog.auth.register') }).click();
      await type(who);
      await press('dialog.auth.register.send');
      await expect(this.profileLink).toBeVisible();
    },
    async signOut() {
      await header.getByRole('button', { name: say('header.menu') }).click();
      const menu = page.getByRole('dialog', { name: say('header.menu') });
      await menu.getByRole('button', { name: say('header.sign-out') }).click();
      await expect(menu).toBeHidden();
      await expect(this.signInButton).toBeVisible();
    },
    /** The browser's session as it would be an hour later. */
    async growOld() {
      await page.evaluate((name) => {
        const session = JSON.parse(localStorage.getItem(name) ?? '{}') as { receivedAt: number };
        localStorage.setItem(name, JSON.stringify({ ...session, receivedAt: session.receivedAt - 3_600_000 }));
      }, STORAGE_SESSION);
    },
  };
}

/** Path, query and fragment of the link in the last letter of a kind to somebody. */
export async function linkOf(origin: string, kind: string, to: string): Promise<string> {
  const letters = (await (
    await fetch(`${origin}/v1/__mock/letters`, { headers: { accept: 'application/json' } })
  ).json()) as Letter[];
  const url = letters.findLast((letter) => letter.kind === kind && letter.to === to)?.link?.url;
  if (url === undefined) throw new Error(`No letter of kind ${kind} to ${to}`);
  const { pathname, search, hash } = new URL(url);
  return pathname + search + hash;
}
