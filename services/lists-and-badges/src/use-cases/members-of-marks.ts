import { isPseudonym } from '../domain/pseudonym.ts';
import type { MarkStore, PseudonymStore } from '../ports.ts';

/** What an event says of whose mark it is. `userId`: a pseudonym, or in events of release 1.0 the member's id */
type PublishedMark = { readonly userId: string; readonly locationId: string };

type MemberLookup = Pick<PseudonymStore, 'members'>;

/** The members that events of marks name; absent: the account and its pseudonym are deleted. */
export const membersOfMarks =
  ({ pseudonyms }: { readonly pseudonyms: MemberLookup }) =>
  async (marks: readonly PublishedMark[]): Promise<ReadonlyMap<string, string>> => {
    const [byPseudonym, byId] = [new Set<string>(), new Set<string>()];
    for (const { userId } of marks) (isPseudonym(userId) ? byPseudonym : byId).add(userId);
    const members = byPseudonym.size > 0 ? await pseudonyms.members([...byPseudonym]) : [];
    return new Map([...members, ...[...byId].map((userId) => [userId, userId] as const)]);
  };

/**
 * The member of the mark in an event; null: the account is deleted. A mark that was being written while its member left names a pseudonym that is
 * deleted: the mark itself still has the member.
 */
export const writerOfMark =
  ({ pseudonyms, marks }: { readonly pseudonyms: MemberLookup; readonly marks: Pick<MarkStore, 'memberWhoWrote'> }) =>
  async (mark: PublishedMark): Promise<string | null> => {
    const members = await membersOfMarks({ pseudonyms })([mark]);
    return members.get(mark.userId) ?? marks.memberWhoWrote(mark.userId, mark.locationId);
  };
