/** The black-box suite: separate processes over the real engines. */
export default {
  testEnvironment: 'node',
  globalSetup: '<rootDir>/tools/jest-run-folder.mjs',
  testMatch: ['<rootDir>/tests/engines/**/*.test.ts'],
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '\\.ts$': '<rootDir>/tools/jest-typescript.mjs' },
  testTimeout: 180_000,
  // One after the other: all files use the same engines.
  maxWorkers: 1,
};
