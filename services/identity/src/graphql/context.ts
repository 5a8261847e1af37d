import type { Actor } from '@wellspring/platform/subgraph/actor';
import DataLoader from 'dataloader';
import type { User } from '../domain/user.ts';
import type { UserStore } from '../ports.ts';

/** What resolvers of one operation share. */
export type IdentityContext = {
  readonly actor: Actor;
  /** members by id, many in one fetch; null for deleted ones */
  readonly userById: DataLoader<string, User | null>;
};

export const identityContext =
  (users: Pick<UserStore, 'findMany'>) =>
  (actor: Actor): IdentityContext => ({
    actor,
    userById: new DataLoader<string, User | null>(async (ids) => {
      const found = new Map((await users.findMany(ids)).map((user) => [user.id, user]));
      return ids.map((id) => found.get(id) ?? null);
    }),
  });
