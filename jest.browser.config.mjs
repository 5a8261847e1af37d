/** The real app in a real browser. */
export default {
  testEnvironment: 'node',
  globalSetup: '<rootDir>/tools/jest-run-folder.mjs',
  testMatch: ['<rootDir>/tests/browser/**/*.test.ts'],
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '\\.ts$': '<rootDir>/tools/jest-typescript.mjs' },
  testTimeout: 180_000,
};
