import { observer } from 'mobx-react-lite';
import { useSearchParams } from 'react-router-dom';
import type { Variant } from '#domain/catalog.ts';
import { useStores } from '../../stores.ts';
import { useWords } from '../../words.ts';
import styles from './share-button.module.css';

/** Hands on the address of the thing, with the size that is chosen. */
export const ShareButton = observer(function ShareButton({ variant }: { variant: Variant }) {
  const { locale, share } = useStores();
  const words = useWords();
  const [parameters] = useSearchParams();
  const size = parameters.get('size');
  const query = size === null ? '' : `?${new URLSearchParams({ size }).toString()}`;
  const path = locale.path(`/catalog/product/${variant.id}${query}`);
  return (
    <span className={styles.share} data-share>
      <button type="button" className={styles.button} onClick={() => void share.page(variant.name, path)}>
        {words('share.button')}
      </button>
      <output className={styles.failure}>{share.hasFailed && words('share.failed')}</output>
    </span>
  );
});
