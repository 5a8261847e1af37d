import * as native from 'mongoose/lib/drivers/node-mongodb-native/index.js';

import { openClient } from './client.ts';
import { locationOf } from './location.ts';

const CONNECTING = 2;
const DISCONNECTED = 0;

type ConnectOptions = Readonly<Record<string, unknown>>;

const CONFIG = ['autoIndex', 'autoCreate', 'sanitizeFilter', 'bufferCommands', 'bufferTimeoutMS'] as const;

/** mongoose's own connection; only its target differs. */
class SqliteConnection extends native.Connection {
  async createClient(uri: string, options: ConnectOptions = {}): Promise<this> {
    const location = locationOf(uri);
    for (const name of CONFIG) if (options[name] !== undefined) Object.assign(this.config, { [name]: options[name] });
    this.readyState = CONNECTING;
    this._connectionString = uri;
    try {
      const client = openClient(location);
      Object.assign(this, {
        client,
        db: client.db(),
        name: location.name,
        host: 'embedded',
        _closeCalled: false,
        _lastHeartbeatAt: null,
      });
    } catch (error) {
      this.readyState = DISCONNECTED;
      throw error;
    }
    this.onOpen();
    return this;
  }
}

/** A driver for `new Mongoose().setDriver(…)`: connections to `sqlite:/folder/name.db` or `sqlite::memory:`. */
export const sqliteDriver = {
  Connection: SqliteConnection,
  Collection: native.Collection,
  BulkWriteResult: native.BulkWriteResult,
  plugins: [],
};
