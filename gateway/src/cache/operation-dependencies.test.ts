import { dependencyReader } from './operation-dependencies.ts';

const SUPERGRAPH = `
  directive @join__type(graph: join__Graph!, key: String) repeatable on OBJECT
  directive @join__field(graph: join__Graph, external: Boolean) repeatable on FIELD_DEFINITION
  directive @join__graph(name: String!, url: String!) on ENUM_VALUE
  enum join__Graph { CATALOG @join__graph(name: "catalog", url: "") REVIEWS @join__graph(name: "reviews", url: "") STATS @join__graph(name: "stats", url: "") }
  type Query @join__type(graph: CATALOG) @join__type(graph: REVIEWS) @join__type(graph: STATS) {
    location(id: ID!): Location @join__field(graph: CATALOG)
    locations(near: ID): [Location!]! @join__field(graph: CATALOG)
    categories: [Category!]! @join__field(graph: CATALOG)
    totals: Totals! @join__field(graph: STATS)
  }
  type Location @join__type(graph: CATALOG, key: "id") @join__type(graph: REVIEWS, key: "id") {
    id: ID!
    name: String! @join__field(graph: CATALOG)
    category: Category @join__field(graph: CATALOG)
    near: [Location!]! @join__field(graph: CATALOG)
    reviews: [Review!]! @join__field(graph: REVIEWS)
  }
  type Category @join__type(graph: CATALOG, key: "id") { id: ID! }
  type Review @join__type(graph: REVIEWS) { title: String! }
  type Totals @join__type(graph: STATS) { all: Int! }
`;

const read = dependencyReader(SUPERGRAPH);
const dependencies = (document: string, variables: Record<string, unknown> = {}) => read(document)(variables);

describe('what an operation shows', () => {
  it('is the one entity that it requests by id, in the services of its fields', () => {
    const document = 'query ($id: ID!) { location(id: $id) { id name category { id } reviews { title } } }';
    expect(dependencies(document, { id: '7' })).toEqual([
      { service: 'catalog', type: 'Location', id: '7' },
      { service: 'reviews', type: 'Location', id: '7' },
    ]);
    expect(dependencies('{ location(id: "8") { id } }')).toEqual([{ service: 'catalog', type: 'Location', id: '8' }]);
  });

  it('is anything of a service where it asks for a list, or for others beside the one', () => {
    expect(dependencies('{ locations { id } }')).toEqual([{ service: 'catalog' }]);
    expect(dependencies('{ location(id: "1") { name near { name } } }')).toEqual([
      { service: 'catalog', type: 'Location', id: '1' },
      { service: 'catalog' },
    ]);
    expect(dependencies('{ locations { reviews { title } } totals { all } }')).toEqual([
      { service: 'catalog' },
      { service: 'reviews' },
      { service: 'stats' },
    ]);
  });

  it('is found through fragments', () => {
    const document =
      'query ($id: ID!) { location(id: $id) { ...Whole } } fragment Whole on Location { ... on Location { reviews { title } } }';
    expect(dependencies(document, { id: '1' })).toContainEqual({ service: 'reviews', type: 'Location', id: '1' });
  });

  it('is nothing that could change where all comes with the release', () => {
    expect(dependencies('{ categories { id } }')).toEqual([]);
  });
});
