/** CONTRIBUTING.md, followed in a copy of the repository. */
export default {
  testEnvironment: 'node',
  globalSetup: '<rootDir>/tools/jest-run-folder.mjs',
  testMatch: ['<rootDir>/tests/contributing/**/*.test.ts'],
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '\\.ts$': '<rootDir>/tools/jest-typescript.mjs' },
  testTimeout: 300_000,
};
