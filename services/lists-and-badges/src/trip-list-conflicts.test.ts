import { ANN, openLists } from './testing/lists.ts';

const DRAFT = { name: 'Warm weeks', description: null, isPublic: false };
const CONFLICT = {
  code: 'CONFLICT',
  message: 'This list was changed elsewhere meanwhile. Please look at it before you save.',
};

describe('a list that two tabs change', () => {
  it('is not changed from a stale revision, unless the texts are the same', async () => {
    const { useCases, close } = await openLists();
    const { id } = await useCases.createTripList(DRAFT, ANN, null);
    const change = (name: string, expected: typeof DRAFT) => useCases.changeTripList(id, { name }, ANN, expected);

    await change('One tab', DRAFT);
    await expect(change('Other tab', DRAFT)).rejects.toMatchObject(CONFLICT);
    expect((await change('One tab', DRAFT)).name).toBe('One tab');
    await change('Other tab', { ...DRAFT, name: 'One tab' });
    expect((await useCases.readTripList(id, ANN)).name).toBe('Other tab');
    await close();
  });

  it('accepts new texts when only its places changed meanwhile', async () => {
    const { useCases, close } = await openLists();
    const { id } = await useCases.createTripList(DRAFT, ANN, null);
    await useCases.addTripListItem(id, { locationId: 'pool', notes: null }, ANN, null);
    expect(await useCases.changeTripList(id, { isPublic: true }, ANN, DRAFT)).toMatchObject({ isPublic: true });
    await close();
  });
});
