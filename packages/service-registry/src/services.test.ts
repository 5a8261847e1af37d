import { existsSync, readdirSync } from 'node:fs';
import { SERVICE_NAMES, SERVICES } from './services.ts';

const FOLDER = new URL('../../../services/', import.meta.url);
const folders = readdirSync(FOLDER).filter((name) => existsSync(new URL(`${name}/schema.graphql`, FOLDER)));

describe('the registry of services', () => {
  it('names exactly the services that have a folder with a schema', () => {
    expect([...SERVICE_NAMES].sort()).toEqual(folders.sort());
  });

  it('gives each its own port and topic', () => {
    const rows = Object.values(SERVICES);
    expect(new Set(rows.map(({ port }) => port)).size).toBe(rows.length);
    const topics = rows.flatMap(({ topic }) => topic ?? []);
    expect(new Set(topics).size).toBe(topics.length);
  });
});
