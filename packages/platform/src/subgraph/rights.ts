import { AppError } from '@wellspring/errors';
import type { Actor } from './actor.ts';

export type Member = Extract<Actor, { readonly kind: 'member' }>;

/** @throws AppError UNAUTHENTICATED for visitors */
export const requireMember = (actor: Actor): Member => {
  if (actor.kind !== 'member') throw new AppError('UNAUTHENTICATED', 'Unauthorized');
  return actor;
};

/** @throws AppError UNAUTHENTICATED for visitors, FORBIDDEN for members without the right */
export const requireAdmin = (actor: Actor): Member => {
  const member = requireMember(actor);
  if (!member.isAdmin && !member.isOwner) throw new AppError('FORBIDDEN', 'Forbidden');
  return member;
};
