import type { LocaleLinkProps } from './locale-link.tsx';
import { LocaleLink } from './locale-link.tsx';
import styles from './text-link.module.css';

/** A link within text: underlined by a stitch. */
export function TextLink({ className = '', ...link }: LocaleLinkProps) {
  return <LocaleLink {...link} className={`${styles.link} ${className}`} />;
}
