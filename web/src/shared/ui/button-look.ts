const base =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-full px-5 text-center font-semibold transition-colors max-sm:py-1.5 sm:whitespace-nowrap';

/** The main action of a screen. */
export const primaryButton = `${base} primary-button bg-primary text-on-primary hover:bg-primary-strong`;

/** What takes something away for good. */
export const dangerButton = `${base} bg-ember text-surface hover:underline underline-offset-4`;

/** What else can be done. */
export const quietButton = `${base} border border-control bg-surface text-ink hover:border-primary hover:text-primary`;

/** As quietButton, for a picture alone, which then has a name. */
export const iconButton =
  'inline-flex size-11 shrink-0 items-center justify-center rounded-full border border-control bg-surface text-ink transition-colors hover:border-primary hover:text-primary';
