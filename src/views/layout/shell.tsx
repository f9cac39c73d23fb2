import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useStores } from '../stores.ts';
import { Slice } from '../slice.tsx';
import { useWords } from '../words.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { HintBar } from './hint-bar.tsx';
import { LoadingBar } from './loading-bar.tsx';
import { Overlays } from './overlays.tsx';
import styles from './shell.module.css';
import { Toasts } from './toasts.tsx';

/** What surrounds a screen; each route says its own. */
export interface Chrome {
  header: 'full' | 'checkout';
  footer: 'full' | 'plain' | 'compact';
  /** Whether the bar above the header may show. */
  hint: boolean;
  /** Whether the screen begins below the header; a screen with a picture of its own begins under it. */
  padding: boolean;
  /** Whether what is bought stands at the right, so that what is asked beside the page stands at the left. */
  buys?: true;
}

interface ShellProps {
  chrome: Chrome;
  children: ReactNode;
}

/** Everything around the screens: it stays while they change. */
export const Shell = observer(function Shell({ chrome, children }: ShellProps) {
  const words = useWords();
  const { ui, locale } = useStores();
  const { pathname } = useLocation();
  useEffect(() => ui.closeOverlays(), [ui, pathname]);
  return (
    <>
      <a className={styles.skip} href="#main">
        {words('a11y.skip')}
      </a>
      <div className={styles.page}>
        <ErrorBoundary fallback={undefined}>{chrome.hint && <HintBar />}</ErrorBoundary>
        {/* Without its header a page still has its way home. */}
        <ErrorBoundary fallback={<a href="/">{locale.profile.shortName}</a>}>
          <Header variant={chrome.header} />
        </ErrorBoundary>
        <main
          id="main"
          tabIndex={-1}
          className={styles.main}
          data-padding={chrome.padding}
          data-buys={chrome.buys}
          data-footer={chrome.footer}
        >
          {children}
        </main>
        <ErrorBoundary fallback={undefined}>
          <Slice>
            <Footer variant={chrome.footer} withLanguages={chrome.header === 'checkout'} />
          </Slice>
        </ErrorBoundary>
      </div>
      <Overlays />
      <ErrorBoundary fallback={undefined}>
        <Toasts />
      </ErrorBoundary>
      <LoadingBar />
    </>
  );
});
