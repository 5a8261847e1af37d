import { SEARCH_TEXT_MAX } from '@wellspring/rest-contract/listing-limits';
import { useId, useState, type ReactNode, type SubmitEvent } from 'react';
import { quietButton } from '../../../shared/ui/button-look.ts';
import { Search } from '../../../shared/icons.tsx';
import { useWords } from '../../../shared/words/words.ts';
import type { Choice, ListKind } from './list-address.ts';
import type { ListQuestion } from './use-list-address.ts';

type ChoiceProps<Name extends string> = {
  readonly label: string;
  readonly value: Name;
  readonly choices: readonly Choice<Name>[];
  readonly onChoose: (name: Name) => void;
};

const ChoiceField = <Name extends string>({ label, value, choices, onChoose }: ChoiceProps<Name>) => {
  const t = useWords('admin');
  const id = useId();
  if (choices.length < 2) return null;
  return (
    <div className="flex min-w-0 items-center gap-2 max-sm:grow">
      <label htmlFor={id} className="text-sm text-ink-soft">
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={({ target }) => {
          const chosen = choices.find(({ name }) => name === target.value);
          if (chosen) onChoose(chosen.name);
        }}
        className="h-11 min-w-0 rounded-full border border-control bg-surface px-3 max-sm:grow"
      >
        {choices.map(({ name, label: words }) => (
          <option key={name} value={name}>
            {t(words)}
          </option>
        ))}
      </select>
    </div>
  );
};

type Props<Filter extends string, Sort extends string> = {
  readonly kind: ListKind<Filter, Sort>;
  readonly question: ListQuestion<Filter, Sort>;
  /** what can be searched for, such as "Search locations"; absent: nothing */
  readonly searchLabel?: string;
  /** what else can be done with the list */
  readonly children?: ReactNode;
};

/** Search, filter and order of a list; each has a place in the address. */
export const ListTools = <Filter extends string, Sort extends string>({
  kind,
  question,
  searchLabel,
  children,
}: Props<Filter, Sort>) => {
  const t = useWords('admin');
  const id = useId();
  const [text, setText] = useState(question.search);
  const [seen, setSeen] = useState(question.search);
  if (seen !== question.search) {
    setSeen(question.search);
    setText(question.search);
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    question.ask({ search: text.trim() });
  };
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      {searchLabel === undefined ? null : (
        <form role="search" onSubmit={submit} className="flex min-w-0 grow gap-2 max-sm:basis-full sm:max-w-md">
          <label htmlFor={id} className="sr-only">
            {searchLabel}
          </label>
          <div className="relative min-w-0 grow">
            <Search
              aria-hidden="true"
              className="pointer-events-none absolute top-1/2 start-3.5 size-4.5 -translate-y-1/2 text-control"
            />
            <input
              id={id}
              type="search"
              maxLength={SEARCH_TEXT_MAX}
              autoComplete="off"
              enterKeyHint="search"
              placeholder={t('admin.searchPlaceholder', { search: searchLabel })}
              value={text}
              onChange={({ target }) => setText(target.value)}
              className="search-field h-11 w-full rounded-full border border-control bg-surface ps-10 pe-4 text-ellipsis placeholder:text-ink-soft"
            />
          </div>
          <button type="submit" className={quietButton}>
            {t('admin.search')}
          </button>
        </form>
      )}
      <ChoiceField
        label={t('admin.show')}
        value={question.filter}
        choices={kind.filters}
        onChoose={(filter) => question.ask({ filter })}
      />
      <ChoiceField
        label={t('admin.order')}
        value={question.sort}
        choices={kind.sorts}
        onChoose={(sort) => question.ask({ sort })}
      />
      {children}
    </div>
  );
};
