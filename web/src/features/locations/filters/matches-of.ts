type Answer = { readonly total: number; readonly interpretation: { readonly further: number } | null };

/** How many are what was searched for, without those that only come close. */
export const matchesOf = ({ total, interpretation }: Answer): number => total - (interpretation?.further ?? 0);
