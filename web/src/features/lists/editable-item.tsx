import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { useRef, useState } from 'react';
import { GripVertical, Pencil, Trash2 } from '../../shared/icons.tsx';
import { ListItem, type CardSlot, type Item } from './list-items.tsx';
import { NoteForm } from './note-form.tsx';

const control = 'flex size-11 items-center justify-center rounded-full text-ink-soft hover:bg-sunken hover:text-ink';

type Props = {
  readonly listId: string;
  readonly item: Item;
  readonly LocationCard: CardSlot;
  readonly onNote: (note: string) => Promise<boolean>;
  readonly onRemove: () => void;
};

/** A place of one's own list: moved by its handle, with pointer, finger or keys; its note is edited in place. */
export const EditableItem = ({ listId, item, LocationCard, onNote, onRemove }: Props) => {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id: item.locationId,
  });
  const [isEditing, setEditing] = useState(false);
  const pencil = useRef<HTMLButtonElement>(null);
  const name = item.location?.name ?? 'this location';
  const controls = (
    <span className="needs-script flex">
      <button
        type="button"
        ref={setActivatorNodeRef}
        {...attributes}
        {...listeners}
        aria-label={`Move ${name}`}
        className={`${control} cursor-grab touch-none`}
      >
        <GripVertical aria-hidden="true" className="size-5" />
      </button>
      <button
        type="button"
        ref={pencil}
        aria-label={`${item.notes ? 'Edit' : 'Add'} note of ${name}`}
        aria-expanded={isEditing}
        onClick={() => setEditing(!isEditing)}
        className={control}
      >
        <Pencil aria-hidden="true" className="size-5" />
      </button>
      <button type="button" aria-label={`Remove ${name} from the list`} onClick={onRemove} className={control}>
        <Trash2 aria-hidden="true" className="size-5" />
      </button>
    </span>
  );
  const close = () => {
    setEditing(false);
    pencil.current?.focus();
  };
  return (
    <li
      ref={setNodeRef}
      value={item.visitOrder}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={isDragging ? 'relative z-10 opacity-80' : ''}
    >
      <ListItem
        item={item}
        LocationCard={LocationCard}
        controls={controls}
        note={
          isEditing ? (
            <NoteForm
              subject={`${listId} ${item.locationId}`}
              placeName={name}
              note={item.notes}
              onSave={onNote}
              onClose={close}
            />
          ) : undefined
        }
      />
    </li>
  );
};
