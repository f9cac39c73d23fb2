import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useRef } from 'react';
import { listingParameters } from '#domain/listing-address.ts';
import { listingQuery } from '#domain/listing.ts';
import { useLinks } from '../links.tsx';
import { Modal } from '../modal.tsx';
import { SearchForm } from '../screens/catalog/search-form.tsx';
import { useStores } from '../stores.ts';
import { GudzykDisc } from '../ui/gudzyk.tsx';
import { Icon } from '../ui/icon.tsx';
import { LocaleLink } from '../ui/locale-link.tsx';
import { Wordmark } from '../ui/wordmark.tsx';
import { useWords } from '../words.ts';
import { BasketLink } from './basket-link.tsx';
import styles from './search-overlay.module.css';

const EVERYTHING = listingQuery(new URLSearchParams());

/** Looks for words in the whole shop, over any page; what is found has the address of its listing. */
export const SearchOverlay = observer(function SearchOverlay() {
  const words = useWords();
  const { catalog, listing, locale, ui } = useStores();
  const { follow } = useLinks();
  const box = useRef<HTMLDivElement>(null);
  // Behind the focus of the dialog itself: whoever opens it wants to type.
  useLayoutEffect(() => box.current?.querySelector('input')?.focus(), []);
  const find = (text: string): void => {
    if (text === '') return;
    const query = { ...EVERYTHING, text };
    ui.closeOverlays();
    // Its goods are on their way while the listing is being drawn.
    void listing.open(query);
    follow(locale.path(`/catalog?${listingParameters(query).toString()}`));
  };
  return (
    <Modal data-theme="dark" aria-label={words('search.open')} onClose={ui.closeOverlays} className={styles.overlay}>
      <div className={styles.top}>
        <button type="button" className={styles.back} aria-label={words('catalogue.back')} onClick={ui.closeOverlays}>
          <GudzykDisc>
            <Icon name="back" />
          </GudzykDisc>
          <span className={styles.word}>{words('catalogue.back')}</span>
        </button>
        <LocaleLink
          to="/"
          aria-label={words('header.home', { shortName: locale.profile.shortName })}
          onClick={ui.closeOverlays}
        >
          <Wordmark className={styles.wordmark} />
        </LocaleLink>
        <BasketLink />
      </div>
      <div ref={box} className={styles.box}>
        <SearchForm query={EVERYTHING} category={undefined} onSearch={find} onLeave={ui.closeOverlays} />
      </div>
      <nav aria-label={words('catalogue.label')} className={styles.categories}>
        {catalog.categories.map(({ id, name }) => (
          <LocaleLink key={id} to={`/catalog/${id}`} className={styles.category} onClick={ui.closeOverlays}>
            {name}
          </LocaleLink>
        ))}
      </nav>
    </Modal>
  );
});
