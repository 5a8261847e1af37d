import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { NODE_FLAGS, ROOT } from './install.mjs';

/** Jest for node: it gives these flags on to its workers. */
export const JEST = [
  ...NODE_FLAGS,
  '--experimental-vm-modules',
  '--no-warnings',
  '--import',
  pathToFileURL(join(ROOT, 'tools', 'jest-worker-end.mjs')).href,
  join(ROOT, 'node_modules', 'jest', 'bin', 'jest.js'),
];
