import { connect } from './connection.fixture.ts';

// Writes until it is killed, and prints the id of each document only after the store has acknowledged it.

const [, , uri = ''] = process.argv;
const connection = await connect(uri);
const collection = connection.collection('written');
await collection.createIndex({ twice: 1 }, { unique: true });

for (let next = 0; ; next += 8)
  await Promise.all(
    Array.from({ length: 8 }, async (_, at) => {
      const id = next + at;
      await collection.insertOne({ number: id, twice: id * 2, filling: 'x'.repeat(500) });
      process.stdout.write(`${id}\n`);
    }),
  );
