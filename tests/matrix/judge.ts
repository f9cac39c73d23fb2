import type { Locator, Page, Request } from '@playwright/test';
import { CALLS } from '#contract/calls.ts';
import { isServerCode, STATUS_OF_CODE } from '#contract/codes.ts';
import { REFRESH_GRACE_MS, WRITE_TIMEOUT_MS } from '#domain/constants.ts';
import { buyerOn } from '#tests/e2e/buyer.ts';
import { customerOn } from '#tests/e2e/customer.ts';
import { expect, open } from '#tests/e2e/shop.ts';
import type { ShopServer } from '#tests/e2e/shop-server.ts';
import { wordsOf } from '#tests/e2e/words.ts';
import type { Cell } from './cells.ts';
import type { Row, Visit } from './row.ts';
import { more, type Tally, tallyOf } from './tally.ts';

/** Nothing has come or gone for so long: longer than a reader waits to ask again. A renewal that failed takes its time. */
const QUIET_MS = 350;
/** How long the backend lets the shop wait when it is slow, or asks it to. */
const WAITS_MS = { latency: 1_500, 'too-many-requests': 1_000 };
const PATIENCE_MS = 25_000;

/** What the browser, and the shop for whoever runs it, say of a call that failed. */
export const EXPECTED = [
  /^console error: Failed to load resource/,
  /^console warning: (?:not loaded: )?[\w.-]+(?:: |, | \()/,
];

const DENIALS: ReadonlySet<number> = new Set([401, 403, 404]);

/** Done although its answer was of no use. */
const DONE_UNHEARD: ReadonlySet<string> = new Set([
  'html',
  'plain-string',
  'truncated-json',
  'empty',
  'hang',
  'lost-after-commit',
]);

/** Reads what a page asks its server for. */
class Line {
  /** How often the call of the cell was made. */
  asked = 0;
  readonly #pending = new Set<Request>();
  /** Those of the call of the cell. */
  readonly #struck = new Set<Request>();
  #changedAt = Date.now();

  constructor(page: Page, { call }: Row) {
    const { method, path } = CALLS[call];
    const pattern = new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`);
    const isCall = (request: Request): boolean =>
      request.method() === method && pattern.test(new URL(request.url()).pathname);
    page.on('request', (request) => {
      if (request.isNavigationRequest()) this.#pending.clear();
      if (!new URL(request.url()).pathname.startsWith('/v1/')) return;
      if (isCall(request)) {
        this.asked += 1;
        this.#struck.add(request);
      }
      this.#pending.add(request);
      this.#changedAt = Date.now();
    });
    const end = (request: Request): void => {
      if (this.#pending.delete(request)) this.#changedAt = Date.now();
    };
    page.on('requestfinished', end);
    page.on('requestfailed', end);
  }

  isQuiet(forMs: number): boolean {
    return this.#pending.size === 0 && Date.now() - this.#changedAt > forMs;
  }

  /** The call hangs, and every other one was answered. */
  onlyHangs(): boolean {
    return this.#pending.isSubsetOf(this.#struck) && Date.now() - this.#changedAt > QUIET_MS;
  }
}

async function isBusy(page: Page): Promise<boolean> {
  return (await page.locator('[aria-busy=true]:visible').count()) > 0;
}

/** Until nothing more comes of what was done. */
async function rest(page: Page, line: Line, { row, fault }: Cell): Promise<void> {
  const asked = fault === 'too-many-requests' ? WAITS_MS[fault] : 0;
  const quietMs = QUIET_MS + asked + (row.as === undefined ? 0 : REFRESH_GRACE_MS);
  await expect
    .poll(async () => line.isQuiet(quietMs) && !(await isBusy(page)), {
      message: 'the page comes to rest',
      timeout: PATIENCE_MS,
      intervals: [50],
    })
    .toBe(true);
}

/** Until the call was made and nothing more comes of it. */
async function settle(page: Page, line: Line, cell: Cell): Promise<void> {
  await expect.poll(() => line.asked, { message: 'the call is made', timeout: PATIENCE_MS }).toBeGreaterThan(0);
  if (cell.fault === 'hang') {
    // The clock goes on for all of them: one that is merely slow would be given up too.
    await expect.poll(() => line.onlyHangs(), { message: 'the others are answered', timeout: PATIENCE_MS }).toBe(true);
    await page.clock.fastForward(WRITE_TIMEOUT_MS);
  }
  await rest(page, line, cell);
}

const retryButton = ({ page, say }: Visit): Locator => page.getByRole('button', { name: say('common.retry') }).first();

/** Said where it was asked for, or over the page. */
const toldIn = ({ page, say }: Visit): Locator =>
  page
    .locator('main, dialog')
    .locator('[role=alert], [role=status], output, [aria-live]:not(:empty)')
    .or(page.getByRole('region', { name: say('toast.label') }).getByRole('paragraph'))
    .filter({ hasText: /\S/, hasNotText: say('toast.signed-in'), visible: true })
    .first();

/** The server says that there is no such thing, or not for this shopper: the screen says so, and where to go instead. */
function isDenied(fault: string): boolean {
  return fault === 'INVALID_UUID' || (isServerCode(fault) && DENIALS.has(STATUS_OF_CODE[fault]));
}

/** Where a screen leads on to. */
const wayOn = ({ page }: Visit): Locator =>
  page.getByRole('main').getByRole('link').or(page.getByRole('main').getByRole('button')).first();

/** Everything that is so before the call is made. */
async function prepare(visit: Visit, row: Row): Promise<void> {
  if (row.as !== undefined) {
    await open(visit.page, '/ua/faq');
    await visit.customer.signIn(row.as);
  }
  await row.come(visit);
  await row.type?.(visit);
}

/** The page is whole, has a way on, and nothing typed is lost. */
async function expectWayOut(visit: Visit, { row, fault }: Cell): Promise<void> {
  const { page, customer } = visit;
  await expect(page.locator('main'), 'the main part').toHaveCount(1);
  await expect(page.locator('h1'), 'the heading').toHaveCount(1);
  await expect(page.getByRole('banner').getByRole('link').first(), 'the way back').toBeVisible();
  if (row.without !== undefined) return expect(row.without(visit), 'the page without it').toBeVisible();
  const isOut = row.as !== undefined && (await customer.signInButton.isVisible());
  if (isOut) return;
  if (CALLS[row.call].isRead)
    await expect(isDenied(fault) ? wayOn(visit) : retryButton(visit), 'the way on').toBeVisible();
  // The page is at rest by now.
  for (const [field, text] of row.typed?.(visit) ?? [])
    await expect(field, 'what was typed').toHaveValue(text, { timeout: 1_000 });
  if (row.chosen !== undefined) await expect(row.chosen(visit), 'what was chosen').toBeChecked();
}

/** What a shopper does next: what is offered, the same press, or the same way once more. */
async function tryAgain(visit: Visit, row: Row): Promise<void> {
  const { page, customer } = visit;
  if (await retryButton(visit).isVisible()) return retryButton(visit).click();
  const isOut = row.as !== undefined && (await customer.signInButton.isVisible());
  const field = row.typed?.(visit)[0]?.[0];
  const isThere = field !== undefined && !isOut && (await field.isVisible());
  const isInDialog = isThere && (await field.evaluate((element) => element.closest('dialog, [role=dialog]') !== null));
  // A dialog may have opened over the screen.
  if (!isInDialog) await page.keyboard.press('Escape');
  if (isOut) await prepare(visit, row);
  else if (!isThere) {
    await row.come(visit);
    await row.type?.(visit);
  }
  await row.act(visit);
}

/** Once the fault is gone, what a shopper does next leads on. */
async function seeItDone(visit: Visit, { row, fault }: Cell): Promise<void> {
  await tryAgain(visit, row);
  const before = DONE_UNHEARD.has(fault) ? row.doneBefore?.(visit) : undefined;
  const done = before === undefined ? row.done(visit) : row.done(visit).or(before);
  await expect(done.first(), 'what comes of it').toBeVisible({ timeout: PATIENCE_MS });
}

/** What there may be more of in the end. */
function expectedOf({ row, fault }: Cell): Tally {
  const nothing = { orders: 0, customers: 0, subscribers: 0, pieces: 0 };
  if (row.isFinal?.(fault) === true) return nothing;
  const made = { ...nothing, ...row.makes };
  return row.isReplaced?.(fault) === true ? { ...made, orders: made.orders + 1 } : made;
}

/** A shopper makes the call while it fails in this way, and again once it does not. */
export async function judge(page: Page, server: ShopServer, cell: Cell): Promise<void> {
  const { row, fault } = cell;
  // Readers ask again as soon as they may.
  await page.addInitScript(() => (Math.random = () => 0));
  if (fault === 'hang') await page.clock.install();
  const known = new Map<string, string>();
  const visit: Visit = {
    page,
    server,
    known,
    say: wordsOf('ua'),
    customer: customerOn(page),
    buyer: buyerOn(page, 'ua'),
  };
  const had = await tallyOf(server.url);
  await prepare(visit, row);
  const line = new Line(page, row);
  await server.plan(`${row.call}:${fault === 'latency' ? `latency=${WAITS_MS.latency}` : fault}:always`);
  const seen = row.without ?? (CALLS[row.call].isRead && isDenied(fault) ? wayOn : toldIn);
  // Some words go by themselves, so they are looked for from the beginning.
  const said = seen(visit).waitFor({ timeout: PATIENCE_MS });
  said.catch(() => undefined);
  await row.act(visit);
  await settle(page, line, cell);
  if (!(await row.done(visit).isVisible())) {
    await said;
    await expectWayOut(visit, cell);
    await server.plan();
    if (row.isFinal?.(fault) !== true) await seeItDone(visit, cell);
  }
  await rest(page, line, cell);
  expect(more(await tallyOf(server.url), had), 'what there is more of').toEqual(expectedOf(cell));
}
