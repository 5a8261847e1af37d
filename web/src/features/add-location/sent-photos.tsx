import { useId } from 'react';
import { quietButton } from '../../shared/ui/button-look.ts';
import { Check, CircleAlert, RotateCcw } from '../../shared/icons.tsx';
import { useWords } from '../../shared/words/words.ts';
import { Rich } from '../../shared/words/rich.tsx';
import type { ChosenPhoto } from './chosen-photos.ts';
import type { Sending } from './photo-queue.ts';

const percent = (share: number): number => Math.round(share * 100);

type RowProps = {
  readonly sending: Sending<ChosenPhoto>;
  readonly number: number;
  readonly onRetry: () => void;
};

const LABELS = {
  waiting: 'addLocation.photoWaits',
  sent: 'addLocation.photoSent',
  failed: 'addLocation.photoNotSent',
} as const;

const Row = ({ sending: { photo, state, progress, why }, number, onRetry }: RowProps) => {
  const t = useWords('addLocation');
  const id = useId();
  const Icon = state === 'failed' ? CircleAlert : Check;
  return (
    <li className="flex gap-4 rounded-card border border-line bg-surface p-3">
      <img
        src={photo.url}
        alt=""
        width={72}
        height={54}
        className="h-13.5 w-18 shrink-0 rounded-sm bg-sunken object-cover"
      />
      <div className="min-w-0 grow">
        <p id={id} className="flex items-center gap-2">
          {state === 'sent' || state === 'failed' ? (
            <Icon aria-hidden="true" className={`size-4.5 ${state === 'failed' ? 'text-ember' : 'text-primary'}`} />
          ) : null}
          <span className="min-w-0 truncate">
            <Rich
              text={t('addLocation.photoOfName', { number })}
              parts={{ name: () => <bdi>{photo.file.name}</bdi> }}
            />
          </span>
        </p>
        <progress
          aria-labelledby={id}
          max={100}
          value={percent(progress)}
          className="progress-line mt-1.5 [--level:var(--color-primary)]"
        />
        <p className="mt-1 text-sm text-ink-soft">
          {state === 'sending' ? t('addLocation.photoSending', { percent: percent(progress) }) : t(LABELS[state])}
        </p>
        {state === 'failed' ? (
          <>
            <p role="alert" className="text-sm font-medium wrap-anywhere text-ember">
              {why}
            </p>
            <button type="button" onClick={onRetry} className={`${quietButton} mt-2`}>
              <RotateCcw aria-hidden="true" className="size-4.5" />
              {t('addLocation.tryPhotoAgain', { number })}
            </button>
          </>
        ) : null}
      </div>
    </li>
  );
};

type Props = {
  readonly sendings: readonly Sending<ChosenPhoto>[];
  readonly onRetry: (id: string) => void;
};

/** How far each photo is. */
export const SentPhotos = ({ sendings, onRetry }: Props) => (
  <ol className="grid grid-cols-1 gap-3">
    {sendings.map((sending, at) => (
      <Row key={sending.photo.id} sending={sending} number={at + 1} onRetry={() => onRetry(sending.photo.id)} />
    ))}
  </ol>
);
