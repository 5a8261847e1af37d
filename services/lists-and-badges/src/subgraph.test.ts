import { BADGE_LEVELS, BADGE_TYPES } from '@wellspring/rest-contract/badge-rules';
import { readFileSync } from 'node:fs';
import { defineSubgraph } from '@wellspring/platform/subgraph/define-subgraph';
import { openLists } from './testing/lists.ts';

const typeDefs = readFileSync(new URL('../schema.graphql', import.meta.url), 'utf8');

it('schema, resolvers and table of rights of lists-and-badges fit each other', async () => {
  const { resolvers, rights, requestKeys, contextFor, close } = await openLists();
  const { schema } = defineSubgraph({ name: 'lists-and-badges', typeDefs, resolvers, rights, requestKeys, contextFor });
  expect(schema.getQueryType()?.getFields()).toHaveProperty('badgeHolder');
  await close();
});

it('has room in its lists for every badge that a member can hold', () => {
  const sizesOf = (type: string): number[] =>
    [...typeDefs.matchAll(/\[(\w+)!\]! @listSize\(assumedSize: (\d+)\)/g)].flatMap(([, of, size]) =>
      of === type ? [Number(size)] : [],
    );
  expect(Math.min(...sizesOf('Badge'))).toBeGreaterThanOrEqual(BADGE_TYPES.length * BADGE_LEVELS.length);
  expect(Math.min(...sizesOf('BadgeProgress'))).toBeGreaterThanOrEqual(BADGE_TYPES.length);
});
