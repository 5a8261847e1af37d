import { PAGES } from '@wellspring/page-contract/paths';
import { SEARCH_TEXT_MAX } from '@wellspring/rest-contract/listing-limits';
import { useRef, useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { afterPaint } from '../../../shared/after-paint.ts';
import { primaryButton } from '../../../shared/ui/button-look.ts';
import { Search, X } from '../../../shared/icons.tsx';
import { island } from '../../../shared/ui/island.tsx';
import { useWords } from '../../../shared/words/words.ts';
import { homeHref } from '../address-state.ts';
import type { HrefOf, Suggestion } from './suggestions.ts';
import { useCombobox } from './use-combobox.ts';

/** It is loaded when the box gets the focus. Without it the box still searches. */
const load = () => import('./suggestion-popup.tsx');
const SuggestionPopup = island(() => load().then((it) => it.SuggestionPopup), null, null);

type Props = {
  /** on a phone its button is a picture, which stands beside the box where both have room */
  readonly isShort?: boolean;
  /** the text that is searched for now */
  readonly initial?: string;
  readonly onSearch: (text: string) => void;
  /** the address of what a suggestion asks for */
  readonly hrefOf?: HrefOf;
};

/** The search of every screen: works as a plain form before any script runs, then suggests what may be meant, also before one types. */
export const SearchBox = ({ initial = '', onSearch, isShort = false, hrefOf = homeHref }: Props) => {
  const t = useWords('cards');
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(initial);
  const [seen, setSeen] = useState(initial);
  const { box, chosen, popup, show } = useCombobox<Suggestion>(text);

  if (seen !== initial) {
    setSeen(initial);
    setText(initial);
  }

  const clear = () => {
    setText('');
    input.current?.focus();
    show(true);
  };
  const search = (words: string) => {
    show(false);
    onSearch(words);
    if (words)
      load()
        .then((it) => it.keepSearch(words))
        .catch(() => undefined);
  };
  const goTo = (href: string) => {
    show(false);
    setText(initial);
    void navigate(href);
  };
  const choose = (suggestion: Suggestion) => suggestion.choose({ search, goTo });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!chosen) show(false);
    void afterPaint().then(() => (chosen ? choose(chosen) : search(text.trim())));
  };

  return (
    <form role="search" action={PAGES.home} method="get" onSubmit={submit} className="relative flex flex-wrap gap-2">
      <label htmlFor={box.id} className="sr-only">
        {t('cards.searchLabel')}
      </label>
      {/* Wide enough to show its example in full, or as wide as the screen. */}
      <div className="relative min-w-[min(17rem,100%)] grow-9999 basis-40 sm:min-w-[min(24rem,100%)]">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute start-4 top-1/2 size-5 -translate-y-1/2 text-control max-sm:hidden"
        />
        <input
          ref={input}
          {...box}
          name="search"
          maxLength={SEARCH_TEXT_MAX}
          enterKeyHint="search"
          placeholder={t('cards.searchExample')}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            show(true);
          }}
          className={`h-12 w-full rounded-full border border-control bg-surface ps-4 text-ink text-ellipsis placeholder:text-ink-soft max-sm:placeholder:text-[0.78rem] sm:ps-12 ${text ? 'pe-11' : 'pe-2'}`}
        />
        {text ? (
          <button
            type="button"
            aria-label={t('cards.clearSearch')}
            onClick={clear}
            className="needs-script absolute inset-y-0 end-0 flex w-11 items-center justify-center rounded-full text-ink-soft hover:text-ink"
          >
            <X aria-hidden="true" className="size-5" />
          </button>
        ) : null}
        {popup ? <SuggestionPopup {...popup} hrefOf={hrefOf} onChoose={choose} /> : null}
      </div>
      <button type="submit" className={`${primaryButton} h-12 grow ${isShort ? 'max-sm:min-w-12 max-sm:px-0' : ''}`}>
        {isShort ? <Search aria-hidden="true" className="size-5 sm:hidden" /> : null}
        <span className={isShort ? 'max-sm:sr-only' : ''}>{t('cards.search')}</span>
      </button>
    </form>
  );
};
