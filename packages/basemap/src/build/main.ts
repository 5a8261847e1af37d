import { hash } from 'node:crypto';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { coastAreas } from './coast-areas.ts';
import { readRings } from './coast-rings.ts';
import { cutTiles } from './cut-tiles.ts';
import { readLayers } from './layers.ts';
import { tileFeatures } from './tile-features.ts';
import { townsAshore } from './towns-ashore.ts';
import { writeArchive } from './write-archive.ts';

// node packages/basemap/src/build/main.ts LAYERS COAST: rebuilds the archive from the layers and the coast in two folders.
const [layers, coast] = process.argv.slice(2);
if (layers === undefined || coast === undefined) {
  console.error('Where are the layers and the coast? node packages/basemap/src/build/main.ts LAYERS COAST');
  process.exit(2);
}
const archive = fileURLToPath(new URL('../../world.mbtiles', import.meta.url));
const { sources, moves } = townsAshore(coastAreas(readLayers(layers), readRings(coast)));
writeArchive(archive, cutTiles(tileFeatures(sources)));
const version = hash('sha256', readFileSync(archive), 'hex').slice(0, 12);
writeFileSync(
  new URL('../version.ts', import.meta.url),
  `/** Names the content of world.mbtiles. Written by build/main.ts. */\nexport const BASEMAP_VERSION = '${version}';\n`,
);
console.log(`${archive}: ${(statSync(archive).size / 1e6).toFixed(1)} MB, version ${version}`);
console.log(`${moves.count} towns moved ashore, the farthest by ${moves.farthest.toFixed(1)} km`);
