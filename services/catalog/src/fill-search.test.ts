import { temporaryFolder } from '@wellspring/testkit/temporary-folder';
import { details } from './testing/builders.ts';
import { openCatalog } from './testing/catalog.ts';
import { openSearchIndex } from './testing/search-index.ts';
import { fillSearch } from './use-cases/fill-search.ts';

const { useCases, locations } = await openCatalog();
const submission = { details: details({ name: 'Warm' }), submittedBy: 'member', isClaimed: false };
const { id } = (await useCases.submitLocation(submission)).location;
await useCases.verifyLocation(id);

/** An index that is not filled. */
const index = await openSearchIndex(await temporaryFolder());
afterAll(() => index.close());
const fill = fillSearch({ locations, index });
const found = async () => (await index.search({ limit: 9, offset: 0, sort: 'name' })).items;

describe('filling the search index', () => {
  it('waits while another process builds it, then builds it from the documents, and does not rebuild it again', async () => {
    const other = await index.rebuild();
    await expect(fill()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await other.discard();

    expect(await index.status()).toMatchObject({ filled: false });
    await fill();
    expect(await index.status()).toMatchObject({ filled: true });
    expect(await found()).toEqual([id]);

    const emptied = await index.rebuild();
    await emptied.swap();
    await fill();
    expect(await found()).toEqual([]);
  });
});
