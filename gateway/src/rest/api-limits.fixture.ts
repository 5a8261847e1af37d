/** A schema of an OpenAPI document, as far as its limits go. */
type Limited = Readonly<Record<string, unknown>>;

/** Most characters of what fits a pattern. */
const LENGTH_OF_PATTERN: Readonly<Record<string, number>> = {
  '^[\\w-]{1,64}$': 64,
  '^[1-5]$': 1,
  '^[A-Za-z]{1,100}$': 100,
  '^[a-z_]{1,100}$': 100,
  '^\\/(?![/\\\\])[^\\s\\\\]{0,1000}$': 1_001,
};
const LENGTH_OF_DAY = 10;

const EMAIL = '^[^\\s@]+@[^\\s@][^\\s@.]*\\.[^\\s@]+$';

/** Patterns that were written otherwise since, and take all that the product took: it never took an address with two @. */
const AS_WIDE: Readonly<Record<string, string>> = {
  '^\\S+@\\S+\\.\\S+$': EMAIL,
  '^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$': EMAIL,
};

const UPPER = ['maximum', 'maxLength', 'maxItems', 'exclusiveMaximum'];
const LOWER = ['minimum', 'minLength', 'minItems', 'exclusiveMinimum'];

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A schema with the length that its pattern or format allows, where it does not say one. */
const withLength = (schema: Limited): Limited => {
  const maxLength = schema.format === 'date' ? LENGTH_OF_DAY : LENGTH_OF_PATTERN[textOf(schema.pattern)];
  return maxLength === undefined ? schema : { maxLength, ...schema };
};

/** Limits on what is sent that are tighter than they were. */
export const narrowed = (released: Limited, after: Limited): readonly string[] => {
  const before = withLength(released);
  const tighter = (names: readonly string[], isTighter: (was: number, is: number) => boolean): readonly string[] =>
    names.filter((name) => {
      const [was, is] = [before[name], after[name]];
      return typeof is === 'number' && (typeof was !== 'number' || isTighter(was, is));
    });
  const isOther = (name: string): boolean =>
    after[name] !== undefined && after[name] !== before[name] && after[name] !== AS_WIDE[textOf(before[name])];
  return [
    ...tighter(UPPER, (was, is) => is < was),
    ...tighter(LOWER, (was, is) => is > was),
    ...['pattern', 'format'].filter(isOther),
  ];
};
