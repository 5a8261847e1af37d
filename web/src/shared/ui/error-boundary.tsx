import { Component, type ReactNode } from 'react';

type Props = {
  /** the replacement of a failed part; `retry` renders the part again */
  readonly fallback: (retry: () => void, error: unknown) => ReactNode;
  /** when it changes, the part is rendered again: a failure does not carry over to another page */
  readonly resetKey?: string;
  /** called before a retry */
  readonly onRetry?: () => void;
  readonly children: ReactNode;
};
type State = { readonly failure: { readonly error: unknown } | null };

/** Keeps the failure of one part from taking the page with it. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failure: null };

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } };
  }

  override componentDidUpdate(before: Props): void {
    if (this.state.failure && before.resetKey !== this.props.resetKey) this.setState({ failure: null });
  }

  readonly #retry = (): void => {
    this.props.onRetry?.();
    this.setState({ failure: null });
  };

  override render() {
    const { failure } = this.state;
    return failure ? this.props.fallback(this.#retry, failure.error) : this.props.children;
  }
}
