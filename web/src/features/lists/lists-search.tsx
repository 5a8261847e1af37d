import { PAGES } from '@wellspring/page-contract/paths';
import { SEARCH_TEXT_MAX } from '@wellspring/rest-contract/listing-limits';
import { useId, useState, type SubmitEvent } from 'react';
import { primaryButton } from '../../shared/ui/button-look.ts';
import { Search } from '../../shared/icons.tsx';
import { useWords } from '../../shared/words/words.ts';

type Props = {
  /** the text that is searched for now */
  readonly initial: string;
  readonly onSearch: (text: string) => void;
};

/** Looks for lists by their words. A plain form until a script runs. */
export const ListsSearch = ({ initial, onSearch }: Props) => {
  const t = useWords('lists');
  const id = useId();
  const [text, setText] = useState(initial);
  const [seen, setSeen] = useState(initial);
  if (seen !== initial) {
    setSeen(initial);
    setText(initial);
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSearch(text);
  };
  return (
    <form
      role="search"
      action={PAGES.publicLists}
      method="get"
      onSubmit={submit}
      className="flex max-w-2xl flex-wrap gap-2"
    >
      <label htmlFor={id} className="sr-only">
        {t('lists.searchLabel')}
      </label>
      <div className="relative min-w-[min(10rem,100%)] grow basis-40">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 start-4 size-5 -translate-y-1/2 text-control"
        />
        <input
          id={id}
          type="search"
          name="search"
          maxLength={SEARCH_TEXT_MAX}
          autoComplete="off"
          enterKeyHint="search"
          placeholder={t('lists.searchPlaceholder')}
          value={text}
          onChange={({ target }) => setText(target.value)}
          className="search-field h-12 w-full rounded-full border border-control bg-surface ps-12 pe-4 text-ink text-ellipsis placeholder:text-ink-soft"
        />
      </div>
      <button type="submit" className={`${primaryButton} h-12 max-sm:px-4`}>
        {t('lists.search')}
      </button>
    </form>
  );
};
