/** The parts of mongoose's own driver that this one builds upon. mongoose publishes the file without types. */
declare module 'mongoose/lib/drivers/node-mongodb-native/index.js' {
  import type { Connection as MongooseConnection, Collection as MongooseCollection, mongo } from 'mongoose';

  /** What mongoose's connection keeps about the client that serves it. */
  export class Connection extends MongooseConnection {
    db: never;
    client: never;
    onOpen(): void;
    _connectionString: string;
    _closeCalled: boolean;
    _lastHeartbeatAt: number | null;
    readyState: number;
    $dbName?: string;
  }

  export type RawBulkResult = {
    ok: number;
    writeErrors: object[];
    writeConcernErrors: object[];
    insertedIds: { index: number; _id: unknown }[];
    nInserted: number;
    nUpserted: number;
    nMatched: number;
    nModified: number;
    nRemoved: number;
    upserted: { index: number; _id: unknown }[];
  };

  export const BulkWriteResult: new (raw: RawBulkResult, isOrdered: boolean) => mongo.BulkWriteResult;
  export const Collection: typeof MongooseCollection;
}
