import { readFileSync } from 'node:fs';
import { ListedLocation } from '@wellspring/rest-contract/location';
import { buildASTSchema, isObjectType, Kind, parse, type FragmentDefinitionNode } from 'graphql';

const read = (path: string) => parse(readFileSync(new URL(path, import.meta.url), 'utf8'));

/** Served by separate calls, or another name for a field that is there. */
const ELSEWHERE = [
  'category',
  'revision',
  'version',
  'myProposals',
  'photos',
  'gallery',
  'reviews',
  'myReview',
  'isFavorite',
  'visitStatus',
  'visit',
  'favoriteCount',
  'visitCount',
  'listItemCount',
  // said in the reader's words on the page of a place; /api has the coordinates
  'townNearby',
  // the two parts of the description, which /api has whole
  'lead',
  'archiveDetails',
];

const inGraph = (): readonly string[] => {
  const type = buildASTSchema(read('../../supergraph.graphql'), { assumeValidSDL: true }).getType('Location');
  return isObjectType(type) ? Object.keys(type.getFields()) : [];
};

const queriedFields = (): readonly string[] => {
  const fragment = read('./locations.graphql').definitions.find(
    (node): node is FragmentDefinitionNode =>
      node.kind === Kind.FRAGMENT_DEFINITION && node.name.value === 'LocationFields',
  );
  return (fragment?.selectionSet.selections ?? []).flatMap((node) => (node.kind === Kind.FIELD ? node.name.value : []));
};

describe('a Location in /api', () => {
  const promised = Object.keys(ListedLocation.shape);

  it('has every field that the graph knows of one', () => {
    expect(inGraph().filter((field) => ![...ELSEWHERE, ...promised].includes(field))).toEqual([]);
  });

  it('is queried with every field of its contract', () => {
    expect(promised.filter((field) => !['distanceKm', ...queriedFields()].includes(field))).toEqual([]);
  });
});
