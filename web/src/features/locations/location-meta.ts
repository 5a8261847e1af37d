import { categoryLook } from '../../shared/category.ts';
import { placeLine } from '../../shared/format/place-line.ts';
import type { PageMeta } from '../../shared/head/page-meta.ts';
import { websiteUrl } from './outside-links.ts';
import { primaryPhoto } from './place-picture.tsx';
import type { FullPlace } from './questions.ts';

const DESCRIPTION_LENGTH = 180;

/** Cut at a word, so that previews read well. */
export const shortened = (text: string, length = DESCRIPTION_LENGTH): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= length) return line;
  return `${line.slice(0, line.lastIndexOf(' ', length) > 0 ? line.lastIndexOf(' ', length) : length)}…`;
};

const known = (record: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== null && value !== undefined));

const schemaOf = (place: FullPlace, origin: string, image: string): Record<string, unknown> =>
  known({
    '@type': 'Place',
    '@id': `${origin}/location/${place.id}`,
    url: `${origin}/location/${place.id}`,
    name: place.name,
    description: place.description,
    image: new URL(image, origin).href,
    sameAs: websiteUrl(place.website),
    telephone: place.phoneNumber,
    keywords: place.tags.length > 0 ? place.tags.map(({ name }) => name).join(', ') : null,
    address: {
      '@type': 'PostalAddress',
      ...known({
        streetAddress: place.address,
        addressLocality: place.city,
        addressRegion: place.state,
        addressCountry: place.country,
      }),
    },
    geo:
      place.latitude === null || place.longitude === null
        ? null
        : { '@type': 'GeoCoordinates', latitude: place.latitude, longitude: place.longitude },
    aggregateRating:
      place.reviewCount === 0
        ? null
        : { '@type': 'AggregateRating', ratingValue: place.averageRating, reviewCount: place.reviewCount },
  });

/** What a place's page says to previews and search engines. */
export const locationMeta = (place: FullPlace): PageMeta => {
  const where = placeLine(place);
  const category = place.category?.name ?? 'Unknown';
  const image = primaryPhoto(place)?.url ?? `/previews/${categoryLook(place.categoryId).illustration}.png`;
  return {
    title: where ? `${place.name}, ${where}` : place.name,
    description: shortened(place.description ?? `${category}${where ? ` in ${where}` : ''}: facts, map and reviews.`),
    canonical: `/location/${place.id}`,
    image,
    imageAlt: primaryPhoto(place)?.caption ?? `${place.name}, ${category}`,
    schema: (origin) => schemaOf(place, origin, image),
  };
};
