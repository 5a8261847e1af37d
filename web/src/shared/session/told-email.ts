/** The address that the page before has told this one, beside its own address; null: none. */
export const toldEmail = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'email' in state && typeof state.email === 'string'
    ? state.email || null
    : null;
