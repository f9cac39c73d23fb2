import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import styles from './accordion.module.css';

export interface AccordionItem {
  title: string;
  content: ReactNode;
  disabled?: boolean;
}

/** Which item is open, -1 for none, and how another is opened. */
export type OpenItem = readonly [index: number, open: (index: number) => void];

interface AccordionProps {
  items: AccordionItem[];
  headingLevel: 2 | 3 | 4;
  /** From whoever draws several of which one item is open at a time. */
  openItem?: OpenItem | undefined;
}

/** Questions and answers: opening one closes the others, and at first the first that can is open. */
export function Accordion({ items, headingLevel, openItem }: AccordionProps) {
  const id = useId();
  const own = useState(() => items.findIndex((item) => item.disabled !== true));
  const [open, setOpen] = openItem ?? own;
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.accordion}>
      {items.map((item, index) => {
        const isOpen = index === open;
        return (
          <section key={item.title} className={styles.item}>
            <Heading className={styles.heading}>
              <button
                type="button"
                id={`${id}-${index}-title`}
                className={styles.title}
                aria-expanded={isOpen}
                aria-controls={`${id}-${index}`}
                disabled={item.disabled}
                onClick={() => setOpen(isOpen ? -1 : index)}
              >
                {item.title}
                <svg className={styles.sign} viewBox="0 0 22 22" aria-hidden="true">
                  <path d="M2.5 11h17M11 2.5v17" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
                </svg>
              </button>
            </Heading>
            <div id={`${id}-${index}`} className={styles.content} hidden={!isOpen}>
              {item.content}
            </div>
          </section>
        );
      })}
    </div>
  );
}
