import styles from './arrow-link.module.css';
import { Icon } from './icon.tsx';
import type { LocaleLinkProps } from './locale-link.tsx';
import { LocaleLink } from './locale-link.tsx';

/** A link that leads on: a stitched arrow follows its words. */
export function ArrowLink({ className = '', children, ...link }: LocaleLinkProps) {
  return (
    <LocaleLink {...link} className={`${styles.link} ${className}`}>
      {children}
      <Icon name="arrow" />
    </LocaleLink>
  );
}
