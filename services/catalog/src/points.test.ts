import { textIn } from '@wellspring/words/error-text';
import { details } from './testing/builders.ts';
import { openCatalog } from './testing/catalog.ts';

const { useCases } = await openCatalog();

const BUDAPEST = { latitude: 47.5, longitude: 19.08 };
const SWAPPED = { latitude: 19.08, longitude: 47.5 };
const ANN = { id: 'ann', isAdmin: false };

let baths = 0;
const bath = (fields: Partial<Parameters<typeof details>[0]> = {}) =>
  details({ name: `Bath ${(baths += 1)}`, address: '1 Road', city: 'Budapest', country: 'Hungary', ...fields });
const submit = (fields: Parameters<typeof bath>[0], isPointConfirmed = false) =>
  useCases.submitLocation({ details: bath(fields), submittedBy: 'ann', isClaimed: false, isPointConfirmed });
const submitted = async (fields: Parameters<typeof bath>[0]) => (await submit(fields)).location;

const SWAPPED_NOTE: unknown = expect.stringContaining('catalogErrors.pointSwapped');
const DOUBTED = { coordinatesAre: 'approximate', isPointConfirmed: false, pointNote: SWAPPED_NOTE };
const RIGHT = { coordinatesAre: 'exact', isPointConfirmed: false, pointNote: null };
const CONFIRMED = { coordinatesAre: 'exact', isPointConfirmed: true, pointNote: null };

describe('a point that is far from its town', () => {
  it('is accepted with a submission as approximate, with a note and a notice', async () => {
    const { location, notice } = await submit({ coordinates: SWAPPED, coordinatesAre: 'exact' });
    expect(location).toMatchObject({ ...DOUBTED, coordinates: SWAPPED });
    expect(notice && textIn('en', notice)).toContain(
      'Latitude and longitude seem to be swapped. Until somebody confirms it',
    );
  });

  it('is listed for admins, and found in their search, until somebody confirms it', async () => {
    const doubted = async (text?: string) => {
      const query = { state: 'doubted', limit: 50, offset: 0, ...(text === undefined ? {} : { text }) } as const;
      return (await useCases.adminLocations(query)).items.map(({ id }) => id);
    };
    const [mend, confirm] = [await submitted({ coordinates: SWAPPED }), await submitted({ coordinates: SWAPPED })];
    await submitted({ coordinates: BUDAPEST });
    await useCases.verifyLocation(confirm.id, 'ada');
    const before = await doubted();
    expect([mend.id, confirm.id].filter((id) => !before.includes(id))).toEqual([]);
    expect(await doubted(confirm.name)).toEqual([confirm.id]);
    await useCases.changeLocation(confirm.id, { isPointConfirmed: true });
    await useCases.changeLocation(mend.id, { coordinates: BUDAPEST });
    expect(await doubted(confirm.name)).toEqual([]);
    expect((await doubted()).filter((id) => id === mend.id || id === confirm.id)).toEqual([]);
  });

  it('counts as exact when its member confirms it, with the submission or later', async () => {
    const { location, notice } = await submit({ coordinates: SWAPPED }, true);
    expect([location, notice]).toMatchObject([CONFIRMED, null]);
    const { id } = await submitted({ coordinates: SWAPPED });
    expect((await useCases.correctLocation(id, { isPointConfirmed: true }, ANN)).location).toMatchObject(CONFIRMED);
  });

  it('is not doubted again after it is confirmed, until it is moved', async () => {
    const { id } = (await submit({ coordinates: SWAPPED }, true)).location;
    expect((await useCases.correctLocation(id, { city: 'Győr' }, ANN)).location).toMatchObject(CONFIRMED);
    const moved = { coordinates: { latitude: 16.9, longitude: 47.7 } };
    expect((await useCases.correctLocation(id, moved, ANN)).location).toMatchObject({ coordinatesAre: 'approximate' });
  });

  it('has a note when an admin sets it, and loses the note when it is corrected', async () => {
    const { id } = await submitted({ coordinates: BUDAPEST });
    expect(await useCases.changeLocation(id, { coordinates: SWAPPED }, 'admin')).toMatchObject(DOUBTED);
    expect(await useCases.changeLocation(id, { name: 'Another name' }, 'admin')).toMatchObject(DOUBTED);
    expect(await useCases.changeLocation(id, { coordinates: BUDAPEST }, 'admin')).toMatchObject(RIGHT);
    expect(await useCases.changeLocation(id, { city: 'Los Angeles', country: 'USA' }, 'admin')).toMatchObject({
      coordinatesAre: 'approximate',
    });
    expect(await useCases.changeLocation(id, { city: 'Budapest', country: 'Hungary' }, 'admin')).toMatchObject(RIGHT);
    expect(await useCases.changeLocation(id, { coordinates: null }, 'admin')).toMatchObject({
      coordinatesAre: null,
      pointNote: null,
    });
  });

  it('is shown to the admin who decides on a correction, and has a note when it is accepted', async () => {
    const { id } = await submitted({ coordinates: BUDAPEST });
    await useCases.verifyLocation(id);
    const { proposal } = await useCases.correctLocation(id, { coordinates: SWAPPED }, ANN);
    expect(proposal?.after).toMatchObject({ coordinatesAre: 'approximate', pointNote: SWAPPED_NOTE });
    await useCases.decideProposal(
      proposal?.id ?? '',
      { status: 'accepted', notes: null, reason: null, readRevision: null, proposalRevision: null },
      'admin',
    );
    expect(await useCases.findLocation(id, ANN)).toMatchObject({ ...DOUBTED, coordinates: SWAPPED });
  });
});

describe('a point that fits', () => {
  it('is as exact as its submission says', async () => {
    expect(await submitted({ coordinates: BUDAPEST })).toMatchObject(RIGHT);
    const rough = { coordinates: BUDAPEST, coordinatesAre: 'approximate' } as const;
    expect(await submitted(rough)).toMatchObject({ coordinatesAre: 'approximate', pointNote: null });
  });
});

it('a submission with an unknown country is refused with a question', async () => {
  await expect(submit({ country: 'Atlantis' })).rejects.toThrow('Which country is “Atlantis”?');
  const { id } = await submitted({ coordinates: BUDAPEST, country: 'Ungarn' });
  await expect(useCases.changeLocation(id, { country: 'Atlantis' }, 'admin')).rejects.toMatchObject({
    code: 'VALIDATION',
  });
  await expect(useCases.correctLocation(id, { country: 'Narnia' }, ANN)).rejects.toThrow('Which country');
  expect(await useCases.findLocation(id, ANN)).toMatchObject({ country: 'Hungary' });
});
