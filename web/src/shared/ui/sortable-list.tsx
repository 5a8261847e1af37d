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
import type { Translate } from '@wellspring/words/translate';
import type { ReactNode } from 'react';
import { useWords } from '../words/words.ts';

type Order = { readonly ids: readonly string[]; readonly nameOf: (id: string) => string };

/** What a screen reader hears while an item is moved. */
const announcing = (t: Translate<'forms'>, { ids, nameOf }: Order): Announcements => {
  const name = (id: UniqueIdentifier): string => nameOf(String(id));
  const numberOf = (id: UniqueIdentifier): number => ids.indexOf(String(id)) + 1;
  return {
    // Called once the item is over its own position: only then the arrow keys move it.
    onDragStart: () => undefined,
    onDragOver: ({ active, over }) =>
      over ? t('forms.movePicked', { name: name(active.id), number: numberOf(over.id), count: ids.length }) : undefined,
    onDragEnd: ({ active, over }) =>
      over ? t('forms.moveDone', { name: name(active.id), number: numberOf(over.id) }) : undefined,
    onDragCancel: ({ active }) => t('forms.moveGivenUp', { name: name(active.id) }),
  };
};

type Props = Order & {
  /** Called when an item is dropped at the position of another. */
  readonly onMove: (id: string, overId: string) => void;
  readonly children: ReactNode;
};

/** Items (each with `useSortable`) that are put in order by pointer or keyboard: Space picks up and drops, arrows move. */
export const SortableList = ({ ids, nameOf, onMove, children }: Props) => {
  const t = useWords('forms');
  // No smooth scroll: it would not ask whether the visitor wants motion.
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates, scrollBehavior: 'auto' }),
  );
  const onDragEnd = ({ active, over }: DragEndEvent): void => {
    if (over && over.id !== active.id) onMove(String(active.id), String(over.id));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={onDragEnd}
      accessibility={{
        announcements: announcing(t, { ids, nameOf }),
        screenReaderInstructions: { draggable: t('forms.moveHow') },
      }}
    >
      <SortableContext items={[...ids]} strategy={rectSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
};
