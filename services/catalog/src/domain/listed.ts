import { say, type Message } from '@wellspring/words/message';

type Item = string | Message;

const withCommas = (items: readonly Item[]): Item =>
  items.reduce((before, next) => say('catalogErrors.listedBefore', { before, next }));

/** "Name, City and Tags", where an ItemList would have a comma before "and"; null for none. */
export const listedFields = (labels: readonly Item[]): Item | null => {
  const before = labels.slice(0, -1);
  const last = labels.at(-1);
  if (last === undefined) return null;
  return before.length === 0 ? last : say('catalogErrors.fieldsListed', { before: withCommas(before), last });
};
