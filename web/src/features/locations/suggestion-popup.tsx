import { useEffect } from 'react';
import { SuggestionList } from './suggestion-list.tsx';
import type { Suggestion } from './suggestions.ts';
import { useSuggestions } from './use-suggestions.ts';

type Props = {
  /** of the combobox */
  readonly id: string;
  readonly text: string;
  /** the reader types */
  readonly isEnabled: boolean;
  readonly active: number;
  /** the box hears what there is to choose from, as it is the box that is written in */
  readonly onFound: (suggestions: readonly Suggestion[]) => void;
  readonly onChoose: (suggestion: Suggestion) => void;
};

/** What the search box suggests while one types. */
export const SuggestionPopup = ({ id, text, isEnabled, active, onFound, onChoose }: Props) => {
  const suggestions = useSuggestions(text, isEnabled);
  useEffect(() => onFound(suggestions), [suggestions, onFound]);
  return suggestions.length > 0 ? (
    <SuggestionList id={id} suggestions={suggestions} active={active} onChoose={onChoose} />
  ) : null;
};
