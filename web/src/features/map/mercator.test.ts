import { down, latitudeAt } from '@wellspring/map-grid/mercator';
import { boxAround, isInside, minZoom, positionOf, shifted, WORLD_SIZE, isInView } from './mercator.ts';

const dot = (longitude: number, latitude: number) => ({
  west: longitude,
  south: latitude,
  east: longitude,
  north: latitude,
});
const size = { width: 800, height: 600 };

describe('the smallest box around places', () => {
  it('is none where there are none', () => {
    expect(boxAround([])).toBeNull();
  });

  it('is the point of a single place', () => {
    expect(boxAround([dot(10, 47)])).toEqual({ west: 10, south: 47, east: 10, north: 47 });
  });

  it('holds places on both sides of Greenwich', () => {
    expect(boxAround([dot(-5, 40), dot(20, 50), dot(3, 60)])).toEqual({ west: -5, south: 40, east: 20, north: 60 });
  });

  it('crosses the antimeridian where that is shorter', () => {
    expect(boxAround([dot(175, -40), dot(-175, -20), dot(170, -30)])).toEqual({
      west: 170,
      south: -40,
      east: -175,
      north: -20,
    });
  });

  it('has America on the left and Asia on the right where places lie all around the world', () => {
    const world = [
      dot(-155, 20),
      dot(-120, 37),
      dot(-70, 42),
      dot(-22, 64),
      dot(10, 47),
      dot(77, 28),
      dot(140, 35),
      dot(176, -38),
    ];
    expect(boxAround(world)).toEqual({ west: -155, south: -38, east: 176, north: 64 });
  });

  it('respects the width of clusters', () => {
    const clusters = [
      { west: -120, south: 30, east: -70, north: 45 },
      { west: 100, south: -10, east: 178, north: 50 },
    ];
    expect(boxAround(clusters)).toEqual({ west: 100, south: -10, east: -70, north: 50 });
  });
});

describe('the position that shows a box', () => {
  const seen = (at: { lat: number; lng: number; zoom: number }) => {
    const world = WORLD_SIZE * 2 ** at.zoom;
    const halfWidth = ((size.width - 80) / 2 / world) * 360;
    const halfHeight = (size.height - 80) / 2 / world;
    return {
      west: at.lng - halfWidth - 1e-6,
      east: at.lng + halfWidth + 1e-6,
      north: latitudeAt(down(at.lat) - halfHeight) + 1e-6,
      south: latitudeAt(down(at.lat) + halfHeight) - 1e-6,
    };
  };

  it('shows all of it within the margin', () => {
    const box = { west: -10, south: 36, east: 30, north: 60 };
    const view = seen(positionOf(box, size, 40, 10));
    expect(isInside({ latitude: 36, longitude: -10 }, view)).toBe(true);
    expect(isInside({ latitude: 60, longitude: 30 }, view)).toBe(true);
  });

  it('goes no closer than it may', () => {
    const at = positionOf(dot(10, 47), size, 40, 10);
    expect([at.lat.toFixed(6), at.lng, at.zoom]).toEqual(['47.000000', 10, 10]);
  });

  it('centres a box across the antimeridian in its middle', () => {
    expect(positionOf({ west: 170, south: -10, east: -170, north: 10 }, size, 40, 10).lng).toBe(180);
  });

  it('shows a box as wide as the world with its edges at the Bering Strait, and a high one in its own middle', () => {
    expect(positionOf({ west: -178, south: -50, east: 179, north: 70 }, size, 40, 10).lng).toBe(11);
    expect(positionOf({ west: -120, south: -85, east: -60, north: 85 }, { width: 1200, height: 300 }, 40, 10).lng).toBe(
      -90,
    );
  });

  it('shows the world no more than once', () => {
    const all = { west: -180, south: -85, east: 180, north: 85 };
    expect(positionOf(all, size, 40, 10).zoom).toBe(minZoom(800));
    expect(positionOf(all, { width: 0, height: 0 }, 40, 10).zoom).toBe(0);
  });
});

describe('a pin that is moved by pixels', () => {
  const budapest = { latitude: 47.5189, longitude: 19.0822 };

  it('comes back to where it was by the same way', () => {
    const there = shifted(budapest, 120, -75, 10);
    expect(there.longitude).toBeCloseTo(19.0822 + (120 / (256 * 1024)) * 360, 6);
    const back = shifted(there, -120, 75, 10);
    expect(back.latitude).toBeCloseTo(budapest.latitude, 5);
    expect(back.longitude).toBeCloseTo(budapest.longitude, 5);
  });

  it('goes around the world to the side, and stays off the poles', () => {
    expect(shifted({ latitude: 0, longitude: 179 }, 256, 0, 7).longitude).toBeCloseTo(-178.1875, 4);
    expect(shifted(budapest, 0, -100_000, 3).latitude).toBe(85);
    expect(shifted(budapest, 0, 100_000, 3).latitude).toBe(-85);
  });
});

describe('what is in view', () => {
  const suva = { latitude: -18.1, longitude: 178.4 };
  const taveuni = { latitude: -16.8, longitude: -179.9 };
  const bath = { latitude: 51.38, longitude: -2.36 };

  it.each([
    ['a box across the antimeridian', { west: 176, south: -20, east: -178, north: -15 }],
    ['a viewport beyond 180 degrees', { west: 176, south: -20, east: 182, north: -15 }],
  ])('lies on both sides of the antimeridian: %s', (_, box) => {
    expect([suva, taveuni, bath].map((point) => isInView(point, box))).toEqual([true, true, false]);
  });
});
