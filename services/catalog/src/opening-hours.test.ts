import { details, NOON } from './testing/builders.ts';
import { openImports, partialRow, row } from './testing/imports.ts';

const catalog = await openImports();
const { useCases, locations, index, importRows, stored } = catalog;

const entered = (rule: string) => ({ rule, basis: 'told', source: null, date: null, readFrom: null }) as const;

const submit = async (fields: Parameters<typeof details>[0]) => {
  const submission = { details: details(fields), submittedBy: 'member', isClaimed: false };
  return (await useCases.submitLocation(submission)).location;
};

const BY_DAY = [{ from: 540, to: 1020, isOpen: true }];

describe('opening hours that somebody enters', () => {
  it('are stored as a rule, with the hours of the week by the clock of the place', async () => {
    const { id } = await submit({ name: 'Entered', openingHours: entered('Mo 09:00-17:00') });
    expect(await locations.find(id)).toMatchObject({
      openingHours: entered('Mo 09:00-17:00'),
      schedule: { zone: 'Atlantic/Reykjavik', weekly: BY_DAY },
      hoursDueAt: null,
    });
  });

  it('are refused at their field when they cannot be read', async () => {
    const wrong = submit({ name: 'Refused', openingHours: entered('whenever the moon shines') });
    await expect(wrong).rejects.toMatchObject({ code: 'VALIDATION', field: 'openingHours_rule' });
    await importRows(row('edited'));
    const { id } = await stored('edited');
    const edit = useCases.changeLocation(id, { openingHours: entered('whenever') });
    await expect(edit).rejects.toMatchObject({ code: 'VALIDATION', field: 'openingHours_rule' });
  });

  it('follow the point of the place', async () => {
    await importRows(row('moved', { openingHours: 'Mo 09:00-17:00' }));
    const { id } = await stored('moved');
    const moved = await useCases.changeLocation(id, { coordinates: { latitude: 64.3, longitude: -51.7 } });
    expect(moved.schedule).toMatchObject({ zone: 'America/Nuuk', weekly: BY_DAY });
    expect((await useCases.changeLocation(id, { coordinates: null })).schedule).toBeNull();
  });
});

describe('opening hours in the text of a place', () => {
  it('are a proposal that follows the text', async () => {
    await importRows(row('text', { hours: 'Monday to Friday 9:00-17:00' }));
    const { id, openingHours, schedule } = await stored('text');
    expect(openingHours).toMatchObject({
      rule: 'Mo-Fr 09:00-17:00',
      basis: 'read',
      source: 'Survey',
      readFrom: 'Monday to Friday 9:00-17:00',
    });
    expect(schedule?.weekly).toHaveLength(5);
    expect((await useCases.changeLocation(id, { hours: 'Saturday 9:00-17:00' })).openingHours).toMatchObject({
      rule: 'Sa 09:00-17:00',
    });
    expect(await useCases.changeLocation(id, { hours: 'Ring the bell' })).toMatchObject({
      openingHours: null,
      schedule: null,
    });
  });

  it('do not change hours that somebody has entered', async () => {
    const { id } = await submit({ name: 'Both', hours: 'Saturday 9:00-17:00', openingHours: entered('24/7') });
    expect(await locations.find(id)).toMatchObject({ openingHours: entered('24/7') });
  });
});

describe('opening hours of an import', () => {
  it('are a rule or words, and another import of the same row changes nothing', async () => {
    const rows = [
      row('rule', { opening_hours: 'Mo-Fr 09:00-17:00' }),
      row('words', { openingHours: 'Mon to Fri 9:00-17:00' }),
    ];
    await importRows(...rows);
    expect((await stored('rule')).openingHours).toEqual(entered('Mo-Fr 09:00-17:00'));
    expect((await stored('words')).openingHours).toEqual(entered('Mo-Fr 09:00-17:00'));
    expect(await importRows(...rows)).toMatchObject({ unchanged: 2 });
  });

  it('are left out with the number of the row when they cannot be read', async () => {
    await importRows(row('kept', { openingHours: '24/7' }));
    expect(await importRows(row('new'), partialRow('kept', { openingHours: 'ring the bell' }))).toMatchObject({
      added: 1,
      unchanged: 1,
      notices: [
        { words: 'openingHours: "ring the bell" is neither a rule nor words that can be read', firstLines: [2] },
      ],
    });
    expect((await stored('kept')).openingHours).toEqual(entered('24/7'));
  });
});

describe('the renewal of opening hours', () => {
  it('evaluates dated hours again before their last day, writes them to the index, and changes no date of the place', async () => {
    await importRows(row('dated', { openingHours: 'sunrise-sunset' }));
    const { id, ...before } = await stored('dated');
    expect(before.hoursDueAt?.getTime()).toBeGreaterThan(Date.now());
    const older = { firstDay: '2026-01-01', lastDay: '2026-01-02', rows: [] };
    const stale = {
      ...before,
      id,
      schedule: before.schedule && { ...before.schedule, dated: older },
      hoursDueAt: NOON,
      revision: before.revision + 1,
    };
    expect(await locations.replace(stale, before.revision, [])).toBe(true);
    await Promise.all([useCases.renewLocations(), useCases.renewLocations()]);
    expect(await stored('dated')).toMatchObject({
      schedule: before.schedule,
      updatedAt: before.updatedAt,
      revision: stale.revision + 1,
    });
    const versions: number[] = [];
    for await (const entry of index.entries()) if (entry.id === id) versions.push(entry.version);
    expect(versions).toEqual([stale.revision + 1]);
    expect(await locations.renewalDue(new Date(), 10)).toEqual([]);
  });
});
