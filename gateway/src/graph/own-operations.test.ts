import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PAGE_MAX } from '@wellspring/rest-contract/listing-limits';
import { z } from 'zod';
import { excessOf } from './excess.fixture.ts';
import { openPlanner } from './planner.ts';

const read = (path: string): string =>
  readFileSync(fileURLToPath(new URL(`../../../${path}`, import.meta.url)), 'utf8');
const operations = z.record(z.string(), z.string()).parse(JSON.parse(read('web/src/generated/operations.json')));
const { apiSchema: schema, listSizes } = openPlanner(read('gateway/supergraph.graphql'));

describe('the operations of the web client', () => {
  it('are within the limits of what one may ask for, with the longest pages', () => {
    const refused = Object.values(operations).flatMap((query) => {
      const excess = excessOf({ schema, listSizes }, query, { limit: PAGE_MAX });
      return excess === undefined ? [] : [{ query, excess }];
    });
    expect(Object.keys(operations).length).toBeGreaterThan(50);
    expect(refused).toEqual([]);
  });
});
