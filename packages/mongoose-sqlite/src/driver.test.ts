import mongoose from 'mongoose';

import { sqliteDriver } from './driver.ts';

const connect = async (uri = 'sqlite::memory:'): Promise<mongoose.Connection> => {
  const instance = new mongoose.Mongoose();
  instance.setDriver(sqliteDriver);
  return instance.createConnection(uri).asPromise();
};

describe('mongoose models on SQLite', () => {
  it('creates, finds, changes and counts documents', async () => {
    const connection = await connect();
    const Place = connection.model('Place', new mongoose.Schema({ name: String, visits: Number, tags: [String] }));
    await Place.create({ name: 'Blue Lagoon', visits: 1, tags: ['warm', 'salt'] });
    await Place.findOneAndUpdate({ tags: 'salt' }, { $inc: { visits: 2 } });
    expect(await Place.find({ visits: { $gte: 3 } }).lean()).toMatchObject([{ name: 'Blue Lagoon', visits: 3 }]);
    expect(await Place.countDocuments()).toBe(1);
    await connection.close();
  });

  it('does not change the default instance of mongoose', async () => {
    const connection = await connect();
    expect(mongoose.connection).not.toBeInstanceOf(sqliteDriver.Connection);
    await connection.close();
  });
});
