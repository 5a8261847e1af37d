import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SERVICE_NAMES } from '@wellspring/service-registry/services';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const GENERATED = ['gateway/supergraph.graphql', 'services/catalog/src/generated/graphql.ts'] as const;

/** What a generator says when it only checks, and how it ends. */
const check = (generator: string, folder: string): Promise<{ code: number; said: string }> =>
  new Promise((resolve) => {
    const tool = join(ROOT, 'tools', 'generate', `${generator}.mjs`);
    execFile(process.execPath, [tool, '--check'], { cwd: folder }, (error, stdout) =>
      resolve({ code: error === null ? 0 : 1, said: stdout }),
    );
  });

const copies: string[] = [];
afterAll(() => Promise.all(copies.map((copy) => rm(copy, { recursive: true }))));

/** The schemas and what was made from them, alone in a folder. */
const copyOfSchemas = async (): Promise<string> => {
  const copy = await mkdtemp(join(tmpdir(), 'wellspring-schemas-'));
  copies.push(copy);
  const files = SERVICE_NAMES.flatMap((name) => [
    `services/${name}/package.json`,
    `services/${name}/schema.graphql`,
    `services/${name}/src/generated`,
  ]);
  for (const path of [...files, 'gateway/supergraph.graphql'])
    await cp(join(ROOT, path), join(copy, path), { recursive: true });
  return copy;
};

describe('what is made from the schemas of the services', () => {
  it.each(['supergraph', 'resolver-types'])('is up to date: %s', async (generator) => {
    expect(await check(generator, ROOT)).toEqual({ code: 0, said: '' });
  });

  it('is found to be stale when a schema changes, and is left alone', async () => {
    const folder = await copyOfSchemas();
    const schema = join(folder, 'services/catalog/schema.graphql');
    await writeFile(schema, (await readFile(schema, 'utf8')).replace('type Tag {', 'type Tag {\n  colour: String'));
    for (const [index, generator] of ['supergraph', 'resolver-types'].entries()) {
      const path = GENERATED[index] ?? '';
      const before = await readFile(join(folder, path), 'utf8');
      expect(await check(generator, folder)).toEqual({ code: 1, said: `${path} is stale: run npm run generate\n` });
      expect(await readFile(join(folder, path), 'utf8')).toBe(before);
    }
  });
});
