import { countryIn } from '@wellspring/countries/country-name';
import { listText } from '@wellspring/place-schema/list-text';
import { useLocale } from './use-locale.ts';

type Whereabouts = {
  readonly city: string | null;
  readonly state: string | null;
  /** in English */
  readonly country: string | null;
  /** ISO 3166-1 alpha-2 */
  readonly countryCode: string | null;
};

const UNITED_STATES = new Set(['united states', 'united states of america', 'usa', 'us']);

/** "city, state" in the United States, else "city, country", the country as the reader calls it; what is not known is left out. */
export const placeLine = ({ city, state, country, countryCode }: Whereabouts, locale = 'en'): string => {
  const isInStates = country !== null && UNITED_STATES.has(country.trim().toLowerCase());
  const parts = [city, state && isInStates ? state : countryIn(locale, countryCode, country)];
  return listText(
    parts.flatMap((part) => part || []),
    locale,
  );
};

/** The line of a place in the reader's words. Browsers name a few countries differently than the server, so what shows it takes over that of the first HTML. */
export const usePlaceLine = (): ((place: Whereabouts) => string) => {
  const locale = useLocale();
  return (place) => placeLine(place, locale);
};
