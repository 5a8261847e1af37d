import { useWords } from '../../../shared/words/words.ts';

type Props = {
  /** why the point is doubted */
  readonly note: string;
  readonly isConfirmed: boolean;
  readonly onConfirm: (isConfirmed: boolean) => void;
};

/** Why the point of a place counts as approximate, and the way to say that it is right. */
export const ConfirmPoint = ({ note, isConfirmed, onConfirm }: Props) => {
  const t = useWords('admin');
  return (
    <div className="mb-4 rounded-card border border-amber px-4 py-3">
      <p className="text-ink">{t('admin.pointDoubted', { note })}</p>
      <label className="mt-2 flex min-h-11 items-center gap-3 text-ink">
        <input
          type="checkbox"
          checked={isConfirmed}
          onChange={({ target }) => onConfirm(target.checked)}
          className="size-6 accent-primary"
        />
        {t('admin.pointIsRight')}
      </label>
    </div>
  );
};
