// The outlines of the inhabited world, one unit a degree, from Natural Earth by way of world-atlas.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { feature } from 'topojson-client';

const WEST = -180;
const NORTH = 78;
const SOUTH = -56;

const area = (ring) =>
  Math.abs(
    ring.reduce((sum, [x, y], i) => sum + x * ring[(i + 1) % ring.length][1] - ring[(i + 1) % ring.length][0] * y, 0),
  ) / 2;

/** A ring over the 180th meridian continues beyond it; drawn on both sides, the picture's edge cuts it. */
const unwrapped = (ring) => {
  let turn = 0;
  const whole = ring.map(([x, y], i) => {
    const before = i === 0 ? x : ring[i - 1][0];
    if (x - before > 180) turn -= 360;
    if (before - x > 180) turn += 360;
    return [x + turn, y];
  });
  const xs = whole.map(([x]) => x);
  const shifted = (by) => whole.map(([x, y]) => [x + by, y]);
  if (Math.max(...xs) > 180.5) return [whole, shifted(-360)];
  return Math.min(...xs) < -180.5 ? [whole, shifted(360)] : [whole];
};

export const worldPath = async () => {
  const file = createRequire(import.meta.url).resolve('world-atlas/land-110m.json');
  const topology = JSON.parse(await readFile(file, 'utf8'));
  const { features } = feature(topology, topology.objects.land);
  const polygons = features.flatMap(({ geometry }) =>
    geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates,
  );
  return polygons
    .flat()
    .flatMap(unwrapped)
    .filter((ring) => area(ring) > 0.6 && Math.max(...ring.map(([, y]) => y)) > SOUTH)
    .map((ring) => `M${ring.map(([x, y]) => `${(x - WEST).toFixed(1)} ${(NORTH - y).toFixed(1)}`).join('L')}Z`)
    .join('')
    .replaceAll('.0 ', ' ')
    .replaceAll('.0L', 'L');
};
