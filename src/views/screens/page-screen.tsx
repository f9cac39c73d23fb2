import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Page, PageBlock, PageSlug } from '#domain/content.ts';
import { Breadcrumbs } from '../layout/breadcrumbs.tsx';
import { Hydrated } from '../hydrated.tsx';
import { lazyPart } from '../lazy-part.tsx';
import { ErrorScreen } from '../layout/error-screen.tsx';
import { NoSuchPage } from '../layout/no-such-page.tsx';
import { useStores } from '../stores.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { useWords } from '../words.ts';
import { PageBlockView } from './page-block.tsx';
import styles from './page-screen.module.css';

const KeptHere = lazyPart(async () => (await import('./kept-here.tsx')).KeptHere);

interface PageScreenProps {
  slug: PageSlug;
  /** What begins the page, drawn around its heading. */
  around?: (heading: ReactNode, page: Page | undefined) => ReactNode;
}

/** A page of words: about us, contacts, questions, delivery and the two legal ones. */
export const PageScreen = observer(function PageScreen({ slug, around }: PageScreenProps) {
  const words = useWords();
  const { pages } = useStores();
  const page = pages.page(slug);
  const state = pages.state(slug);
  if (state.status === 'missing') return <NoSuchPage />;
  if (state.status === 'failed') return <ErrorScreen error={state.error} onRetry={() => void pages.load(slug)} />;
  // Until the page is there its name is known from the menu; the heading is never missing.
  const title = page?.title || words(`title.${slug}`);
  const heading = (
    <>
      <h1 className={styles.heading}>{title}</h1>
      {page && <p className={styles.lead}>{page.description}</p>}
    </>
  );
  return (
    <div className={styles.page} aria-busy={state.status !== 'ready'}>
      <div className={styles.head}>
        <Breadcrumbs trail={[{ label: words('common.home'), to: '/' }, { label: title }]} />
        {around?.(heading, page) ?? heading}
      </div>
      {page && <PageBlocks key={slug} blocks={page.blocks} />}
      {page && slug === 'privacy-policy' && (
        <Hydrated>
          <KeptHere />
        </Hydrated>
      )}
      {page === undefined && (
        <div className={styles.part}>
          <div className={styles.waiting}>
            <Skeleton lines={3} />
            <Skeleton lines={5} />
            <Skeleton lines={5} />
          </div>
        </div>
      )}
    </div>
  );
});

/**
 * The parts of a page. However many of them have questions, one answer of the page is open: at first the very first, and
 * where Back leads here the one that was.
 */
function PageBlocks({ blocks }: { blocks: PageBlock[] }) {
  const { pages } = useStores();
  const { key } = useLocation();
  const [opened, setOpened] = useState(
    () => pages.opened.get(key) ?? ([blocks.findIndex(({ type }) => type === 'faq'), 0] as const),
  );
  useEffect(() => void pages.opened.set(key, opened), [pages, key, opened]);
  const [part, item] = opened;
  return [...blocks.entries()].map(([place, block]) => (
    <PageBlockView
      key={place}
      block={block}
      openItem={[place === part ? item : -1, (index) => setOpened([place, index])]}
    />
  ));
}
