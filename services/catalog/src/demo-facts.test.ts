import { readFileSync } from 'node:fs';
import { readImportRow } from './domain/import-row.ts';
import type { LocationDetails } from './domain/location.ts';

const DEMO = new URL('../../../commands/demo/data/places.ndjson', import.meta.url);

const rows = readFileSync(DEMO, 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => readImportRow(JSON.parse(line), { columns: {} }));

type Values = Partial<LocationDetails>;
const countWhere = (holds: (values: Values) => boolean): number => rows.filter(({ values }) => holds(values)).length;
const amenitiesOf = ({ amenities }: Values): number => (amenities?.has.length ?? 0) + (amenities?.lacks.length ?? 0);

describe('the places of the demo', () => {
  it('have facts that can all be read', () => {
    expect(rows.flatMap(({ unreadable }) => unreadable)).toEqual([]);
  });

  it('have the facts that public knowledge has: kinds all, most of them price, season and five amenities, many hours', () => {
    expect(countWhere(({ kinds }) => (kinds?.are.length ?? 0) > 0)).toBe(rows.length);
    expect(countWhere(({ price }) => price != null)).toBeGreaterThanOrEqual(232);
    expect(countWhere(({ season }) => season != null)).toBeGreaterThanOrEqual(221);
    expect(countWhere((values) => amenitiesOf(values) >= 5)).toBeGreaterThanOrEqual(227);
    expect(countWhere(({ openingHours }) => openingHours != null)).toBeGreaterThanOrEqual(60);
    expect(countWhere(({ temperature }) => temperature != null)).toBeGreaterThanOrEqual(50);
  });
});
