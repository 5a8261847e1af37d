import type { OtherGraph } from './other-supergraphs.fixture.ts';

const LINK = `extend schema @link(url: "https://specs.apollo.dev/federation/v2.7", import: ["@key", "@shareable"])`;

type Ref = { readonly id: string };

const graph: OtherGraph = {
  services: {
    left: {
      typeDefs: `${LINK}
        type Town @key(fields: "id") { id: ID! name: String @shareable people: Int }
        type Point @shareable { x: Int y: Int }
        type Query { towns: [Town!]! point: Point }`,
      resolvers: {
        Query: { towns: () => [{ id: '1', name: 'Bath', people: 9 }], point: () => ({ x: 1, y: 2 }) },
        Town: { __resolveReference: ({ id }: Ref) => ({ id, name: 'Bath', people: 9 }) },
      },
    },
    right: {
      typeDefs: `${LINK}
        type Town @key(fields: "id") { id: ID! name: String @shareable springs: Int twin: Town }
        type Point @shareable { x: Int y: Int }
        type Query { town(id: ID!): Town middle: Point }`,
      resolvers: {
        Query: {
          town: (_: unknown, { id }: Ref) => ({ id, name: 'Bath', springs: 3 }),
          middle: () => ({ x: 3, y: 4 }),
        },
        Town: {
          __resolveReference: ({ id }: Ref) => ({ id, name: 'Bath', springs: 3 }),
          twin: ({ id }: Ref) => (id === '1' ? { id: '2', name: 'Spa' } : null),
        },
      },
    },
  },
  operations: [
    '{ towns { name people springs } town(id: "2") { name people } }',
    '{ town(id: "1") { name twin { name people twin { id } } } }',
    '{ point { x y } middle { x } }',
    'query ($yes: Boolean = true) { towns { name @skip(if: $yes) people @include(if: $yes) springs } }',
  ],
};

export const SHARED_FIELDS = ['fields that services share', graph] as const;
