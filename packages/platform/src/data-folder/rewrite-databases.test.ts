import { readFileSync } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { temporaryFolder } from '@wellspring/testkit/temporary-folder';
import { makeLogger } from '../log/log.ts';
import { rewriteDatabases } from './rewrite-databases.ts';

const log = makeLogger({ service: 'test', level: 'silent' });

/** A database as former releases wrote it: what is deleted stays in its free pages. */
const writtenFormerly = (path: string): void => {
  const database = new DatabaseSync(path);
  database.exec(
    'PRAGMA journal_mode = WAL; CREATE TABLE c1 (r INTEGER PRIMARY KEY, doc TEXT); PRAGMA user_version = 2',
  );
  const insert = database.prepare('INSERT INTO c1 (r, doc) VALUES (?, ?)');
  for (let row = 1; row <= 100; row += 1) insert.run(row, `row ${row} ${'of yesterday '.repeat(50)}`);
  database.exec('DELETE FROM c1 WHERE r > 1');
  database.close();
};

const rowsIn = (path: string) => {
  const database = new DatabaseSync(path);
  try {
    return {
      rows: database
        .prepare('SELECT r FROM c1')
        .all()
        .map(({ r }) => r),
      version: database.prepare('PRAGMA user_version').get()?.['user_version'],
    };
  } finally {
    database.close();
  }
};

describe('databases of a former release', () => {
  it('are rewritten once: what was deleted is nowhere in them, what stands stays', async () => {
    const folder = await temporaryFolder();
    const path = join(folder, 'catalog.db');
    writtenFormerly(path);
    expect(readFileSync(path).includes('row 99 of yesterday')).toBe(true);
    await rewriteDatabases(folder, log);
    const rewritten = readFileSync(path);
    expect(rewritten.includes('row 99 of yesterday')).toBe(false);
    expect(rowsIn(path)).toEqual({ rows: [1], version: 2 });
    expect(await readdir(folder)).toEqual(['catalog.db']);
    await rewriteDatabases(folder, log);
    expect(readFileSync(path)).toEqual(rewritten);
  });

  it('are skipped when they cannot be read: opening them later reports the error', async () => {
    const folder = await temporaryFolder();
    const path = join(folder, 'reviews.db');
    writtenFormerly(path);
    await writeFile(path, 'no database');
    await rewriteDatabases(folder, log);
    expect(readFileSync(path, 'utf8')).toBe('no database');
  });
});
