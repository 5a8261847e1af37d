import type { Actor } from './actor.ts';
import { requireMember } from './rights.ts';

/** A member as the rules of a thing see them; an owner may all that an admin may. */
export type Viewer = { readonly id: string; readonly isAdmin: boolean };

/** Who asks, as a member. @throws AppError UNAUTHENTICATED for visitors */
export const viewerOf = (actor: Actor): Viewer => {
  const { id, isAdmin, isOwner } = requireMember(actor);
  return { id, isAdmin: isAdmin || isOwner };
};

/** Who asks; null for visitors. */
export const readerOf = (actor: Actor): Viewer | null => (actor.kind === 'member' ? viewerOf(actor) : null);
