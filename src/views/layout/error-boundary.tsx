import type { ReactNode } from 'react';
import { Component } from 'react';
import type { ErrorText } from '#domain/errors.ts';
import { errorText } from '#domain/errors.ts';
import { ErrorScreen } from './error-screen.tsx';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Drawn instead of what failed; the error screen when not given. */
  fallback?: ReactNode;
  onError?: () => void;
  /** Another try is made: what is drawn may need more than to be drawn again. */
  onRetry?: () => void;
  /** What is drawn: at another one a failure is forgotten, since it need not fail there too. */
  address?: string;
}

interface ErrorBoundaryState {
  /** What has failed, as it is told. */
  failure: ErrorText | undefined;
  address: string | undefined;
}

/** Keeps a failure of drawing within its region: the rest of the shop goes on. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failure: undefined, address: this.props.address };

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { failure: errorText(error) };
  }

  static getDerivedStateFromProps({ address }: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return address === state.address ? null : { failure: undefined, address };
  }

  override componentDidCatch(): void {
    this.props.onError?.();
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (failure === undefined) return this.props.children;
    if ('fallback' in this.props) return this.props.fallback;
    const onRetry = (): void => {
      this.props.onRetry?.();
      this.setState({ failure: undefined });
    };
    return (
      // The words themselves may be what failed: the last way home needs none.
      <ErrorBoundary fallback={<a href="/">ШОВ</a>}>
        <ErrorScreen error={failure} onRetry={onRetry} />
      </ErrorBoundary>
    );
  }
}
