import { useContext, useEffect, useRef, useState } from 'react';
import { ForBuyingContext } from '../for-buying.ts';
import { useWords } from '../words.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import styles from './newsletter-section.module.css';
import { latePart } from '../late-part.tsx';

const NewsletterOffer = latePart(async () => (await import('./newsletter-offer.tsx')).NewsletterOffer);

/** So far ahead of being seen a form is fetched. */
const NEAR = { rootMargin: '600px' };

/** A discount for a subscription, before the page ends. Its form is fetched by who comes near it. */
export function NewsletterSection() {
  const words = useWords();
  const forBuying = useContext(ForBuyingContext);
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const watcher = new IntersectionObserver((seen) => {
      if (seen.some((one) => one.isIntersecting)) setNear(true);
    }, NEAR);
    if (place.current) watcher.observe(place.current);
    return () => watcher.disconnect();
  }, []);
  return (
    <section className={styles.section} data-ground="yellow">
      <div className={styles.inside}>
        <h2 className={styles.title}>{words('home.newsletter')}</h2>
        <div ref={place} className={styles.place}>
          {isNear && <ErrorBoundary fallback={undefined}>{forBuying(<NewsletterOffer />)}</ErrorBoundary>}
        </div>
      </div>
    </section>
  );
}
