import type { Translate } from '@wellspring/words/translate';
import { useTemperatureText } from '../../../shared/format/use-units.ts';
import { useWords } from '../../../shared/words/words.ts';
import type { ChosenFacet, Filters, ValueOf } from '../../../shared/filters/filters.ts';

type Say = Translate<'facts' | 'filters' | 'kinds'>;

type Labels = { readonly [Facet in ChosenFacet]: (t: Say, value: ValueOf<Facet>) => string };

/** How the values of each facet are called where they stand alone. */
const LABELS: Labels = {
  kind: (t, value) => t(`kinds.${value}`),
  price: (t, value) => t(`facts.priceKind_${value}`),
  month: (t, value) => t(`facts.month_${value}`),
  access: (t, value) => t(`facts.accessPermission_${value}`),
  wheelchair: (t, value) => `${t('facts.wheelchair_access')}: ${t(`facts.wheelchairAccess_${value}`)}`,
  amenity: (t, value) => t(`facts.amenity_${value}`),
};

/** A range of temperatures in °C, of which one end may be open. */
export const rangeText = ({
  temperatureMin,
  temperatureMax,
}: Pick<Filters, 'temperatureMin' | 'temperatureMax'>): string => {
  if (temperatureMin === null) return `≤ ${temperatureMax ?? ''} °C`;
  return temperatureMax === null ? `≥ ${temperatureMin} °C` : `${temperatureMin}–${temperatureMax} °C`;
};

/** One thing that is asked for, in words, and the filters without it. */
export type ActiveFilter = { readonly key: string; readonly label: string; readonly without: Filters };

const chosenIn = <Facet extends ChosenFacet>(t: Say, filters: Filters, facet: Facet): readonly ActiveFilter[] => {
  const values: readonly ValueOf<Facet>[] = filters[facet];
  return values.map((value) => ({
    key: `${facet} ${value}`,
    label: LABELS[facet](t, value),
    without: { ...filters, [facet]: values.filter((each) => each !== value) },
  }));
};

/** The label of a value of a facet. */
export const useFacetLabel = () => {
  const t = useWords('facts', 'filters', 'kinds');
  return <Facet extends ChosenFacet>(facet: Facet, value: ValueOf<Facet>): string => LABELS[facet](t, value);
};

/** All that is asked of facts, in words. */
export const useActiveFilters = (filters: Filters): readonly ActiveFilter[] => {
  const t = useWords('facts', 'filters', 'kinds');
  const temperatureText = useTemperatureText();
  const { temperatureMin, temperatureMax, minRating, openNow, withPhotos } = filters;
  return [
    ...chosenIn(t, filters, 'kind'),
    ...chosenIn(t, filters, 'price'),
    ...(temperatureMin === null && temperatureMax === null
      ? []
      : [
          {
            key: 'temperature',
            label: temperatureText(rangeText(filters)),
            without: { ...filters, temperatureMin: null, temperatureMax: null },
          },
        ]),
    ...chosenIn(t, filters, 'month'),
    ...chosenIn(t, filters, 'access'),
    ...chosenIn(t, filters, 'wheelchair'),
    ...chosenIn(t, filters, 'amenity'),
    ...(minRating === null
      ? []
      : [
          {
            key: 'rating',
            label: t('filters.rating', { rating: String(minRating) }),
            without: { ...filters, minRating: null },
          },
        ]),
    ...(openNow ? [{ key: 'openNow', label: t('filters.openNow'), without: { ...filters, openNow: false } }] : []),
    ...(withPhotos ? [{ key: 'photos', label: t('filters.photos'), without: { ...filters, withPhotos: false } }] : []),
  ];
};
