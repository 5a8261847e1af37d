import { indexWordsOf, wordsOf } from '@wellspring/search-words/words';
import { usernameKey, type Names, type User } from './user.ts';

/** The most terms of a search. */
const TERMS_MAX = 8;
/** Characters of a term; a longer one is searched by its beginning. */
const TERM_MAX = 60;

type Searched = Names & Pick<User, 'email'>;

const piecesOf = (text: string): readonly string[] => text.split(/\s+/u).filter((piece) => piece !== '');

/** Words as one term: between them it does not matter what stands, a dot or an @. */
const termOf = (words: readonly string[]): string => [...words.join(' ')].slice(0, TERM_MAX).join('');

/**
 * What of a text stands between spaces, from each of its words on: `ann@example.org`, `example.org` and `org`. So whatever somebody looks
 * for is the beginning of one of these, an address or its domain as much as a name.
 */
const endsOf = (piece: string): readonly string[] => {
  const words = wordsOf(piece);
  const lastCharacters = indexWordsOf(piece).filter((word) => !words.includes(word));
  return [...words.map((_, at) => termOf(words.slice(at))), ...lastCharacters];
};

/** The terms under which admins find a member, each once: of their names, username and e-mail address. */
export const searchTermsOf = ({ email, username, firstName, lastName }: Searched): readonly string[] => [
  ...new Set(
    [firstName, lastName, username, email]
      .filter((text) => text !== null)
      .flatMap(piecesOf)
      .flatMap(endsOf),
  ),
];

/** What one of a member's terms must begin with, each once, the longest first: it says the most. */
export const termsLookedFor = (search: string): readonly string[] =>
  [...new Set(piecesOf(search).map((piece) => termOf(wordsOf(piece))))]
    .filter((term) => term !== '')
    .slice(0, TERMS_MAX)
    .sort((one, other) => other.length - one.length);

/** By what members are sorted where they are sorted by name: as their row reads. */
export const sortNameOf = ({ email, username, firstName, lastName }: Searched): string => {
  const name = [firstName, lastName].filter((part) => part !== null).join(' ');
  return wordsOf(name || username || email).join(' ') || usernameKey(email);
};
