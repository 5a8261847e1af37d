import { operationHashes } from '../../generated/operations.ts';

const known = new Map(Object.entries(operationHashes));

/** A module of operations that is loaded later makes its own known. */
export const addOperationHashes = (hashes: Readonly<Record<string, string>>): void => {
  for (const [name, hash] of Object.entries(hashes)) known.set(name, hash);
};

/** What stands for an operation on the wire: the sha256 of its text. */
export const hashOfOperation = (name: string): string => known.get(name) ?? '';
