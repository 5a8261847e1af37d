import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mainOf, type Part, PARTS } from '@wellspring/testkit/processes/part-settings';
import { temporaryFolder } from '@wellspring/testkit/temporary-folder';
import { composeProject, ROOT } from './testing/compose-project.ts';
import { containersOf } from './testing/containers.ts';
import { buildImage } from './testing/images.ts';
import { thisMachine } from './testing/this-machine.ts';

const folder = await temporaryFolder();

/** As .ci/run has them: a query that no index serves is an error. */
const OWN_ENGINES = {
  ENGINES_DATA: join(folder, 'engines'),
  MONGODB_DATA: join(folder, 'mongodb'),
  MINIO_DATA: join(folder, 'minio'),
  S3_ACCESS_KEY: 'wellspring',
  S3_SECRET_KEY: 'wellspring-secret',
  MONGODB_ARGS: '--setParameter notablescan=1',
};

/** Runs the engines' suite on its own engines; `from`: what its processes are started from. Returns all its output. */
const blackBoxSuite = async (from: string, more: readonly string[] = []): Promise<string> => {
  const child = spawn(process.execPath, ['tools/test-engines.mjs', ...more], {
    cwd: ROOT,
    env: { ...process.env, ...OWN_ENGINES, PARTS_FROM: from },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  await once(child, 'close');
  return said;
};

const PASSED = /\n[1-9]\d* passed, 0 failed/;

const fileOf = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return ''; // ended meanwhile
  }
};

/** What the processes of each part held at most while this looked, in bytes. */
const watchMemory = () => {
  const highest = new Map<Part, number>();
  const look = (): void => {
    for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
      const words = fileOf(`/proc/${pid}/cmdline`).split('\0');
      const part = PARTS.find((each) => words.includes(mainOf(each)));
      if (part === undefined) continue;
      const held = Number(/VmHWM:\s+(\d+) kB/.exec(fileOf(`/proc/${pid}/status`))?.[1] ?? 0) * 1024;
      highest.set(part, Math.max(highest.get(part) ?? 0, held));
    }
  };
  const timer = setInterval(look, 250);
  return { highest, stop: () => clearInterval(timer) };
};

describe('the black-box suite', () => {
  it('passes on what docker-compose.yml tells each process, and none needs four fifths of its memory', async () => {
    const project = composeProject([]);
    const { settingsOf } = containersOf(project, await thisMachine(project, folder));
    const partsFile = join(folder, 'parts.json');
    await writeFile(partsFile, JSON.stringify(Object.fromEntries(PARTS.map((part) => [part, settingsOf(part)]))));
    const memory = watchMemory();
    const said = await blackBoxSuite(partsFile).finally(memory.stop);
    const shares = PARTS.map((part) => ({
      part,
      share: (memory.highest.get(part) ?? Infinity) / (project.services[part]?.mem_limit ?? 0),
    }));
    process.stderr.write(
      shares.map(({ part, share }) => `  ${part.padEnd(20)} ${(share * 100).toFixed(0)} % of its memory\n`).join(''),
    );
    expect(said).toMatch(PASSED);
    expect(shares.filter(({ share }) => !(share < 0.8))).toEqual([]);
  });

  it('passes on the images', async () => {
    for (const part of PARTS) buildImage(part);
    // Edges are recorded by a script that no image has.
    expect(await blackBoxSuite('images', ['--testPathIgnorePatterns', 'edges'])).toMatch(PASSED);
  });
});
