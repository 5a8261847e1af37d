import { partialRow, openImports } from './testing/imports.ts';

const { useCases, importRows, stored } = await openImports();

const bath = (sourceId: string, more: object) =>
  partialRow(sourceId, { name: `Bath ${sourceId}`, country: 'Hungary', ...more });
const BUDAPEST = { latitude: 47.5, longitude: 19.08 };
const SWAPPED = { latitude: 19.08, longitude: 47.5 };

describe('the points of an import', () => {
  it('are approximate with a note when they are doubted, and are reported once for each kind', async () => {
    const { added, notices } = await importRows(
      bath('1', { ...SWAPPED, city: 'Budapest' }),
      bath('2', { ...BUDAPEST, city: 'Budapest' }),
      bath('3', { latitude: 0, longitude: 0 }),
      bath('4', { latitude: 18.9, longitude: 47.6, city: 'Budapest' }),
    );
    expect(added).toBe(4);
    expect(notices).toEqual([
      {
        words:
          'point: 19.08, 47.5 or 18.9, 47.6 seems to have latitude and longitude swapped; it counts as approximate',
        isRefused: false,
        rows: 2,
        firstLines: [1, 4],
      },
      {
        words: 'point: 0, 0 stands for no point; it counts as approximate',
        isRefused: false,
        rows: 1,
        firstLines: [3],
      },
    ]);
    expect((await stored('1')).pointNote).toContain('catalogErrors.pointSwapped');
    expect(await stored('1')).toMatchObject({ coordinatesAre: 'approximate', coordinates: SWAPPED });
    expect(await stored('2')).toMatchObject({ coordinatesAre: 'exact', pointNote: null });
  });

  it('stay as they are when the same rows are imported again, and are exact once they are corrected', async () => {
    const swapped = bath('corrected', { ...SWAPPED, city: 'Budapest' });
    expect(await importRows(swapped)).toMatchObject({ added: 1 });
    expect(await importRows(swapped)).toMatchObject({ unchanged: 1 });
    const right = bath('corrected', { ...BUDAPEST, city: 'Budapest' });
    expect(await importRows(right)).toMatchObject({ updated: 1, notices: [] });
    expect(await stored('corrected')).toMatchObject({ coordinatesAre: 'exact', pointNote: null });
  });

  it('are not doubted again once an admin has confirmed them', async () => {
    const doubted = bath('confirmed', { latitude: 18.9, longitude: 47.6, city: 'Budapest' });
    await importRows(doubted);
    const { id } = await stored('confirmed');
    await useCases.changeLocation(id, { isPointConfirmed: true }, 'admin');
    expect(await stored('confirmed')).toMatchObject({
      coordinatesAre: 'exact',
      pointNote: null,
      isPointConfirmed: true,
    });
    expect(await importRows(doubted)).toMatchObject({ unchanged: 1, notices: [] });
    expect(await stored('confirmed')).toMatchObject({ coordinatesAre: 'exact', isPointConfirmed: true });
  });

  it('are in the middle of the town when a row has none', async () => {
    await importRows(
      bath('town', { city: 'Vienna', country: 'Austria' }),
      bath('nowhere', { city: 'Nowhereville', country: 'Atlantis' }),
      bath('elsewhere', { city: 'Vienna', country: 'Iceland' }),
    );
    expect(await stored('town')).toMatchObject({ coordinates: { latitude: 48.21 }, coordinatesAre: 'approximate' });
    expect((await stored('nowhere')).coordinates).toBeNull();
    expect((await stored('elsewhere')).coordinates).toBeNull();
    expect(await importRows(bath('town', { city: 'Vienna', country: 'Austria' }))).toMatchObject({ unchanged: 1 });
    const exact = { latitude: 48.2, longitude: 16.3, city: 'Vienna', country: 'Austria' };
    expect(await importRows(bath('town', exact))).toMatchObject({ updated: 1 });
    expect(await stored('town')).toMatchObject({ coordinates: { latitude: 48.2 }, coordinatesAre: 'exact' });
    expect(await importRows(partialRow('town', { city: 'Vienna' }))).toMatchObject({ unchanged: 1 });
    expect(await stored('town')).toMatchObject({ coordinates: { latitude: 48.2 }, coordinatesAre: 'exact' });
  });
});
