import { orderedRows } from './ordered-rows.ts';

const row = (name: string, rest: object = {}) => ({
  name,
  createdAt: '2026-01-01T00:00:00Z',
  averageRating: 0,
  reviewCount: 0,
  temperature: null,
  distanceKm: null,
  ...rest,
});
const ROWS = [
  row('Best'),
  row('Warm', { temperature: '104 °F' }),
  row('Hot', { temperature: '38–42 °C', createdAt: '2026-02-01T00:00:00Z' }),
  row('Rated', { averageRating: 4.6, reviewCount: 3, distanceKm: 4 }),
  row('Near', { averageRating: 3, reviewCount: 9, distanceKm: 1 }),
];

it.each([
  [null, ['Best', 'Warm', 'Hot', 'Rated', 'Near']],
  ['relevance' as const, ['Best', 'Warm', 'Hot', 'Rated', 'Near']],
  ['rating' as const, ['Rated', 'Near', 'Best', 'Warm', 'Hot']],
  ['newest' as const, ['Hot', 'Best', 'Warm', 'Rated', 'Near']],
  ['warmest' as const, ['Hot', 'Warm', 'Best', 'Rated', 'Near']],
  ['distance' as const, ['Near', 'Rated', 'Best', 'Warm', 'Hot']],
])('the list of pins comes in the order that the reader chose: %s', (sort, names) => {
  expect(orderedRows(ROWS, sort).map(({ name }) => name)).toEqual(names);
});
