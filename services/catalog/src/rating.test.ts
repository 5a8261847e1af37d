import { openCatalog } from './testing/catalog.ts';
import { details } from './testing/builders.ts';

const { useCases, locations, index, published, deliver } = await openCatalog();

const publishedPlace = async (name: string): Promise<string> => {
  const submission = { details: details({ name }), submittedBy: 'member', isClaimed: false };
  const { location } = await useCases.submitLocation(submission);
  await useCases.verifyLocation(location.id);
  return location.id;
};
const factsOf = async (id: string) => (await published()).filter(({ key }) => key === id);
const settle = async (id: string) => deliver(await factsOf(id));
const rated = (average: number, revision: number) => ({ average, count: revision, revision });

describe('the rating of a Location', () => {
  it('has its own revision, and is not changed by an older one', async () => {
    const id = await publishedPlace('Rated Pool');
    await useCases.rateLocation(id, rated(4.5, 2));
    await useCases.rateLocation(id, rated(1, 1));
    await useCases.rateLocation(id, rated(4.5, 2));
    expect(await locations.find(id)).toMatchObject({ revision: 2, rating: rated(4.5, 2) });
    const types = (await factsOf(id)).map(({ type }) => type.split('.').at(-1));
    expect(types).toEqual(['LocationSubmitted', 'LocationVerified', 'LocationRated']);
  });

  it('does not conflict with an edit, in either order of writes', async () => {
    const id = await publishedPlace('Busy Pool');
    const edits = ['A', 'B', 'C', 'D'].map((city) => useCases.changeLocation(id, details({ name: 'Busy Pool', city })));
    const reviews = [1, 2, 3, 4, 5].map((revision) => useCases.rateLocation(id, rated(revision, revision)));
    await Promise.all([...edits, ...reviews]);
    expect(await locations.find(id)).toMatchObject({ revision: 6, rating: rated(5, 5) });
  });

  it('reaches search and its order', async () => {
    const [worse, better] = [await publishedPlace('Ordered Pool'), await publishedPlace('Ordered Pool Two')];
    await useCases.rateLocation(better, rated(5, 30));
    await settle(worse);
    await settle(better);
    const found = await index.search({ text: 'ordered pool', sort: 'rating', limit: 5, offset: 0 });
    expect(found.items).toEqual([better, worse]);
  });

  it('does not bring a deleted Location back, in either order of events', async () => {
    const id = await publishedPlace('Vanished Pool');
    await useCases.rateLocation(id, rated(4, 7));
    await useCases.deleteLocation(id);
    await useCases.rateLocation(id, rated(5, 8));
    await deliver((await factsOf(id)).toReversed());
    await settle(id);
    expect((await index.search({ text: 'vanished', limit: 5, offset: 0 })).items).toEqual([]);
  });
});
