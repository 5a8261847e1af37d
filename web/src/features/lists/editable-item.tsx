import { CSS } from '@dnd-kit/utilities';
import { useRef, useState } from 'react';
import { GripVertical, Pencil, Trash2 } from '../../shared/icons.tsx';
import { useSortableItem } from '../../shared/ui/use-sortable-item.ts';
import { useWords } from '../../shared/words/words.ts';
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
  const t = useWords('lists');
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortableItem(
    item.locationId,
  );
  const [isEditing, setEditing] = useState(false);
  const pencil = useRef<HTMLButtonElement>(null);
  const place = { name: item.location?.name ?? '', isKnown: item.location ? 'yes' : 'no' } as const;
  const controls = (
    <span className="needs-script flex">
      <button
        type="button"
        ref={setActivatorNodeRef}
        {...attributes}
        {...listeners}
        aria-label={t('lists.moveItem', place)}
        className={`${control} cursor-grab touch-none`}
      >
        <GripVertical aria-hidden="true" className="size-5" />
      </button>
      <button
        type="button"
        ref={pencil}
        aria-label={t(item.notes ? 'lists.editNote' : 'lists.addNote', place)}
        aria-expanded={isEditing}
        onClick={() => setEditing(!isEditing)}
        className={control}
      >
        <Pencil aria-hidden="true" className="size-5" />
      </button>
      <button type="button" aria-label={t('lists.removeItem', place)} onClick={onRemove} className={control}>
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
              label={t('lists.noteOf', place)}
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
