import { ROW_MOST, ROW_REASONS, ROW_RULES } from '@wellspring/rest-contract/row-rules';
import { closureOf, CLOSURE } from './domain/search/closure.ts';
import { facetsOf } from './graphql/facet-input.ts';
import { NOON } from './testing/builders.ts';
import { openDemoCatalog } from './testing/demo.ts';

const photo = {
  id: 'photo',
  key: 'locations/photo',
  caption: null,
  uploadedBy: null,
  uploadKey: null,
  isPrimary: true,
  createdAt: NOON,
};

/** All are of the same interest, so that kinds and continents take turns over the whole list. Each is newer than the one before it. */
const { useCases } = await openDemoCatalog((location, at) => ({
  ...location,
  createdAt: new Date(NOON.getTime() + at),
  rating: { average: 3.5 + (at % 4) / 2, count: 1 + (at % 5), revision: 1 },
  photos: [photo],
}));

const rows = await useCases.locationRows();
const idsOf = (found: readonly { readonly id: string }[]) => found.map(({ id }) => id);

/** The list behind "Show all" of a row. */
const listOf = async ({ reason, month }: (typeof rows)[number]) => {
  const rule = ROW_RULES[reason];
  const facets = facetsOf({ ...rule.filter, ...(month && { month: [month] }) });
  const { items } = await useCases.searchLocations({
    ...(facets && { facets }),
    ...('sort' in rule && { sort: rule.sort }),
    limit: 60,
    offset: 0,
  });
  return items;
};

describe('the rows of the home screen, with the demo', () => {
  it('are all there', () => {
    expect(rows.map(({ reason }) => reason)).toEqual(ROW_REASONS);
  });

  it.each(rows.map((row) => [row.reason, row] as const))(
    'begin as the list behind "Show all" does, without what stands above: %s',
    async (reason, row) => {
      const above = new Set(rows.slice(0, ROW_REASONS.indexOf(reason)).flatMap(({ locations }) => idsOf(locations)));
      const list = (await listOf(row)).filter(
        (location) => closureOf(location) === CLOSURE.none && !above.has(location.id),
      );
      expect(idsOf(row.locations)).toEqual(idsOf(list).slice(0, ROW_MOST));
    },
  );
});
