import { isGuessable, isMadeOfOwnWords } from '@wellspring/rest-contract/password-rules';

const GROUPS: readonly (readonly [pattern: RegExp, size: number])[] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/[0-9]/, 10],
  [/[^a-zA-Z0-9]/, 33],
];

const LEVELS = [
  { bits: 75, level: 4, name: 'strong' },
  { bits: 55, level: 3, name: 'good' },
  { bits: 35, level: 2, name: 'fair' },
] as const;

export type PasswordStrength = { readonly level: 1 | 2 | 3 | 4; readonly name: 'weak' | 'fair' | 'good' | 'strong' };

const WEAK: PasswordStrength = { level: 1, name: 'weak' };

/** Characters that tell something new: not the same as the one before, nor its neighbour in the alphabet. */
const tellingCharacters = (password: string): number => {
  const points = Array.from(password, (character) => character.codePointAt(0) ?? 0);
  return points.filter((point, index) => Math.abs(point - (points[index - 1] ?? Infinity)) > 1).length;
};

/**
 * How long a password would take to guess, roughly, in four steps: by its length and the kinds of its characters. What the
 * server refuses is weak. `own`: e-mail address and names that stand in the same form
 */
export const passwordStrength = (
  password: string,
  own: readonly (string | null | undefined)[] = [],
): PasswordStrength => {
  if (isGuessable(password) || isMadeOfOwnWords(password, own)) return WEAK;
  const alphabet = GROUPS.reduce((sum, [pattern, size]) => (pattern.test(password) ? sum + size : sum), 1);
  const bits = Math.log2(alphabet) * tellingCharacters(password);
  return LEVELS.find((step) => bits >= step.bits) ?? WEAK;
};
