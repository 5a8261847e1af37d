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
import type { AdminHeroImageItemFragment } from '../../../generated/admin-operations.ts';
import { HeroImageRow } from './hero-image-row.tsx';
import { useHeroEdits } from './use-hero-edits.ts';

type Image = AdminHeroImageItemFragment;

/** What a screen reader hears while a picture is moved. */
const announcing = (images: readonly Image[]): Announcements => {
  const nameOf = (id: UniqueIdentifier): string =>
    images.find((image) => image.id === id)?.originalName ?? 'The picture';
  const numberOf = (id: UniqueIdentifier): number => images.findIndex((image) => image.id === id) + 1;
  const held = (id: UniqueIdentifier, overId: UniqueIdentifier) =>
    `${nameOf(id)} is picked up, at number ${numberOf(overId)} of ${images.length}.`;
  return {
    onDragStart: ({ active }) => held(active.id, active.id),
    onDragOver: ({ active, over }) => (over ? held(active.id, over.id) : undefined),
    onDragEnd: ({ active, over }) => (over ? `${nameOf(active.id)} is now number ${numberOf(over.id)}.` : undefined),
    onDragCancel: ({ active }) => `${nameOf(active.id)} stays where it was.`,
  };
};

type Props = { readonly images: readonly Image[]; readonly refetch: () => void };

/** All hero images, in the order in which the landing page shows them. */
export const HeroImageList = ({ images: stored, refetch }: Props) => {
  const { images, move, setActive, remove } = useHeroEdits(stored, refetch);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) move(String(active.id), String(over.id));
  };
  if (images.length === 0)
    return <p className="mt-6 text-ink-soft">No hero images yet. The landing page shows its own landscape.</p>;
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={onDragEnd}
      accessibility={{ announcements: announcing(images) }}
    >
      <SortableContext items={images.map(({ id }) => id)} strategy={rectSortingStrategy}>
        <ol
          aria-label="Hero images in their order"
          className="mt-6 grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3"
        >
          {images.map((image, index) => (
            <HeroImageRow
              key={image.id}
              image={image}
              number={index + 1}
              onActive={(isActive) => setActive(image.id, isActive)}
              onDelete={() => remove(image.id)}
            />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
};
