import { useState } from 'react';
import { useDraft } from '../../shared/drafts/use-draft.ts';

/** The words of a research, which survive a reload. */
export const useStoredQuery = (): readonly [query: string, change: (query: string) => void] => {
  const draft = useDraft({ form: 'research-query', initial: { query: '' } });
  const [query, setQuery] = useState(draft.values.query);
  return [
    query,
    (next) => {
      setQuery(next);
      draft.keep({ query: next });
    },
  ];
};
