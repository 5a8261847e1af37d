import { cpSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';

const Names = z.array(z.object({ id: z.int(), name: z.string() }));
const Docs = z.array(z.object({ doc: z.string() }));

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));

const collectionsWith = (file: string, words: readonly string[]): readonly string[] => {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const collections = Names.parse(database.prepare('SELECT id, name FROM collections').all());
    return collections
      .filter(({ id }) =>
        Docs.parse(database.prepare(`SELECT doc FROM c${id}`).all()).some(({ doc }) =>
          words.some((word) => doc.includes(word)),
        ),
      )
      .map(({ name }) => name);
  } finally {
    database.close();
  }
};

/**
 * Where any of these words stands in a data folder: collections as `service.collection`, uploaded files by their paths. The process that
 * holds the folder continues: its data until now is read from a copy.
 */
export const tracesIn = (folder: string, copy: string, services: readonly string[], words: readonly string[]) => {
  rmSync(copy, { recursive: true, force: true });
  for (const service of services)
    for (const ending of ['.db', '.db-wal']) cpSync(join(folder, service + ending), join(copy, service + ending));
  const rows = services.flatMap((service) =>
    collectionsWith(join(copy, `${service}.db`), words).map((name) => `${service}.${name}`),
  );
  const files = filesIn(join(folder, 'files')).filter((file) => words.some((word) => file.includes(word)));
  return { rows: rows.toSorted(), files };
};
