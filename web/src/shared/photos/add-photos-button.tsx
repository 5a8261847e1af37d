import { useRef, type RefObject } from 'react';
import { quietButton } from '../ui/button-look.ts';
import { ImagePlus } from '../icons.tsx';
import { offeredBy, PHOTO_RULE } from './photo-rule.ts';

type Props = {
  /** for a keyboard that has lost its photo */
  readonly ref: RefObject<HTMLButtonElement | null>;
  readonly onAdd: (files: readonly File[]) => void;
};

/** Opens the browser's picker of images. */
export const AddPhotosButton = ({ ref, onAdd }: Props) => {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={offeredBy(PHOTO_RULE)}
        multiple
        hidden
        aria-label="Photos"
        onChange={({ currentTarget }) => {
          onAdd([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
      <button ref={ref} type="button" onClick={() => input.current?.click()} className={quietButton}>
        <ImagePlus aria-hidden="true" className="size-4.5" />
        Add photos
      </button>
    </>
  );
};
