import type { Translate } from '@wellspring/words/translate';
import type { FullLocation } from '../questions.ts';

type LabelOptions = { readonly isOnly: boolean };

/** What a link to a website is called: where it leads, or the plain words where it is the only one. */
export const websiteLabel = (t: Translate<'place'>, website: string, { isOnly }: LabelOptions): string => {
  const url = isOnly ? null : URL.parse(website);
  if (!url) return t('place.website');
  const address = `${url.host.replace(/^www\./, '')}${url.pathname.replace(/\/$/, '')}`;
  return t('place.websiteAt', { address });
};

type Place = Pick<FullLocation, 'name' | 'latitude' | 'longitude'>;

type DirectionsLink = { readonly app: 'device' | 'google' | 'apple' | 'osm'; readonly href: string };

/**
 * The way to a place in the maps of the device (RFC 5870, with the name as Android reads it), of Google, Apple and OpenStreetMap. Google
 * and OpenStreetMap take a point or a name: the point is exact. None where the point is not known.
 */
export const directionsTo = ({ name, latitude, longitude }: Place): readonly DirectionsLink[] => {
  if (latitude === null || longitude === null) return [];
  const point = `${latitude},${longitude}`;
  // Brackets end the name in a geo: link, and encodeURIComponent leaves them.
  const label = encodeURIComponent(name).replaceAll('(', '%28').replaceAll(')', '%29');
  const to = encodeURIComponent(point);
  return [
    { app: 'device', href: `geo:${point}?q=${to}(${label})` },
    { app: 'google', href: `https://www.google.com/maps/dir/?api=1&destination=${to}` },
    { app: 'apple', href: `https://maps.apple.com/?daddr=${to}&q=${label}` },
    { app: 'osm', href: `https://www.openstreetmap.org/directions?to=${to}` },
  ];
};
