import { CSS } from '@dnd-kit/utilities';
import { useState } from 'react';
import type { AdminHeroImageItemFragment } from '../../../generated/admin-operations.ts';
import { heroImageOfWidth } from '../../../shared/format/hero-image-of-width.ts';
import { DeleteButton } from '../../../shared/ui/delete-button.tsx';
import { GripVertical } from '../../../shared/icons.tsx';
import { useSortableItem } from '../../../shared/ui/use-sortable-item.ts';
import { Rich } from '../../../shared/words/rich.tsx';
import { useWords } from '../../../shared/words/words.ts';
import { Switch } from './switch.tsx';

type Props = {
  readonly image: AdminHeroImageItemFragment;
  readonly number: number;
  readonly onActive: (isActive: boolean) => Promise<void>;
  readonly onDelete: () => Promise<void>;
};

/** One hero image: moved by its handle, with pointer, finger or keys. */
export const HeroImageRow = ({ image, number, onActive, onDelete }: Props) => {
  const t = useWords('admin');
  const { id, originalName, url, isActive } = image;
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } =
    useSortableItem(id);
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
        alt={t('admin.imageAlt', { number, name: originalName })}
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
          aria-label={t('admin.moveImage', { name: originalName })}
          className="flex size-11 shrink-0 cursor-grab touch-none items-center justify-center rounded-full text-ink-soft hover:bg-sunken hover:text-ink"
        >
          <GripVertical aria-hidden="true" className="size-5" />
        </button>
        <div className="min-w-0 grow basis-24">
          <p className="truncate font-medium" title={originalName}>
            {originalName}
          </p>
          <p className="text-sm text-ink-soft">
            {isActive ? t('admin.imageActive', { number }) : t('admin.imageInactive', { number })}
          </p>
        </div>
        <Switch
          isOn={isActive}
          label={t('admin.showImage', { name: originalName })}
          busy={busy}
          onToggle={() => void toggle()}
        />
        <DeleteButton
          isSmall
          label={t('admin.deleteImage', { name: originalName })}
          question={t('admin.deleteImageQuestion')}
          onConfirm={onDelete}
        >
          <Rich text={t('admin.deleteImageText')} parts={{ name: () => <bdi>{originalName}</bdi> }} />
        </DeleteButton>
      </div>
    </li>
  );
};
