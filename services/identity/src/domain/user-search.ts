import { indexWordsOf, wordsOf } from '@wellspring/search-words/words';
import { usernameKey, type Names, type User } from './user.ts';

/** More words than these are not looked for. */
const WORDS_MAX = 8;

type Searched = Names & Pick<User, 'email'>;

/** The words under which admins find a member, each once: of their names, username and e-mail address. */
export const searchWordsOf = ({ email, username, firstName, lastName }: Searched): readonly string[] => [
  ...new Set(indexWordsOf([firstName, lastName, username, email].filter((text) => text !== null).join('\n'))),
];

/** What a member must have words with, each once, the longest first: it says the most. */
export const wordsLookedFor = (search: string): readonly string[] =>
  [...new Set(wordsOf(search).slice(0, WORDS_MAX))].sort((one, other) => other.length - one.length);

/** By what members are sorted where they are sorted by name: as their row reads. */
export const sortNameOf = ({ email, username, firstName, lastName }: Searched): string => {
  const name = [firstName, lastName].filter((part) => part !== null).join(' ');
  return wordsOf(name || username || email).join(' ') || usernameKey(email);
};
