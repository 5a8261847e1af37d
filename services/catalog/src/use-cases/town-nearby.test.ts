import { openGazetteer } from '../adapters/gazetteer.ts';
import { townNearby } from './town-nearby.ts';

const near = townNearby({ gazetteer: openGazetteer() });

describe('the town near a place', () => {
  it('is named with its region, its distance and the direction from it', async () => {
    const spring = { coordinates: { latitude: 44.1, longitude: -111.3 }, city: null };
    const town = await near(spring);
    expect(town).toMatchObject({ name: 'Ashton', region: 'Idaho', direction: 'E', isWithin: false });
    expect(town?.distanceKm).toBeGreaterThan(5);
    expect(town?.distanceKm).toBeLessThan(50);
  });

  it('holds a place at its middle, and one whose city it is', async () => {
    const point = { latitude: 43.826, longitude: -111.79 };
    expect(await near({ coordinates: point, city: null })).toMatchObject({ name: 'Rexburg', isWithin: true });
    const outside = { latitude: 43.8, longitude: -111.79 };
    expect(await near({ coordinates: outside, city: null })).toMatchObject({ name: 'Rexburg', isWithin: false });
    expect(await near({ coordinates: outside, city: 'REXBURG' })).toMatchObject({ name: 'Rexburg', isWithin: true });
  });

  it('is not said without a point, or far from every town', async () => {
    expect(await near({ coordinates: null, city: 'Rexburg' })).toBeNull();
    expect(await near({ coordinates: { latitude: 36, longitude: -32 }, city: null })).toBeNull();
  });
});
