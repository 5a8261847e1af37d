import { openImports, partialRow, row } from './testing/imports.ts';

const { useCases, importRows, stored, locations, index, published, deliver } = await openImports();

const closed = (until: string | null) => ({
  state: 'temporarilyClosed' as const,
  until,
  since: null,
  basis: 'told' as const,
  source: null,
  date: null,
  readFrom: null,
});
const FAR = String(new Date().getFullYear() + 5);

/** A place that was closed until a day, as it is stored before that day. */
const closedUntil = async (sourceId: string, until: string | null) => {
  await importRows(row(sourceId, { status: closed(FAR) }));
  const before = await stored(sourceId);
  const next = { ...before, status: closed(until), revision: before.revision + 1 };
  await locations.replace(next, before.revision, []);
  return stored(sourceId);
};

describe('a temporary closure', () => {
  it('ends when its last day is over, once beside another process, and the place is listed as all others again', async () => {
    await importRows(row('open'));
    const ended = await closedUntil('ended', '2020-05');
    const [later, endless] = [await closedUntil('later', FAR), await closedUntil('endless', null)];
    await useCases.rebuildSearch();
    const list = async () => (await locations.published({ limit: 10, offset: 0 })).items.map(({ id }) => id);
    const search = async () => (await index.search({ limit: 10, offset: 0 })).items;
    expect((await list()).indexOf(ended.id)).toBeGreaterThan(0);

    await Promise.all([useCases.endClosures(), useCases.endClosures()]);
    await deliver(await published());

    const after = await stored('ended');
    expect(after).toMatchObject({ status: null, revision: ended.revision + 1 });
    expect(after.updatedAt.getTime()).toBeGreaterThan(ended.updatedAt.getTime());
    expect([await stored('later'), await stored('endless')]).toEqual([later, endless]);
    for (const ids of [await list(), await search()]) {
      expect(ids.slice(-2).toSorted()).toEqual([later.id, endless.id].toSorted());
      expect(ids).toContain(ended.id);
    }
    expect(await locations.closuresOver(new Date(), 10)).toEqual([]);
  });

  it('that is over is no closure when it is imported again', async () => {
    const again = { status: { state: 'temporarilyClosed', until: '2020-05-01' } };
    await importRows(row('again', again));
    expect((await stored('again')).status).toBeNull();
    expect(await importRows(partialRow('again', again))).toMatchObject({ unchanged: 1 });
  });
});
