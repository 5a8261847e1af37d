import type { StoreUnderTest } from './documents-fixture.ts';
import { writesContract } from './documents-writes.ts';

/** What documents at rest promise, on any store. */
export const documentsContract = (name: string, under: StoreUnderTest): void => {
  describe(`documents on ${name}`, () => {
    describe('writes', () => writesContract(under));
  });
};
