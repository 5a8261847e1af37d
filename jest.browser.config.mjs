/** The real app in a real browser. */
export default {
  testEnvironment: 'node',
  testMatch: ['<rootDir>/tests/browser/**/*.test.ts'],
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '\\.ts$': '<rootDir>/tools/jest-strip-types.mjs' },
  testTimeout: 60_000,
};
