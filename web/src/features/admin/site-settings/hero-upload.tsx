import { HERO_IMAGES_AT_ONCE } from '@wellspring/rest-contract/hero-limits';
import { useRef, useState, type DragEvent } from 'react';
import { offeredBy } from '../../../shared/photos/photo-rule.ts';
import { ShrinkingStatus } from '../../../shared/photos/shrinking-status.tsx';
import { primaryButton, quietButton } from '../../../shared/ui/button-look.ts';
import { ImagePlus } from '../../../shared/icons.tsx';
import { useWords } from '../../../shared/words/words.ts';
import { HeroUploadFile } from './hero-upload-file.tsx';
import { HERO_RULE, useHeroUpload } from './use-hero-upload.ts';

type Props = { readonly onUploaded: () => void };

/** New hero images: chosen or dropped, looked at, and sent together. */
export const HeroUpload = ({ onUploaded }: Props) => {
  const t = useWords('admin');
  const { files, progress, status, add, remove, send } = useHeroUpload(onUploaded);
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const isSending = progress !== null;
  const ready = files.filter(({ failure }) => failure === null).length;
  const over = (is: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(is);
  };
  const drop = (event: DragEvent) => {
    over(false)(event);
    void add([...event.dataTransfer.files]);
  };
  return (
    <div
      role="group"
      aria-label={t('admin.newImages')}
      onDragOver={over(true)}
      onDragLeave={over(false)}
      onDrop={drop}
      className={`mt-4 max-w-3xl rounded-card border-2 border-dashed p-5 ${isOver ? 'border-primary bg-primary-wash' : 'border-control'}`}
    >
      <input
        ref={input}
        type="file"
        accept={offeredBy(HERO_RULE)}
        multiple
        hidden
        aria-label={t('admin.chooseFiles')}
        onChange={({ currentTarget }) => {
          void add([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <button ref={choose} type="button" onClick={() => input.current?.click()} className={quietButton}>
          <ImagePlus aria-hidden="true" className="size-4.5" />
          {t('admin.chooseImages')}
        </button>
        <p className="text-sm text-ink-soft">{t('admin.chooseText', { most: HERO_IMAGES_AT_ONCE })}</p>
      </div>
      <ShrinkingStatus status={status} />
      {files.length > 0 ? (
        <ul className="mt-4 grid gap-3">
          {files.map((file) => (
            <HeroUploadFile
              key={file.id}
              file={file}
              isSending={isSending}
              onRemove={() => {
                remove(file.id);
                choose.current?.focus();
              }}
            />
          ))}
        </ul>
      ) : null}
      {isSending ? (
        <progress
          aria-label={t('admin.progress')}
          value={progress}
          max={1}
          className="mt-4 h-2 w-full accent-primary"
        />
      ) : null}
      {ready > 0 ? (
        <button type="button" aria-disabled={isSending} onClick={() => void send()} className={`${primaryButton} mt-4`}>
          {isSending ? t('admin.uploading') : t('admin.upload', { count: ready })}
        </button>
      ) : null}
    </div>
  );
};
