/** What deploy/ holds, run without a container daemon: by the starters in the folder that ENGINES names. */
export default {
  testEnvironment: 'node',
  globalSetup: '<rootDir>/tools/jest-run-folder.mjs',
  testMatch: ['<rootDir>/tests/deploy/**/*.test.ts'],
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '\\.ts$': '<rootDir>/tools/jest-typescript.mjs' },
  // Starters build what they need when they are called for the first time.
  testTimeout: 1_800_000,
  maxWorkers: 1,
};
