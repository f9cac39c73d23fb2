import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import type { Order } from '#domain/order.ts';
import { returnableOf } from '#domain/returns.ts';
import { sizeKey } from '../../size-key.ts';
import { useWords } from '../../words.ts';
import { LetterToSend } from './letter-to-send.tsx';
import styles from './return-letter.module.css';

const KINDS = ['RETURN', 'EXCHANGE'] as const;

/**
 * Composes the letter by which the shop asks to be told of a return: the wire has no call for it.
 */
export const ReturnLetter = observer(function ReturnLetter({ order }: { order: Order }) {
  const words = useWords();
  const id = useId();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [kind, setKind] = useState<(typeof KINDS)[number]>('RETURN');
  const [why, setWhy] = useState('');
  const named = returnableOf(order.lines).map((line) => {
    const { variantId, size, quantity, name, color } = line;
    const details = words('order.line', { color: color.name, size: words(sizeKey(size)), quantity });
    return { key: `${variantId} ${size}`, text: `${name}, ${details}` };
  });
  const goods = named.filter(({ key }) => chosen.includes(key)).map(({ text }) => `– ${text}`);
  const { number } = order;
  const subject = words(`return.subject.${kind}`, { number });
  const reason = why.trim() === '' ? [] : [words('return.reason', { why: why.trim() })];
  const letter = [words('return.greeting'), '', `${subject}:`, ...goods, ...reason].join('\n');
  return (
    <details className={styles.return}>
      <summary className={styles.opener}>{words('return.title')}</summary>
      <div className={styles.form}>
        <fieldset className={styles.choices}>
          <legend>{words('return.what')}</legend>
          {named.map(({ key, text }) => (
            <label key={key} className={styles.choice}>
              <input
                type="checkbox"
                checked={chosen.includes(key)}
                onChange={({ target }) =>
                  setChosen(target.checked ? [...chosen, key] : chosen.filter((one) => one !== key))
                }
              />
              {text}
            </label>
          ))}
        </fieldset>
        <fieldset className={styles.choices}>
          <legend>{words('return.how')}</legend>
          {KINDS.map((one) => (
            <label key={one} className={styles.choice}>
              <input type="radio" name={id} checked={kind === one} onChange={() => setKind(one)} />
              {words(`return.kind.${one}`)}
            </label>
          ))}
        </fieldset>
        <label className={styles.why}>
          {words('field.optional', { label: words('return.why') })}
          <textarea
            className={styles.text}
            rows={3}
            maxLength={500}
            value={why}
            onChange={({ target }) => setWhy(target.value)}
          />
        </label>
        {goods.length === 0 ? (
          <p>{words('return.choose')}</p>
        ) : (
          <LetterToSend subject={subject} letter={letter} next={words('return.next')} />
        )}
      </div>
    </details>
  );
});
