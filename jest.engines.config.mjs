/** The black-box suite: separate processes over the real engines. */
export default {
  testEnvironment: 'node',
  testMatch: ['<rootDir>/tests/engines/**/*.test.ts'],
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '\\.ts$': '<rootDir>/tools/jest-strip-types.mjs' },
  testTimeout: 180_000,
};
