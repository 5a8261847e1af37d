import { jest } from '@jest/globals';

// Jest's own setting is one for all suites of a run.
jest.setTimeout(globalThis.LONGEST_TEST_MS);
