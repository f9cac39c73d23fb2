import { useLayoutEffect, useRef, useState } from 'react';
import type { Branch } from '#domain/branches.ts';
import { isAlwaysOpen, openingHours } from '#domain/branches.ts';
import type { ComboboxList } from '../../combobox.tsx';
import { useStores } from '../../stores.ts';
import { useWords } from '../../words.ts';
import styles from './branch-field.module.css';

/** Height of a row until it is drawn, and of the list at most (spec section 9). */
const ROW_PX = 64;
const LIST_PX = 300;
/** Rows drawn beyond what is seen, so that arrow keys always have the next one. */
const SPARE = 6;

function Row({ branch, isCityKnown }: { branch: Branch; isCityKnown: boolean }) {
  const { language } = useStores().locale;
  const words = useWords();
  const hours = isAlwaysOpen(branch) ? words('checkout.branch.always') : openingHours(branch, language);
  return (
    <>
      <span className={styles.name}>
        {words(`checkout.branch.${branch.kind}`, { number: branch.number })}, {branch.street}
      </span>
      <span className={styles.more}>{isCityKnown ? hours : `${branch.city}\u00A0· ${hours}`}</span>
    </>
  );
}

/** Branches to choose from; only the rows near those that are seen are drawn, however many there are. */
export function BranchList({ rows: branches, listbox, optionOf }: ComboboxList<Branch>) {
  const [top, setTop] = useState(0);
  const [row, setRow] = useState(ROW_PX);
  const list = useRef<HTMLDivElement>(null);
  // Rows grow with the letters of whoever needs them large.
  useLayoutEffect(() => {
    const height = list.current?.querySelector<HTMLElement>('[role="option"]')?.offsetHeight;
    if (height) setRow(height);
  }, []);

  const isCityKnown = branches.every(({ city }) => city === branches[0]?.city);
  const first = Math.max(0, Math.min(Math.floor(top / row), branches.length) - SPARE);
  const last = Math.min(branches.length, first + Math.ceil(LIST_PX / row) + 2 * SPARE);
  return (
    <div ref={list}>
      <ul {...listbox} className={styles.list} onScroll={(event) => setTop(event.currentTarget.scrollTop)}>
        <li role="presentation" style={{ blockSize: first * row }} />
        {branches.slice(first, last).map((branch, place) => (
          <li
            key={`${branch.city} ${branch.number}`}
            {...optionOf(branch, first + place)}
            className={styles.option}
            aria-setsize={branches.length}
            aria-posinset={first + place + 1}
          >
            <Row branch={branch} isCityKnown={isCityKnown} />
          </li>
        ))}
        <li role="presentation" style={{ blockSize: (branches.length - last) * row }} />
      </ul>
    </div>
  );
}
