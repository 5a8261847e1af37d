import type { Translate } from '@wellspring/words/translate';
import { useRef } from 'react';
import { SortableList } from '../../shared/ui/sortable-list.tsx';
import { useWords } from '../../shared/words/words.ts';
import { EditableItem } from './editable-item.tsx';
import { EmptyList, itemRows, type CardSlot, type Item } from './list-items.tsx';
import type { WholeList } from './list-meta.ts';
import { useListEdits } from './use-list-edits.ts';

const nameIn =
  (t: Translate<'lists'>, items: readonly Item[]) =>
  (id: string): string =>
    items.find(({ locationId }) => locationId === id)?.location?.name ?? t('lists.theLocation');

type Props = { readonly list: WholeList; readonly LocationCard: CardSlot; readonly refetch: () => void };

/** The places of one's own list: to be ordered, annotated and removed. */
export const ListEditor = ({ list, LocationCard, refetch }: Props) => {
  const t = useWords('lists');
  const { items, move, note, remove } = useListEdits(list, refetch);
  const top = useRef<HTMLDivElement>(null);
  if (items.length === 0) return <EmptyList />;
  return (
    <div ref={top} tabIndex={-1} className="outline-none">
      <SortableList
        ids={items.map(({ locationId }) => locationId)}
        nameOf={nameIn(t, items)}
        onMove={(id, overId) => void move(id, overId)}
      >
        <ol className={itemRows}>
          {items.map((item) => (
            <EditableItem
              key={item.locationId}
              listId={list.id}
              item={item}
              LocationCard={LocationCard}
              onNote={(text) => note(item.locationId, text)}
              onRemove={() => {
                top.current?.focus({ preventScroll: true });
                void remove(item.locationId);
              }}
            />
          ))}
        </ol>
      </SortableList>
    </div>
  );
};
