/** Search and order of the lists for admins: by words, and by time. */

/** After every text that begins with a word. */
const endOf = (word: string): string => `${word}\u{10ffff}`;

/** What has, or begins, every word, for a collection with `searchWords`; nothing to look for is no condition. */
export const havingWords = (words: readonly string[]): object =>
  words.length === 0
    ? {}
    : { $and: words.map((word) => ({ searchWords: { $elemMatch: { $gte: word, $lt: endOf(word) } } })) };

/** The order of a list, by `createdAt`, ids where moments are the same. */
export const byTime = (isOldestFirst: boolean): { createdAt: 1 | -1; _id: 1 | -1 } =>
  isOldestFirst ? { createdAt: 1, _id: 1 } : { createdAt: -1, _id: -1 };
