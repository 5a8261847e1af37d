import { Check, Plus } from '../../shared/icons.tsx';
import { useWords } from '../../shared/words/words.ts';
import type { ListToAddTo } from './use-lists-to-add-to.ts';

type Props = { readonly list: ListToAddTo; readonly onChoose: () => void };

/** One list to put a place into; pressed: it holds it. */
export const ListChoice = ({ list: { name, isPublic, itemCount, holds }, onChoose }: Props) => {
  const t = useWords('lists');
  const Icon = holds ? Check : Plus;
  return (
    <button
      type="button"
      aria-pressed={holds}
      onClick={onChoose}
      className="flex min-h-13 w-full items-center gap-3 rounded-sm px-2 py-1.5 text-start -outline-offset-2 hover:bg-sunken"
    >
      <span
        aria-hidden="true"
        className={`flex size-7 shrink-0 items-center justify-center rounded-full border ${
          holds ? 'border-primary bg-primary text-on-primary' : 'border-control text-ink-soft'
        }`}
      >
        <Icon className="size-4" />
      </span>
      <span className="min-w-0">
        <span dir="auto" className="line-clamp-2 leading-snug font-semibold wrap-anywhere">
          {name}
        </span>
        <span className="block text-sm text-ink-soft tabular-nums">
          {t('lists.choice', {
            visibility: isPublic ? 'public' : 'private',
            count: itemCount,
            holds: holds ? 'yes' : 'no',
          })}
        </span>
      </span>
    </button>
  );
};
