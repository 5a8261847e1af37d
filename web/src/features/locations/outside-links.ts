import type { Translate } from '@wellspring/words/translate';
import type { FullLocation } from './questions.ts';

type LabelOptions = { readonly isOnly: boolean };

/** What a link to a website is called: where it leads, or the plain words where it is the only one. */
export const websiteLabel = (t: Translate<'place'>, website: string, { isOnly }: LabelOptions): string => {
  const url = isOnly ? null : URL.parse(website);
  if (!url) return t('place.website');
  const address = `${url.host.replace(/^www\./, '')}${url.pathname.replace(/\/$/, '')}`;
  return t('place.websiteAt', { address });
};

/** The point in the reader's own maps; null where the point is not known. */
export const mapsUrl = ({ latitude, longitude }: Pick<FullLocation, 'latitude' | 'longitude'>): string | null =>
  latitude === null || longitude === null
    ? null
    : `https://www.google.com/maps/search/?api=1&query=${latitude}%2C${longitude}`;
