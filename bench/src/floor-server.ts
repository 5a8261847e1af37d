import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { DatabaseSync } from 'node:sqlite';
import type { SQLInputValue } from 'node:sqlite';
import { z } from 'zod';

// The least a server can do: ready bytes, or a page of a table as JSON. Its argument: `bytes` or `table`, and the file with them.
const [mode, file = ''] = process.argv.slice(2);

const Items = z.array(z.record(z.string(), z.unknown()));
type Item = z.output<typeof Items>[number];
type Reading = (stored: unknown) => unknown;

const plain: Reading = (stored) => stored;
const flag: Reading = (stored) => stored === 1;
const nested: Reading = (stored) => JSON.parse(String(stored));

const readingOf = (values: readonly unknown[]): Reading => {
  if (values.some((value) => typeof value === 'boolean')) return flag;
  return values.some((value) => typeof value === 'object' && value !== null) ? nested : plain;
};

const storable = (value: unknown, reading: Reading): SQLInputValue => {
  if (reading === nested) return JSON.stringify(value);
  if (reading === flag) return Number(value);
  return typeof value === 'number' || typeof value === 'string' ? value : null;
};

/** A table of the places in their standing order, and the page that a query string asks for. */
const tableOf = (items: readonly Item[]) => {
  const names = Object.keys(items[0] ?? {});
  const readings = names.map((name) => readingOf(items.map((item) => item[name])));
  const columns = names.map((name) => `"${name}"`).join(', ');
  const database = new DatabaseSync(`${file}.db`);
  database.exec(
    `CREATE TABLE place (no INTEGER PRIMARY KEY, ${columns}); CREATE INDEX of ON place (categoryId, no); BEGIN`,
  );
  const insert = database.prepare(`INSERT INTO place (${columns}) VALUES (${names.map(() => '?').join(', ')})`);
  for (const item of items) insert.run(...names.map((name, at) => storable(item[name], readings[at] ?? plain)));
  database.exec('COMMIT');
  const page = (where: string) => ({
    rows: database.prepare(`SELECT ${columns} FROM place ${where} ORDER BY no LIMIT ? OFFSET ?`),
    total: database.prepare(`SELECT count(*) AS total FROM place ${where}`),
  });
  const [all, ofCategory] = [page(''), page('WHERE categoryId = ?')];
  return (query: string): string => {
    const asked = new URLSearchParams(query);
    const category = asked.get('categoryId');
    const where = category === null ? [] : [Number(category)];
    const { rows, total } = category === null ? all : ofCategory;
    const locations = rows
      .all(...where, Number(asked.get('limit')), Number(asked.get('offset')))
      .map((row) => Object.fromEntries(names.map((name, at) => [name, (readings[at] ?? plain)(row[name])])));
    return JSON.stringify({ locations, total: total.get(...where)?.['total'], near: null });
  };
};

const answerer = (): ((query: string) => Buffer) => {
  if (mode === 'bytes') {
    const bytes = readFileSync(file);
    return () => bytes;
  }
  const page = tableOf(Items.parse(JSON.parse(readFileSync(file, 'utf8'))));
  return (query) => Buffer.from(page(query));
};

const processorTime = (): string => {
  const { user, system } = process.cpuUsage();
  return `process_cpu_seconds_total ${(user + system) / 1e6}\n`;
};

const answer = answerer();
const server = createServer((request, response) => {
  const [path, query = ''] = (request.url ?? '').split('?');
  if (path === '/metrics') return void response.end(processorTime());
  const body = answer(query);
  response.writeHead(200, { 'Content-Type': 'application/json; charset=utf-8', 'Content-Length': body.length });
  response.end(body);
});
server.listen(0, () => process.send?.(server.address()));
process.once('disconnect', () => process.exit());
