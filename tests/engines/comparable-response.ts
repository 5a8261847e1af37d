import type { JsonResponse } from './requests.ts';

/** Routes that are answered from the places of one word alone; lists are whole, or sorted so that nothing ties. */
export const ROUTES: readonly string[] = [
  '/api/locations?search=WORD&sort=name&limit=100',
  '/api/locations?search=WORD&sort=name&limit=100&offset=300',
  '/api/locations?tag=WORD&categoryId=22&limit=100',
  '/api/locations?search=WORD%20spring&limit=100',
  '/api/locations?search=palace%20WORD',
  '/api/locations?search=WORD&near=10,20&sort=distance&limit=25',
  '/api/locations?tag=WORD&near=10,20&radiusKm=3000&limit=100',
  '/api/locations?tag=WORD&bbox=170,-60,-150,60&limit=100',
  '/api/locations?tag=WORD&search=%22no%20such%20place%22',
  '/api/locations/suggest?q=WORD%20palace',
  '/api/map?bbox=-180,-90,180,90&zoom=0&search=WORD',
  '/api/map?bbox=-180,-90,180,90&zoom=4&search=WORD',
  '/api/map?bbox=170,-60,-150,60&zoom=5&search=WORD',
  '/api/map?bbox=-30,-30,30,30&zoom=6&search=WORD&categoryId=20',
  '/api/geocode?q=paris',
  '/api/categories',
  '/api/config',
  '/api/hero-images',
  '/api/user',
  '/api/locations/no-such-place',
  '/api/locations?limit=0',
  '/api/nothing',
  '/api/openapi.json',
];

const OWN = new Set(['id', 'createdAt', 'updatedAt', 'servers', 'contact']);

const withoutOwnFields = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutOwnFields);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => (OWN.has(name) ? [] : [[name, withoutOwnFields(inner)]])),
  );
};

/** Places that tie stand in the order of their ids, which are random: the rest is a set. */
const asSet = (value: unknown): unknown =>
  Array.isArray(value) ? value.map((one) => JSON.stringify(asSet(one))).sort() : inEachField(value);

const inEachField = (value: unknown): unknown =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, asSet(inner)]))
    : value;

/** An answer without what is each product's own: ids, times, its address, and the order of what ties. */
export const comparable = (route: string, { status, body }: JsonResponse): unknown => {
  const compared = withoutOwnFields(body);
  return { status, body: /sort=(name|distance)/.test(route) ? compared : asSet(compared) };
};
