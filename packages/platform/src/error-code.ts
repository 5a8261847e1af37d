/** The code of a system or library error, such as ECONNREFUSED; accepts any thrown value. */
export const errorCode = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;
