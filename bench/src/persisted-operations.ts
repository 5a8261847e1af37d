import { readFile } from 'node:fs/promises';
import { z } from 'zod';

const OPERATIONS = new URL('../../web/src/generated/operations.json', import.meta.url);
const Operations = z.record(z.string(), z.string());

/** The hashes of the web client's own queries, by name. @throws when there is none of a name */
export const persistedQueries = async (): Promise<(name: string) => string> => {
  const operations = Object.entries(Operations.parse(JSON.parse(await readFile(OPERATIONS, 'utf8'))));
  return (name) => {
    const found = operations.find(([, text]) => new RegExp(`^query ${name}\\b`, 'm').test(text));
    if (!found) throw new Error(`The web client has no query ${name}`);
    return found[0];
  };
};
