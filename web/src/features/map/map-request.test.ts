import { boxInView, boxOfCluster, heldPosition, questionFor, worldQuestion } from './map-request.ts';

const all = { search: null, categoryId: null };
const view = (west: number, east: number, zoom = 6.4) => ({
  at: { lat: 47, lng: (west + east) / 2, zoom },
  box: { west, south: 44, east, north: 50 },
});
const paramsOf = (question: { url: string }) => Object.fromEntries(new URL(question.url, 'http://x').searchParams);

describe('the question for a viewport', () => {
  it('stays the same while the map is panned within its cells', () => {
    expect(questionFor(view(5.1, 14.1), all)).toEqual(questionFor(view(5.4, 14.4), all));
    expect(questionFor(view(5.1, 14.1, 6.1), all)).toEqual(questionFor(view(5.1, 14.1, 6.9), all));
  });

  it('asks for more than is seen', () => {
    const [west = 0, south = 0, east = 0, north = 0] =
      paramsOf(questionFor(view(5, 14), all))
        ['bbox']?.split(',')
        .map(Number) ?? [];
    expect([west <= 5, south <= 44, east >= 14, north >= 50]).toEqual([true, true, true, true]);
  });

  it('counts zoom by tiles of 512 pixels', () => {
    expect(paramsOf(questionFor(view(5, 14, 6.4), all))['zoom']).toBe('5');
    expect(paramsOf(questionFor(view(5, 14, 0.3), all))['zoom']).toBe('0');
  });

  it('crosses the antimeridian with west greater than east', () => {
    const [west = 0, , east = 0] =
      paramsOf(questionFor(view(175, 187), all))
        ['bbox']?.split(',')
        .map(Number) ?? [];
    expect(west).toBeGreaterThan(100);
    expect(east).toBeLessThan(-100);
  });

  it('writes every edge in plain digits, at the equator too', () => {
    const north = { at: { lat: 20, lng: 140, zoom: 4 }, box: { west: 110, south: 5, east: 170, north: 52 } };
    expect(paramsOf(questionFor(north, all))['bbox']).toMatch(/^-?[\d.]+,0\.0000001,-?[\d.]+,-?[\d.]+$/);
  });

  it('carries the search, and the category where nothing is searched', () => {
    expect(paramsOf(worldQuestion({ search: 'hot & cold', categoryId: 20 }))).toEqual({
      bbox: '-180,-90,180,90',
      zoom: '0',
      search: 'hot & cold',
    });
    expect(paramsOf(worldQuestion({ search: null, categoryId: 20 }))['categoryId']).toBe('20');
  });
});

describe('the question for a radius', () => {
  it('has its point exactly, and the distance', () => {
    const near = { latitude: 64.14648, longitude: -21.94 };
    const params = paramsOf(worldQuestion({ ...all, near, radiusKm: 50 }));
    expect(params).toMatchObject({ near: '64.14648,-21.94', radiusKm: '50' });
    expect(paramsOf(worldQuestion({ ...all, near, radiusKm: null }))).not.toHaveProperty('near');
  });
});

describe('the box of the list', () => {
  it('is what is seen, wrapped and held to the globe', () => {
    expect(boxInView({ west: 170.12345678, south: -95, east: 190, north: 10 })).toEqual({
      west: 170.123457,
      south: -90,
      east: -170,
      north: 10,
    });
  });

  it('is the world where arithmetic has lost a hair of it', () => {
    expect(boxInView({ west: -162.3, south: -80, east: 197.69999999, north: 80 })).toMatchObject({
      west: -180,
      east: 180,
    });
  });

  it('is the world where the world is seen', () => {
    expect(boxInView({ west: -200, south: -80, east: 170, north: 80 })).toMatchObject({ west: -180, east: 180 });
  });

  it('holds all of a cluster whose bounds were rounded', () => {
    const box = boxOfCluster({ west: 180, south: 10.000001, east: 180, north: 10.000001 });
    expect(box).toEqual({ west: 179.999999, south: 10, east: 180, north: 10.000002 });
  });
});

it('reports positions that the address can hold', () => {
  expect(heldPosition(85.05, 200, -0.2)).toEqual({ lat: 85, lng: -160, zoom: 0 });
});
