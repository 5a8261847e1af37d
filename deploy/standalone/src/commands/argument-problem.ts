/** What parseArgs of Node found wrong, without its advice on how to write such an argument. */
export const argumentProblem = (error: unknown): string =>
  error instanceof Error ? `${error.message.split(/[.\n]/)[0] ?? ''}.` : String(error);
