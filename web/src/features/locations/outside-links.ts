import type { FullLocation } from './questions.ts';

/** The website as a link, if it is one that a browser may follow. */
export const websiteUrl = (website: string | null): string | null => {
  if (!website) return null;
  const text = /^[a-z][a-z0-9+.-]*:/i.test(website) ? website : `https://${website}`;
  const url = URL.parse(text);
  return url && (url.protocol === 'https:' || url.protocol === 'http:') ? url.href : null;
};

/** The point in the reader's own maps; null where the point is not known. */
export const mapsUrl = ({ latitude, longitude }: Pick<FullLocation, 'latitude' | 'longitude'>): string | null =>
  latitude === null || longitude === null
    ? null
    : `https://www.google.com/maps/search/?api=1&query=${latitude}%2C${longitude}`;
