import { array, assert, jsonValue, property } from 'fast-check';
import { expect, test } from 'vitest';
import { STORAGE_RECENTLY_VIEWED } from '#domain/constants.ts';
import { AppError } from '#domain/errors.ts';
import { buildVariant } from '#fixtures/build.ts';
import { idOf } from '#fixtures/ids.ts';
import { decodeSeen } from '#stores/recently-viewed.ts';
import { createFakeShop } from '../support/fake-shop.ts';

const thing = (name: string, product = name) => buildVariant({ id: idOf(name), productId: idOf(`${product} product`) });
const THINGS = ['cap', 'tee', 'socks', 'poster', 'tote', 'hoodie'].map((name) => thing(name));
const [CAP, TEE, SOCKS] = THINGS as [(typeof THINGS)[0], (typeof THINGS)[0], (typeof THINGS)[0]];

function openShop(variants = THINGS, kept: Record<string, string> = {}) {
  const shop = createFakeShop({ variants, kept });
  return { ...shop, recent: shop.stores.recentlyViewed };
}

test('the newest four come first, and never the thing itself', async () => {
  const { recent } = openShop();
  for (const one of THINGS) recent.see(one);
  expect(recent.besides(THINGS[5]?.productId ?? '')).toEqual([4, 3, 2, 1].map((at) => THINGS[at]?.id));
});

test('colours of one thing are one, shown in the colour last looked at', () => {
  const olive = thing('cap in olive', 'cap');
  const { recent } = openShop([...THINGS, olive]);
  recent.see(CAP);
  recent.see(TEE);
  recent.see(olive);
  expect(recent.besides(TEE.productId)).toEqual([olive.id]);
  expect(recent.besides(CAP.productId)).toEqual([TEE.id]);
});

test('what is kept is there on the next visit, with what another tab has added', () => {
  const { recent, keyValue } = openShop();
  recent.see(CAP);
  const elsewhere = openShop(THINGS, { [STORAGE_RECENTLY_VIEWED]: keyValue.read(STORAGE_RECENTLY_VIEWED) ?? '' });
  elsewhere.recent.see(TEE);
  expect(elsewhere.recent.besides(TEE.productId)).toEqual([CAP.id]);
  keyValue.write(STORAGE_RECENTLY_VIEWED, elsewhere.keyValue.read(STORAGE_RECENTLY_VIEWED) ?? '');
  recent.see(SOCKS);
  expect(recent.besides(SOCKS.productId)).toEqual([TEE.id, CAP.id]);
});

test('no more than twelve are kept', () => {
  const many = Array.from({ length: 20 }, (_, index) => thing(`thing ${index}`));
  const { recent } = openShop(many);
  for (const one of many) recent.see(one);
  expect(recent.seen).toHaveLength(12);
});

test('prices are those of today, and what is no longer sold is left out', async () => {
  const variants = [CAP, TEE, SOCKS];
  const { recent, ports, stores } = openShop(variants);
  for (const one of variants) recent.see(one);
  variants.splice(0, 2, { ...CAP, price: 1 });
  await recent.load(SOCKS.productId);
  expect(ports.catalog.calls.map((call) => call.method)).toEqual(['searchVariants']);
  expect(stores.catalog.goodsOf(recent.besides(SOCKS.productId)).map(({ id, price }) => [id, price])).toEqual([
    [CAP.id, 1],
  ]);
});

test('where they cannot be had the page does without, in silence', async () => {
  const { recent, ports, stores } = openShop([]);
  recent.see(CAP);
  ports.catalog.failNext(new AppError('unreachable'));
  await recent.load(TEE.productId);
  expect([recent.state.status, stores.catalog.goodsOf([CAP.id]), stores.toasts.toasts]).toEqual(['idle', [], []]);
});

test('who signs out is shown nothing of it', () => {
  const { recent } = openShop();
  recent.see(CAP);
  recent.forget();
  expect(recent.besides('')).toEqual([]);
});

test('a storage that keeps nothing does no harm', () => {
  const { recent, keyValue } = openShop();
  keyValue.refuse();
  recent.see(CAP);
  expect(recent.besides('')).toEqual([CAP.id]);
});

test.each([
  undefined,
  '',
  'null',
  '[]',
  '{"version":1}',
  '{"version":1,"seen":{}}',
  '{"version":2,"seen":[{"id":"…"}]}',
  '{"version":1,"seen":[null,7,"x",{"id":"../users","productId":"x"},{"__proto__":{"id":"x"}}]}',
])('a damaged or foreign note %s is no note', (text) => {
  expect(decodeSeen(text)).toEqual([]);
});

test('of a note with damage the good lines are kept, whatever the damage is', () => {
  const good = { id: CAP.id, productId: CAP.productId };
  assert(
    property(array(jsonValue(), { maxLength: 5 }), (damage) => {
      const seen = decodeSeen(JSON.stringify({ version: 1, seen: [...damage, good] }));
      expect(seen).toContainEqual(good);
    }),
  );
});
