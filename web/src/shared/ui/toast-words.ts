/** What has just happened, in a few words. */
export type ToastWords = {
  readonly title: string;
  readonly description?: string;
  /** the next step: a page of this site */
  readonly link?: { readonly label: string; readonly href: string };
  /** something failed, and is said at once */
  readonly isFailure?: boolean;
  /** waits until the one that stands has gone; others replace it */
  readonly waits?: boolean;
  /** called once the words stand, or when they cannot be shown: for what must not happen before */
  readonly onShown?: () => void;
};
