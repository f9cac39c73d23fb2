import { LocaleLink } from '../ui/locale-link.tsx';
import { useWords } from '../words.ts';
import styles from './breadcrumbs.module.css';

interface BreadcrumbsProps {
  /** From home to here; the last one is the page itself. */
  trail: { label: string; to?: string | undefined }[];
}

/** Where in the shop this is. */
export function Breadcrumbs({ trail }: BreadcrumbsProps) {
  const words = useWords();
  return (
    <nav aria-label={words('a11y.breadcrumbs')}>
      <ol className={styles.trail}>
        {trail.map(({ label, to }, index) => (
          <li key={to ?? label}>
            {to === undefined || index === trail.length - 1 ? (
              <span aria-current={index === trail.length - 1 ? 'page' : undefined}>{label}</span>
            ) : (
              <LocaleLink to={to}>{label}</LocaleLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
