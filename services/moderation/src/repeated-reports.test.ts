import type { ReportText } from './domain/report.ts';
import type { TargetRef } from './domain/target.ts';
import { openModeration } from './testing/moderation.ts';
import { ANN, BEN, placeEvent } from './testing/events.ts';

const { useCases, deliver } = await openModeration();

const ALL = { status: null, search: '', isOldestFirst: false, limit: 100, offset: 0 } as const;
const CLOSED: ReportText = { type: 'closed', description: 'A fence stands around it' };
const report = (about: TargetRef, text = CLOSED, viewer = ANN) => useCases.reportTarget(about, text, viewer, null);
const on = async (about: TargetRef) =>
  (await useCases.readReports(ALL)).reports.filter((each) => each.about.id === about.id);

let made = 0;
/** A published place without a report. */
const aPlace = async (): Promise<TargetRef> => {
  const id = `bath-${++made}`;
  await deliver([placeEvent(id)]);
  return { kind: 'location', id };
};

describe('a second report of a member on the same target', () => {
  it('of another type is a separate report', async () => {
    const pool = await aPlace();
    const first = await report(pool);
    const second = await report(pool, { type: 'wrong_address', description: 'It is across the road' });
    await report(pool, CLOSED, BEN);
    expect(second.id).not.toBe(first.id);
    expect((await on(pool)).map(({ type }) => type).toSorted()).toEqual(['closed', 'closed', 'wrong_address']);
  });

  it('of the same type is added to the pending one, without repeating a text', async () => {
    const pool = await aPlace();
    const first = await report(pool);
    const more = { type: 'closed', description: 'Open again in May' } as const;
    const description = 'A fence stands around it\n\nOpen again in May';
    expect(await report(pool, more)).toMatchObject({ id: first.id, description, revision: 2 });
    expect(await report(pool, more)).toMatchObject({ id: first.id, description, revision: 2 });
    await useCases.settleReport(first.id, { status: 'dismissed', notes: null }, 'ada');
    expect(await report(pool)).toMatchObject({ description: CLOSED.description, status: 'pending' });
  });

  it('is refused with the limit when the pending one has no room', async () => {
    const pool = await aPlace();
    await report(pool, { type: 'other', description: 'x'.repeat(1_990) });
    const more = report(pool, { type: 'other', description: 'more than eight letters' });
    await expect(more).rejects.toThrow('You have reported this already. Your report can take 8 more characters.');
  });
});
