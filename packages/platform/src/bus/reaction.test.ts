import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { unique } from '@wellspring/testkit/contracts/bus-fixture';
import { temporaryFolder } from '@wellspring/testkit/temporary-folder';

const folder = await temporaryFolder();
const FACTS = 40;

/** Runs a process until it is killed after a number of actions, or has nothing left to do. Returns its actions. */
const actUntilKilled = async (topic: string, most: number): Promise<string[]> => {
  const fixture = join(import.meta.dirname, 'react-until-killed.fixture.ts');
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', fixture, folder, topic]);
  const exited = once(child, 'exit');
  const acts: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    if (line !== 'level') acts.push(line);
    if (line === 'level' || acts.length >= most) child.kill('SIGKILL');
  }
  await exited;
  return acts;
};

it('a reaction acts on every fact, and repeats one act at most each time its process is killed', async () => {
  const topic = unique('killed');
  const runs: string[][] = [];
  for (const most of [3, 11]) runs.push(await actUntilKilled(topic, most));
  runs.push(await actUntilKilled(topic, Infinity));
  const acts = runs.flat();
  expect(new Set(acts)).toEqual(new Set(Array.from({ length: FACTS }, (_, at) => `fact-${at}`)));
  expect(acts.length - FACTS).toBeLessThanOrEqual(runs.length - 1);
  for (const run of runs) expect(new Set(run).size).toBe(run.length);
});
