import { describe, expect, test } from 'vitest';
import { orderPlainly, renderPage } from '#app/entry-server.tsx';
import { matchAddress } from '#app/match.ts';
import type { PlainPress } from '#app/plain-order.ts';
import { createTestBackend } from '#mocks/node.ts';
import { profile } from '#profile';

interface WireOrder {
  _id: string;
  number: string;
}

const HOODIE = '6747fb95-1e18-437b-8166-cdfa886d856a';
const PRESS = { phone: '067 214 08 11', size: 'M', operation: '5d0c2a0e-6a0b-4a52-9c0c-0f5c4e4a3b10' };

/** A shop that keeps what was ordered of its backend; `refusal` is said to each order instead. */
function openShop(language: 'ua' | 'en' = 'ua', refusal?: () => Response) {
  const backend = createTestBackend();
  const address = `/${language}/catalog/product/${HOODIE}`;
  const ordered: { body: unknown; language: string | null; answer: WireOrder }[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (!request.url.includes('/orders/create')) return backend.handle(request);
    const body: unknown = await request.clone().json();
    const answer = refusal?.() ?? (await backend.handle(request));
    if (answer.ok)
      ordered.push({
        body,
        language: request.headers.get('accept-language'),
        answer: (await answer.clone().json()) as WireOrder,
      });
    return answer;
  };
  const shop = { baseUrl: 'https://shov.test', fetch };
  const press = (changed: Partial<PlainPress> = {}, sendIdempotencyKey = true) => {
    const match = matchAddress(address, profile);
    if (match === undefined) throw new Error('no such page');
    return orderPlainly({ ...PRESS, ...changed }, match, { ...shop, sendIdempotencyKey });
  };
  /** The form as it is drawn after a press, or before any. */
  const form = async (outcome?: Awaited<ReturnType<typeof press>>, query = ''): Promise<string> => {
    const page = await renderPage({ ...shop, address: address + query, origin: '', now: 0, outcome });
    const html = await new Response(page?.body).text();
    const [, drawn = ''] = /<noscript[^>]*>(.*?)<\/noscript>/s.exec(html) ?? [];
    return drawn;
  };
  return { ordered, press, form };
}

const words = (html: string): string => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');

test('a phone and a size order one piece to be called about, in the language of the page', async () => {
  const { ordered, press, form } = openShop();
  const outcome = await press();
  expect(ordered).toHaveLength(1);
  const [{ body, language, answer } = {}] = ordered;
  expect(body).toEqual({
    products: [{ variantId: HOODIE, size: 'M' }],
    customer: { phone: '+380672140811' },
    fast: true,
  });
  expect(language).toBe('uk');
  expect(outcome).toEqual({ number: answer?.number });
  expect(words(await form(outcome))).toContain(`Готово! Замовлення № ${answer?.number} прийнято`);
});

test('a number of another country is written with its code', async () => {
  const { ordered, press } = openShop('en');
  await press({ phone: '+48 512 345 678' });
  expect(ordered[0]).toMatchObject({ body: { customer: { phone: '+48512345678' } }, language: 'en' });
});

test('the same press is one order, however often it comes', async () => {
  const { ordered, press } = openShop();
  await press();
  await press();
  const [first, again] = ordered.map(({ answer }) => answer._id);
  expect(again).toBe(first);
  await press({ operation: PRESS.operation.replace('5', '6') });
  expect(ordered.at(-1)?.answer._id).not.toBe(first);
});

describe.each([
  ['ua', 'Оберіть розмір', 'Вкажіть телефон, щоб ми могли', 'Такого номера не буває'],
  ['en', 'Choose a size', 'Enter your phone, so that we can call you', 'Phone is not valid'],
] as const)('in %s', (language, noSize, noPhone, noSuch) => {
  test('what is missing is said in the words of the dialog, and orders nothing', async () => {
    const { ordered, press, form } = openShop(language);
    const said = words(await form(await press({ phone: ' ', size: '' })));
    expect(said).toContain(noSize);
    expect(said).toContain(noPhone);
    expect(ordered).toEqual([]);
  });

  test('a number that cannot be is said beside its field, with what was typed and chosen', async () => {
    const { press, form } = openShop(language);
    const html = await form(await press({ phone: '"067"<', size: 'L' }));
    expect(html).toMatch(
      /<input[^>]*type="tel"[^>]*aria-invalid="true"[^>]*order-wrong[^>]*value="&quot;067&quot;&lt;"/,
    );
    expect(html).toMatch(new RegExp(`id="order-wrong" role="alert">${noSuch}`));
    expect(html).toMatch(/<input[^>]*name="size"[^>]*checked=""[^>]*value="L"/);
  });
});

test('a phone that the server refuses is refused at its field', async () => {
  const details = [{ path: 'customer.phone', message: 'invalid' }];
  const { press, form } = openShop('ua', () =>
    Response.json({ code: 'VALIDATION_ERROR', message: 'no', details }, { status: 400 }),
  );
  const outcome = await press();
  expect(outcome).toMatchObject({ wrong: { phone: 'field.rule.phone' }, isOpen: false });
  expect(words(await form(outcome))).toContain('Такого номера не буває');
});

test('any other refusal is said at the end of the form', async () => {
  const { press, form } = openShop('ua', () =>
    Response.json({ code: 'VALIDATION_ERROR', message: 'no', details: [] }, { status: 400 }),
  );
  expect(words(await form(await press()))).toContain('Деякі поля заповнено неправильно');
});

test('where nobody knows whether it was ordered the press is kept, so that the next one makes no second order', async () => {
  const { press, form } = openShop('ua', () => new Response('<h1>Bad gateway</h1>', { status: 502 }));
  const outcome = await press();
  expect(outcome).toMatchObject({ isOpen: true });
  const html = await form(outcome);
  expect(html).toContain(`name="operation" value="${PRESS.operation}"`);
  expect(words(html)).toContain('Можна натиснути ще раз');
});

test('the form that all are shown carries nobody’s press, and the size that the address names', async () => {
  const { form: draw } = openShop();
  const html = await draw(undefined, '?size=S');
  expect(html).not.toContain('operation');
  const [form = ''] = /<form[^>]*>/.exec(html) ?? [];
  expect(form).toContain('method="post"');
  expect(form).toContain(`action="/ua/catalog/product/${HOODIE}#order"`);
  expect(html.match(/checked=""/g)).toHaveLength(1);
  expect(html).toMatch(/checked=""[^>]*value="S"/);
});

test('where the backend is not told that it is the same press, the next one promises nothing', async () => {
  const { press, form } = openShop('ua', () => new Response('<h1>Bad gateway</h1>', { status: 502 }));
  const html = words(await form(await press({}, false)));
  expect(html).toContain('може з’явитися друге');
  expect(html).not.toContain('Можна натиснути ще раз');
});
