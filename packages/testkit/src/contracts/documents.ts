import { crashContract } from './documents-crash.ts';
import type { StoreUnderTest } from './documents-fixture.ts';
import { limitsContract } from './documents-limits.ts';
import { relayFailureContract } from './documents-relay-failure.ts';
import { relayContract } from './documents-relay.ts';
import { writesContract } from './documents-writes.ts';

/** What documents at rest promise, on any store. */
export const documentsContract = (name: string, under: StoreUnderTest): void => {
  describe(`documents on ${name}`, () => {
    describe('writes', () => writesContract(under));
    describe('the relay', () => relayContract(under));
    describe('the relay when publishing fails', () => relayFailureContract(under));
    describe('limits', () => limitsContract(under));
    describe('kill -9', () => crashContract(under));
  });
};
