import { countText } from '../format/values.ts';
import { useLocale } from '../format/use-locale.ts';
import type { IconComponent } from '../icons.tsx';
import { useWords } from '../words/words.ts';

type Props = {
  readonly icon: IconComponent;
  readonly label: string;
  /** undefined: it is on its way; null: it cannot be had */
  readonly count: number | null | undefined;
};

/** A list of them: two beside each other, one where letters are large. */
export const statCards = 'grid grid-cols-[repeat(auto-fit,minmax(max(7.5rem,40%),1fr))] gap-3 sm:gap-4';

/** One number with its name, in a list of them (dl). */
export const StatCard = ({ icon: Icon, label, count }: Props) => {
  const t = useWords();
  const locale = useLocale();
  return (
    <div className="flex min-w-0 flex-col-reverse rounded-card border border-line bg-surface p-4 max-sm:px-3 max-sm:py-2">
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="flex items-center gap-2.5 text-2xl font-semibold tabular-nums">
        <Icon aria-hidden="true" className="size-6 shrink-0 text-primary" />
        {count === undefined ? (
          <span className="pulse block h-[1.2em] w-10" />
        ) : count === null ? (
          <span>
            <span aria-hidden="true">–</span>
            <span className="sr-only">{t('site.unknown')}</span>
          </span>
        ) : (
          countText(count, locale)
        )}
      </dd>
    </div>
  );
};
