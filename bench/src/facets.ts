import { pick } from './chance.ts';
import type { Place } from './places.ts';
import { randomView } from './views.ts';

/** What people narrow a list down by. */
const CONDITIONS: readonly Readonly<Record<string, string>>[] = [
  { price: 'free' },
  { price: 'paid', includeUnknown: '1' },
  { temperatureMin: '36', temperatureMax: '41' },
  { month: 'jan' },
  { month: 'jun,jul,aug' },
  { kind: 'hotSpring' },
  { kind: 'sauna,daySpa', includeUnknown: '1' },
  { amenity: 'sauna' },
  { withPhotos: '1' },
];

const MOST_CONDITIONS = 2;

/** A list with the counts of its facets: of everything, or of what a search, a category, a point or a box leaves. */
export const randomFacets = (places: readonly Place[], random: () => number): URLSearchParams => {
  const { name, categoryId, latitude, longitude } = pick(random, places);
  const others = [
    () => ({}),
    () => ({ categoryId: String(categoryId) }),
    () => ({ search: pick(random, name.toLowerCase().split(' ')) }),
    () => ({ near: `${latitude},${longitude}`, radiusKm: '150' }),
    () => ({ bbox: randomView(places, random).get('bbox') ?? '' }),
  ];
  const query = new URLSearchParams({ facets: '1', limit: '9', ...pick(random, others)() });
  const count = Math.floor(random() * (MOST_CONDITIONS + 1));
  for (let at = 0; at < count; at += 1)
    for (const [parameter, value] of Object.entries(pick(random, CONDITIONS))) query.set(parameter, value);
  return query;
};
