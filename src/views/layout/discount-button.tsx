import { observer } from 'mobx-react-lite';
import { useStores } from '../stores.ts';
import { useWords } from '../words.ts';
import styles from './discount-button.module.css';
import { usePlaceOnPage } from './use-place-on-page.ts';

/** A button of a coat that offers a discount, wherever nothing is being bought just now. */
export const DiscountButton = observer(function DiscountButton() {
  const { discount } = useStores();
  const words = useWords();
  const [place, disc] = usePlaceOnPage();
  return (
    <button
      ref={disc}
      type="button"
      className={styles.button}
      data-place={place}
      aria-haspopup="dialog"
      aria-label={words('discount.button')}
      onClick={discount.open}
    >
      <svg className={styles.rim} viewBox="0 0 84 84" aria-hidden="true">
        <circle cx="42" cy="42" r="35" />
      </svg>
      <span aria-hidden="true">{words('discount.short')}</span>
    </button>
  );
});
