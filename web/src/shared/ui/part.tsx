import type { ReactNode } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';
import { PartFailure } from './failure.tsx';

type Props = {
  /** false: an optional part shows no message */
  readonly isMissed?: boolean;
  readonly children: ReactNode;
};

/** One part of a page that may fail alone. */
export const Part = ({ isMissed = true, children }: Props) => (
  <ErrorBoundary fallback={(retry) => (isMissed ? <PartFailure onRetry={retry} /> : null)}>{children}</ErrorBoundary>
);
