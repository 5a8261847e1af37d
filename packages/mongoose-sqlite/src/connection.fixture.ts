import mongoose from 'mongoose';

import { sqliteDriver } from './driver.ts';

const opened = new Set<mongoose.Connection>();

/** A connection for a test: to this store, or with MongoDB's own driver for its addresses. */
export const connect = async (uri = 'sqlite::memory:'): Promise<mongoose.Connection> => {
  const instance = new mongoose.Mongoose();
  if (uri.startsWith('sqlite:')) instance.setDriver(sqliteDriver);
  const connection = await instance.createConnection(uri).asPromise();
  opened.add(connection);
  return connection;
};

/** Closes what the tests of a file have opened. */
export const closeAll = async (): Promise<void> => {
  await Promise.all([...opened].map((connection) => connection.close()));
  opened.clear();
};
