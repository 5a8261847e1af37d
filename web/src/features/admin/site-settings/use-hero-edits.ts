import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import {
  DeleteHeroImageDocument,
  OrderHeroImagesDocument,
  SetHeroImageActiveDocument,
  type AdminHeroImageItemFragment,
} from '../../../generated/admin-operations.ts';
import { useWords } from '../../../shared/words/words.ts';
import { useAdminAction } from '../use-admin-action.ts';

type Image = AdminHeroImageItemFragment;

/** What an admin does to the pictures: an order is shown at once and sent one after the other; refused, the stored one is shown again. */
export const useHeroEdits = (stored: readonly Image[], refetch: () => void) => {
  const t = useWords('admin');
  const client = useApolloClient();
  const act = useAdminAction();
  const [shown, setShown] = useState<readonly string[] | null>(null);
  const line = useRef({ last: Promise.resolve(), waiting: 0 });
  const byId = new Map(stored.map((image) => [image.id, image]));
  const images = shown?.every((id) => byId.has(id)) ? shown.flatMap((id) => byId.get(id) ?? []) : stored;

  const change = async (run: () => Promise<unknown>, failed: string, done: string | null = null): Promise<void> => {
    await act(run, { done, failed });
    refetch();
  };
  const order = (ids: readonly string[]): void => {
    const { current } = line;
    current.waiting += 1;
    setShown(ids);
    current.last = current.last.then(async () => {
      const mutation = OrderHeroImagesDocument;
      await change(() => client.mutate({ mutation, variables: { ids: [...ids] } }), t('admin.settingUpdateFailed'));
      current.waiting -= 1;
      if (current.waiting === 0) setShown(null);
    });
  };
  return {
    images,
    /** to the place that another one has now */
    move: (id: string, overId: string): void => {
      const ids = images.map((image) => image.id);
      const to = ids.indexOf(overId);
      if (to >= 0) order(ids.filter((each) => each !== id).toSpliced(to, 0, id));
    },
    setActive: (id: string, isActive: boolean) =>
      change(
        () => client.mutate({ mutation: SetHeroImageActiveDocument, variables: { id, isActive } }),
        t('admin.settingUpdateFailed'),
      ),
    remove: (id: string) =>
      change(
        () => client.mutate({ mutation: DeleteHeroImageDocument, variables: { id } }),
        t('admin.imageDeleteFailed'),
        t('admin.imageDeleted'),
      ),
  };
};
