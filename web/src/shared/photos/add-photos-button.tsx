import { useRef, type RefObject } from 'react';
import { quietButton } from '../ui/button-look.ts';
import { ImagePlus } from '../icons.tsx';
import { offeredBy, PHOTO_RULE } from './photo-rule.ts';
import { useWords } from '../words/words.ts';

type Props = {
  /** for a keyboard that has lost its photo */
  readonly ref: RefObject<HTMLButtonElement | null>;
  readonly onAdd: (files: readonly File[]) => void;
};

/** Opens the browser's picker of images. */
export const AddPhotosButton = ({ ref, onAdd }: Props) => {
  const t = useWords('forms');
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={offeredBy(PHOTO_RULE)}
        multiple
        hidden
        aria-label={t('forms.photos')}
        onChange={({ currentTarget }) => {
          onAdd([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
      <button ref={ref} type="button" onClick={() => input.current?.click()} className={quietButton}>
        <ImagePlus aria-hidden="true" className="size-4.5" />
        {t('forms.addPhotos')}
      </button>
    </>
  );
};
