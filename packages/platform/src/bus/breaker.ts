/** So many different messages that fail alike, with none handled between them, are not broken: what handles them is. */
const ALIKE = 3;

const fieldOf = (error: object, name: string): string => {
  const value: unknown = Reflect.get(error, name);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

/** What errors of one cause have in common: their kind and number, not their words. */
const kindOf = (error: unknown): string =>
  error instanceof Error ? `${error.name} ${fieldOf(error, 'code')} ${fieldOf(error, 'statusCode')}` : typeof error;

/**
 * Counts different messages that fail alike one after the other. When it opens, the consumer must wait as for a dependency
 * that is away: dead letters of a whole topic would be the price of one expired password.
 */
export const breaker = () => {
  const failed = new Set<string>();
  let kind = '';
  return {
    succeeded: (): void => failed.clear(),
    failed: (messageId: string, error: unknown): void => {
      if (kindOf(error) !== kind) failed.clear();
      kind = kindOf(error);
      failed.add(messageId);
    },
    isOpen: (): boolean => failed.size >= ALIKE,
  };
};
