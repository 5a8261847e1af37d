import { say, type Message } from '@wellspring/words/message';

type Item = string | Message;

/** The items before the last one, and the last one. */
const parted = (items: readonly Item[]): readonly [before: readonly Item[], last: Item | undefined] => [
  items.slice(0, -1),
  items.at(-1),
];

const withCommas = (items: readonly Item[]): Item =>
  items.reduce((before, next) => say('catalogErrors.listedBefore', { before, next }));

/** "Name, City and Tags"; null for none. */
export const listedFields = (labels: readonly Item[]): Item | null => {
  const [before, last] = parted(labels);
  if (last === undefined) return null;
  return before.length === 0 ? last : say('catalogErrors.fieldsListed', { before: withCommas(before), last });
};

/** "Hungary, Iceland, and Japan"; null for none. */
export const all = (items: readonly Item[]): Item | null => {
  const [before, last] = parted(items);
  const [first] = before;
  if (last === undefined || first === undefined) return last ?? null;
  if (before.length === 1) return say('catalogErrors.listedTwoAnd', { first, last });
  return say('catalogErrors.listedManyAnd', { before: withCommas(before), last });
};

/** "Hungary, Iceland, or Japan"; null for none. */
export const either = (items: readonly Item[]): Item | null => {
  const [before, last] = parted(items);
  const [first] = before;
  if (last === undefined || first === undefined) return last ?? null;
  if (before.length === 1) return say('catalogErrors.listedTwoOr', { first, last });
  return say('catalogErrors.listedManyOr', { before: withCommas(before), last });
};
