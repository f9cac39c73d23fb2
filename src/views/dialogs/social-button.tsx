import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { useStores } from '../stores.ts';
import { useAccount } from '../use-account.ts';
import { useWords } from '../words.ts';
import styles from './social-button.module.css';

/** Another way in, as soon as its provider has drawn its button; where it cannot, nothing tells of it. */
export const SocialButton = observer(function SocialButton() {
  const words = useWords();
  const { language } = useStores().locale;
  const { signIn } = useAccount();
  const place = useRef<HTMLDivElement>(null);
  const [isDrawn, setIsDrawn] = useState(false);
  useEffect(() => {
    let takeAway: (() => void) | undefined;
    let isLeft = false;
    const draw = async (element: HTMLElement): Promise<void> => {
      const remove = await signIn.offerGoogle(element, language);
      if (isLeft) return remove();
      takeAway = remove;
      setIsDrawn(true);
    };
    if (place.current !== null) draw(place.current).catch(() => setIsDrawn(false));
    return () => {
      isLeft = true;
      takeAway?.();
    };
  }, [signIn, language]);
  return (
    <div className={styles.social} hidden={!isDrawn}>
      <p className={styles.or}>{words('dialog.auth.or')}</p>
      <div ref={place} className={styles.place} />
    </div>
  );
});
