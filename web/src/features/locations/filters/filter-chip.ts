/** How one of the filters above a list looks. */
export const filterChip =
  'inline-flex min-h-11 items-center gap-2 rounded-full border border-line bg-surface px-4 text-sm font-semibold transition-colors hover:border-control xl:pointer-fine:min-h-9.5';
