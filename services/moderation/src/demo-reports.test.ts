import { reportIn } from '@wellspring/events/report-events';
import { openModeration } from './testing/moderation.ts';
import { ANN, BEN, placeTold } from './testing/told.ts';

const { useCases, deliver, published } = await openModeration();
const ALL = { status: null, search: '', isOldestFirst: false, limit: 100, offset: 0 } as const;

it('what the demo’s accounts reported goes altogether, pending and settled, and what members reported stays', async () => {
  await deliver([placeTold('pool'), placeTold('bath')]);
  const report = (id: string, viewer: typeof ANN) =>
    useCases.reportThing({ kind: 'location', id }, { type: 'other', description: 'An example' }, viewer, `key-${id}`);
  const [pending, settled] = [await report('pool', ANN), await report('bath', ANN)];
  await useCases.settleReport(settled.id, { status: 'dismissed', notes: 'Seen' }, 'ada');
  const others = await report('pool', BEN);
  expect(await useCases.removeDemoReports([ANN.id])).toBe(2);
  expect(await useCases.removeDemoReports([ANN.id])).toBe(0);
  const told = (await published()).filter(({ key }) => key === pending.id).map((fact) => reportIn(fact)?.status);
  expect(told).toEqual(['pending', 'resolved']);
  expect(await useCases.readReports(ALL)).toMatchObject({ reports: [{ id: others.id }], total: 1 });
  expect((await report('pool', ANN)).id).not.toBe(pending.id);
});
