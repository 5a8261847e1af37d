import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { useState } from 'react';
import type { AdminHeroImageItemFragment } from '../../../generated/admin-operations.ts';
import { heroImageOfWidth } from '../../../shared/format/hero-image-of-width.ts';
import { DeleteButton } from '../../../shared/ui/delete-button.tsx';
import { GripVertical } from '../../../shared/icons.tsx';
import { Switch } from './switch.tsx';

type Props = {
  readonly image: AdminHeroImageItemFragment;
  readonly number: number;
  readonly onActive: (isActive: boolean) => Promise<void>;
  readonly onDelete: () => Promise<void>;
};

/** One hero image: moved by its handle, with pointer, finger or keys. */
export const HeroImageRow = ({ image, number, onActive, onDelete }: Props) => {
  const { id, originalName, url, isActive } = image;
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id,
  });
  const [busy, setBusy] = useState(false);
  const toggle = async () => {
    setBusy(true);
    await onActive(!isActive);
    setBusy(false);
  };
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={`overflow-hidden rounded-card border border-line bg-surface ${isDragging ? 'relative z-10 opacity-80' : ''}`}
    >
      <img
        src={heroImageOfWidth(url, 640)}
        alt={`Hero image ${number}: ${originalName}`}
        width={640}
        height={360}
        loading="lazy"
        className={`aspect-video w-full bg-sunken object-cover ${isActive ? '' : 'opacity-45 grayscale'}`}
      />
      <div className="flex flex-wrap items-center gap-1 p-2">
        <button
          type="button"
          ref={setActivatorNodeRef}
          {...attributes}
          {...listeners}
          aria-label={`Move ${originalName}`}
          className="flex size-11 shrink-0 cursor-grab touch-none items-center justify-center rounded-full text-ink-soft hover:bg-sunken hover:text-ink"
        >
          <GripVertical aria-hidden="true" className="size-5" />
        </button>
        <div className="min-w-0 grow basis-24">
          <p className="truncate font-medium" title={originalName}>
            {originalName}
          </p>
          <p className="text-sm text-ink-soft">
            {number} · {isActive ? 'Active' : 'Inactive'}
          </p>
        </div>
        <Switch isOn={isActive} label={`Show ${originalName}`} busy={busy} onToggle={() => void toggle()} />
        <DeleteButton isSmall label={`Delete ${originalName}`} question="Delete this hero image?" onConfirm={onDelete}>
          {originalName} goes from the landing page and cannot be brought back.
        </DeleteButton>
      </div>
    </li>
  );
};
