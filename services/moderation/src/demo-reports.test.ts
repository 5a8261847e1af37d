import { reportIn } from '@wellspring/events/report-events';
import { openModeration } from './testing/moderation.ts';
import { ANN, BEN, placeEvent } from './testing/events.ts';

const { useCases, deliver, published } = await openModeration();
const ALL = { status: null, search: '', isOldestFirst: false, limit: 100, offset: 0 } as const;

it('removing the demo removes the reports of its accounts, pending and settled, and leaves those of members', async () => {
  await deliver([placeEvent('pool'), placeEvent('bath')]);
  const report = (id: string, viewer: typeof ANN) =>
    useCases.reportTarget({ kind: 'location', id }, { type: 'other', description: 'An example' }, viewer, `key-${id}`);
  const [pending, settled] = [await report('pool', ANN), await report('bath', ANN)];
  await useCases.settleReport(settled.id, { status: 'dismissed', notes: 'Seen' }, 'ada');
  const others = await report('pool', BEN);
  expect(await useCases.removeDemoReports([ANN.id])).toBe(2);
  expect(await useCases.removeDemoReports([ANN.id])).toBe(0);
  const statuses = (await published()).filter(({ key }) => key === pending.id).map((fact) => reportIn(fact)?.status);
  expect(statuses).toEqual(['pending', 'resolved']);
  expect(await useCases.readReports(ALL)).toMatchObject({ reports: [{ id: others.id }], total: 1 });
  expect((await report('pool', ANN)).id).not.toBe(pending.id);
});
