import { readFileSync } from 'node:fs';
import { VISITOR } from '@wellspring/platform/subgraph/actor';
import { defineSubgraph } from '@wellspring/platform/subgraph/define-subgraph';
import { runSubgraph } from '@wellspring/platform/subgraph/run-subgraph';
import { z } from 'zod';
import { details } from './testing/builders.ts';
import { openCatalog } from './testing/catalog.ts';

const typeDefs = readFileSync(new URL('../schema.graphql', import.meta.url), 'utf8');
const { useCases, resolvers, rights, requestKeys, contextFor } = await openCatalog();
const ask = runSubgraph(defineSubgraph({ name: 'catalog', typeDefs, resolvers, rights, requestKeys, contextFor }), {
  error: () => undefined,
});

const Listed = z.object({
  total: z.int(),
  locations: z.array(z.object({ id: z.string(), city: z.string(), averageRating: z.number(), version: z.int() })),
});
const list = async (categoryId?: number) => {
  const query =
    'query ($of: LocationFilter) { locations(filter: $of) { total locations { id city averageRating version } } }';
  const { data } = await ask(query)({ of: { categoryId } }, VISITOR);
  return Listed.parse(data?.['locations']);
};
const submitted = async (city: string, categoryId = 20): Promise<string> => {
  const submitted = details({ name: `Pool of ${city}`, city, categoryId });
  return (await useCases.submitLocation({ details: submitted, submittedBy: 'member', isClaimed: false })).location.id;
};

describe('the list of published places, requested before and after each write', () => {
  it('shows each place as it is, under a version that rises with every visible change', async () => {
    const id = await submitted('Arvidsjaur');
    const shown = async () => (await list()).locations.filter((location) => location.id === id);
    expect(await shown()).toEqual([]);
    await useCases.verifyLocation(id);
    const versions = [(await shown())[0]?.version];
    await useCases.changeLocation(id, details({ name: 'Pool', city: 'Berat' }));
    expect(await shown()).toMatchObject([{ id, city: 'Berat' }]);
    versions.push((await shown())[0]?.version);
    await useCases.rateLocation(id, { average: 4.5, count: 2, revision: 2 });
    expect(await shown()).toMatchObject([{ id, averageRating: 4.5 }]);
    versions.push((await shown())[0]?.version);
    expect(versions).toEqual([...new Set(versions)].toSorted((a = 0, b = 0) => a - b));
  });

  it('never shows a place that is pending or deleted, in any category', async () => {
    const [stays, goes] = [await submitted('Cahors', 21), await submitted('Dalat', 21)];
    await useCases.verifyLocation(stays);
    await useCases.verifyLocation(goes);
    expect(await list(21)).toMatchObject({ total: 2 });
    await useCases.unverifyLocation(goes);
    expect(await list(21)).toMatchObject({ total: 1, locations: [{ id: stays }] });
    await useCases.verifyLocation(goes);
    expect(await list(21)).toMatchObject({ total: 2 });
    await useCases.deleteLocation(goes);
    expect(await list(21)).toMatchObject({ total: 1, locations: [{ id: stays }] });
    await useCases.changeLocation(stays, details({ city: 'Cahors', categoryId: 22 }));
    expect(await list(21)).toEqual({ total: 0, locations: [] });
    expect(await list(22)).toMatchObject({ total: 1, locations: [{ id: stays, city: 'Cahors' }] });
  });
});
