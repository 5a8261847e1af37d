/** What has just happened, in a few words. */
export type ToastWords = {
  readonly title: string;
  readonly description?: string;
  /** the next step: a page of this site */
  readonly link?: { readonly label: string; readonly href: string };
  /** what can be done about it here and now, such as Undo; the toast stands longer then */
  readonly action?: { readonly label: string; readonly altText: string; readonly onPress: () => void };
  /** called once, when the toast has gone: by itself, closed, replaced by another, or after its action */
  readonly onGone?: () => void;
  /** something failed, and is said at once */
  readonly isFailure?: boolean;
  /** waits until the one that stands has gone; others replace it */
  readonly waits?: boolean;
  /** called once the words stand, or when they cannot be shown: for what must not happen before */
  readonly onShown?: () => void;
};
