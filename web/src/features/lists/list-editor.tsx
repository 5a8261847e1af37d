import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext, sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { useRef } from 'react';
import { EditableItem } from './editable-item.tsx';
import { EmptyList, itemRows, type CardSlot, type Item } from './list-items.tsx';
import type { WholeList } from './list-meta.ts';
import { useListEdits } from './use-list-edits.ts';

const nameOf = (items: readonly Item[], id: UniqueIdentifier): string =>
  items.find(({ locationId }) => locationId === id)?.location?.name ?? 'The location';

const numberOf = (items: readonly Item[], id: UniqueIdentifier): number =>
  items.findIndex(({ locationId }) => locationId === id) + 1;

/** What a screen reader hears while a place is moved: picking up is followed at once by being over its own number. */
const announcing = (items: readonly Item[]): Announcements => {
  const held = (id: UniqueIdentifier, overId: UniqueIdentifier) =>
    `${nameOf(items, id)} is picked up, at number ${numberOf(items, overId)} of ${items.length}.`;
  return {
    onDragStart: ({ active }) => held(active.id, active.id),
    onDragOver: ({ active, over }) => (over ? held(active.id, over.id) : undefined),
    onDragEnd: ({ active, over }) =>
      over ? `${nameOf(items, active.id)} is now number ${numberOf(items, over.id)}.` : undefined,
    onDragCancel: ({ active }) => `${nameOf(items, active.id)} stays where it was.`,
  };
};

type Props = { readonly list: WholeList; readonly LocationCard: CardSlot; readonly refetch: () => void };

/** The places of one's own list: put in order, noted and taken out. */
export const ListEditor = ({ list, LocationCard, refetch }: Props) => {
  const { items, move, note, remove } = useListEdits(list, refetch);
  const top = useRef<HTMLDivElement>(null);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) void move(String(active.id), String(over.id));
  };
  if (items.length === 0) return <EmptyList />;
  return (
    <div ref={top} tabIndex={-1} className="outline-none">
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragEnd={onDragEnd}
        accessibility={{ announcements: announcing(items) }}
      >
        <SortableContext items={items.map(({ locationId }) => locationId)} strategy={rectSortingStrategy}>
          <ol className={itemRows}>
            {items.map((item) => (
              <EditableItem
                key={item.locationId}
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
        </SortableContext>
      </DndContext>
    </div>
  );
};
