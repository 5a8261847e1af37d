import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { spelledOf, type SpelledName } from '../../domain/search/spelled-name.ts';

const Spelled = z.array(z.array(z.object({ word: z.string(), typos: z.number() })));

/** What the domain decides row by row: `spelled(plain, spelledName as JSON)`, how much of a name was typed. */
export const addFunctions = (database: DatabaseSync): void => {
  let last: { readonly json: unknown; readonly spelled: SpelledName } = { json: '[]', spelled: [] };
  database.function('spelled', { deterministic: true }, (plain, json) => {
    // Asked of many rows in turn with the same one.
    if (last.json !== json) last = { json, spelled: Spelled.parse(JSON.parse(String(json))) };
    return spelledOf(last.spelled, String(plain));
  });
};
