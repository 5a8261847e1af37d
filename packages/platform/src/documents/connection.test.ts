import { mkdir, writeFile } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { note, openNotes, dataOf, factAbout, type Opened } from '@wellspring/testkit/contracts/documents-fixture';
import { whereEngine } from '@wellspring/testkit/engines';
import { eventually } from '@wellspring/testkit/eventually';
import { temporaryFolder } from '@wellspring/testkit/temporary-folder';
import { verbatim } from '@wellspring/words/message';
import { newId } from '../ids.ts';
import { duplicateKeyAs } from './store-errors.ts';

const folder = await temporaryFolder();

/** A way to MongoDB that can be cut. */
const cuttableRoad = (target: URL) => {
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => undefined).on('close', () => [near, far].forEach((end) => end.destroy()));
    }
    near.pipe(far).pipe(near);
  });
  return {
    open: (port = 0) =>
      new Promise<number>((resolve) => {
        server.listen(port, '127.0.0.1', () => {
          const address = server.address();
          resolve(typeof address === 'object' && address ? address.port : 0);
        });
      }),
    cut: async (): Promise<void> => {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      sockets.clear();
      await closed;
    },
  };
};

describe('the embedded store', () => {
  it('stores each database in its own file', async () => {
    const store = { folder: join(folder, 'with a % and a ?') };
    const catalog = await openNotes(store, 'catalog');
    const reviews = await openNotes(store, 'reviews');
    await catalog.documents.insert(catalog.notes, note('a'), []);
    expect(await reviews.notes.findById('a').lean()).toBeNull();
    await Promise.all([catalog.documents.close(), reviews.documents.close()]);
    const again = await openNotes(store, 'catalog');
    expect(await again.notes.findById('a').lean()).toEqual(note('a'));
    await again.documents.close();
  });

  it('says at once why a file cannot be used', async () => {
    const damaged = join(folder, 'damaged');
    await mkdir(damaged);
    await writeFile(
      join(damaged, 'catalog.db'),
      'this is no database, but it is long enough to be looked at '.repeat(20),
    );
    await expect(openNotes({ folder: damaged }, 'catalog')).rejects.toThrow('damaged');
    const used = await openNotes({ folder }, 'used');
    await expect(openNotes({ folder }, 'used')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await used.documents.close();
  });

  it('answers a ping, and gives a refusal by a unique index the words of the caller', async () => {
    const { documents, notes } = await openNotes({ folder }, 'words');
    await documents.ping();
    await documents.insert(notes, note('a'), []);
    const again = documents.insert(notes, note('a'), []).catch(duplicateKeyAs(verbatim('You have this note already')));
    await expect(again).rejects.toMatchObject({ code: 'CONFLICT', message: 'You have this note already' });
    const other = Promise.reject(new Error('another')).catch(duplicateKeyAs(verbatim('You have this note already')));
    await expect(other).rejects.toThrow('another');
    await documents.close();
  });
});

whereEngine('MONGODB_URL', (url) =>
  describe('MongoDB', () => {
    let road: ReturnType<typeof cuttableRoad>;
    let one: Opened;
    let port = 0;

    /** Not started, and with no way to the server yet. */
    beforeEach(async () => {
      road = cuttableRoad(new URL(url));
      port = await road.open();
      await road.cut();
      const store = { mongodb: `mongodb://127.0.0.1:${port}/?directConnection=true` };
      one = await openNotes(store, `notes_${newId()}`, { start: false });
    });
    afterEach(async () => {
      await one.notes.db.dropDatabase();
      await one.documents.close();
      await road.cut();
    });

    it('is awaited when it is away at the start, and all else fails at once meanwhile', async () => {
      const started = one.documents.start();
      for (const ask of [
        () => one.notes.findById('a').exec(),
        () => one.documents.insert(one.notes, note('a'), []),
        () => one.documents.ping(),
      ])
        await expect(ask()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
      await road.open(port);
      await started;
      await one.documents.insert(one.notes, note('a'), [factAbout('a', 1)]);
      await one.documents.drained();
    });

    it('may go down and come back: calls meanwhile are UNAVAILABLE, and nothing is lost', async () => {
      await road.open(port);
      await one.documents.start();
      await one.documents.insert(one.notes, note('a'), [factAbout('a', 1)]);
      await one.documents.drained();
      one.bus.failWhile(() => true);
      await one.documents.insert(one.notes, note('b'), [factAbout('b', 1)]);
      await road.cut();
      one.bus.failWhile(() => false);
      await Promise.all(
        [
          one.notes.findById('a').lean().exec(),
          one.notes.aggregate([{ $match: { _id: 'a' } }]).exec(),
          one.documents.insert(one.notes, note('c'), []),
          one.documents.change(one.notes, {
            filter: { _id: 'a' },
            update: { $set: { count: 1 } },
            facts: [factAbout('a', 2)],
          }),
          one.documents.setIfNewer(one.notes, note('a', { revision: 2 })),
          one.documents.ping(),
        ].map((call) => expect(call).rejects.toMatchObject({ code: 'UNAVAILABLE' })),
      );
      await road.open(port);
      await eventually(() => one.documents.ping());
      await one.documents.drained();
      expect(dataOf(one.bus.published)).toEqual(['a:1', 'b:1']);
    });
  }),
);
