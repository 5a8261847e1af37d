import { wordsOf } from '../../services/catalog/src/domain/search/words.ts';

/** A name as the gazetteer is searched by. */
export const keyOf = (name) => wordsOf(name).join(' ');
