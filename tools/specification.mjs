import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './install.mjs';

const ROW = /^\| ([SC]\d{3}) \|/gm;

const text = () => readFileSync(join(ROOT, 'docs', 'specification.md'), 'utf8');

/** The ids of all that the specification asks for: screens and calls. */
export const specifiedIds = () => [...text().matchAll(ROW)].map(([, id]) => id);

/** The files and folders that it names as built, and that are not there. */
export const missingParts = () =>
  [...text().matchAll(/\]\(\.\.\/([^)]+)\)/g)].map(([, path]) => path).filter((path) => !existsSync(join(ROOT, path)));

const FOLDERS = ['packages', 'services', 'gateway', 'web', 'commands', 'deploy', 'tests', 'tools'];
const TEST = /\.(test|fixture)\.(ts|tsx|mjs)$/;
const EXTERNAL = /(^|[\\/])(node_modules|dist)[\\/]/;

/** The texts of all test files: they name what a run that leaves some of them out does not prove. */
export const testTexts = () =>
  FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true })
      .filter((path) => TEST.test(path) && !EXTERNAL.test(path))
      .map((path) => readFileSync(join(ROOT, folder, path), 'utf8')),
  );

/** What is wrong: ids that two rows share, and those that no text names, such as the title of a passed test. */
export const unproven = (ids, texts) => {
  const named = new Set(texts.flatMap((text) => text.match(/\b[SC]\d{3}\b/g) ?? []));
  return [
    ...ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${id} stands in docs/specification.md twice`),
    ...ids.filter((id) => !named.has(id)).map((id) => `no passed test names ${id} of docs/specification.md`),
    ...(ids.length === 0 ? ['docs/specification.md has no ids'] : []),
  ];
};
