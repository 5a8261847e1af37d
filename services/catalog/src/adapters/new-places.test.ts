import { openDocuments } from '@wellspring/platform/documents/documents';
import { newId } from '@wellspring/platform/ids';
import { makeLogger } from '@wellspring/platform/log/log';
import { collectingPublisher } from '@wellspring/testkit/in-memory-bus';
import { temporaryFolder } from '@wellspring/testkit/temporary-folder';
import { publishedLocation } from '../testing/builders.ts';
import { toDocument } from './location-document.ts';
import { locationStore } from './location-store.ts';
import { newPlaces } from './new-places.ts';

const openPlaces = async (folder: string) => {
  const documents = await openDocuments({
    ...collectingPublisher(),
    store: { folder },
    database: 'catalog',
    source: 'catalog',
    log: makeLogger({ service: 'catalog', level: 'silent' }),
    newId,
    now: () => new Date(),
  });
  const places = locationStore(documents);
  await documents.start();
  return { places, close: () => documents.close() };
};

const told = { tags: [{ name: 'Quiet', slug: 'quiet' }], temperature: '38 °C', avgCost: 12.5 };
const place = (id: string) => publishedLocation(id, told);

describe('places that are new', () => {
  it('are what will be read of them', async () => {
    const folder = await temporaryFolder();
    const ids = ['one', 'two'];
    const before = await openPlaces(folder);
    await before.places.insertMany(ids.map((id) => ({ location: place(id), facts: [] })));
    const remembered = await before.places.findMany(['two', 'nobody', 'one']);
    await before.close();
    const after = await openPlaces(folder);
    expect(remembered.map(({ id }) => id)).toEqual(['two', 'one']);
    expect(await after.places.findMany(['two', 'one'])).toEqual(remembered);
    await after.close();
  });

  it('are read anew once they were changed, rated or deleted', async () => {
    const { places, close } = await openPlaces(await temporaryFolder());
    const [first, second, third] = [place('first'), place('second'), place('third')];
    await places.insertMany([first, second, third].map((location) => ({ location, facts: [] })));
    await places.replace({ ...first, city: 'Elsewhere', revision: 2 }, 1, []);
    await places.setRating(second, { average: 4, count: 1, revision: 1 }, []);
    await places.remove({ ...third, revision: 2 }, 1, []);
    expect(await places.findMany(['first', 'second', 'third'])).toMatchObject([
      { id: 'first', city: 'Elsewhere' },
      { id: 'second', rating: { average: 4 } },
    ]);
    await close();
  });

  it('are not those that a key of theirs kept out', async () => {
    const { places, close } = await openPlaces(await temporaryFolder());
    const again = { ...place('another'), provenance: place('one').provenance };
    expect(await places.insertMany([{ location: place('one'), facts: [] }])).toEqual([true]);
    expect(await places.insertMany([{ location: again, facts: [] }])).toEqual([false]);
    expect(await places.find('another')).toBeNull();
    await close();
  });

  it('are a thousand at most, the newest', () => {
    const places = newPlaces();
    for (let at = 0; at < 1_500; at += 1) places.add([toDocument(place(`place ${at}`))]);
    expect(places.of('place 499')).toBeUndefined();
    expect(places.of('place 500')).toMatchObject({ id: 'place 500', temperature: '38 °C' });
  });
});
