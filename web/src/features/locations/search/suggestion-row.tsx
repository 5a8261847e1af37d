import type { Translate } from '@wellspring/words/translate';
import { categoryLook, categoryName } from '../../../shared/category.ts';
import { distanceBetween } from '../../../shared/format/distance-between.ts';
import { usePlaceLine } from '../../../shared/format/place-line.ts';
import { useLocale } from '../../../shared/format/use-locale.ts';
import { useDistanceText } from '../../../shared/format/use-units.ts';
import { withSmallPhotos } from '../../../shared/format/photo-size.ts';
import { ratingText } from '../../../shared/format/values.ts';
import { Clock, Compass, LocateFixed, MapPin, Search, Star, X } from '../../../shared/icons.tsx';
import { LocationPicture } from '../../../shared/ui/location-picture.tsx';
import { useWords } from '../../../shared/words/words.ts';
import type { OptionRow } from './option-list.tsx';
import type { Suggestion } from './suggestions.ts';
import { useReferencePoint } from './use-reference-point.ts';

type Located = Extract<Suggestion, { readonly kind: 'location' }>;
type Say = Translate<'places' | 'categories' | 'kinds' | 'cards'>;

const plainRow = (icon: OptionRow['icon'], title: string): OptionRow => ({ icon, hue: 'cat-none', title, line: '' });

const smallPicture = (location: Located['location']) => (
  <span aria-hidden="true" className="size-10 shrink-0 overflow-hidden rounded-sm bg-sunken">
    <LocationPicture location={withSmallPhotos(location)} />
  </span>
);

const rating = (t: Say, { averageRating }: Located['location'], locale: string) => (
  <>
    <span className="sr-only">{`${t('places.ratingLabel')} `}</span>
    <Star aria-hidden="true" className="size-3.5 fill-current text-ember" />
    {ratingText(averageRating, locale)}
  </>
);

/** Its first kind, else its category. */
const kindText = (t: Say, { kinds, categoryId }: Located['location']): string => {
  const [first] = kinds?.are ?? [];
  return first === undefined ? categoryName(t, categoryId, '') : t(`kinds.${first}`);
};

/** How the suggestions of the search box look. */
export const useSuggestionRow = (): ((suggestion: Suggestion) => OptionRow) => {
  const t = useWords('places', 'categories', 'kinds', 'cards');
  const placeLine = usePlaceLine();
  const locale = useLocale();
  const distanceText = useDistanceText();
  const from = useReferencePoint();
  const awayText = ({ latitude, longitude }: Located['location']): string =>
    from === null || latitude === null || longitude === null
      ? ''
      : t('cards.away', { distance: distanceText(distanceBetween(from, { latitude, longitude })) });
  const locationRow = ({ location, otherName }: Located): OptionRow => {
    const { icon, hue } = categoryLook(location.categoryId);
    return {
      icon,
      hue,
      picture: smallPicture(location),
      title: otherName ? `${location.name} · ${otherName}` : location.name,
      line: [kindText(t, location), placeLine(location), awayText(location)].filter(Boolean).join(' · '),
      end: location.reviewCount > 0 ? rating(t, location, locale) : null,
    };
  };
  return (suggestion) => {
    switch (suggestion.kind) {
      case 'near': {
        const { bounds, label } = suggestion.town;
        return plainRow(MapPin, t('places.suggestNear', { around: bounds ? 'area' : 'point', place: label }));
      }
      case 'category': {
        const { id, name } = suggestion.category;
        return { ...categoryLook(id), title: categoryName(t, id, name), line: t('places.category') };
      }
      case 'location':
        return locationRow(suggestion);
      case 'search':
        return plainRow(Search, t('places.searchFor', { text: suggestion.text }));
      case 'nearMe':
        return plainRow(LocateFixed, t('places.nearMe'));
      case 'recent':
        return plainRow(Clock, suggestion.text);
      case 'clearRecent':
        return plainRow(X, t('places.clearRecent'));
      case 'placeKind': {
        const { placeKind, count } = suggestion;
        return { ...plainRow(Compass, t(`kinds.${placeKind}`)), end: t('places.places', { count }) };
      }
    }
  };
};
