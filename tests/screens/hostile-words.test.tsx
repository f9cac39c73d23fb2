import { act, cleanup, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { beforeAll, expect, test } from 'vitest';
import { buildCategory, buildPage, buildPhoto, buildVariant } from '#fixtures/build.ts';
import { idOf } from '#fixtures/ids.ts';
import { Breadcrumbs } from '#views/layout/breadcrumbs.tsx';
import { Toasts } from '#views/layout/toasts.tsx';
import { ProductGrid } from '#views/product-card/product-grid.tsx';
import { CatalogScreen } from '#views/screens/catalog/catalog-screen.tsx';
import { PageScreen } from '#views/screens/page-screen.tsx';
import { ProductScreen } from '#views/screens/product/product-screen.tsx';
import { ErrorBox } from '#views/ui/error-box.tsx';
import { HARMLESS, HOSTILE, shape } from '#tests/support/hostile-words.ts';
import { renderView, type ViewOptions } from '#tests/support/render-view.tsx';

const say = (text: string) => [{ type: 'paragraph' as const, children: [{ text }] }];

function thing(words: string) {
  const color = { id: idOf('coal'), name: words, hex: '#1f1c1e' };
  const details = { composition: words, care: words, fit: words };
  return buildVariant({
    name: words,
    vendorCode: words,
    color,
    description: say(words),
    details: { ...buildVariant().details, ...details },
    photos: [buildPhoto({ alt: words })],
  });
}

type Place = (words: string) => { element: ReactElement; options?: ViewOptions; load?: string };
const PLACES: Record<string, Place> = {
  'a card': (words) => ({ element: <ProductGrid variants={[thing(words)]} /> }),
  'a product': (words) => ({
    element: <ProductScreen />,
    // As the server draws it: what comes late would make one page differ from another.
    options: {
      route: '/catalog/product/:id',
      path: `/catalog/product/${thing('').id}`,
      variants: [thing(words)],
      isAwake: false,
    },
    load: 'product',
  }),
  'a category': (words) => ({
    element: <CatalogScreen />,
    options: {
      route: '/catalog/:category?',
      path: `/catalog/${buildCategory().id}`,
      categories: [buildCategory({ name: words })],
    },
    load: 'listing',
  }),
  'an info page': (words) => ({
    element: <PageScreen slug="about" />,
    options: {
      pages: [
        buildPage({
          title: words,
          blocks: [
            { type: 'text', title: words, text: say(words) },
            { type: 'steps', title: words, items: [{ title: words, text: words }] },
            { type: 'faq', title: words, items: [{ question: words, answer: say(words) }] },
          ],
        }),
      ],
    },
  }),
  breadcrumbs: (words) => ({
    element: <Breadcrumbs trail={[{ label: words, to: '/catalog' }, { label: words }]} />,
  }),
  'an error': (words) => ({ element: <ErrorBox error={{ text: words }} onRetry={() => {}} /> }),
  'a message': (words) => ({ element: <Toasts />, load: `toast ${words}` }),
};

beforeAll(async () => {
  // The sizes of a card come in a chunk of their own: it is there before anything is compared.
  renderView(<ProductGrid variants={[thing('')]} />);
  await screen.findAllByRole('button');
  cleanup();
});

async function drawn(place: Place, words: string): Promise<HTMLElement> {
  const { element, options, load } = place(words);
  const { container, stores } = renderView(element, options);
  await act(async () => {
    if (load === 'product') await stores.product.open(thing('').id);
    else if (load !== undefined && load !== 'listing') stores.toasts.show('error', { text: words });
    else if (load === 'listing') await stores.catalog.loadShared(() => {});
  });
  return container;
}

test.each(Object.entries(PLACES))('whatever words are in %s, they are words and nothing else', async (_, place) => {
  const plain = await drawn(place, HARMLESS);
  const before = shape(plain);
  expect(plain.textContent).toContain(HARMLESS);
  cleanup();
  for (const words of HOSTILE) {
    const page = await drawn(place, words);
    expect(shape(page), words).toBe(before);
    expect(page.textContent).toContain(words);
    cleanup();
  }
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
});

test('this check sees markup that was made of words', () => {
  const page = document.createElement('div');
  page.append(document.createElement('p'));
  const before = shape(page);
  page.firstElementChild?.append(document.createElement('img'));
  expect(shape(page)).not.toBe(before);
});
