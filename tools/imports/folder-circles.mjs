import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { ROOT } from '../install.mjs';

const FOLDERS = ['packages', 'services', 'gateway', 'web', 'commands', 'deploy', 'bench', 'tests'];
const IS_CODE = /\.(?:ts|tsx|mjs)$/;
/** What is generated belongs to those who import it; tests may import more than the product. */
const IS_BESIDE = /\.(?:test|fixture)\.|-contract\.ts$|\/(?:generated|testing|templates)\/|^packages\/testkit\//;
const IMPORTED = /(?:\bfrom|\bimport)\s*\(?\s*'([^'\n]+)'/g;

const filesIn = () =>
  execFileSync('git', ['ls-files', ...FOLDERS], { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 25 }).split('\n');

/** Where each package of this house is: by its name, a file in its folder. */
const packagesIn = (files) =>
  new Map(
    files
      .filter((path) => path.endsWith('/package.json'))
      .map((path) => [JSON.parse(readFileSync(join(ROOT, path), 'utf8')).name, path]),
  );

const targetOf = (from, imported, packages) => {
  if (imported.startsWith('.')) return posix.join(dirname(from), imported);
  return packages.get(imported.split('/').slice(0, 2).join('/'));
};

/** Every import between two files of the product, as [from, to]. */
export const importsOfProduct = () => {
  const files = filesIn();
  const packages = packagesIn(files);
  return files
    .filter((path) => IS_CODE.test(path) && !IS_BESIDE.test(path))
    .flatMap((from) =>
      [...readFileSync(join(ROOT, from), 'utf8').matchAll(IMPORTED)]
        .map(([, imported]) => targetOf(from, imported, packages))
        .filter((to) => to !== undefined && !IS_BESIDE.test(to))
        .map((to) => [from, to]),
    );
};

/** For each import, the two neighbours in one folder that it joins: a/b/x.ts and a/c/d/y.ts join a/b and a/c. */
const neighboursOf = ([from, to]) => {
  const [a, b] = [from.split('/'), to.split('/')];
  const at = a.findIndex((part, index) => part !== b[index]);
  return at < 0 ? [] : [[a.slice(0, at + 1).join('/'), b.slice(0, at + 1).join('/')]];
};

/**
 * Circles among neighbours of any folder: files and folders beside each other, of which each reaches the next. Each circle is told
 * once, as its names from one back to itself.
 */
export const circlesByFolder = (imports) => {
  const reached = new Map();
  for (const [from, to] of imports.flatMap(neighboursOf)) {
    if (!reached.has(from)) reached.set(from, new Set());
    reached.get(from).add(to);
  }
  const isDone = new Set();
  const circles = [];
  const visit = (name, way) => {
    const at = way.indexOf(name);
    if (at >= 0) return void circles.push([...way.slice(at), name]);
    if (isDone.has(name)) return;
    for (const next of reached.get(name) ?? []) visit(next, [...way, name]);
    isDone.add(name);
  };
  for (const name of reached.keys()) visit(name, []);
  return circles;
};
