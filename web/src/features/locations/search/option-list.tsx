import { Fragment, type ReactNode } from 'react';
import type { IconComponent } from '../../../shared/icons.tsx';
import { useWords } from '../../../shared/words/words.ts';

/** How an option looks. */
export type OptionRow = {
  readonly icon: IconComponent;
  readonly hue: string;
  /** in place of the icon */
  readonly picture?: ReactNode;
  readonly title: string;
  /** the second line; empty: none */
  readonly line: string;
  /** at the end of the row */
  readonly end?: ReactNode;
};

type Named = { readonly key: string };

/** Options below a common name; without a name they stand for themselves. */
type OptionGroup<Option> = { readonly name: string; readonly options: readonly Option[] };

type Props<Option> = {
  /** of the combobox: names the list and its options */
  readonly id: string;
  /** how many options are shown, as the box knows it: said to screen readers */
  readonly count: number;
  /** those without options are not shown */
  readonly groups: readonly OptionGroup<Option>[];
  readonly rowOf: (option: Option) => OptionRow;
  /** key of the active option */
  readonly active: string;
  readonly onChoose: (option: Option) => void;
  /** stands above the options, and is said to screen readers instead of their number; empty: nothing */
  readonly message?: string;
};

/** The active option of a list that is longer than the screen. */
const showIt = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' });

/** The list of a combobox. Focus stays in the box. */
export const OptionList = <Option extends Named>(props: Props<Option>) => {
  const { id, count, groups, rowOf, active, onChoose, message = '' } = props;
  const t = useWords('places');
  const shown = groups.filter(({ options }) => options.length > 0);
  const row = (option: Option) => {
    const { icon: Icon, hue, picture, title, line, end } = rowOf(option);
    const isActive = option.key === active;
    return (
      <div
        key={option.key}
        ref={isActive ? showIt : null}
        id={`${id}-${option.key}`}
        role="option"
        aria-selected={isActive}
        onClick={() => onChoose(option)}
        className={`${hue} flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 py-2 text-ink hover:bg-sunken ${isActive ? 'bg-sunken' : ''}`}
      >
        {picture ?? <Icon aria-hidden="true" className="size-5 shrink-0 text-cat" />}
        <span className="min-w-0 grow">
          <span className="block truncate font-medium">{title}</span>
          {line ? <span className="block truncate text-sm text-ink-soft">{line}</span> : null}
        </span>
        {end ? (
          <span className="flex shrink-0 items-center gap-0.5 text-sm text-ink-soft tabular-nums">{end}</span>
        ) : null}
      </div>
    );
  };
  return (
    <div
      className={
        shown.length > 0 || message
          ? 'absolute inset-x-0 top-full z-30 mt-2 max-h-[min(34rem,60dvh)] overflow-auto rounded-card border border-line bg-surface p-1.5 text-start text-ink shadow-float'
          : 'sr-only'
      }
    >
      <p role="status" className={message ? 'px-3 py-2' : 'sr-only'}>
        {message || (count > 0 ? t('places.suggestionCount', { count }) : '')}
      </p>
      {shown.length > 0 ? (
        <div
          id={`${id}-options`}
          role="listbox"
          aria-label={t('places.suggestions')}
          // The focus stays in the box.
          onMouseDown={(event) => event.preventDefault()}
        >
          {shown.map(({ name, options }) =>
            name ? (
              <div
                key={options[0]?.key}
                role="group"
                aria-label={name}
                className="mt-1 border-t border-line pt-1 first:mt-0 first:border-0"
              >
                <div aria-hidden="true" className="px-3 py-1 text-sm font-semibold text-ink-soft">
                  {name}
                </div>
                {options.map(row)}
              </div>
            ) : (
              <Fragment key={options[0]?.key}>{options.map(row)}</Fragment>
            ),
          )}
        </div>
      ) : null}
    </div>
  );
};
