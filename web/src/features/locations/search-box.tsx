import { PAGES, locationPath } from '@wellspring/page-contract/paths';
import { SEARCH_TEXT_MAX } from '@wellspring/rest-contract/listing-limits';
import { useId, useRef, useState, type KeyboardEvent, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { afterPaint } from '../../shared/after-paint.ts';
import { primaryButton } from '../../shared/ui/button-look.ts';
import { Search, X } from '../../shared/icons.tsx';
import { island } from '../../shared/ui/island.tsx';
import { useWords } from '../../shared/words/words.ts';
import { homeHref } from './address-state.ts';
import type { Near } from './near.ts';
import type { Suggestion } from './suggestions.ts';

/** It is loaded when the box gets the focus. Without it the box still searches. */
const SuggestionPopup = island(() => import('./suggestion-popup.tsx').then((it) => it.SuggestionPopup), null, null);

type Props = {
  /** on a phone its button is a picture, which stands beside the box where both have room */
  readonly isShort?: boolean;
  /** the text that is searched for now */
  readonly initial?: string;
  readonly onSearch: (text: string) => void;
  /** the addresses that a suggested town or category leads to */
  readonly nearHref?: (near: Near) => string;
  readonly categoryHref?: (categoryId: number) => string;
};

/** The search of every screen: works as a plain form before any script runs, then suggests categories, towns and places while one types. */
export const SearchBox = ({
  initial = '',
  onSearch,
  isShort = false,
  nearHref = (near) => homeHref({ near }),
  categoryHref = (categoryId) => homeHref({ categoryId }),
}: Props) => {
  const t = useWords('cards');
  const id = useId();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(initial);
  const [seen, setSeen] = useState(initial);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [isUsed, setUsed] = useState(false);
  const [suggestions, setSuggestions] = useState<readonly Suggestion[]>([]);
  const shown = open && suggestions.length > 0;
  const chosen = shown ? suggestions[active] : undefined;

  if (seen !== initial) {
    setSeen(initial);
    setText(initial);
  }

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const clear = () => {
    setText('');
    close();
    input.current?.focus();
  };
  const choose = (suggestion: Suggestion) => {
    close();
    if (suggestion.kind === 'search') return onSearch(suggestion.text);
    setText(initial);
    if (suggestion.kind === 'location') return void navigate(locationPath(suggestion.location.id));
    if (suggestion.kind === 'category') return void navigate(categoryHref(suggestion.category.id));
    return void navigate(nearHref(suggestion.town));
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    close();
    void afterPaint().then(() => (chosen ? choose(chosen) : onSearch(text.trim())));
  };
  const move = (step: number) => {
    if (!shown) return setOpen(true);
    const slots = suggestions.length + 1;
    setActive(((active + 1 + step + slots) % slots) - 1);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Escape' && open) {
      event.preventDefault();
      close();
    }
  };

  return (
    <form role="search" action={PAGES.home} method="get" onSubmit={submit} className="relative flex flex-wrap gap-2">
      <label htmlFor={id} className="sr-only">
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
          id={id}
          type="text"
          name="search"
          maxLength={SEARCH_TEXT_MAX}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={shown}
          aria-controls={shown ? `${id}-suggestions` : undefined}
          aria-activedescendant={chosen ? `${id}-${chosen.key}` : undefined}
          autoComplete="off"
          enterKeyHint="search"
          placeholder={t('cards.searchExample')}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setActive(-1);
            setOpen(true);
            setUsed(true);
          }}
          onFocus={() => setUsed(true)}
          onKeyDown={onKeyDown}
          onBlur={close}
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
        {isUsed ? (
          <SuggestionPopup
            id={id}
            text={text}
            isEnabled={open}
            active={active}
            onFound={setSuggestions}
            onChoose={choose}
          />
        ) : null}
      </div>
      <button type="submit" className={`${primaryButton} h-12 grow ${isShort ? 'max-sm:min-w-12 max-sm:px-0' : ''}`}>
        {isShort ? <Search aria-hidden="true" className="size-5 sm:hidden" /> : null}
        <span className={isShort ? 'max-sm:sr-only' : ''}>{t('cards.search')}</span>
      </button>
      <p role="status" className="sr-only">
        {shown ? t('cards.suggestionCount', { count: suggestions.length }) : ''}
      </p>
    </form>
  );
};
