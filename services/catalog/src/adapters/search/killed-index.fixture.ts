import { publishedLocation } from '../../testing/builders.ts';
import { toIndexed } from '../../domain/search/indexed.ts';
import { openGenerations, type Step } from './generations.ts';

/** A process that makes an index, and another one beside it, and is killed at one step of the first or the second. */
export const LOCATIONS = Array.from({ length: 90 }, (_, at) =>
  publishedLocation(`location-${String(at).padStart(2, '0')}`, { name: `Killed Spring ${at}` }),
);
const BATCH = 30;

const [, script, folder = '', step = '', generation = ''] = process.argv;

const makeIndexes = (): void => {
  let made = 0;
  const isTheEnd = (at: Step): boolean => at === step && `${made + 1}` === generation;
  const generations = openGenerations(folder, {
    onStep: (at) => {
      if (isTheEnd(at)) process.kill(process.pid, 'SIGKILL');
    },
  });
  for (; made < 2; made += 1) {
    const number = generations.begin();
    for (let at = 0; at < LOCATIONS.length; at += BATCH) {
      const changes = LOCATIONS.slice(at, at + BATCH).map((location) => ({ put: toIndexed(location) }));
      generations.withNext(number, (index) => index.write(changes));
    }
    generations.swap(number);
  }
};

if (script === import.meta.filename) makeIndexes();
