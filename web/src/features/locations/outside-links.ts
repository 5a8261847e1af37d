import { VISIT_WEBSITE } from './location-messages.ts';
import type { FullLocation } from './questions.ts';

/** What a link to a website is called: where it leads, or the plain words where it is the only one. */
export const websiteLabel = (website: string, { isOnly }: { readonly isOnly: boolean }): string => {
  const url = isOnly ? null : URL.parse(website);
  return url ? `${VISIT_WEBSITE}: ${url.host.replace(/^www\./, '')}${url.pathname.replace(/\/$/, '')}` : VISIT_WEBSITE;
};

/** The point in the reader's own maps; null where the point is not known. */
export const mapsUrl = ({ latitude, longitude }: Pick<FullLocation, 'latitude' | 'longitude'>): string | null =>
  latitude === null || longitude === null
    ? null
    : `https://www.google.com/maps/search/?api=1&query=${latitude}%2C${longitude}`;
