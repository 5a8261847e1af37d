import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { databases, dataOf, type StoreUnderTest } from './documents-fixture.ts';

const WRITER = fileURLToPath(new URL('documents-writer.ts', import.meta.url));
const RUNS = 3;

/** Runs a process until it has acknowledged `enough` writes, kills it, and returns its output. */
const killedWriter = async (settings: object, database: string, enough: number): Promise<readonly string[]> => {
  const child = spawn(process.execPath, ['--no-warnings', WRITER, JSON.stringify(settings), database], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  let writes = 0;
  for await (const line of createInterface({ input: child.stdout })) {
    lines.push(line);
    if (line.startsWith('wrote ') && (writes += 1) === enough) child.kill('SIGKILL');
  }
  expect(writes).toBeGreaterThanOrEqual(enough);
  return lines;
};

const after = (lines: readonly string[], word: string): readonly string[] =>
  lines.filter((line) => line.startsWith(`${word} `)).map((line) => line.slice(word.length + 1));

export const crashContract = (under: StoreUnderTest): void => {
  const database = databases(under);

  it('keeps what it acknowledged through kill -9, and a fact is published if and only if its state was written', async () => {
    const lines: string[] = [];
    for (let run = 0; run < RUNS; run += 1)
      lines.push(...(await killedWriter({ store: under.store, run }, database.name(), 150 + 40 * run)));

    const { documents, notes, bus } = await database.open({ now: () => new Date(Date.now() + 60_000) });
    await documents.drained();
    const stored = new Map<string, number>();
    for (const { _id, revision } of await notes.find({}).hint({ _id: 1 }).lean()) stored.set(_id, revision);

    for (const write of after(lines, 'wrote')) {
      const [id = '', revision] = write.split(' ');
      expect(stored.get(id)).toBeGreaterThanOrEqual(Number(revision));
    }
    const published = new Set([...after(lines, 'published'), ...dataOf(bus.published)]);
    const written = [...stored].flatMap(([id, revision]) =>
      [1, 2, 3].slice(0, revision).map((step) => `${id}:${step}`),
    );
    expect([...published].sort()).toEqual(written.sort());
  }, 60_000);
};
