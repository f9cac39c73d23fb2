import type { Page, PageSlug } from '#domain/content.ts';
import type { Theme } from '#domain/profile.ts';
import { plainText } from '#domain/rich-text.ts';
import { loadHome } from '#stores/load-home.ts';
import { READY } from '#stores/load-state.ts';
import { PATTERN_PARAMETER, patternNumber } from '#domain/pattern-number.ts';
import { pictureOfPattern } from '#views/pattern/own-number.ts';
import { CONTEXT } from '../head/json-ld.ts';
import { type Screen, screen } from '../screen.ts';
import { BARE, TEXT } from './chrome.ts';
import { catalog, product } from './goods.ts';
import type { JsonLd, RouteRow, Shown } from './route.ts';

/** What a screen of one page of the wire has of it. */
function partsOf(slug: PageSlug) {
  const keyOf = ({ match }: Shown): `${Shown['match']['locale']}:${PageSlug}` => `${match.locale}:${slug}`;
  const pageOf = (shown: Shown): Page | undefined => shown.stores.pages.pages.get(keyOf(shown));
  return {
    pageOf,
    state: (shown: Shown) => shown.stores.pages.states.get(keyOf(shown)) ?? READY,
  };
}

function questions({ blocks }: Page): JsonLd[] {
  const asked = blocks.flatMap((block) => (block.type === 'faq' ? block.items : []));
  if (asked.length === 0) return [];
  const mainEntity = asked.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
  }));
  return [{ ...CONTEXT, '@type': 'FAQPage', mainEntity }];
}

/** The shop itself. */
function organization({ stores, match }: Shown, at: (path: string) => string, origin: string): JsonLd {
  const { contacts } = stores.pages;
  const { email, phone, address, telegramLink, instagramLink, facebookLink } = contacts ?? {};
  const profiles = [telegramLink, instagramLink, facebookLink].filter((link) => link !== undefined);
  return {
    ...CONTEXT,
    '@type': 'Organization',
    name: stores.locale.profile.shortName,
    url: at(match.path),
    logo: `${origin}/icons/icon-512.png`,
    ...(contacts === undefined ? {} : { email, telephone: phone, address }),
    ...(profiles.length === 0 ? {} : { sameAs: profiles }),
  };
}

const { pageOf: homeOf, state } = partsOf('home');

export const home: RouteRow = {
  name: 'home',
  path: '/',
  screen: screen(
    'home/home-screen',
    async () => (await import('#views/screens/home/home-screen.tsx')).HomeScreen,
    'first',
  ),
  titleKey: 'title.home',
  theme: 'light',
  chrome: BARE,
  isPublic: true,
  next: () => product,
  page: 'home',
  load: loadHome,
  state,
  about(shown) {
    const description = homeOf(shown)?.description;
    const number = patternNumber(shown.query.get(PATTERN_PARAMETER));
    if (number === undefined) return { description };
    // Its picture is what a chat shows of it.
    const photo = {
      id: number,
      alt: '',
      width: 730,
      height: 730,
      color: '',
      sources: [{ width: 730, url: pictureOfPattern(number) }],
    };
    return { description, photo, search: `?${PATTERN_PARAMETER}=${number}` };
  },
  described: (...asked) => [organization(...asked)],
};

/** A screen that is one page of words; `own` where it is drawn as no other is. */
export function infoPage(slug: PageSlug, theme: Theme, own?: Screen): RouteRow {
  const { pageOf, state } = partsOf(slug);
  return {
    name: slug,
    path: `/${slug}`,
    screen:
      own ??
      screen('page-screen', async () => {
        const { PageScreen } = await import('#views/screens/page-screen.tsx');
        return () => <PageScreen slug={slug} />;
      }),
    titleKey: `title.${slug}`,
    theme,
    chrome: TEXT,
    isPublic: true,
    next: () => catalog,
    page: slug,
    load: (stores) => stores.pages.load(slug),
    state,
    about(shown) {
      const page = pageOf(shown);
      return { title: page?.title, description: page?.description };
    },
    steps(shown, words) {
      const page = pageOf(shown);
      if (page === undefined) return [];
      return [
        { name: words('common.home'), path: home.path },
        { name: page.title, path: shown.match.path },
      ];
    },
    described(shown) {
      const page = pageOf(shown);
      return page === undefined ? [] : questions(page);
    },
  };
}

export const contacts = infoPage(
  'contacts',
  'dark',
  screen(
    'contacts/contacts-screen',
    async () => (await import('#views/screens/contacts/contacts-screen.tsx')).ContactsScreen,
  ),
);
