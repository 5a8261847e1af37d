// Makes services/identity/src/domain/generated/confusables.ts from Unicode's table of confusable characters, as the crate unicode-security carries it
// (see NOTICE), which `cargo add unicode-security@0.1.3 && cargo fetch` puts into ~/.cargo/registry/src:
//   node tools/confusables.mjs FOLDER/unicode-security-0.1.3/src/tables.rs
// Only characters that a username can have after NFKC are included.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './install.mjs';

const OUTPUT = join(ROOT, 'services', 'identity', 'src', 'domain', 'generated', 'confusables.ts');
const LINE = 60;

const [file] = process.argv.slice(2);
const source = readFileSync(file, 'utf8');
const [version] = /UNICODE_VERSION[^;=]*= \(([\d, ]+)\)/.exec(source).slice(1);
const start = source.indexOf('const CONFUSABLES:');
const table = source.slice(start, source.indexOf('];', start));

const charactersOf = (text) =>
  [...text.matchAll(/\\u\{([0-9a-f]+)\}/g)].map(([, hex]) => String.fromCodePoint(parseInt(hex, 16))).join('');
const pairs = [...table.matchAll(/\('(\\u\{[0-9a-f]+\})',\s*&\[([^\]]*)\]\)/g)].map(([, from, to]) => [
  charactersOf(from),
  charactersOf(to),
]);
const selected = pairs.filter(([from]) => from.normalize('NFKC') === from && /^[\p{L}\p{N}\p{M}._-]$/u.test(from));
// Marks would join what stands before them, and some letters turn the direction of the line: all but ASCII is escaped.
const escaped = (text) =>
  text.replaceAll(/[^\x21-\x26\x28-\x5b\x5d-\x7e]/gu, (sign) => `\\u{${sign.codePointAt(0).toString(16)}}`);
const words = selected.map((pair) => escaped(pair.join('')));
const lines = Array.from({ length: Math.ceil(words.length / LINE) }, (_, at) => words.slice(at * LINE, (at + 1) * LINE)); // prettier-ignore

writeFileSync(
  OUTPUT,
  `// Made by tools/confusables.mjs from confusables.txt of Unicode ${version.replaceAll(', ', '.')} (see NOTICE).

/** A character, and what it looks like, as one word for each; words have a space between them. */
export const CONFUSABLES =
${lines.map((line, at) => `  '${line.join(' ')}${at < lines.length - 1 ? ' ' : ''}'`).join(' +\n')};
`,
);
console.log(`${selected.length} of ${pairs.length} characters`);
