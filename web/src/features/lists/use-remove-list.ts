import { callApi, failureMessage, isUnauthorized } from '../../shared/api/call-api.ts';
import { addRemoval, sendRemoval, undoRemoval } from '../../shared/removals/pending-removals.ts';
import { useSignedOut } from '../../shared/session/use-signed-out.ts';
import { useToast } from '../../shared/ui/toasts.tsx';
import { useWords } from '../../shared/words/words.ts';
import { useForgetOwnList } from './own-lists-cache.ts';

/** The key of a list among pending removals. */
export const removalOfList = (id: string): string => `list ${id}`;

/** Takes one's own list off the page. It is deleted when the toast that offers Undo has gone, or the page goes away. */
export const useRemoveList = (): ((list: { readonly id: string; readonly name: string }) => void) => {
  const t = useWords('lists');
  const toast = useToast();
  const signedOut = useSignedOut();
  const forget = useForgetOwnList();
  return ({ id, name }) => {
    const key = removalOfList(id);
    const send = async (isLeaving: boolean): Promise<void> => {
      try {
        await callApi('DELETE', `/api/trip-lists/${encodeURIComponent(id)}`, { isLeaving });
      } catch (error) {
        if (isUnauthorized(error)) return signedOut();
        return toast({ title: t('lists.notDeleted'), description: failureMessage(t, error), isFailure: true });
      }
      forget(id);
    };
    addRemoval(key, { send });
    document.getElementById('main')?.focus();
    toast({
      title: t('lists.deleted'),
      description: name,
      action: { label: t('lists.undo'), altText: t('lists.undoList', { name }), onPress: () => undoRemoval(key) },
      onGone: () => void sendRemoval(key),
    });
  };
};
