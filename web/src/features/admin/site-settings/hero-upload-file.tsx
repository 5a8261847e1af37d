import { useState } from 'react';
import { ImageOff, X } from '../../../shared/icons.tsx';
import { useWords } from '../../../shared/words/words.ts';
import type { ChosenImage } from './use-hero-upload.ts';

type Props = { readonly file: ChosenImage; readonly isSending: boolean; readonly onRemove: () => void };

const box = 'h-13.5 w-24 shrink-0 rounded-sm bg-sunken';

/** The picture, where the browser can show it. */
const Preview = ({ url }: { readonly url: string }) => {
  const [isBroken, setBroken] = useState(false);
  if (!isBroken)
    return (
      <img src={url} alt="" width={96} height={54} onError={() => setBroken(true)} className={`${box} object-cover`} />
    );
  return (
    <span className={`${box} flex items-center justify-center`}>
      <ImageOff aria-hidden="true" className="size-5 text-ink-soft" />
    </span>
  );
};

/** One file that was chosen, and why it cannot be taken, where it cannot. */
export const HeroUploadFile = ({ file: { file, url, failure }, isSending, onRemove }: Props) => {
  const t = useWords('admin');
  return (
    <li className="flex items-center gap-3">
      <Preview url={url} />
      <div className="min-w-0 grow">
        <p className="truncate font-medium">{file.name}</p>
        {failure === null ? null : (
          <p role="alert" className="text-sm text-ember">
            {failure}
          </p>
        )}
      </div>
      <button
        type="button"
        aria-label={t('admin.removeFile', { name: file.name })}
        aria-disabled={isSending}
        onClick={() => {
          if (!isSending) onRemove();
        }}
        className="flex size-11 shrink-0 items-center justify-center rounded-full text-ink-soft hover:bg-sunken hover:text-ink"
      >
        <X aria-hidden="true" className="size-5" />
      </button>
    </li>
  );
};
