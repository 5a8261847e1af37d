import { readFileSync } from 'node:fs';
import { HERO_IMAGES_AT_ONCE, HERO_IMAGES_MAX } from '@wellspring/rest-contract/hero-limits';
import { GEOCODE_RESULTS_MAX, SUGGESTIONS_MAX } from '@wellspring/rest-contract/listing-limits';
import { TAGS_MAX } from '@wellspring/rest-contract/location-limits';
import { MAP_FEATURES_MAX, MAP_RETAINED_PINS_MAX, MAP_STREET_PINS_MAX } from '@wellspring/rest-contract/map-limits';
import { LOCATION_PHOTOS_MAX, REVIEW_PHOTOS_MAX } from '@wellspring/rest-contract/photo';
import { ROW_MOST, ROW_REASONS } from '@wellspring/rest-contract/row-rules';
import { getNamedType, isListType, isNonNullType, isObjectType } from 'graphql';
import type { GraphQLField, GraphQLOutputType } from 'graphql';
import { excessOf } from './excess.fixture.ts';
import { openPlanner } from './planner.ts';

const supergraph = readFileSync(new URL('../../supergraph.graphql', import.meta.url), 'utf8');
const { apiSchema: schema, listSizes } = openPlanner(supergraph);
const refusal = (query: string, variables = {}): string => {
  return excessOf({ schema, listSizes }, query, variables) ?? 'none';
};

type FieldInfo = {
  readonly type: string;
  readonly name: string;
  readonly coordinate: string;
  readonly field: GraphQLField<unknown, unknown>;
};

const fields: readonly FieldInfo[] = Object.values(schema.getTypeMap()).flatMap((type) =>
  isObjectType(type) && !type.name.startsWith('__')
    ? Object.values(type.getFields()).map((field) => ({
        type: type.name,
        name: field.name,
        coordinate: `${type.name}.${field.name}`,
        field,
      }))
    : [],
);

const isList = (type: GraphQLOutputType): boolean => isListType(type) || (isNonNullType(type) && isList(type.ofType));
const lists = fields.filter(({ field }) => isList(field.type));

const statesOwn = ({ coordinate }: FieldInfo): boolean => {
  const size = listSizes.get(coordinate);
  return size !== undefined && size.sizedFields.length === 0 && size.most !== undefined;
};

/** Whether every field that answers the page with this list says how long it is. */
const isSizedByPages = ({ type, name }: FieldInfo): boolean => {
  const pages = fields.filter(({ field }) => getNamedType(field.type).name === type);
  return (
    pages.length > 0 && pages.every(({ coordinate }) => listSizes.get(coordinate)?.sizedFields.includes(name) === true)
  );
};

describe('the lists of the graph', () => {
  it('each state how long they are at most', () => {
    expect(lists.length).toBeGreaterThan(40);
    const silent = lists.filter((list) => !statesOwn(list) && !isSizedByPages(list));
    expect(silent.map(({ coordinate }) => coordinate)).toEqual([]);
  });

  it('are sized by arguments that there are, and that say how many where they are left out', () => {
    const wrong = fields.filter(({ coordinate, field }) => {
      const { limits = [], most } = listSizes.get(coordinate) ?? {};
      return limits.some((limit) => {
        const argument = field.args.find(({ name }) => name === limit);
        return argument === undefined || (most === undefined && typeof argument.defaultValue !== 'number');
      });
    });
    expect(wrong.map(({ coordinate }) => coordinate)).toEqual([]);
  });

  it.each([
    ['Location.photos', LOCATION_PHOTOS_MAX],
    ['Location.tags', TAGS_MAX],
    ['Review.photos', REVIEW_PHOTOS_MAX],
    ['Query.suggestLocations', SUGGESTIONS_MAX],
    ['Query.geocode', GEOCODE_RESULTS_MAX],
    ['Query.locationRows', ROW_REASONS.length],
    ['LocationRow.locations', ROW_MOST],
    ['MapView.places', MAP_FEATURES_MAX],
    ['Query.placesOfPins', MAP_RETAINED_PINS_MAX],
    ['MapView.clusters', MAP_FEATURES_MAX],
    ['MapView.pins', MAP_STREET_PINS_MAX],
    ['Query.heroImages', HERO_IMAGES_MAX],
    ['AddedHeroImages.refused', HERO_IMAGES_AT_ONCE],
  ])('state what their service holds to: %s', (coordinate, most) => {
    expect(listSizes.get(coordinate)?.most).toBe(most);
  });
});

describe('what grows with each level or alias', () => {
  const nested = (levels: number): string => (levels === 0 ? 'visitOrder' : `list { items { ${nested(levels - 1)} } }`);

  it('is refused by its price, three deep under 14 aliases, and two deep without aliases', () => {
    const aliases = Array.from({ length: 14 }, (_, at) => `a${at}: tripList(id: "1") { items { ${nested(2)} } }`);
    expect(refusal(`{ ${aliases.join(' ')} }`)).toContain('too much');
    expect(refusal(`{ tripList(id: "1") { items { ${nested(1)} } } }`)).toContain('too much');
    expect(refusal('{ tripList(id: "1") { items { list { name } } } }')).toBe('none');
  });

  const looks = Array.from({ length: 25 }, (_, at) => `h${at}: holds(locationId: "${at}")`).join(' ');
  const counts = Array.from({ length: 25 }, (_, at) => `r${at}: reviews(limit: 1) { total }`).join(' ');

  it.each([
    [
      'reviews of places of reviews',
      '{ location(id: "1") { reviews(limit: 100) { reviews { location { reviews(limit: 100) { reviews { id } } } } } } }',
    ],
    [
      'own reviews of places of own reviews',
      '{ myReviews(limit: 100) { reviews { location { reviews(limit: 100) { reviews { id } } } } } }',
    ],
    ['photos of reviews of photos', '{ location(id: "1") { gallery { review { location { gallery { id } } } } } }'],
    [
      'badges of the owners of lists',
      '{ publicTripLists(limit: 100) { lists { items { list { user { badges { id } } } } } } }',
    ],
    ['what each item says of its list, under each alias', `{ tripList(id: "1") { items { list { ${looks} } } } }`],
    [
      'the reviews of a page of places, counted under each alias',
      `{ locations(limit: 100) { locations { ${counts} } } }`,
    ],
    [
      'places of proposals of places',
      '{ locations(limit: 100) { locations { myProposals { location { myProposals { id } } } } } }',
    ],
  ])('is refused by its price: %s', (_, query) => {
    expect(refusal(query)).toContain('too much');
  });
});
