import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './install.mjs';

const ROW = /^\| ([SC]\d{3}) \|/gm;

const text = () => readFileSync(join(ROOT, 'docs', 'specification.md'), 'utf8');

/** The ids of all that the specification asks for: screens and calls. */
export const specifiedIds = () => [...text().matchAll(ROW)].map(([, id]) => id);

/** The files and folders that it names as built, and that are not there. */
export const missingParts = () =>
  [...text().matchAll(/\]\(\.\.\/([^)]+)\)/g)].map(([, path]) => path).filter((path) => !existsSync(join(ROOT, path)));

/** What is wrong: ids that two rows share, and those that no title of a passed test names. */
export const unproven = (ids, passedTitles) => {
  const named = new Set(passedTitles.flatMap((title) => title.match(/\b[SC]\d{3}\b/g) ?? []));
  return [
    ...ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${id} stands in docs/specification.md twice`),
    ...ids.filter((id) => !named.has(id)).map((id) => `no passed test names ${id} of docs/specification.md`),
    ...(ids.length === 0 ? ['docs/specification.md has no ids'] : []),
  ];
};
