// Picks what one image needs out of the repository: node deploy/docker/select-part.mjs PART INTO
import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

const root = readJson('package.json');

/** Every package of this house: its name, its folder, and what its package.json says. */
const packages = new Map(
  globSync(root.workspaces.map((pattern) => `${pattern}/package.json`)).map((file) => {
    const manifest = readJson(file);
    return [manifest.name, { folder: dirname(file), manifest }];
  }),
);

/** A package and all packages of this house that it needs to run, each once. */
const neededBy = (name, found = new Map()) => {
  const own = packages.get(name);
  if (own === undefined || found.has(name)) return found;
  found.set(name, own);
  for (const dependency of Object.keys(own.manifest.dependencies ?? {})) neededBy(dependency, found);
  return found;
};

const [part, into] = process.argv.slice(2);
const needed = [...neededBy(`@wellspring/${part}`).values()];
if (needed.length === 0) throw new Error(`There is no part ${part}.`);

const manifests = join(into, 'manifests');
const writeManifest = (folder, manifest) => {
  mkdirSync(join(manifests, folder), { recursive: true });
  writeFileSync(join(manifests, folder, 'package.json'), JSON.stringify(manifest, null, 2));
};

// What is optional at the top is for developers of the product: a browser, and the Node that the base image has.
writeManifest('.', { ...root, optionalDependencies: undefined, workspaces: needed.map(({ folder }) => folder) });
cpSync('package-lock.json', join(manifests, 'package-lock.json'));
for (const { folder, manifest } of needed) {
  // Servers are only run; npm would install the packages of this house that their tests need, with all that those need.
  writeManifest(folder, part === 'web' ? manifest : { ...manifest, devDependencies: undefined });
  cpSync(folder, join(into, 'sources', folder), { recursive: true, filter: (path) => !path.includes('node_modules') });
}
