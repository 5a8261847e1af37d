/** Fast tests: no browser, no engine but the embedded twins (real ones too, where their URLs are set). */
export default {
  testEnvironment: 'node',
  testMatch: ['<rootDir>/{packages,services,gateway,web,deploy}/**/*.test.ts'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '\\.tsx?$': '<rootDir>/tools/jest-strip-types.mjs' },
  modulePathIgnorePatterns: ['/dist/'],
  testTimeout: 20_000,
};
