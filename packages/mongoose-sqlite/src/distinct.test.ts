import { closeAll, connect } from './connection.fixture.ts';

afterAll(closeAll);

type Place = { readonly _id: number; readonly isShown: boolean; readonly country?: string | null };

const PLACES: readonly Place[] = [
  { _id: 1, isShown: true, country: 'JP' },
  { _id: 2, isShown: true, country: 'IS' },
  { _id: 3, isShown: true, country: 'JP' },
  { _id: 4, isShown: false, country: 'HU' },
];

describe('the different values of a field', () => {
  /** The countries of places, of those of the table and some more, in no order. */
  const countriesOf = async (filter: object, more: readonly Place[] = []) => {
    const collection = (await connect()).collection<Place>('places');
    await collection.createIndex({ isShown: 1, country: 1 });
    await collection.insertMany([...PLACES, ...more]);
    return new Set(await collection.distinct('country', filter));
  };

  it('are those of the documents that match', async () => {
    expect(await countriesOf({ isShown: true })).toEqual(new Set(['IS', 'JP']));
    expect(await countriesOf({ isShown: { $in: [true, false] } })).toEqual(new Set(['HU', 'IS', 'JP']));
    expect(await countriesOf({})).toEqual(new Set(['HU', 'IS', 'JP']));
    expect(await countriesOf({ isShown: true, country: { $gt: 'IS' } })).toEqual(new Set(['JP']));
  });

  it('are found by an index that goes down as well', async () => {
    const collection = (await connect()).collection<Place>('places');
    await collection.createIndex({ isShown: 1, country: -1 });
    await collection.insertMany([...PLACES]);
    expect(new Set(await collection.distinct('country', { isShown: true }))).toEqual(new Set(['IS', 'JP']));
  });

  it('have null where a document has it, also beside one that has no value', async () => {
    const without = { _id: 5, isShown: true };
    expect(await countriesOf({ isShown: true }, [without])).toEqual(new Set(['IS', 'JP']));
    const withNull = { _id: 6, isShown: true, country: null };
    expect(await countriesOf({ isShown: true }, [without, withNull])).toEqual(new Set(['IS', 'JP', null]));
  });
});
