import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** The text of a file, or undefined when there is none yet. */
const present = (path) =>
  readFile(path, 'utf8').catch((error) => (error.code === 'ENOENT' ? undefined : Promise.reject(error)));

/**
 * Ends a generator: writes what it made, or only compares when checking. Returns the paths that were stale.
 * `files` maps a path below the working directory to its text.
 */
export const settle = async (files, { check }) => {
  const stale = [];
  for (const [path, text] of files) {
    if ((await present(path)) === text) continue;
    stale.push(path);
    if (check) continue;
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }
  return stale;
};

/** Runs a generator as a command: `node tools/generate/x.mjs [--check]`. With --check, status 1 when a file is stale. */
export const runAsCommand = async (generate) => {
  const check = process.argv.includes('--check');
  const stale = await generate({ check });
  for (const path of stale) console.log(check ? `${path} is stale: run npm run generate` : `wrote ${path}`);
  if (check && stale.length > 0) process.exitCode = 1;
};
