import { cluster, single } from './pin.fixture.ts';
import { canSplit, pinHolding } from './pins.ts';

describe('a cluster', () => {
  it('cannot split at one point', () => {
    expect(canSplit({ west: 9, south: 47, east: 9, north: 47 })).toBe(false);
    expect(canSplit({ west: 9, south: 47, east: 9.001, north: 47 })).toBe(true);
    expect(canSplit({ west: 9, south: 47, east: 9, north: 47.001 })).toBe(true);
  });

  it('is found by a place that stands in it, unless the place stands for itself', () => {
    const pins = [cluster(3, 51.4, -2.4), single('vals', 46.62, 9.18)];
    const place = (id: string, latitude: number, longitude: number) => ({ id, latitude, longitude });
    expect(pinHolding(pins, place('bath', 51.38, -2.36))?.kind).toBe('cluster');
    expect(pinHolding(pins, place('vals', 46.62, 9.18))?.key).toBe('vals');
    expect(pinHolding(pins, place('none', 0, 0))).toBeUndefined();
  });
});
