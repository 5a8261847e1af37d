import { useSortable } from '@dnd-kit/sortable';
import { useWords } from '../words/words.ts';

/** An item of a SortableList, which says what it is in the reader's language. */
export const useSortableItem = (id: string): ReturnType<typeof useSortable> => {
  const t = useWords('forms');
  return useSortable({ id, attributes: { roleDescription: t('forms.sortable') } });
};
