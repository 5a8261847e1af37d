import { hash } from 'node:crypto';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { cutTiles } from './cut-tiles.ts';
import { readLayers } from './layers.ts';
import { tileFeatures } from './tile-features.ts';
import { writeArchive } from './write-archive.ts';

// node packages/basemap/src/build/main.ts FOLDER: rebuilds the archive from the layers in a folder.
const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error('Where are the layers? node packages/basemap/src/build/main.ts FOLDER');
  process.exit(2);
}
const archive = fileURLToPath(new URL('../../world.mbtiles', import.meta.url));
writeArchive(archive, cutTiles(tileFeatures(readLayers(folder))));
const version = hash('sha256', readFileSync(archive), 'hex').slice(0, 12);
writeFileSync(
  new URL('../version.ts', import.meta.url),
  `/** Names the content of world.mbtiles. Written by build/main.ts. */\nexport const BASEMAP_VERSION = '${version}';\n`,
);
console.log(`${archive}: ${(statSync(archive).size / 1e6).toFixed(1)} MB, version ${version}`);
