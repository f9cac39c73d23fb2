import { observer } from 'mobx-react-lite';
import { useStores } from '../../stores.ts';
import { ExternalLink } from '../../ui/external-link.tsx';
import { useNear } from '../../use-near.ts';
import { useWords } from '../../words.ts';
import { ErrorBoundary } from '../../layout/error-boundary.tsx';
import styles from './newsletter-section.module.css';
import { lazyPart } from '../../lazy-part.tsx';

const NewsletterOffer = lazyPart(async () => (await import('./newsletter-offer.tsx')).NewsletterOffer, 'first');

interface NewsletterSectionProps {
  /** The page it ends is not there: neither to be seen nor fetched, and what was typed is kept. */
  isHidden?: boolean;
}

/**
 * A discount for a subscription, before the page ends. Its form is fetched by who comes near it; until then, and where
 * it never comes (no scripts, a broken line), one can write to the shop instead.
 */
export const NewsletterSection = observer(function NewsletterSection({ isHidden = false }: NewsletterSectionProps) {
  const words = useWords();
  const { contacts } = useStores().pages;
  const [isNear, place] = useNear();
  const letter = contacts && (
    <p>
      {words('home.newsletter-write')} <ExternalLink href={`mailto:${contacts.email}`}>{contacts.email}</ExternalLink>
    </p>
  );
  return (
    <section className={styles.section} hidden={isHidden} data-ground="yellow" data-offer data-later>
      <div className={styles.inside}>
        <h2 className={styles.title}>{words('home.newsletter')}</h2>
        <div ref={place} className={styles.place}>
          {isNear ? (
            <ErrorBoundary fallback={letter}>
              <NewsletterOffer standIn={letter} />
            </ErrorBoundary>
          ) : (
            letter
          )}
        </div>
      </div>
    </section>
  );
});
