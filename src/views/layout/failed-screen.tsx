import type { ErrorText } from '#domain/errors.ts';
import { ErrorBox } from '../ui/error-box.tsx';
import { ErrorBoundary, ErrorScreen } from './error-boundary.tsx';

interface FailedScreenProps {
  error: ErrorText;
  onRetry: () => void;
}

/** The error page for a screen whose goods or words the server did not give; in short until its code is there, if ever. */
export function FailedScreen(told: FailedScreenProps) {
  const inShort = <ErrorBox isScreen {...told} />;
  return (
    <ErrorBoundary fallback={inShort}>
      <ErrorScreen {...told} standIn={inShort} />
    </ErrorBoundary>
  );
}
