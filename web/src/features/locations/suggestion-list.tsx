import type { Translate } from '@wellspring/words/translate';
import { categoryLook, categoryName } from '../../shared/category.ts';
import { usePlaceLine } from '../../shared/format/place-line.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { ratingText } from '../../shared/format/values.ts';
import { withSmallPhotos } from '../../shared/format/photo-size.ts';
import { MapPin, Search, Star } from '../../shared/icons.tsx';
import { LocationPicture } from '../../shared/ui/location-picture.tsx';
import { useWords } from '../../shared/words/words.ts';
import type { Suggestion } from './suggestions.ts';

/** How a row looks: its icon, hue, words, and a second line. */
const rowOf = (
  t: Translate<'places' | 'categories'>,
  suggestion: Suggestion,
  placeLine: ReturnType<typeof usePlaceLine>,
) => {
  switch (suggestion.kind) {
    case 'near':
      return {
        icon: MapPin,
        hue: 'cat-none',
        title: t('places.suggestNear', {
          around: suggestion.town.bounds ? 'area' : 'point',
          place: suggestion.town.label,
        }),
        line: '',
      };
    case 'category': {
      const { icon, hue } = categoryLook(suggestion.category.id);
      return {
        icon,
        hue,
        title: categoryName(t, suggestion.category.id, suggestion.category.name),
        line: t('places.category'),
      };
    }
    case 'location': {
      const { icon, hue } = categoryLook(suggestion.location.categoryId);
      const { location, otherName } = suggestion;
      const category = categoryName(t, location.categoryId, '');
      return {
        icon,
        hue,
        title: otherName ? `${location.name} · ${otherName}` : location.name,
        line: [category, placeLine(location)].filter(Boolean).join(' · '),
      };
    }
    case 'search':
      return { icon: Search, hue: 'cat-none', title: t('places.searchFor', { text: suggestion.text }), line: '' };
  }
};

type Props = {
  /** of the combobox: names the list and its options */
  readonly id: string;
  readonly suggestions: readonly Suggestion[];
  readonly active: number;
  readonly onChoose: (suggestion: Suggestion) => void;
};

/** The popup of the search box. Focus stays in the box. */
export const SuggestionList = ({ id, suggestions, active, onChoose }: Props) => {
  const t = useWords('places', 'categories');
  const placeLine = usePlaceLine();
  const locale = useLocale();
  return (
    <ul
      id={`${id}-suggestions`}
      role="listbox"
      aria-label={t('places.suggestions')}
      className="absolute inset-x-0 top-full z-30 mt-2 max-h-[min(34rem,60dvh)] overflow-auto rounded-card border border-line bg-surface p-1.5 text-start shadow-float"
    >
      {suggestions.map((suggestion, index) => {
        const { icon: Icon, hue, title, line } = rowOf(t, suggestion, placeLine);
        return (
          <li
            key={suggestion.key}
            id={`${id}-${suggestion.key}`}
            role="option"
            aria-selected={index === active}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(suggestion)}
            className={`${hue} flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 py-2 text-ink hover:bg-sunken ${index === active ? 'bg-sunken' : ''}`}
          >
            {suggestion.kind === 'location' ? (
              <span aria-hidden="true" className="size-10 shrink-0 overflow-hidden rounded-sm bg-sunken">
                <LocationPicture location={withSmallPhotos(suggestion.location)} />
              </span>
            ) : (
              <Icon aria-hidden="true" className="size-5 shrink-0 text-cat" />
            )}
            <span className="min-w-0 grow">
              <span className="block truncate font-medium">{title}</span>
              {line ? <span className="block truncate text-sm text-ink-soft">{line}</span> : null}
            </span>
            {suggestion.kind === 'location' && suggestion.location.reviewCount > 0 ? (
              <span className="flex shrink-0 items-center gap-0.5 text-sm text-ink-soft tabular-nums">
                <span className="sr-only">{`${t('places.ratingLabel')} `}</span>
                <Star aria-hidden="true" className="size-3.5 fill-current text-ember" />
                {ratingText(suggestion.location.averageRating, locale)}
              </span>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
};
