import { join } from 'node:path';

const ROOT = import.meta.dirname;

const MINUTE = 60_000;

/**
 * A suite: its name, which files are its own, and milliseconds that a test of it may take. What hangs is meant, not what a busy machine
 * does slowly.
 */
const suite = (displayName, patterns, longest, more = {}) => ({
  displayName,
  rootDir: ROOT,
  testEnvironment: 'node',
  globalSetup: join(ROOT, 'tools', 'jest-run-folder.mjs'),
  testMatch: patterns.map((pattern) => join(ROOT, pattern)),
  extensionsToTreatAsEsm: ['.ts', '.tsx', '.svg'],
  transform: { '\\.(tsx?|svg)$': join(ROOT, 'tools', 'jest-typescript.mjs') },
  modulePathIgnorePatterns: ['/dist/'],
  globals: { LONGEST_TEST_MS: longest },
  setupFilesAfterEnv: ['jest-longest-test.mjs', 'jest-any-order.mjs'].map((file) => join(ROOT, 'tools', file)),
  ...more,
});

/** The product in a real browser. */
const IN_BROWSER = { globalSetup: join(ROOT, 'tests', 'browser', 'setup.mjs') };

/** Every suite. `npm test` runs unit and stories, `npm run test:all` all but the last two. */
export default {
  projects: [
    // No browser, no engine but the embedded twins (real ones too, where their URLs are set).
    // Component tests (*.test.tsx) ask for a DOM in their first line: @jest-environment @happy-dom/jest-environment
    suite(
      'unit',
      [
        '{packages,services,gateway,web,commands,deploy,bench}/**/*.test.{ts,tsx}',
        'tests/{access,manifests}/**/*.test.ts',
        'tools/**/*.test.mjs',
      ],
      2 * MINUTE,
    ),
    // All services in one process, or the product started by its commands.
    suite('product', ['tests/{commands,killed,product,released}/**/*.test.ts'], 3 * MINUTE),
    // One story for each role.
    suite('stories', ['tests/browser/stories/*.test.ts'], 3 * MINUTE, IN_BROWSER),
    suite('browser', ['tests/browser/{,every-screen/}*.test.ts'], 3 * MINUTE, IN_BROWSER),
    // CONTRIBUTING.md, followed in a copy of the repository.
    suite('contributing', ['tests/contributing/**/*.test.ts'], 5 * MINUTE, {
      globalSetup: join(ROOT, 'tests', 'contributing', 'setup.mjs'),
    }),
    // Separate processes over the real engines.
    suite('engines', ['tests/engines/**/*.test.ts'], 3 * MINUTE),
    // What deploy/ holds, by the starters in the folder that ENGINES names.
    suite('deploy', ['tests/deploy/**/*.test.ts'], 30 * MINUTE),
  ],
  // `--seed` with it gives the order of that run again (tools/jest-any-order.mjs).
  showSeed: true,
  testSequencer: join(ROOT, 'tools', 'long-files-first.mjs'),
  maxWorkers: '100%',
  // Modules of ESM stay in memory until their process ends: a worker that has run many files is replaced.
  workerIdleMemoryLimit: '1500MB',
};
