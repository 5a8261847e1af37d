import { AppError } from '@wellspring/errors';
import type { Actor } from '@wellspring/platform/subgraph/actor';
import { defineSubgraph } from '@wellspring/platform/subgraph/define-subgraph';
import { type Rights } from '@wellspring/platform/subgraph/rights';
import { verbatim } from '@wellspring/words/message';
import { peopleSchema, placesSchema, reviewsSchema } from './example-schemas.fixture.ts';

type Ref = { readonly id: string };
const ids = (count: number) => Array.from({ length: count }, (_, index) => String(index + 1));

const place = (id: string) => ({
  __typename: 'Place',
  id,
  name: `Place ${id}`,
  kind: Number(id) % 2 === 0 ? 'bath' : 'spring',
  category: id === '3' ? null : category(Number(id) % 2),
  weight: Number(id) * 10,
  size: id === '2' ? null : Number(id) / 2,
  tags: ids(Number(id) % 3).map((tag) => `tag ${tag}`),
  notes: ['a note', null],
});

const category = (id: number) => ({ __typename: 'Category', id: `c${id}`, name: `Category ${id}` });

const person = (id: string) => ({ id, name: `Person ${id}` });

const review = (id: string) => ({
  id,
  text: id === '2' ? null : `Review ${id}`,
  stars: Number(id) % 5,
  author: { id },
  guest: { id },
  // Whole, for the one schema that knows no references: a service answers no more of it than its own fields.
  place: id === '4' ? null : place(id),
});

const isFor = (id: string, missing: string) => {
  if (id === missing) throw new AppError('NOT_FOUND', verbatim(`Nothing is known of ${id}`));
};

const contextFor = () => ({});

const open = (...rows: string[]): Rights => Object.fromEntries(rows.map((row) => [row, 'everyone']));
const questions = (...names: string[]): string[] => names.map((name) => `Query.${name}`);

export const exampleSubgraphs = [
  defineSubgraph({
    name: 'places',
    typeDefs: placesSchema,
    contextFor,
    rights: {
      ...open(...questions('places', 'place', 'things', 'named', 'groups', 'broken', 'brokenStrictly', 'count')),
      ...open('Mutation.rename', 'Mutation.forget', 'Category.*', 'Place.*'),
      'Place.member': 'member',
    },
    resolvers: {
      Query: {
        places: (_, { limit }: { limit: number }) => ids(Math.min(limit, 5)).map(place),
        place: (_, { id }: Ref) => (ids(5).includes(id) ? place(id) : null),
        things: (_, { turned }: { turned: boolean }) =>
          turned ? [category(1), null, place('2')] : [place('1'), null, category(1)],
        named: () => [place('2'), category(0)],
        groups: () => [[place('1'), place('2')], null, []],
        broken: () => {
          throw new Error('connect ECONNREFUSED 10.0.0.7:27017');
        },
        brokenStrictly: () => null,
        count: () => 5,
      },
      Mutation: {
        rename: (_, { id, name }: { id: string; name: string }) => {
          if (name === '') throw new AppError('VALIDATION', verbatim('A place needs a name'));
          return { ...place(id), name };
        },
        forget: (_, { id }: Ref) => id,
      },
      Category: {
        places: ({ id }: Ref, { limit }: { limit?: number }) =>
          ids(limit ?? 2)
            .filter((p) => `c${Number(p) % 2}` === id)
            .map(place),
      },
      Place: {
        __resolveReference: ({ id }: Ref) => place(id),
        secret: ({ id }: Ref) => {
          if (id === '2') throw new AppError('FORBIDDEN', verbatim(`The secret of ${id} is not yours`));
          return `secret ${id}`;
        },
        strict: ({ id }: Ref) => (id === '3' ? Promise.reject(new Error('no such column: strict')) : `strict ${id}`),
        next: ({ id }: Ref) => (id === '5' ? null : place(String(Number(id) + 1))),
        twin: ({ id }: Ref) => (id === '1' ? place('1') : category(1)),
        later: ({ id }: Ref) => Promise.resolve(`later ${id}`),
        member: (_: Ref, __: unknown, { actor }: { actor: Actor }) => (actor.kind === 'member' ? actor.id : null),
      },
    },
  }),
  defineSubgraph({
    name: 'people',
    typeDefs: peopleSchema,
    contextFor,
    rights: open('Query.people', 'Query.person', 'Mutation.greet', 'Person.*', 'Place.*'),
    resolvers: {
      Query: {
        people: () => ids(3).map(person),
        person: (_, { id }: Ref) => (ids(3).includes(id) ? person(id) : null),
      },
      Mutation: { greet: (_, { id }: Ref) => person(id) },
      Person: {
        __resolveReference: ({ id }: Ref) => (id === '4' ? null : person(id)),
        mail: ({ id }: Ref) => {
          isFor(id, '2');
          return `${id}@example.org`;
        },
        friends: ({ id }: Ref) =>
          ids(2)
            .filter((other) => other !== id)
            .map(person),
        favorite: ({ id }: Ref) => (id === '3' ? null : place(id)),
      },
      Place: {
        __resolveReference: ({ id }: Ref) => {
          isFor(id, '4');
          return { id };
        },
        host: ({ id }: Ref) => (id === '1' ? null : person(id)),
        guests: () => ids(2).map(person),
      },
    },
  }),
  defineSubgraph({
    name: 'reviews',
    typeDefs: reviewsSchema,
    contextFor,
    rights: open('Query.latest', 'Person.*', 'Place.*'),
    resolvers: {
      Query: { latest: (_, { limit }: { limit: number }) => ids(Math.min(limit, 5)).map(review) },
      Person: {
        __resolveReference: ({ id }: Ref) => ({ id, karma: id === '1' ? null : 7 }),
        reviews: ({ id }: Ref) => [review(id)],
      },
      Place: {
        __resolveReference: (reference: Ref) => reference,
        reviews: (_: Ref, { limit }: { limit: number }) => ids(Math.min(limit, 5)).map(review),
        freight: ({ weight, size }: { weight: number; size: number | null }) => `${weight} for ${size}`,
        average: ({ id }: Ref) => {
          isFor(id, '2');
          return 4.5;
        },
      },
    },
  }),
];
