import { readFileSync } from 'node:fs';
import { composeServices } from '@apollo/composition';
import { parse } from 'graphql';
import type { RestDocument } from './rest-document.ts';

/** The product's graph, and beside it a service of members and reviews, for routes that use everything that a row can say. */
export const exampleSupergraph = (): string => {
  const typeDefs = parse(`
    type Query { reviews(limit: Int!, offset: Int!): Page!  me: User!  list(code: String!): String }
    type Page { reviews: [ExampleReview!]!  total: Int! }
    type User { id: ID! }
    type ExampleReview { id: ID!  title: String! }
    type Mutation {
      login(email: String!, password: String!): String!
      logout(session: String): Boolean!
      writeReview(title: String!, photos: [String!]!, key: String): ExampleReview!
      captionPhoto(id: ID!, photoId: ID!, caption: String!): String!
      correct(id: ID!, at: Int!): String!
      deleteReview(id: ID!): Boolean!
      favorite(id: ID!, isFavorite: Boolean): Boolean!
    }
  `);
  const catalog = parse(readFileSync(new URL('../../../services/catalog/schema.graphql', import.meta.url), 'utf8'));
  const { supergraphSdl, errors } = composeServices([
    { name: 'catalog', typeDefs: catalog },
    { name: 'members', typeDefs },
  ]);
  if (errors) throw new Error(errors.map(({ message }) => message).join('\n'));
  return supergraphSdl;
};

const document = <Data extends Readonly<Record<string, unknown>>, Variables>(
  name: string,
  field: keyof Data & string,
  text: string,
): RestDocument<Data, Variables> => ({ name, fields: [field], text });

type Review = { id: string; title: string };

export const Login = document<{ login: string }, { email: string; password: string }>(
  'Login',
  'login',
  'mutation Login($email: String!, $password: String!) { login(email: $email, password: $password) }',
);
export const Logout = document<{ logout: boolean }, { session: string | undefined }>(
  'Logout',
  'logout',
  'mutation Logout($session: String) { logout(session: $session) }',
);
export const Write = document<{ writeReview: Review }, { title: string; photos: string[]; key: string | undefined }>(
  'Write',
  'writeReview',
  `mutation Write($title: String!, $photos: [String!]!, $key: String) {
    writeReview(title: $title, photos: $photos, key: $key) { id title }
  }`,
);
export const Reviews = document<{ reviews: { reviews: Review[]; total: number } }, { limit: number; offset: number }>(
  'Reviews',
  'reviews',
  'query Reviews($limit: Int!, $offset: Int!) { reviews(limit: $limit, offset: $offset) { reviews { id title } total } }',
);
export const Caption = document<{ captionPhoto: string }, { id: string; photoId: string; caption: string }>(
  'Caption',
  'captionPhoto',
  'mutation Caption($id: ID!, $photoId: ID!, $caption: String!) { captionPhoto(id: $id, photoId: $photoId, caption: $caption) }',
);
export const Correct = document<{ correct: string }, { id: string; at: number }>(
  'Correct',
  'correct',
  'mutation Correct($id: ID!, $at: Int!) { correct(id: $id, at: $at) }',
);
export const Delete = document<{ deleteReview: boolean }, { id: string }>(
  'Delete',
  'deleteReview',
  'mutation Delete($id: ID!) { deleteReview(id: $id) }',
);
export const Favorite = document<{ favorite: boolean }, { id: string; isFavorite: boolean | undefined }>(
  'Favorite',
  'favorite',
  'mutation Favorite($id: ID!, $isFavorite: Boolean) { favorite(id: $id, isFavorite: $isFavorite) }',
);
export const List = document<{ list: string | null }, { code: string }>(
  'List',
  'list',
  'query List($code: String!) { list(code: $code) }',
);
