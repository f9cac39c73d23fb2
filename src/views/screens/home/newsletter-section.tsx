import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { useStores } from '../../stores.ts';
import { ExternalLink } from '../../ui/external-link.tsx';
import { useKeptFocus } from '../../use-kept-focus.ts';
import { useNear } from '../../use-near.ts';
import { useWords } from '../../words.ts';
import { ErrorBoundary } from '../../layout/error-boundary.tsx';
import styles from './newsletter-section.module.css';
import { lazyPart } from '../../lazy-part.tsx';

const NewsletterOffer = lazyPart(async () => (await import('./newsletter-offer.tsx')).NewsletterOffer, 'first');

/** The form is not there yet when the stand-in goes. */
function focusForm(): void {
  setTimeout(() => document.querySelector<HTMLElement>('[data-offer] :is(input, a)')?.focus());
}

/** Whoever has come to it by keys when the form takes its place goes on in its field. */
function Letter({ email }: { email: string }) {
  const words = useWords();
  const part = useRef<HTMLParagraphElement>(null);
  useKeptFocus(part, focusForm);
  return (
    <p ref={part}>
      {words('home.newsletter-write')} <ExternalLink href={`mailto:${email}`}>{email}</ExternalLink>
    </p>
  );
}

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
  const letter = contacts && <Letter email={contacts.email} />;
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
