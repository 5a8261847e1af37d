/** A graph of other kinds than ours: its services, by name, and the queries for it. */
export type OtherGraph = {
  readonly services: Readonly<Record<string, { readonly typeDefs: string; readonly resolvers: object }>>;
  readonly operations: readonly string[];
};

const LINK = `extend schema @link(url: "https://specs.apollo.dev/federation/v2.7",
  import: ["@key", "@external", "@requires", "@provides", "@shareable", "@inaccessible", "@interfaceObject", "@override"])`;

type Ref = { readonly id: string };
const itself = (reference: Ref) => reference;

const distributedInterface: OtherGraph = {
  services: {
    shop: {
      typeDefs: `${LINK}
        interface Node { id: ID! }
        union Product = Toaster | Oven
        type Toaster implements Node @key(fields: "id") { id: ID! slots: Int }
        type Oven @key(fields: "id") { id: ID! }
        type Query { products: [Product!]! node(id: ID!): Node oven: Oven }`,
      resolvers: {
        Query: {
          products: () => [
            { __typename: 'Oven', id: 'o1' },
            { __typename: 'Toaster', id: 't1', slots: 2 },
          ],
          node: (_: unknown, { id }: Ref) => ({ __typename: 'Toaster', id, slots: 4 }),
          oven: () => ({ id: 'o2' }),
        },
        Oven: { __resolveReference: itself },
        Toaster: { __resolveReference: itself },
      },
    },
    warranties: {
      typeDefs: `${LINK}
        interface Node { id: ID! }
        type Oven implements Node @key(fields: "id") { id: ID! warranty: Int }
        type Toaster @key(fields: "id") { id: ID! warranty: Int }`,
      resolvers: {
        Oven: { __resolveReference: itself, warranty: () => 5 },
        Toaster: { __resolveReference: itself, warranty: () => 2 },
      },
    },
  },
  operations: [
    '{ products { ... on Node { id } } }',
    '{ products { __typename ... on Node { id } ... on Toaster { slots warranty } ... on Oven { warranty } } }',
    'query { products { ...N } oven { ...N } } fragment N on Node { id __typename }',
    '{ node(id: "t9") { id ... on Toaster { slots warranty } ... on Oven { warranty } } }',
    '{ oven { id warranty } }',
  ],
};

const hiddenValues: OtherGraph = {
  services: {
    members: {
      typeDefs: `${LINK}
        enum Audience { PUBLIC FAMILY @inaccessible }
        type User @key(fields: "id") { id: ID! audience: Audience sees: [Audience] }
        type Query { user: User users: [User!]! audience: Audience }`,
      resolvers: {
        Query: {
          user: () => ({ id: 'u1', audience: 'FAMILY', sees: ['PUBLIC', 'FAMILY'] }),
          users: () => [
            { id: 'u1', audience: 'PUBLIC' },
            { id: 'u2', audience: 'FAMILY' },
          ],
          audience: () => 'FAMILY',
        },
        User: { __resolveReference: itself },
      },
    },
    mails: {
      typeDefs: `${LINK}
        type User @key(fields: "id") { id: ID! mail: String secret: String @inaccessible }`,
      resolvers: { User: { __resolveReference: itself, mail: ({ id }: Ref) => `${id}@example.org` } },
    },
  },
  operations: [
    '{ user { id audience } }',
    '{ users { audience } }',
    '{ audience }',
    '{ user { sees mail } }',
    '{ users { id audience mail } }',
  ],
};

const required: OtherGraph = {
  services: {
    prices: {
      typeDefs: `${LINK}
        type Item @key(fields: "id") { id: ID! price(currency: String!): Int size: Size }
        type Size @shareable { width: Int height: Int }
        type Query { items: [Item!]! }`,
      resolvers: {
        Query: { items: () => [{ id: '1' }, { id: '2' }] },
        Item: {
          __resolveReference: itself,
          price: ({ id }: Ref, { currency }: { readonly currency: string }) =>
            Number(id) * (currency === 'USD' ? 10 : 3),
          size: ({ id }: Ref) => (id === '2' ? null : { width: 2, height: 3 }),
        },
      },
    },
    shipping: {
      typeDefs: `${LINK}
        type Item @key(fields: "id") {
          id: ID!
          price(currency: String!): Int @external
          size: Size @external
          isDear: Boolean @requires(fields: "price(currency: \\"USD\\")")
          volume: Int @requires(fields: "size { width height }")
        }
        type Size @shareable { width: Int height: Int }`,
      resolvers: {
        Item: {
          __resolveReference: itself,
          isDear: ({ price }: { readonly price: number }) => price > 15,
          volume: ({ size }: { readonly size: { width: number; height: number } | null }) =>
            size && size.width * size.height,
        },
      },
    },
  },
  operations: [
    '{ items { id isDear } }',
    '{ items { price(currency: "EUR") isDear } }',
    '{ items { euros: price(currency: "EUR") dollars: price(currency: "USD") isDear volume } }',
    '{ items { size { width } volume } }',
  ],
};

const entityInterface: OtherGraph = {
  services: {
    library: {
      typeDefs: `${LINK}
        interface Media @key(fields: "id") { id: ID! title: String! }
        type Book implements Media @key(fields: "id") { id: ID! title: String! pages: Int }
        type Film implements Media @key(fields: "id") { id: ID! title: String! minutes: Int }
        type Query { media: [Media!]! }`,
      resolvers: {
        Query: {
          media: () => [
            { __typename: 'Book', id: 'b1', title: 'Springs', pages: 90 },
            { __typename: 'Film', id: 'f1', title: 'Steam', minutes: 80 },
          ],
        },
        Media: { __resolveReference: ({ id }: Ref) => ({ __typename: id.startsWith('b') ? 'Book' : 'Film', id }) },
      },
    },
    ratings: {
      typeDefs: `${LINK}
        type Media @key(fields: "id") @interfaceObject { id: ID! stars: Int }
        type Query { best: Media }`,
      resolvers: {
        Query: { best: () => ({ id: 'f1' }) },
        Media: { __resolveReference: itself, stars: ({ id }: Ref) => (id === 'b1' ? 4 : 5) },
      },
    },
  },
  operations: [
    '{ media { id title stars } }',
    '{ media { __typename stars ... on Book { pages stars } ... on Film { minutes } } }',
    '{ best { id stars } }',
  ],
};

export const OTHER_GRAPHS: readonly (readonly [name: string, graph: OtherGraph])[] = [
  ['interfaces and unions that services know in part', distributedInterface],
  ['values and fields that clients are not shown', hiddenValues],
  ['fields that need others, with arguments', required],
  ['interfaces that are entities', entityInterface],
];
