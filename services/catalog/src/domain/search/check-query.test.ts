import { checkMapQuery, checkQuery } from './check-query.ts';
import type { MapQuery } from './query.ts';

const near = { latitude: 35, longitude: 135 };

describe('the limits of a list', () => {
  it('allow an offset of 10,000 with search or near', () => {
    expect(() => checkQuery({ text: 'spa', limit: 9, offset: 10_001 })).toThrow(/^offset must be at most 10000/);
    expect(() => checkQuery({ near, limit: 9, offset: 10_001 })).toThrow(/^offset must be at most 10000/);
    expect(checkQuery({ text: 'spa', near, limit: 9, offset: 10_000 })).toMatchObject({ offset: 10_000 });
  });

  it('allow any offset without search or near', () => {
    expect(checkQuery({ categoryId: 20, limit: 9, offset: 900_000 })).toMatchObject({ offset: 900_000 });
  });

  it('name the parameter that needs another one', () => {
    const rest = { limit: 9, offset: 0 };
    expect(() => checkQuery({ radiusKm: 5, ...rest })).toThrow('radiusKm needs near');
    expect(() => checkQuery({ sort: 'distance', ...rest })).toThrow('sort distance needs near');
    expect(() => checkQuery({ sort: 'relevance', ...rest })).toThrow('sort relevance needs search');
  });
});

describe('the pins that a map keeps', () => {
  const view: MapQuery = { box: { west: -1, south: -1, east: 1, north: 1 }, zoom: 3 };
  const ids = Array.from({ length: 41 }, (_, at) => `place-${at}`);
  const retained = (keep: readonly string[]) => checkMapQuery({ ...view, keep }).keep;

  it('are none where none are named', () => {
    expect(checkMapQuery(view).keep).toEqual([]);
  });

  it('are at most 40, each counted once', () => {
    expect(retained(ids.slice(1))).toEqual(ids.slice(1));
    expect(retained([...ids.slice(1), ...ids.slice(1)])).toEqual(ids.slice(1));
    expect(() => retained(ids)).toThrow(/^keep must be at most 40 ids/);
  });

  it.each([
    '',
    ' ',
    'a b',
    "a'b",
    'a,b',
    'a\u0000',
    '\u202ea',
    'é',
    '../a',
    '{"$gt":""}',
    'a'.repeat(65),
    'a'.repeat(1e6),
  ])('leave out what no place has as its id: %j', (id) => {
    expect(retained([id, 'place', id])).toEqual(['place']);
  });
});
