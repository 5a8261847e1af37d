import type { Location } from './domain/location.ts';
import { details } from './testing/builders.ts';
import { openImports, partialRow, row } from './testing/imports.ts';

const { useCases, importRows, stored, locations } = await openImports();

const added = async (sourceId: string) => {
  await importRows(row(sourceId));
  return stored(sourceId);
};
/** A member proposes a correction, and an admin accepts it. */
const corrected = async (id: string, memberId: string, city: string) => {
  const { proposal } = await useCases.correctLocation(id, { city }, { id: memberId, isAdmin: false });
  if (!proposal) throw new Error('nothing was proposed');
  await useCases.decideProposal(
    proposal.id,
    { status: 'accepted', notes: null, reason: null, readRevision: null, proposalRevision: null },
    'admin',
  );
};

describe('who confirmed a place', () => {
  it('is nobody after an import, also a later one with other values', async () => {
    expect((await added('1')).confirmation).toBeNull();
    await importRows(partialRow('1', { city: 'Vík' }));
    expect((await stored('1')).confirmation).toBeNull();
  });

  it('is staff who changes or publishes it', async () => {
    const { id } = await added('2');
    await useCases.changeLocation(id, { city: 'Vík' }, 'admin');
    expect((await stored('2')).confirmation).toEqual({ by: 'staff', at: expect.any(Date) as Date });
    const { location } = await useCases.submitLocation({ details: details(), submittedBy: 'ann', isClaimed: false });
    expect(location.confirmation).toBeNull();
    expect((await useCases.verifyLocation(location.id)).confirmation).toMatchObject({ by: 'staff' });
  });

  it('is the member whose correction was accepted, or the owner', async () => {
    const { id } = await added('3');
    const belongsTo = async (change: Partial<Location>) => {
      const before = await stored('3');
      await locations.replace({ ...before, ...change, revision: before.revision + 1 }, before.revision, []);
    };
    await belongsTo({ submittedBy: 'ann' });
    await corrected(id, 'ann', 'Vík');
    expect(await stored('3')).toMatchObject({ city: 'Vík', confirmation: { by: 'member' } });
    await belongsTo({ isClaimed: true, claimedBy: 'ann' });
    await corrected(id, 'ann', 'Selfoss');
    expect(await stored('3')).toMatchObject({ city: 'Selfoss', confirmation: { by: 'owner' } });
  });

  it('is staff without a date where people changed the place before it was stored', async () => {
    const { id } = await added('4');
    await useCases.changeLocation(id, { city: 'Vík' }, 'admin');
    const before = await stored('4');
    await locations.replace({ ...before, confirmation: null, revision: before.revision + 1 }, before.revision, []);
    expect((await stored('4')).confirmation).toEqual({ by: 'staff', at: null });
  });
});
