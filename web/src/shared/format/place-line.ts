type Whereabouts = { readonly city: string | null; readonly state: string | null; readonly country: string | null };

const UNITED_STATES = new Set(['united states', 'united states of america', 'usa', 'us']);

/** "city, state" in the United States, else "city, country"; what is not known is left out. */
export const placeLine = ({ city, state, country }: Whereabouts): string => {
  const region = state && country && UNITED_STATES.has(country.trim().toLowerCase()) ? state : country;
  return [city, region].filter(Boolean).join(', ');
};
