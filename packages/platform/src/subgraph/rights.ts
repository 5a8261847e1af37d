import { AppError } from '@wellspring/errors';
import { say } from '@wellspring/words/message';
import type { Actor } from './actor.ts';

export type Member = Extract<Actor, { readonly kind: 'member' }>;

/** An admin may all that a member may, an owner all that an admin may. */
export type Role = 'everyone' | 'member' | 'admin' | 'owner';

const OVER_REST = ' over REST';

/**
 * Who may ask for a field. `over REST`: only when a route of /api asks for them, since it deals with what no script may see
 * (a session's token) or what only the gateway can vouch for (a file that it has taken in).
 */
export type Right = Role | `${Role}${typeof OVER_REST}`;

/**
 * Who may ask for what a service adds to the graph: `Query.x` and `Mutation.x` one by one; of entities each field as `Type.field`, or
 * all that have no row of their own as `Type.*`. What has no row cannot be queried: the schema is not built.
 */
export type Rights = Readonly<Record<string, Right>>;

/** @throws AppError UNAUTHENTICATED for visitors */
export const requireMember = (actor: Actor): Member => {
  if (actor.kind !== 'member') throw new AppError('UNAUTHENTICATED', say('contract.unauthorized'));
  return actor;
};

const holds = (actor: Actor, right: Right): boolean => {
  if (right.startsWith('everyone')) return true;
  const { isAdmin, isOwner } = requireMember(actor);
  return right.startsWith('member') || isOwner || (right.startsWith('admin') && isAdmin);
};

/** @throws AppError UNAUTHENTICATED for visitors where one must be a member, FORBIDDEN for callers without the right */
export const requireRight = (actor: Actor, right: Right): void => {
  if (right === 'everyone') return;
  const isMissing = !holds(actor, right) || (right.endsWith(OVER_REST) && actor.overRest !== true);
  if (isMissing) throw new AppError('FORBIDDEN', say('errors.forbidden'));
};
