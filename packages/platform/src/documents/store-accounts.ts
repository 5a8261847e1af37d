import mongoose from 'mongoose';
import { mapStoreErrors } from './store-errors.ts';

const { MongoClient } = mongoose.mongo;

/** An account of MongoDB that reads and writes some databases and reaches no others. */
export type StoreAccount = {
  readonly name: string;
  readonly password: string;
  readonly databases: readonly string[];
};

/** MongoDB's number for "there is a user of that name". */
const USER_EXISTS = 51_003;
const ANSWER_MS = 5_000;

const isThere = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === USER_EXISTS;

/**
 * Makes accounts in MongoDB, and gives those that are there these passwords and rights.
 * @param url the address with an account that may make others
 * @throws AppError UNAVAILABLE when MongoDB is unavailable or refuses this account
 */
export const ensureStoreAccounts = async (url: string, accounts: readonly StoreAccount[]): Promise<void> => {
  const client = new MongoClient(url, { serverSelectionTimeoutMS: ANSWER_MS });
  try {
    await mapStoreErrors(async () => {
      const admin = client.db('admin');
      for (const { name, password, databases } of accounts) {
        const granted = { pwd: password, roles: databases.map((db) => ({ role: 'readWrite', db })) };
        await admin.command({ createUser: name, ...granted }).catch(async (error: unknown) => {
          if (!isThere(error)) throw error;
          await admin.command({ updateUser: name, ...granted });
        });
      }
    });
  } finally {
    await client.close();
  }
};
