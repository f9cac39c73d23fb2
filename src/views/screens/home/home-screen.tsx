import { observer } from 'mobx-react-lite';
import { heroOf, type Page, type PageBlock } from '#domain/content.ts';
import { loadHome } from '#stores/load-home.ts';
import { ErrorScreen } from '../../layout/error-screen.tsx';
import { NewsletterSection } from './newsletter-section.tsx';
import { NoSuchPage } from '../../layout/no-such-page.tsx';
import { lazyPart } from '../../lazy-part.tsx';
import { useStores } from '../../stores.ts';
import { useWords } from '../../words.ts';
import { CategoryTiles } from './category-tiles.tsx';
import { Frieze } from './frieze.tsx';
import { Showcase } from './showcase.tsx';
import { Hero } from './hero.tsx';
import styles from './home-screen.module.css';
import { HomeSkeleton } from './home-skeleton.tsx';
import { PatternBanner } from './pattern-banner.tsx';
import { Rushnyk } from './pattern-picture.tsx';

/** What other pages are made of, in a chunk of its own: the shop's own home has none of it. */
const OtherBlock = lazyPart(async () => (await import('../page-block.tsx')).PageBlockView, 'first');

function Block({ block, hero }: { block: PageBlock; hero: PageBlock | undefined }) {
  const { locale } = useStores();
  if (block.type === 'hero' && block === hero)
    return (
      <>
        <Hero hero={block} />
        {locale.profile.name === 'art' && <Rushnyk className={styles.rushnyk} />}
      </>
    );
  if (block.type === 'products') return <Showcase block={block} />;
  if (block.type === 'banner') return <PatternBanner banner={block} />;
  if (block.type === 'gallery') return <Frieze photos={block.photos} />;
  return <OtherBlock block={block} />;
}

/** What the page says, with the categories after its first row of goods. */
const HomePage = observer(function HomePage({ page }: { page: Page }) {
  const words = useWords();
  const { catalog } = useStores();
  const hero = heroOf(page);
  const goods = page.blocks.findIndex((block) => block.type === 'products');
  const split = goods === -1 ? page.blocks.length : goods + 1;
  // By their place, which is the same in every language.
  const blocks = [...page.blocks.entries()].map(([place, block]) => <Block key={place} block={block} hero={hero} />);
  return (
    <>
      {hero === undefined && <h1 className={`${styles.alone} ${styles.title}`}>{page.title || words('title.home')}</h1>}
      {blocks.slice(0, split)}
      <div className={styles.section} data-later>
        <CategoryTiles categories={catalog.categories} />
      </div>
      {blocks.slice(split)}
    </>
  );
});

/** The way into the shop. The field at its end keeps what was typed while the page comes in another language. */
export const HomeScreen = observer(function HomeScreen() {
  const stores = useStores();
  const { pages } = stores;
  const page = pages.page('home');
  const state = pages.state('home');
  if (state.status === 'missing') return <NoSuchPage />;
  return (
    <>
      {state.status === 'failed' ? (
        <div className={styles.failed}>
          <ErrorScreen error={state.error} onRetry={() => void loadHome(stores)} />
        </div>
      ) : page === undefined ? (
        <HomeSkeleton />
      ) : (
        <HomePage page={page} />
      )}
      <NewsletterSection isHidden={page === undefined || state.status === 'failed'} />
    </>
  );
});
