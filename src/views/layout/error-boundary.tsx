import type { ReactNode } from 'react';
import { Component, lazy, Suspense } from 'react';

const ErrorScreen = lazy(async () => ({ default: (await import('./error-screen.tsx')).ErrorScreen }));

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Drawn instead of what failed; the error screen when not given. */
  fallback?: ReactNode;
  onError?: () => void;
}

/** Keeps a failure of drawing within its region: the rest of the shop goes on. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(): void {
    this.props.onError?.();
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    if ('fallback' in this.props) return this.props.fallback;
    return (
      // The words themselves may be what failed: the last way home needs none.
      <ErrorBoundary fallback={<a href="/">ШОВ</a>}>
        <Suspense>
          <ErrorScreen onRetry={() => this.setState({ hasFailed: false })} />
        </Suspense>
      </ErrorBoundary>
    );
  }
}
