import { openCatalog } from './testing/catalog.ts';
import { details } from './testing/builders.ts';

const { useCases } = await openCatalog();

const submit = async (name: string, submittedBy: string): Promise<string> =>
  (await useCases.submitLocation({ details: details({ name }), submittedBy, isClaimed: false })).location.id;
const names = async (memberId: string, page = { limit: 50, offset: 0 }) => {
  const { items, total } = await useCases.ownLocations(memberId, page);
  return { names: items.map(({ name }) => name), total };
};

describe('the places that a member submitted', () => {
  let first: string;
  beforeAll(async () => {
    first = await submit('Moss Pool', 'ann');
    await submit('Fern Bath', 'ann');
    await submit('Reed Pond', 'ann');
    await submit('Foreign Spring', 'ben');
    await useCases.verifyLocation(first);
  });

  it('are listed only for that member, with pending ones, newest first', async () => {
    expect(await names('ann')).toEqual({ names: ['Reed Pond', 'Fern Bath', 'Moss Pool'], total: 3 });
    expect(await names('nobody')).toEqual({ names: [], total: 0 });
    const { items } = await useCases.ownLocations('ann', { limit: 50, offset: 0 });
    expect(items.map(({ isVerified }) => isVerified)).toEqual([false, false, true]);
  });

  it('are listed page by page, with their total', async () => {
    expect(await names('ann', { limit: 1, offset: 1 })).toEqual({ names: ['Fern Bath'], total: 3 });
    expect(await names('ann', { limit: 1, offset: 3 })).toEqual({ names: [], total: 3 });
  });

  it('are fewer when one is deleted', async () => {
    const gone = await submit('Passing Pond', 'cat');
    await submit('Lasting Pond', 'cat');
    await useCases.deleteLocation(gone);
    expect(await names('cat')).toEqual({ names: ['Lasting Pond'], total: 1 });
  });

  it('show the note of an admin who deletes them only to their submitter', async () => {
    const gone = await submit('Twice told pond', 'dan');
    const noteFor = (id: string) => useCases.deletedLocation(gone, { id, isAdmin: id === 'ada' });
    expect(await noteFor('dan')).toBeNull();
    await expect(useCases.deleteLocation(gone, 'ada', 'x'.repeat(2_001))).rejects.toThrow('at most 2000 characters');
    await useCases.deleteLocation(gone, 'ada', ' We have it already. ');
    const note = { id: gone, name: 'Twice told pond', message: 'We have it already.' };
    expect([await noteFor('dan'), await noteFor('ada'), await noteFor('ben')]).toMatchObject([note, note, null]);
  });
});
