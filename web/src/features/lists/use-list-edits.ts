import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import {
  ChangeListItemDocument,
  ListRevisionFragmentDoc,
  PutBackListItemDocument,
  RemoveListItemDocument,
  type TripListItemChange,
} from '../../generated/lists-operations.ts';
import { withReason } from '../../shared/offline.ts';
import { errorCodeOf, isUnauthenticated } from '../../shared/graphql/errors.ts';
import { useSignedOut } from '../../shared/session/use-signed-out.ts';
import { useToast } from '../../shared/ui/toasts.tsx';
import { useWords } from '../../shared/words/words.ts';
import type { WholeList } from './list-meta.ts';

type Item = WholeList['items'][number];
type Items = readonly Item[];

const numbered = (items: Items): Items => items.map((item, at) => ({ ...item, visitOrder: at + 1 }));

/**
 * What an owner does to a list: shown at once, sent one after the other, each with the revision that the one before it left. When one
 * is refused, it and what was done on top of it are undone, and the reason is shown.
 */
export const useListEdits = (list: WholeList, refetch: () => void) => {
  const t = useWords('lists');
  const client = useApolloClient();
  const toast = useToast();
  const signedOut = useSignedOut();
  const [shown, setShown] = useState<Items | null>(null);
  const line = useRef({ last: Promise.resolve(true), waiting: 0, refusals: 0 });
  const items = shown ?? list.items;
  const { id } = list;

  const say = (error: unknown): void => {
    if (isUnauthenticated(error)) return signedOut();
    const description =
      errorCodeOf(error) !== null && error instanceof Error ? error.message : withReason(t, t('lists.notSaved'));
    toast({ title: t('lists.notUpdated'), description, isFailure: true });
    refetch();
  };

  /** Resolves when it is saved (true) or taken back (false). */
  const edit = (next: Items, send: (revision: number) => Promise<unknown>): Promise<boolean> => {
    const { current } = line;
    const { refusals } = current;
    current.waiting += 1;
    setShown(numbered(next));
    const attempt = async (): Promise<boolean> => {
      if (current.refusals !== refusals) return false;
      try {
        const fragment = ListRevisionFragmentDoc;
        const cached = client.readFragment({ id: `TripList:${id}`, fragment }, false);
        await send(cached?.revision ?? list.revision);
        return true;
      } catch (error) {
        current.refusals += 1;
        say(error);
        return false;
      }
    };
    current.last = current.last.then(attempt).then((isSaved) => {
      current.waiting -= 1;
      if (current.waiting === 0 || !isSaved) setShown(null);
      return isSaved;
    });
    return current.last;
  };

  const putBack = async ({ locationId, notes, visitOrder }: Item): Promise<void> => {
    try {
      const variables = { id, input: { locationId, notes, visitOrder }, idempotencyKey: crypto.randomUUID() };
      await client.mutate({ mutation: PutBackListItemDocument, variables });
    } catch (error) {
      say(error);
    }
  };

  const sayRemoved = (item: Item): void => {
    const { location } = item;
    const altText = t('lists.undoItem', { name: location?.name ?? '', isKnown: location ? 'yes' : 'no' });
    toast({
      title: t('lists.removed'),
      description: location?.name ?? t('lists.theLocation'),
      action: { label: t('lists.undo'), altText, onPress: () => void putBack(item) },
    });
  };

  const change = (locationId: string, input: TripListItemChange) => (revision: number) =>
    client.mutate({ mutation: ChangeListItemDocument, variables: { id, locationId, input: { ...input, revision } } });

  return {
    items,
    /** to the place that another one has now */
    move: (locationId: string, overId: string): Promise<boolean> => {
      const item = items.find((each) => each.locationId === locationId);
      const to = items.findIndex((each) => each.locationId === overId);
      if (!item || to < 0) return Promise.resolve(true);
      const next = items.filter((each) => each !== item).toSpliced(to, 0, item);
      return edit(next, change(locationId, { visitOrder: to + 1 }));
    },
    note: (locationId: string, notes: string): Promise<boolean> =>
      edit(
        items.map((each) => (each.locationId === locationId ? { ...each, notes: notes.trim() || null } : each)),
        change(locationId, { notes }),
      ),
    remove: async (locationId: string): Promise<boolean> => {
      const removed = items.find((each) => each.locationId === locationId);
      const isRemoved = await edit(
        items.filter((each) => each.locationId !== locationId),
        (revision) => client.mutate({ mutation: RemoveListItemDocument, variables: { id, locationId, revision } }),
      );
      if (isRemoved && removed) sayRemoved(removed);
      return isRemoved;
    },
  };
};
