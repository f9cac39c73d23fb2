import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { Contacts, PageBlock, PageSlug } from '#domain/content.ts';
import { Breadcrumbs } from '../layout/breadcrumbs.tsx';
import { Hydrated } from '../hydrated.tsx';
import { lazyPart } from '../lazy-part.tsx';
import { FailedScreen } from '../layout/failed-screen.tsx';
import { MapLink } from '../layout/map-link.tsx';
import { NoSuchPage } from '../layout/no-such-page.tsx';
import { socialLinks } from '../layout/social-links.ts';
import { useStores } from '../stores.ts';
import { ExternalLink } from '../ui/external-link.tsx';
import { PhoneLink } from '../ui/phone-link.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { useWords } from '../words.ts';
import { PageBlockView } from './page-block.tsx';
import styles from './page-screen.module.css';

const KeptHere = lazyPart(async () => (await import('./kept-here.tsx')).KeptHere);

/** A page of words: about us, contacts, questions, delivery and the two legal ones. */
export const PageScreen = observer(function PageScreen({ slug }: { slug: PageSlug }) {
  const words = useWords();
  const { pages } = useStores();
  const page = pages.page(slug);
  const state = pages.state(slug);
  if (state.status === 'missing') return <NoSuchPage />;
  if (page === undefined && state.status === 'failed')
    return <FailedScreen error={state.error} onRetry={() => void pages.load(slug)} />;
  // Until the page is there its name is known from the menu; the heading is never missing.
  const title = page?.title || words(`title.${slug}`);
  return (
    <div className={styles.page} aria-busy={page === undefined}>
      <div className={styles.head}>
        <Breadcrumbs trail={[{ label: words('common.home'), to: '/' }, { label: title }]} />
        <h1 className={styles.heading}>{title}</h1>
        {page && <p className={styles.lead}>{page.description}</p>}
      </div>
      {page?.contacts && <ContactsCard contacts={page.contacts} />}
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

/** The parts of a page. However many of them have questions, one answer of the page is open: at first the very first. */
function PageBlocks({ blocks }: { blocks: PageBlock[] }) {
  const [[opened, item], setOpened] = useState<[number, number]>(() => [
    blocks.findIndex(({ type }) => type === 'faq'),
    0,
  ]);
  return [...blocks.entries()].map(([place, block]) => (
    <PageBlockView
      key={place}
      block={block}
      openItem={[place === opened ? item : -1, (index) => setOpened([place, index])]}
    />
  ));
}

function ContactsCard({ contacts }: { contacts: Contacts }) {
  return (
    <address className={`${styles.part} ${styles.contacts}`}>
      <PhoneLink phone={contacts.phone} className={styles.big} />
      <ExternalLink href={`mailto:${contacts.email}`} className={styles.big}>
        {contacts.email}
      </ExternalLink>
      <MapLink contacts={contacts} className={styles.way} />
      {socialLinks(contacts).map(({ name, href }) => (
        <ExternalLink key={name} href={href} className={styles.way}>
          {name}
        </ExternalLink>
      ))}
    </address>
  );
}
