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
