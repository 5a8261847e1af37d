import { REVIEW_PHOTOS_MAX } from '@wellspring/rest-contract/photo';
import { useRef } from 'react';
import { AddPhotosButton } from '../../shared/photos/add-photos-button.tsx';
import { RefusedPhotos } from '../../shared/photos/refused-photos.tsx';
import type { RefusedPhoto } from '../../shared/photos/photo-rule.ts';
import { PHOTOS_ANCHOR } from '../../shared/photos/photos-anchor.ts';
import { ShrinkingStatus } from '../../shared/photos/shrinking-status.tsx';
import { X } from '../../shared/icons.tsx';
import { Rich } from '../../shared/words/rich.tsx';
import { useWords } from '../../shared/words/words.ts';
import type { FormPhoto } from './use-photos.ts';

type Props = {
  readonly photos: readonly FormPhoto[];
  readonly refused: readonly RefusedPhoto[];
  /** what is being done with photos that were chosen */
  readonly status: string;
  readonly onAdd: (files: readonly File[]) => void;
  readonly onRemove: (id: string) => void;
};

/** The photos that go with a review. */
export const PhotoField = ({ photos, refused, status, onAdd, onRemove }: Props) => {
  const t = useWords('reviews');
  const add = useRef<HTMLButtonElement>(null);
  return (
    <div id={PHOTOS_ANCHOR} role="group" aria-label={t('reviews.photos')} className="scroll-mt-24">
      <p className="font-medium">
        <Rich
          text={t('reviews.photosUpTo', { max: REVIEW_PHOTOS_MAX })}
          parts={{ most: (text) => <span className="font-normal text-ink-soft">{text}</span> }}
        />
      </p>
      {photos.length > 0 ? (
        <ul className="mt-2 flex flex-wrap gap-3">
          {photos.map(({ id, url }, index) => (
            <li key={id} className="relative">
              <img
                src={url}
                alt={t('reviews.photo', { number: index + 1 })}
                width={88}
                height={88}
                className="size-22 rounded-card bg-sunken object-cover"
              />
              <button
                type="button"
                aria-label={t('reviews.removePhoto', { number: index + 1 })}
                onClick={() => {
                  onRemove(id);
                  add.current?.focus();
                }}
                className="absolute -top-3 -end-3 flex size-11 items-center justify-center"
              >
                <span className="flex size-7 items-center justify-center rounded-full border border-control bg-surface">
                  <X aria-hidden="true" className="size-4" />
                </span>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <div className="mt-2">
        <AddPhotosButton ref={add} onAdd={onAdd} />
        <ShrinkingStatus status={status} />
      </div>
      <RefusedPhotos refused={refused} />
    </div>
  );
};
