import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { LoadState } from '#stores/load-state.ts';
import { IDLE, LOADING } from '#stores/load-state.ts';
import { useStores } from '../../stores.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorWords } from '../../ui/error-words.tsx';
import { useWords } from '../../words.ts';
import styles from './look-again.module.css';

/** Asks whether the bank has said anything by now, and says so where it has not, or where there is no answer. */
export const LookAgain = observer(function LookAgain({ id }: { id: string }) {
  const { checkout } = useStores();
  const words = useWords();
  const [look, setLook] = useState<LoadState>(IDLE);
  const lookAgain = async (): Promise<void> => {
    setLook(LOADING);
    setLook(await checkout.open(id));
  };
  return (
    <div className={styles.look}>
      <Button variant="outline" busy={look.status === 'loading'} onClick={() => void lookAgain()}>
        {words('order.unpaid.look-again')}
      </Button>
      {/* There before it says something, so that it is heard; empty between two answers, so that the same one is heard twice. */}
      <output>{look.status === 'ready' && words('order.unpaid.still')}</output>
      {look.status === 'failed' && (
        <p className={styles.wrong} role="alert">
          <ErrorWords error={look.error} />
        </p>
      )}
    </div>
  );
});
