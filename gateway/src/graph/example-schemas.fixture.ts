import { composeServices } from '@apollo/composition';
import { parse } from 'graphql';

const LINK = `extend schema @link(url: "https://specs.apollo.dev/federation/v2.9",
  import: ["@key", "@external", "@requires", "@shareable", "@listSize"])`;

export const placesSchema = `${LINK}
  type Query {
    places(limit: Int = 3, kind: Kind, near: PointInput): [Place!]! @listSize(slicingArguments: ["limit"])
    place(id: ID!): Place
    things(turned: Boolean = false): [Thing]!
    named(only: [ID!]): [Named!]!
    groups: [[Place!]]!
    broken: String
    brokenStrictly: String!
    count: Int!
  }
  type Mutation { rename(id: ID!, name: String!): Place!  forget(id: ID!): ID }
  enum Kind { spring bath }
  input PointInput { latitude: Float!  longitude: Float = 7 }
  interface Named { id: ID!  name: String! }
  union Thing = Place | Category
  type Place implements Named @key(fields: "id") {
    id: ID!  name: String!  kind: Kind!  category: Category  weight: Int!  size: Float  tags: [String!]!
    notes: [String]  secret: String  strict: String!  next: Place  twin: Named  later: String  member: String
  }
  type Category implements Named @key(fields: "id") {
    id: ID!  name: String!  places(limit: Int): [Place!]! @listSize(assumedSize: 100, slicingArguments: ["limit"])
  }
`;

export const peopleSchema = `${LINK}
  type Query { people: [Person!]!  person(id: ID!): Person }
  type Mutation { greet(id: ID!): Person }
  type Person @key(fields: "id") { id: ID!  name: String!  mail: String  friends: [Person!]!  favorite: Place }
  type Place @key(fields: "id") { id: ID!  host: Person  guests: [Person!] }
`;

export const reviewsSchema = `${LINK}
  type Query { latest(limit: Int = 2): [Review!]! @listSize(slicingArguments: ["limit"]) }
  type Review { id: ID!  text: String  stars: Int!  author: Person!  guest: Person  place: Place }
  type Person @key(fields: "id") { id: ID!  reviews: [Review!]  karma: Int! }
  type Place @key(fields: "id") {
    id: ID!  weight: Int! @external  size: Float @external  reviews(limit: Int = 2): [Review!] @listSize(slicingArguments: ["limit"])
    freight: String @requires(fields: "weight size")  average: Float!
  }
`;

const weatherSchema = `${LINK}
  type Query { weather: String  climate: String! }
  type Place @key(fields: "id") { id: ID!  forecast: String  season: Season }
  type Season { name: String! }
`;

/** Composed from these services and from `weather`, which no server serves. */
export const exampleSupergraph = (): string => {
  const schemas = { places: placesSchema, people: peopleSchema, reviews: reviewsSchema, weather: weatherSchema };
  const { supergraphSdl, errors } = composeServices(
    Object.entries(schemas).map(([name, text]) => ({ name, typeDefs: parse(text), url: `http://${name}.internal` })),
  );
  if (errors) throw new Error(errors.map(({ message }) => message).join('\n'));
  return supergraphSdl;
};
