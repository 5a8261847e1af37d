import { LOCATION_PHOTOS_MAX } from '@wellspring/rest-contract/photo';
import { useEffect, useEffectEvent, useRef, useState, type DragEvent } from 'react';
import { AddPhotosButton } from '../../shared/photos/add-photos-button.tsx';
import { ShrinkingStatus } from '../../shared/photos/shrinking-status.tsx';
import { RefusedPhotos } from '../../shared/photos/refused-photos.tsx';
import { island } from '../../shared/ui/island.tsx';
import { useWords } from '../../shared/words/words.ts';
import { FormGroup } from './form-group.tsx';
import type { ChosenPhotos } from './use-chosen-photos.ts';

const PhotoOrder = island(
  () => import('./photo-order.tsx').then(({ PhotoOrder }) => PhotoOrder),
  <div className="pulse h-28" />,
  { title: 'addLocation.photosNotShown', text: 'addLocation.photosNotShownText' },
);

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

/** The photos that go with the place: by picker, dropped, or pasted. */
export const PhotosGroup = ({ chosen }: { readonly chosen: ChosenPhotos }) => {
  const t = useWords('addLocation');
  const add = useRef<HTMLButtonElement>(null);
  const [isOver, setOver] = useState(false);
  // A picture can be pasted anywhere on the page; pasted text goes to the focused field.
  const paste = useEffectEvent((event: ClipboardEvent): void => {
    const files = [...(event.clipboardData?.files ?? [])];
    const isShown = add.current?.checkVisibility() ?? false;
    if (!isShown || files.length === 0 || event.clipboardData?.types.includes('text/plain')) return;
    event.preventDefault();
    void chosen.add(files);
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent): void => paste(event);
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, []);
  const onDrop = (event: DragEvent): void => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    setOver(false);
    void chosen.add([...event.dataTransfer.files]);
  };
  const onDragOver = (event: DragEvent): void => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    setOver(true);
  };
  return (
    <FormGroup heading={t('addLocation.photos')}>
      <div
        role="group"
        aria-label={t('addLocation.photosUpTo', { max: LOCATION_PHOTOS_MAX })}
        onDrop={onDrop}
        onDragOver={onDragOver}
        onDragLeave={() => setOver(false)}
        className={`flex flex-col items-center gap-3 rounded-card border-2 border-dashed px-4 py-6 text-center ${
          isOver ? 'border-primary bg-primary-wash' : 'border-control'
        }`}
      >
        <div>
          <AddPhotosButton ref={add} onAdd={(files) => void chosen.add(files)} />
          <ShrinkingStatus status={chosen.status} />
        </div>
        <p className="text-sm text-ink-soft">{t('addLocation.photosHelp', { max: LOCATION_PHOTOS_MAX })}</p>
      </div>
      <RefusedPhotos refused={chosen.refused} />
      {chosen.photos.length > 0 ? (
        <PhotoOrder
          chosen={chosen}
          onRemove={(id) => {
            chosen.remove(id);
            add.current?.focus();
          }}
        />
      ) : null}
    </FormGroup>
  );
};
