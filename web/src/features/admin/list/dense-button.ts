/** As quietButton of shared, where work is done: lower beside a mouse, as high as any other below a finger. */
export const denseButton =
  'inline-flex min-h-11 items-center justify-center gap-1.5 rounded-full border border-control bg-surface px-4 text-center text-sm font-semibold text-ink transition-colors hover:border-primary hover:text-primary sm:whitespace-nowrap lg:pointer-fine:min-h-9 lg:pointer-fine:px-3';

/** What says the state of a row. */
export const tag =
  'inline-flex max-w-full items-center gap-1.5 rounded-full border px-2.5 py-0.5 text-sm font-semibold wrap-anywhere';
