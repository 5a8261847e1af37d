import { SEARCH_TEXT_MAX } from '@wellspring/rest-contract/listing-limits';
import { useMemo } from 'react';
import { rememberedText } from '../../../shared/remembered.ts';

const { remember, stored, useText } = rememberedText('wellspring-recent-searches');

/** So many are kept. */
const MOST = 5;

const parsed = (text: string): readonly string[] => {
  try {
    const value: unknown = JSON.parse(text || '[]');
    if (!Array.isArray(value)) return [];
    const texts = value.filter((each): each is string => typeof each === 'string' && each !== '');
    return [...new Set(texts.map((each) => each.slice(0, SEARCH_TEXT_MAX)))].slice(0, MOST);
  } catch {
    return [];
  }
};

/** Remembers in this browser alone, and nowhere else, what was searched for: the last five texts, the newest first. */
export const rememberSearch = (text: string): void =>
  remember(JSON.stringify([...new Set([text, ...parsed(stored())])].slice(0, MOST)));

export const forgetSearches = (): void => remember('');

/** The last texts that were searched for in this browser, the newest first. */
export const useRecentSearches = (): readonly string[] => {
  const text = useText();
  return useMemo(() => parsed(text), [text]);
};
