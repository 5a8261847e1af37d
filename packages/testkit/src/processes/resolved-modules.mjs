// Preloaded into the processes that tests start: where each import leads is looked up once a checkout, not once a process.
import { existsSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT_URL = new URL('../../../../', import.meta.url).href;
const ROOT = fileURLToPath(ROOT_URL);
const FILE = `${process.env.NODE_COMPILE_CACHE}-resolved.json`;
/** A process that is killed has no end at which it could save. */
const SAVE_AFTER_MS = 1_000;

const WORKSPACES = ['packages', 'services', 'commands', 'deploy'];

const changedAt = (path) => statSync(join(ROOT, path), { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** What an import leads to depends on what is installed and on what our packages export. */
const version = () => {
  const folders = WORKSPACES.flatMap((parent) => readdirSync(join(ROOT, parent)).map((name) => join(parent, name)));
  return [
    'node_modules/.package-lock.json',
    ...['gateway', 'web', 'tests', ...folders].map((folder) => join(folder, 'package.json')),
  ]
    .map(changedAt)
    .join(' ');
};

const VERSION = version();

const saved = () => {
  try {
    const { version, resolved } = JSON.parse(readFileSync(FILE, 'utf8'));
    return version === VERSION ? resolved : {};
  } catch {
    return {}; // not there yet
  }
};

/** By the module that imports, then by what it says; addresses are within the checkout. */
const resolved = saved();
let isChanged = false;

const save = () => {
  if (!isChanged) return;
  isChanged = false;
  const part = `${FILE}.${process.pid}`;
  writeFileSync(part, JSON.stringify({ version: VERSION, resolved }));
  renameSync(part, FILE);
};

const present = new Set();
/** A module that was moved or deleted since is looked for again. */
const isPresent = (path) => {
  if (!present.has(path) && existsSync(join(ROOT, path))) present.add(path);
  return present.has(path);
};

registerHooks({
  resolve: (specifier, context, next) => {
    const { parentURL, conditions, importAttributes } = context;
    const isOurs = parentURL?.startsWith(ROOT_URL) && conditions.includes('import');
    if (!isOurs || specifier.startsWith('node:') || importAttributes?.type !== undefined)
      return next(specifier, context);
    const imports = (resolved[parentURL.slice(ROOT_URL.length)] ??= {});
    const [path, format] = imports[specifier] ?? [];
    if (path !== undefined && isPresent(path)) return { url: ROOT_URL + path, format, shortCircuit: true };
    const found = next(specifier, context);
    if (found.url.startsWith(ROOT_URL) && !/[?#%]/.test(found.url)) {
      imports[specifier] = [found.url.slice(ROOT_URL.length), found.format];
      isChanged = true;
    }
    return found;
  },
});
process.once('exit', save);
setTimeout(save, SAVE_AFTER_MS).unref();
