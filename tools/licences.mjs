import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './install.mjs';

// What is installed to run the product has a licence that lets anybody use it; the exceptions are named in NOTICE.
const PERMISSIVE =
  /^\(?(MIT|MIT-0|ISC|BSD-2-Clause|BSD-3-Clause|0BSD|Apache-2\.0|BlueOak-1\.0\.0|CC0-1\.0|CC-BY-4\.0|Unlicense|OFL-1\.1|Python-2\.0|Unicode-DFS-2016|Unicode-3\.0|Zlib|WTFPL)\b/;
const notice = readFileSync(join(ROOT, 'NOTICE'), 'utf8');
/** A name in NOTICE that ends in * stands for all that begin so. */
const families = [...notice.matchAll(/(@[\w./-]+)\*/g)].map(([, beginning]) => beginning);
const isNamed = (name) => notice.includes(name) || families.some((beginning) => name.startsWith(beginning));

const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
const wrong = Object.entries(packages).flatMap(([path, { license, dev, link }]) => {
  const name = path.split('node_modules/').at(-1);
  if (!path.includes('node_modules/') || dev || link || PERMISSIVE.test(license ?? '')) return [];
  return isNamed(name) ? [] : [`${name}: ${license ?? 'no licence is named'}`];
});
if (wrong.length > 0) {
  console.error(`Licences that are neither permissive nor named in NOTICE:\n  ${[...new Set(wrong)].join('\n  ')}`);
  process.exitCode = 1;
}
