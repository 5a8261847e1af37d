import { useState } from 'react';
import { draftOf, dropDraft, keepDraft } from '../../shared/draft.ts';

/** The words of a research, which survive a reload. */
export const useKeptQuery = (memberId: string): readonly [query: string, change: (query: string) => void] => {
  const draft = `research-query-${memberId}`;
  const [query, setQuery] = useState(() => draftOf(draft)?.['query'] ?? '');
  return [
    query,
    (next) => {
      setQuery(next);
      if (next) keepDraft(draft, { query: next });
      else dropDraft(draft);
    },
  ];
};
