import type { ReactNode } from 'react';
import { Component } from 'react';
import { latePart } from '../late-part.tsx';

const ErrorScreen = latePart(async () => (await import('./error-screen.tsx')).ErrorScreen);

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Drawn instead of what failed; the error screen when not given. */
  fallback?: ReactNode;
  onError?: () => void;
  /** What is drawn: at another one a failure is forgotten, since it need not fail there too. */
  address?: string;
}

interface ErrorBoundaryState {
  hasFailed: boolean;
  address: string | undefined;
}

/** Keeps a failure of drawing within its region: the rest of the shop goes on. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { hasFailed: false, address: this.props.address };

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ address }: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return address === state.address ? null : { hasFailed: false, address };
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
        <ErrorScreen onRetry={() => this.setState({ hasFailed: false })} />
      </ErrorBoundary>
    );
  }
}
