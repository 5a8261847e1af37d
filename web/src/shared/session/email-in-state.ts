/** The e-mail address in the state that the previous page passes on; null: none. */
export const emailInState = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'email' in state && typeof state.email === 'string'
    ? state.email || null
    : null;
