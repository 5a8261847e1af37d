import { CSS } from '@dnd-kit/utilities';
import { CAPTION_MAX } from '@wellspring/rest-contract/photo';
import { GripVertical, Trash2 } from '../../shared/icons.tsx';
import { TextField } from '../../shared/ui/text-field.tsx';
import { useSortableItem } from '../../shared/ui/use-sortable-item.ts';
import { useWords } from '../../shared/words/words.ts';
import type { ChosenPhoto } from './chosen-photos.ts';

const control = 'flex size-11 items-center justify-center rounded-full text-ink-soft hover:bg-sunken hover:text-ink';

/** Characters as people count them are at most so many UTF-16 units; the server counts exactly. */
const UNITS_MAX = CAPTION_MAX * 2;

type Props = {
  readonly photo: ChosenPhoto;
  /** from 1 */
  readonly number: number;
  readonly isPrimary: boolean;
  readonly onPrimary: () => void;
  readonly onDescribe: (caption: string) => void;
  readonly onRemove: () => void;
};

/** One photo of the form: moved by its handle with pointer, finger or keys, described, made the main one, taken out. */
export const PhotoRow = ({ photo, number, isPrimary, onPrimary, onDescribe, onRemove }: Props) => {
  const t = useWords('addLocation');
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortableItem(
    photo.id,
  );
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={`flex flex-wrap gap-x-4 gap-y-2 rounded-card border border-line bg-surface p-3 ${isDragging ? 'relative z-10 opacity-80' : ''}`}
    >
      <img
        src={photo.url}
        alt={t('addLocation.photo', { number })}
        width={112}
        height={84}
        className="h-21 w-28 shrink-0 rounded-sm bg-sunken object-cover"
      />
      <div className="min-w-0 grow basis-48">
        <TextField
          label={t('addLocation.caption')}
          aria-label={t('addLocation.captionOf', { number })}
          autoComplete="off"
          maxLength={UNITS_MAX}
          value={photo.caption}
          onChange={({ target }) => onDescribe(target.value)}
        />
        <div className="flex items-center justify-between gap-2">
          <label className="flex min-h-11 cursor-pointer items-center gap-2 text-sm">
            <input
              type="radio"
              name="primary-photo"
              checked={isPrimary}
              onChange={onPrimary}
              aria-label={t('addLocation.isMainPhoto', { number })}
              className="size-5 accent-primary"
            />
            {t('addLocation.mainPhoto')}
          </label>
          <span className="flex">
            <button
              type="button"
              ref={setActivatorNodeRef}
              {...attributes}
              {...listeners}
              aria-label={t('addLocation.movePhoto', { number })}
              className={`${control} cursor-grab touch-none`}
            >
              <GripVertical aria-hidden="true" className="size-5" />
            </button>
            <button
              type="button"
              aria-label={t('addLocation.removePhoto', { number })}
              onClick={onRemove}
              className={control}
            >
              <Trash2 aria-hidden="true" className="size-5" />
            </button>
          </span>
        </div>
      </div>
    </li>
  );
};
