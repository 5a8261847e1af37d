/** Fast tests: no browser, no engine but the embedded twins (real ones too, where their URLs are set). */
export default {
  testEnvironment: 'node',
  globalSetup: '<rootDir>/tools/jest-run-folder.mjs',
  // Component tests (*.test.tsx) ask for a DOM in their first line: @jest-environment @happy-dom/jest-environment
  testMatch: [
    '<rootDir>/{packages,services,gateway,web,commands,deploy}/**/*.test.{ts,tsx}',
    '<rootDir>/tests/{access,commands,killed,manifests,product,released}/**/*.test.ts',
    '<rootDir>/tools/**/*.test.mjs',
  ],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '\\.tsx?$': '<rootDir>/tools/jest-typescript.mjs' },
  modulePathIgnorePatterns: ['/dist/'],
  // What hangs is meant, not what a busy machine does slowly.
  testTimeout: 60_000,
  maxWorkers: '100%',
  // Modules of ESM stay in memory until their process ends: a worker that has run many files is replaced.
  workerIdleMemoryLimit: '1500MB',
};
