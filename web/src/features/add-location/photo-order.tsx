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
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { PhotoRow } from './photo-row.tsx';
import type { ChosenPhotos } from './use-chosen-photos.ts';

/** What a screen reader hears while a photo is moved. */
const announcing = (photos: ChosenPhotos['photos']): Announcements => {
  const numberOf = (id: UniqueIdentifier): number => photos.findIndex((photo) => photo.id === id) + 1;
  const over = (id: UniqueIdentifier): string =>
    `The photo is picked up, at number ${numberOf(id)} of ${photos.length}.`;
  return {
    // Picking up is followed at once by being over its own number.
    onDragStart: ({ active }) => over(active.id),
    onDragOver: (event) => (event.over ? over(event.over.id) : undefined),
    onDragEnd: (event) => (event.over ? `The photo is now number ${numberOf(event.over.id)}.` : undefined),
    onDragCancel: ({ active }) => `Photo ${numberOf(active.id)} stays where it was.`,
  };
};

type Props = {
  readonly chosen: Pick<ChosenPhotos, 'photos' | 'primaryId' | 'describe' | 'move' | 'choosePrimary'>;
  readonly onRemove: (id: string) => void;
};

/** The chosen photos in their order. */
export const PhotoOrder = ({ chosen: { photos, primaryId, describe, move, choosePrimary }, onRemove }: Props) => {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const onDragEnd = ({ active, over }: DragEndEvent): void => {
    if (over && over.id !== active.id) move(String(active.id), String(over.id));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={onDragEnd}
      accessibility={{ announcements: announcing(photos) }}
    >
      <SortableContext items={photos.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <ol className="grid grid-cols-1 gap-3">
          {photos.map((photo, at) => (
            <PhotoRow
              key={photo.id}
              photo={photo}
              number={at + 1}
              isPrimary={photo.id === primaryId}
              onPrimary={() => choosePrimary(photo.id)}
              onDescribe={(caption) => describe(photo.id, caption)}
              onRemove={() => onRemove(photo.id)}
            />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
};
