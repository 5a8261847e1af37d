import { openDocuments } from '@wellspring/platform/documents/documents';
import { newId } from '@wellspring/platform/ids';
import { makeLogger } from '@wellspring/platform/log/log';
import { whereEngine } from '@wellspring/testkit/engines';
import { temporaryFolder } from '@wellspring/testkit/temporary-folder';
import { toIndexed } from '../domain/search/indexed.ts';
import { publishedLocation } from '../testing/builders.ts';
import { locationStore } from './location-store.ts';
import { searchOracle } from './search-oracle.ts';

/** Enough that pages begin at remembered keys from both ends. */
const LOCATIONS = 3_000;
const PAGE = 250;

const locations = Array.from({ length: LOCATIONS }, (_, at) => ({
  ...publishedLocation(newId(), { categoryId: at % 10 ? 21 : 20, hours: at % 4 ? null : '9–17' }),
  rating: { average: (at % 7) * 0.7, count: at % 7 && at % 5, revision: 1 },
}));

type Store = Parameters<typeof openDocuments>[0]['store'];

const listsLikeSearch = (name: string, storeOf: () => Promise<Store>): void =>
  describe(`the list from the documents in ${name}`, () => {
    it.each([undefined, 21])(
      'has the order of search, page by page, for category %s, also after places had no rank',
      async (categoryId) => {
        const documents = await openDocuments({
          store: await storeOf(),
          database: `order_${newId().replaceAll('-', '')}`,
          source: 'catalog',
          publish: () => Promise.resolve(),
          deadLetter: () => Promise.resolve(),
          log: makeLogger({ service: 'catalog', level: 'silent' }),
          newId,
          now: () => new Date(),
        });
        let unrank = async (): Promise<void> => undefined;
        const store = locationStore({
          ...documents,
          model: (...given) => {
            const model = documents.model(...given);
            unrank = async () => void (await model.collection.updateMany({}, { $unset: { featuredRank: 1 } }));
            return model;
          },
        });
        await documents.start();
        await store.insertMany(locations.map((location) => ({ location, facts: [] })));
        const filter = categoryId === undefined ? {} : { categoryId };
        const meant = searchOracle(locations.map(toIndexed)).search({ ...filter, limit: LOCATIONS, offset: 0 });
        const listed: string[] = [];
        for (let offset = 0; offset < meant.total; offset += PAGE)
          listed.push(...(await store.published({ ...filter, limit: PAGE, offset })).items.map(({ id }) => id));
        await unrank();
        let ranked = 0;
        for (let found = 1; found > 0; ranked += found) found = await store.rankUnranked();
        const again = (await store.published({ ...filter, limit: PAGE, offset: 0 })).items;
        await documents.close();
        expect(listed).toEqual(meant.items);
        expect(ranked).toBe(LOCATIONS);
        expect(again.map(({ id }) => id)).toEqual(listed.slice(0, PAGE));
      },
    );
  });

listsLikeSearch('the embedded store', async () => ({ folder: await temporaryFolder(), refuseScans: 0 }));
whereEngine('MONGODB_URL', (mongodb) => listsLikeSearch('MongoDB', async () => ({ mongodb })));
