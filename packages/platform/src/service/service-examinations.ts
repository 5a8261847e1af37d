import type { Bus, Consumer } from '../bus/port.ts';
import type { Documents } from '../documents/port.ts';
import { type Examination, ok, type ExaminationResult, warning, wrong } from '../doctor/finding.ts';

/** An event is published within moments, and the sweep finds left ones every few seconds. */
const LONGEST_WAIT_MS = 60_000;

const outbox = async (documents: Documents): Promise<readonly ExaminationResult[]> => {
  const since = await documents.waitingSince();
  const waited = since === null ? 0 : Date.now() - since.getTime();
  if (waited <= LONGEST_WAIT_MS) return [];
  const seconds = Math.round(waited / 1_000);
  return [
    wrong(
      `${await documents.waiting()} documents hold facts that are not published, one of them for ${seconds} s`,
      'start the service, and look at whether the broker answers',
    ),
  ];
};

const lagOf = async (bus: Pick<Bus, 'lag'>, { group, topics }: Consumer): Promise<readonly ExaminationResult[]> => {
  const lag = await bus.lag(group, topics);
  return lag === 0
    ? []
    : [
        warning(
          `${lag} events wait for ${group}`,
          'wait a moment; while it stays so, start the service and read its log',
        ),
      ];
};

/** What is looked at in every service: its documents, what waits in them, and what waits for its consumers. */
export const serviceExaminations = (
  name: string,
  {
    documents,
    bus,
    consumers,
  }: { readonly documents: Documents; readonly bus: Bus; readonly consumers: readonly Consumer[] },
): readonly Examination[] => [
  {
    about: `documents of ${name}`,
    examine: async () => [...(await documents.examine()), ...(await outbox(documents))],
  },
  {
    about: `events for ${name}`,
    examine: async () => {
      const results: ExaminationResult[] = [];
      for (const consumer of consumers) results.push(...(await lagOf(bus, consumer)));
      return results.length > 0 ? results : [ok('every consumer has handled what there is')];
    },
  },
];
