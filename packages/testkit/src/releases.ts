import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '..', '..', '..', 'releases');

/** The versions that releases/ holds: what was released stays readable and answered. */
export const RELEASES: readonly string[] = existsSync(FOLDER) ? readdirSync(FOLDER).toSorted() : [];

/** The text of a file of a release. */
export const readReleased = (version: string, ...path: readonly string[]): string =>
  readFileSync(join(FOLDER, version, ...path), 'utf8');

/** The names of the files in a folder of a release. */
export const filesReleased = (version: string, folder: string): readonly string[] =>
  readdirSync(join(FOLDER, version, folder)).toSorted();
