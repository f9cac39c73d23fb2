import type { ReactNode } from 'react';
import { createContext, useContext } from 'react';
import type { Size, Variant } from '#domain/catalog.ts';
import type { ListingQuery } from '#domain/listing.ts';
import styles from './without-scripts.module.css';

export interface OrderedPlainly {
  variant: Variant;
  /** The one that is chosen already. */
  size: Size | undefined;
}

/** Forms that the server takes. Only it draws them: their code is sent to nobody. */
export interface PlainForms {
  /** The order by phone. */
  order: (props: OrderedPlainly) => ReactNode;
  /** Filters and order of a listing. */
  filters: (query: ListingQuery) => ReactNode;
  /** No form, but drawn as they are: the goods of a list that somebody has shared. */
  saved: () => ReactNode;
}

export const PlainFormsContext = createContext<PlainForms | undefined>(undefined);

/** A form for who runs no scripts; it stands beside what does the same with them. */
export function WithoutScripts({ draw }: { draw: (forms: PlainForms) => ReactNode }) {
  const forms = useContext(PlainFormsContext);
  return <noscript className={styles.form}>{forms && draw(forms)}</noscript>;
}
