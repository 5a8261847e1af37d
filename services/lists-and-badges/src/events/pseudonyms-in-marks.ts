import { fact } from '@wellspring/events/fact';
import {
  FavoriteChangedSchema,
  VisitChangedSchema,
} from '@wellspring/events/generated/wellspring/lists_and_badges/v1/events_pb';
import { favoriteIn, visitIn } from '@wellspring/events/list-events';
import { TOPICS } from '@wellspring/events/topics';
import type { ErasureStore } from '@wellspring/member-erasure/member-erasure';
import type { Fact, Message, Rewrite, Rewritten } from '@wellspring/platform/bus/port';
import { isPseudonym } from '../domain/pseudonym.ts';
import type { PseudonymStore } from '../ports.ts';

type Deps = {
  readonly pseudonyms: Pick<PseudonymStore, 'of'>;
  readonly erasures: Pick<ErasureStore, 'among'>;
  readonly newPseudonym: () => string;
};

const TOPIC = TOPICS['lists-and-badges'];

/** An event of a mark that names the member by their id, as release 1.0 did. `under`: the same under a pseudonym. */
type OldMark = { readonly userId: string; readonly under: (pseudonym: string) => Rewritten };

const oldMarkIn = (message: Message): OldMark | null => {
  if (message.topic !== TOPIC) return null;
  const [favorite, visit] = [favoriteIn(message), visitIn(message)];
  const mark = favorite ?? visit;
  if (!mark || isPseudonym(mark.userId)) return null;
  const factUnder = (userId: string): Fact =>
    favorite
      ? fact(TOPIC, userId, FavoriteChangedSchema, { favorite: { ...favorite, userId } })
      : fact(TOPIC, userId, VisitChangedSchema, { ...(visit && { visit: { ...visit, userId } }) });
  return {
    userId: mark.userId,
    under: (pseudonym) => {
      const { key, data } = factUnder(pseudonym);
      return { key, data };
    },
  };
};

/** Likes and visits that release 1.0 published under the ids of members: of deleted accounts under a pseudonym that is not stored. */
export const pseudonymsInMarks = ({ pseudonyms, erasures, newPseudonym }: Deps): Rewrite => {
  const pseudonymOf = new Map<string, string>();
  const learn = async (userIds: readonly string[]): Promise<void> => {
    const erased = await erasures.among(userIds);
    for (const userId of userIds)
      pseudonymOf.set(userId, erased.has(userId) ? newPseudonym() : await pseudonyms.of(userId));
  };
  return {
    name: 'likes and visits under pseudonyms',
    topics: [TOPIC],
    change: async (messages) => {
      const marks = messages.map(oldMarkIn);
      await learn(
        [...new Set(marks.flatMap((mark) => mark?.userId ?? []))].filter((userId) => !pseudonymOf.has(userId)),
      );
      return marks.map((mark) => {
        const pseudonym = pseudonymOf.get(mark?.userId ?? '');
        return mark && pseudonym !== undefined ? mark.under(pseudonym) : null;
      });
    },
  };
};
