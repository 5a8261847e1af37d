/** The real app in a real browser. */
export default {
  testEnvironment: 'node',
  globalSetup: '<rootDir>/tests/browser/setup.mjs',
  testMatch: ['<rootDir>/tests/browser/**/*.test.ts'],
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '\\.ts$': '<rootDir>/tools/jest-typescript.mjs' },
  testTimeout: 180_000,
  // A page is waited for more than it is worked for: two cores carry two files at a time.
  maxWorkers: 2,
};
