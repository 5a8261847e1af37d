import type { Bus, Consumer } from '../bus/port.ts';
import type { RebuildCounts } from '../documents/rebuild-rows.ts';
import { type Examination, ok, warning, wrong } from '../doctor/finding.ts';

/** Whether events wait for one of these consumers. */
export const isAnyBehind = async (bus: Pick<Bus, 'lag'>, consumers: readonly Consumer[]): Promise<boolean> => {
  const lags = await Promise.all(consumers.map(({ group, topics }) => bus.lag(group, topics)));
  return lags.some((lag) => lag > 0);
};

/** Compares what was built from events with what all events say; `isBehind`: events wait, which look like a difference. */
export const driftExamination = ({
  projection,
  compare,
  isBehind,
}: {
  /** as "npm run rebuild" calls it */
  readonly projection: string;
  readonly compare: (signal: AbortSignal) => Promise<RebuildCounts>;
  readonly isBehind: () => Promise<boolean>;
}): Examination => ({
  about: `${projection} against all that happened`,
  examine: async (signal) => {
    if (await isBehind())
      return [warning('not compared while events wait', 'run the doctor again when they are handled')];
    const { rows, differing } = await compare(signal);
    return differing === 0
      ? [ok(`${rows} documents are as they ought to be`)]
      : [wrong(`${differing} of ${rows} documents are not as they ought to be`, `npm run rebuild -- ${projection}`)];
  },
});
