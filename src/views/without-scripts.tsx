import type { ReactNode } from 'react';
import { createContext, useContext } from 'react';
import type { Size, Variant } from '#domain/catalog.ts';
import styles from './without-scripts.module.css';

export interface OrderedPlainly {
  variant: Variant;
  /** The one that is chosen already. */
  size: Size | undefined;
}

/** The order by phone as a form that the server takes. Only the server draws it: its code is sent to nobody. */
export const PlainOrderContext = createContext<(props: OrderedPlainly) => ReactNode>(() => undefined);

/** The way to buy for who runs no scripts; it stands where the dialog is opened otherwise. */
export function WithoutScripts(props: OrderedPlainly) {
  const draw = useContext(PlainOrderContext);
  return <noscript className={styles.order}>{draw(props)}</noscript>;
}
