import { mongo } from 'mongoose';
import { asAppError } from './store-errors.ts';

const answered = (code: number): Error => new mongo.MongoServerError({ message: 'not now', code });
const brokenBatch = (by: Error): unknown =>
  // As the driver does, against its own types.
  Reflect.construct(mongo.MongoBulkWriteError, [by, { insertedCount: 0 }]) as unknown;
const file = (code: string): Error => Object.assign(new Error('The database x.db is damaged.'), { code });

describe('an error of the store', () => {
  it.each([
    ['user may not do this', answered(13)],
    ['password is refused', answered(18)],
    ['host cannot be reached', answered(6)],
    ['host is not found', answered(7)],
    ['primary steps down', answered(189)],
    ['connections are all in use', Object.assign(new Error('Timed out'), { name: 'MongoWaitQueueTimeoutError' })],
    ['batch is broken off', brokenBatch(new mongo.MongoNetworkError('connection 5 closed'))],
    ['primary steps down amid a batch', brokenBatch(answered(189))],
    ['storage fails', new mongo.MongoServerError({ message: '28: No space left on device', code: 8 })],
    ['file is damaged', file('SQLITE_CORRUPT')],
  ])('makes consumers wait when its %s', (_, error) => {
    expect(asAppError(error)).toMatchObject({
      code: 'UNAVAILABLE',
      cause: { message: String(error).replace(/^\w+: /, '') },
    });
  });

  it.each([
    ['MongoDB', answered(14031)],
    ['the embedded store', file('SQLITE_FULL')],
  ])('says that the disk is full, when the disk of %s is', (_, error) => {
    const message = expect.stringContaining('The disk is full') as string;
    expect(asAppError(error)).toMatchObject({ code: 'UNAVAILABLE', message, cause: error });
  });

  it('is a conflict when a key is taken, and unchanged when it is not recognized', () => {
    expect(asAppError(answered(11_000))).toMatchObject({ code: 'CONFLICT' });
    const unknown = answered(9);
    expect(asAppError(unknown)).toBe(unknown);
  });
});
