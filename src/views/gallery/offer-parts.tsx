import { type ReactNode, useEffect, useState } from 'react';
import { AppError } from '#domain/errors.ts';
import { ConsentStore } from '#stores/consent.ts';
import { NewsletterStore } from '#stores/newsletter.ts';
import { ToastsStore } from '#stores/toasts.ts';
import { CookieBanner } from '../layout/cookie-banner.tsx';
import { DiscountButton } from '../layout/discount-button.tsx';
import { NewsletterForm } from '../layout/newsletter-form.tsx';
import yellow from '../screens/home/newsletter-section.module.css';
import { MuiTheme } from '../mui/mui-theme.tsx';
import { StoresContext, useStores } from '../stores.ts';
import styles from './gallery-screen.module.css';
import { nothing, type Part } from './part.ts';

const MAIL = 'olena@poshta.ua';

const ANSWERS = {
  none: () => Promise.resolve(),
  late: () => new Promise<void>(nothing),
  bad: () => Promise.reject(new AppError('unreachable')),
};

/** A form whose letter is on its way, cannot be sent, or was not asked for. */
function Newsletter({ answer, email }: { answer: keyof typeof ANSWERS; email?: string }) {
  const stores = useStores();
  const [newsletter] = useState(
    () =>
      new NewsletterStore(
        { subscribe: ANSWERS[answer] },
        new ToastsStore({ now: () => 0, after: () => nothing }),
        { track: nothing },
        () => '00000000-0000-4000-8000-000000000000',
      ),
  );
  // After the form is there: one that comes begins anew.
  useEffect(() => {
    if (answer !== 'none') void newsletter.subscribe('page', MAIL);
  }, [answer, newsletter]);
  return (
    <StoresContext value={{ ...stores, newsletter }}>
      <MuiTheme>
        <NewsletterForm place="page" offer={email === undefined ? 'page' : 'discount'} email={email} onDone={nothing} />
      </MuiTheme>
    </StoresContext>
  );
}

function OnYellow({ children }: { children: ReactNode }) {
  return (
    <div className={yellow.section} data-ground="yellow">
      {children}
    </div>
  );
}

/** Asked for as if never answered; an answer is not kept. */
function Asking() {
  const stores = useStores();
  const [consent] = useState(() => {
    const made = new ConsentStore({
      read: () => undefined,
      write: () => false,
      remove: nothing,
      subscribe: () => nothing,
    });
    made.read();
    return made;
  });
  return (
    <div className={styles.window}>
      <StoresContext value={{ ...stores, consent }}>
        <CookieBanner />
      </StoresContext>
    </div>
  );
}

/** What asks a shopper for something. */
export const OFFER_PARTS: Part[] = [
  {
    file: 'layout/newsletter-form',
    isWide: true,
    states: {
      empty: <Newsletter answer="none" />,
      filled: <Newsletter answer="none" email={MAIL} />,
      'on its way': <Newsletter answer="late" email={MAIL} />,
      failed: <Newsletter answer="bad" email={MAIL} />,
      'empty on yellow': (
        <OnYellow>
          <Newsletter answer="none" />
        </OnYellow>
      ),
      'failed on yellow': (
        <OnYellow>
          <Newsletter answer="bad" email={MAIL} />
        </OnYellow>
      ),
    },
  },
  { file: 'layout/cookie-banner', isWide: true, states: { 'not answered': <Asking /> } },
  {
    file: 'layout/discount-button',
    isWide: true,
    states: {
      rest: (
        <div className={styles.window}>
          <DiscountButton />
        </div>
      ),
    },
  },
];
