import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { savedIds } from '#domain/saved.ts';
import { ProductGrid } from '../../product-card/product-grid.tsx';
import { useStores } from '../../stores.ts';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorBox } from '../../ui/error-box.tsx';
import { useWords } from '../../words.ts';
import { keepFocus } from './keep-focus.ts';
import styles from './saved-goods.module.css';

/** What one has saved in this browser, or what somebody has shared by an address with ids. */
export const SavedGoods = observer(function SavedGoods() {
  const { catalog, locale, saved, share } = useStores();
  const words = useWords();
  const [address] = useSearchParams();
  const shared = savedIds(address.get('saved') ?? '');
  const isOwn = shared.length === 0;
  const ids = isOwn ? saved.ids : shared;
  const wanted = ids.join(',');
  const language = locale.current;
  // A shared one is asked for by its address.
  useEffect(() => {
    if (isOwn) void saved.load(savedIds(wanted));
  }, [isOwn, language, saved, wanted]);
  const count = useRef<HTMLOutputElement>(null);
  useEffect(() => {
    const left = new AbortController();
    keepFocus(count.current?.parentElement as HTMLElement, left.signal);
    return () => left.abort();
  }, []);
  const goods = catalog.goodsOf(ids);
  const isReady = saved.state.status === 'ready';
  const gone = ids.length - goods.length;
  const path = locale.path(`/catalog?saved=${wanted}`);
  return (
    <>
      <p className={styles.about}>{words(isOwn ? 'saved.here' : 'saved.shared')}</p>
      {saved.state.status === 'failed' && <ErrorBox error={saved.state.error} onRetry={() => void saved.load(ids)} />}
      {goods.length > 0 && (
        <div className={styles.ways}>
          {isOwn ? (
            <Button size="small" variant="outline" onClick={() => void share.page(words('saved.title'), path)}>
              {words('saved.share')}
            </Button>
          ) : (
            <Button size="small" isOver={ids.every(saved.has)} onClick={() => saved.add(ids)}>
              {words('saved.take')}
            </Button>
          )}
          <output>{share.hasFailed && words('share.failed')}</output>
        </div>
      )}
      <output ref={count} className={styles.count}>
        {isReady && words('saved.count', { count: goods.length })}
      </output>
      {goods.length > 0 && <ProductGrid variants={goods} headingLevel={2} />}
      {isReady && gone > 0 && <p className={styles.about}>{words('saved.gone', { count: gone })}</p>}
      {isReady && ids.length === 0 && (
        <div className={styles.empty}>
          <p>{words('saved.none')}</p>
          <ArrowLink to="/catalog">{words('listing.title')}</ArrowLink>
        </div>
      )}
    </>
  );
});
