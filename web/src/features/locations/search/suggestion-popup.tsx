import { useEffect, useMemo } from 'react';
import { GeocodeDocument, type GeocodeQuery } from '../../../generated/search-operations.ts';
import { Globe, MapPin } from '../../../shared/icons.tsx';
import { useWords } from '../../../shared/words/words.ts';
import { OptionList, type OptionRow } from './option-list.tsx';
import type { FoundPlace } from '../precision.ts';
import { useSuggestionRow } from './suggestion-row.tsx';
import { rememberSearch } from './recent-searches.ts';
import type { HrefOf, Suggestion } from './suggestions.ts';
import type { Popup } from './use-combobox.ts';
import { useFirstSuggestions } from './use-first-suggestions.ts';
import { useSuggestions } from './use-suggestions.ts';
import { useWhileTyping } from './use-while-typing.ts';

type Props = Popup<Suggestion> & {
  readonly hrefOf: HrefOf;
  readonly onChoose: (suggestion: Suggestion) => void;
};

// The lists of both boxes are one script: each part of its own makes the first load of every page larger.

/** The box tells what was searched for, to be suggested again: it has no other script at hand. */
export const keepSearch = (text: string): void => rememberSearch(text);

const GROUPS = [
  { name: null, kinds: ['near', 'category', 'location', 'search', 'nearMe'] },
  { name: 'places.recentSearches', kinds: ['recent', 'clearRecent'] },
  { name: 'places.popularKinds', kinds: ['placeKind'] },
] as const;

/** What the search box suggests: while one types, and before. */
export const SuggestionPopup = ({ id, text, isOpen, active, count, hrefOf, onFound, onChoose }: Props) => {
  const t = useWords('places');
  const rowOf = useSuggestionRow();
  const isEmpty = text.trim() === '';
  const typed = useSuggestions(text, isOpen, hrefOf);
  const { suggestions: first, finding } = useFirstSuggestions(isOpen && isEmpty, hrefOf);
  const suggestions = isEmpty ? first : typed;
  useEffect(() => onFound(suggestions), [suggestions, onFound]);
  const groups = GROUPS.map(({ name, kinds }) => ({
    name: name === null ? '' : t(name),
    options: suggestions.filter(({ kind }) => kinds.some((each) => each === kind)),
  }));
  const messages = { no: '', running: t('places.findingYou'), denied: t('places.ownDenied') };
  return (
    <OptionList
      id={id}
      count={count}
      groups={groups}
      rowOf={rowOf}
      active={active}
      onChoose={onChoose}
      message={isEmpty ? messages[finding] : ''}
    />
  );
};

/** A town, region or country that is suggested. */
export type TownOption = { readonly key: string; readonly place: FoundPlace };

type NearProps = Popup<TownOption> & { readonly onChoose: (option: TownOption) => void };

const EMPTY: GeocodeQuery = { geocode: [] };

const rowOf = ({ place: { bounds, label } }: TownOption): OptionRow => ({
  icon: bounds ? Globe : MapPin,
  hue: 'cat-none',
  title: label,
  line: '',
});

/** What the box for a city or address suggests while one types, the larger places first. Nothing that is typed leaves the site. */
export const NearPopup = ({ id, text, isOpen, active, count, onFound, onChoose }: NearProps) => {
  const answer = useWhileTyping(GeocodeDocument, text, isOpen, EMPTY);
  const options = useMemo(
    () =>
      (answer?.geocode ?? []).map((place): TownOption => ({
        key: `${place.kind} ${place.latitude} ${place.longitude}`.replaceAll(' ', '-'),
        place,
      })),
    [answer],
  );
  useEffect(() => onFound(options), [options, onFound]);
  return (
    <OptionList
      id={id}
      count={count}
      groups={[{ name: '', options }]}
      rowOf={rowOf}
      active={active}
      onChoose={onChoose}
    />
  );
};
