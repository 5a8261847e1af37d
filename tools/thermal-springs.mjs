// Makes services/catalog/data/thermal-springs.br from the list of the NOAA as lines of JSON (see NOTICE):
//   node tools/thermal-springs.mjs FILE
// Springs without a name of their own are left out: nobody could ask for them.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { ROOT } from './install.mjs';

const [file] = process.argv.slice(2);
const rows = readFileSync(file, 'utf8').split('\n').filter(Boolean);
const lines = rows
  .map((row) => JSON.parse(row))
  .filter(({ name, nameIsGeneric }) => name && !nameIsGeneric)
  .map(({ name, latitude, longitude, state, country, temperatureF, temperatureC, temperatureClass }) =>
    JSON.stringify({ name, latitude, longitude, state, country, temperatureF, temperatureC, temperatureClass }),
  );
const bytes = Buffer.from(lines.join('\n'));
const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN, BROTLI_PARAM_SIZE_HINT } = constants;
const params = { [BROTLI_PARAM_QUALITY]: 11, [BROTLI_PARAM_LGWIN]: 20, [BROTLI_PARAM_SIZE_HINT]: bytes.length };
const packed = brotliCompressSync(bytes, { params });
writeFileSync(join(ROOT, 'services', 'catalog', 'data', 'thermal-springs.br'), packed);
console.log(`${lines.length} of ${rows.length} springs, ${packed.length} bytes`);
