import { directionOf } from '@wellspring/words/languages';
import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import type { GalleryPhotoFragment } from '../../../generated/place-operations.ts';
import { photoOfSize } from '../../../shared/format/photo-size.ts';
import { ChevronLeft, ChevronRight, X } from '../../../shared/icons.tsx';
import { Rich } from '../../../shared/words/rich.tsx';
import { useLanguage, useWords } from '../../../shared/words/words.ts';
import { altOf, sourceOf } from './photo-words.ts';

type Props = {
  readonly photos: readonly GalleryPhotoFragment[];
  /** the name of the place */
  readonly place: string;
  /** the photo that was pressed */
  readonly start: number;
  readonly onClose: () => void;
};

/** Pixels that a finger must move to the side to turn the page. */
const SWIPE = 48;

const roundButton =
  'flex size-11 shrink-0 items-center justify-center rounded-full bg-surface text-ink hover:text-primary';

/** Which photo is shown, by keys, by swipes and by buttons. */
const useTurning = (count: number, start: number) => {
  const [at, setAt] = useState(start);
  const pressed = useRef<number | null>(null);
  const toTheRight = directionOf(useLanguage()) === 'ltr' ? 1 : -1;
  // Round and round: a button that ends would take the focus with it.
  const turn = (by: number): void => setAt((now) => (now + by + count) % count);
  const steps: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => turn(-toTheRight),
    ArrowRight: () => turn(toTheRight),
    Home: () => setAt(0),
    End: () => setAt(count - 1),
  };
  return {
    // Photos may go while they are looked at.
    at: Math.min(at, count - 1),
    show: setAt,
    turn,
    onKeyDown: (event: KeyboardEvent): void => {
      const step = steps[event.key];
      if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      step();
    },
    onPointerDown: ({ clientX, isPrimary }: PointerEvent): void => {
      pressed.current = isPrimary ? clientX : null;
    },
    onPointerUp: ({ clientX }: PointerEvent): void => {
      const moved = pressed.current === null ? 0 : clientX - pressed.current;
      pressed.current = null;
      if (Math.abs(moved) >= SWIPE) turn(moved < 0 ? toTheRight : -toTheRight);
    },
    onPointerCancel: (): void => {
      pressed.current = null;
    },
  };
};

/** The photos beside the one that is shown are preloaded. */
const usePreloaded = (photos: readonly (GalleryPhotoFragment | undefined)[]): void => {
  const addresses = photos.flatMap((photo) => (photo ? photoOfSize(photo.url, 1920) : [])).join(' ');
  useEffect(() => {
    for (const address of addresses.split(' ').filter(Boolean)) new Image().src = address;
  }, [addresses]);
};

type DotsProps = {
  readonly photos: readonly GalleryPhotoFragment[];
  readonly at: number;
  readonly show: (at: number) => void;
};

const Dots = ({ photos, at, show }: DotsProps) => {
  const t = useWords('place');
  return (
    <ul aria-label={t('place.allPhotos')} className="flex max-h-18 flex-wrap justify-center overflow-y-auto">
      {photos.map(({ id }, index) => (
        <li key={id}>
          <button
            type="button"
            aria-label={t('place.photo', { number: index + 1 })}
            aria-current={index === at}
            onClick={() => show(index)}
            className="group flex size-6 items-center justify-center rounded-full"
          >
            <span
              className={`rounded-full border border-on-shade ${index === at ? 'size-3 bg-on-shade' : 'size-2.5 group-hover:bg-on-shade'}`}
            />
          </button>
        </li>
      ))}
    </ul>
  );
};

/** Photos as large as the window, one at a time. The browser keeps the focus inside, closes it on Escape and gives the focus back. */
export const Lightbox = ({ photos, place, start, onClose }: Props) => {
  const t = useWords('place');
  const dialog = useRef<HTMLDialogElement>(null);
  const { at, show, turn, onKeyDown, ...swipe } = useTurning(photos.length, start);
  useEffect(() => {
    const { current } = dialog;
    if (current && !current.open) current.showModal();
  }, []);
  usePreloaded([photos[at - 1], photos[at + 1]]);
  const photo = photos[at];
  if (!photo) return null;
  return (
    <dialog
      ref={dialog}
      aria-label={t('place.photosOf', { name: place })}
      onClose={onClose}
      onKeyDown={onKeyDown}
      className="m-0 h-dvh max-h-none w-screen max-w-none bg-shade p-0 text-on-shade [&_:focus-visible]:outline-on-shade"
    >
      <div className="flex h-full flex-col gap-3 p-3 md:p-5">
        <div className="flex items-center justify-between gap-4">
          <p aria-live="polite" className="min-w-0">
            <Rich
              text={t('place.photoShown', { number: at + 1, count: photos.length })}
              parts={{
                said: (text) => <span className="sr-only">{text}</span>,
                seen: (text) => <span aria-hidden="true">{text}</span>,
                alt: () => <span className="sr-only">{altOf(t, photo, place)}</span>,
              }}
            />
          </p>
          <button
            type="button"
            aria-label={t('site.close')}
            onClick={() => dialog.current?.close()}
            className={roundButton}
          >
            <X aria-hidden="true" className="size-5" />
          </button>
        </div>
        <div className="relative flex min-h-0 grow items-center">
          <div {...swipe} className="flex h-full min-w-0 grow touch-pan-y items-center justify-center select-none">
            <img
              key={photo.id}
              src={photoOfSize(photo.url, 1920)}
              alt={altOf(t, photo, place)}
              draggable={false}
              className="max-h-full max-w-full rounded-card object-contain"
            />
          </div>
          {photos.length > 1 ? (
            <>
              <button
                type="button"
                aria-label={t('place.previousPhoto')}
                onClick={() => turn(-1)}
                className={`${roundButton} absolute start-0`}
              >
                <ChevronLeft aria-hidden="true" className="size-6 rtl:-scale-x-100" />
              </button>
              <button
                type="button"
                aria-label={t('place.nextPhoto')}
                onClick={() => turn(1)}
                className={`${roundButton} absolute end-0`}
              >
                <ChevronRight aria-hidden="true" className="size-6 rtl:-scale-x-100" />
              </button>
            </>
          ) : null}
        </div>
        <div className="flex flex-col items-center gap-2">
          <p className="inline-flex max-w-full items-center rounded-full bg-surface px-3 py-1 text-sm text-ink">
            <span className="truncate">{sourceOf(t, photo)}</span>
          </p>
          {photo.caption ? <p className="max-w-prose text-center wrap-anywhere">{photo.caption}</p> : null}
          {photos.length > 1 ? <Dots photos={photos} at={at} show={show} /> : null}
        </div>
      </div>
    </dialog>
  );
};
