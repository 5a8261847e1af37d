import { NOON } from './testing/builders.ts';
import { openImports, partialRow, row } from './testing/imports.ts';

const { useCases, importRows, stored, locations, index } = await openImports();

/** An imported place that was last changed in another year, so that each later date is seen. */
const longAgo = async (sourceId: string, more: object = {}) => {
  await importRows(row(sourceId, { temperature: '38 °C', ...more }));
  const added = await stored(sourceId);
  await locations.replace({ ...added, updatedAt: NOON, revision: added.revision + 1 }, added.revision, []);
  return stored(sourceId);
};
const updatedAt = async (sourceId: string): Promise<Date> => (await stored(sourceId)).updatedAt;

describe('the date of the last change of a place', () => {
  it('moves when a text, a fact, its state, its publication or its source changes', async () => {
    const changes = [
      async ({ id }: { id: string }) => useCases.changeLocation(id, { description: 'Warm' }),
      async ({ id }: { id: string }) =>
        useCases.changeLocation(id, {
          price: {
            kind: 'free',
            amount: null,
            currency: null,
            per: null,
            basis: 'told',
            source: null,
            date: null,
            readFrom: null,
          },
        }),
      async ({ id }: { id: string }) =>
        useCases.changeLocation(id, {
          status: {
            state: 'temporarilyClosed',
            until: null,
            since: null,
            basis: 'told',
            source: null,
            date: null,
            readFrom: null,
          },
        }),
      async ({ id }: { id: string }) => useCases.unverifyLocation(id),
      async () => importRows(partialRow('moved-4', { licence: 'ODbL-1.0' })),
      async () => importRows(partialRow('moved-5', { city: 'Vík' })),
    ];
    for (const [at, change] of changes.entries()) {
      await change(await longAgo(`moved-${at}`));
      expect((await updatedAt(`moved-${at}`)).getTime()).toBeGreaterThan(NOON.getTime());
    }
  });

  it('moves with a photo', async () => {
    const { id } = await longAgo('photo');
    const upload = { key: 'u1', upload: 'picture', name: 'a.jpg', caption: null };
    await useCases.addLocationPhotos(id, [upload], { id: 'admin', isAdmin: true });
    expect((await stored('photo')).photos).toHaveLength(1);
    expect((await updatedAt('photo')).getTime()).toBeGreaterThan(NOON.getTime());
  });

  it('does not move with a rating, a repaired index, renewed hours or an import of the same row', async () => {
    const { id, revision } = await longAgo('same', { hours: 'sunrise-sunset' });
    await useCases.rateLocation(id, { average: 4, count: 1, revision: 1 });
    await useCases.reconcileSearch();
    await useCases.rebuildSearch();
    await useCases.renewLocations();
    expect(await importRows(row('same', { temperature: '38 °C', hours: 'sunrise-sunset' }))).toMatchObject({
      unchanged: 1,
    });
    expect(await stored('same')).toMatchObject({ updatedAt: NOON, revision });
    expect((await index.search({ limit: 100, offset: 0 })).items).toContain(id);
  });

  it('does not move when a fact is read from its text again', async () => {
    const before = await longAgo('read');
    expect(before.waterTemperature).toMatchObject({ basis: 'read', minC: 38 });
    const older = { ...before, waterTemperature: null, revision: before.revision + 1 };
    await locations.replace(older, before.revision, []);
    const { id } = before;
    await useCases.changeLocation(id, { isPointConfirmed: true });
    expect(await stored('read')).toMatchObject({
      updatedAt: NOON,
      revision: older.revision + 1,
      waterTemperature: { basis: 'read', minC: 38 },
    });
  });

  it('does not move when a member who uploaded a photo leaves', async () => {
    const before = await longAgo('left');
    const photo = {
      id: 'p',
      key: 'k',
      caption: null,
      uploadedBy: 'm',
      uploadKey: null,
      isPrimary: true,
      createdAt: NOON,
    };
    await locations.replace({ ...before, photos: [photo], revision: before.revision + 1 }, before.revision, []);
    await useCases.forgetMember('m');
    expect(await stored('left')).toMatchObject({ updatedAt: NOON, photos: [{ uploadedBy: null }] });
  });
});
