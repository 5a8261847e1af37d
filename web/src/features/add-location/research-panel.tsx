import {
  RESEARCH_QUERY_LONG,
  RESEARCH_QUERY_MAX,
  RESEARCH_QUERY_MIN,
  RESEARCH_QUERY_SHORT,
} from '@wellspring/rest-contract/research-limits';
import type { Message } from '@wellspring/words/message';
import { useState, type SubmitEvent } from 'react';
import { textLength } from '../../shared/text-length.ts';
import { primaryButton, quietButton } from '../../shared/ui/button-look.ts';
import { Lightbulb, Search, Sparkles } from '../../shared/icons.tsx';
import { TextField } from '../../shared/ui/text-field.tsx';
import { useMessageText, useWords } from '../../shared/words/words.ts';

/** What is wrong with a query; null: nothing. Counted as people count characters. */
const complaintAbout = (query: string): Message | null => {
  const length = textLength(query.trim());
  if (length < RESEARCH_QUERY_MIN) return RESEARCH_QUERY_SHORT;
  return length > RESEARCH_QUERY_MAX ? RESEARCH_QUERY_LONG : null;
};

const Progress = ({ onCancel }: { readonly onCancel: () => void }) => {
  const t = useWords('addLocation');
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-sunken px-4 py-3">
      <p role="status" className="flex items-center gap-3">
        <Search aria-hidden="true" className="size-5 shrink-0 text-primary motion-safe:animate-pulse" />
        {t('addLocation.researching')}
      </p>
      <button type="button" onClick={onCancel} className={quietButton}>
        {t('site.cancel')}
      </button>
    </div>
  );
};

type FailureProps = { readonly why: string; readonly onManual: () => void };

const Failure = ({ why, onManual }: FailureProps) => {
  const t = useWords('addLocation');
  return (
    <div className="rounded-card border border-ember bg-surface px-4 py-3">
      <p className="wrap-anywhere">{why}</p>
      <button type="button" onClick={onManual} className={`${quietButton} mt-3`}>
        {t('addLocation.enterManually')}
      </button>
    </div>
  );
};

type Props = {
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly isBusy: boolean;
  /** why the last research found nothing */
  readonly failure: string | null;
  readonly onAsk: (query: string) => void;
  readonly onCancel: () => void;
  readonly onManual: () => void;
};

/** Has a place looked up by a few words of it. */
export const ResearchPanel = ({ query, onQuery, isBusy, failure, onAsk, onCancel, onManual }: Props) => {
  const t = useWords('addLocation');
  const messageText = useMessageText();
  const [complaint, setComplaint] = useState<Message | null>(null);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (isBusy) return;
    const found = complaintAbout(query);
    setComplaint(found);
    if (found) event.currentTarget.querySelector('input')?.focus();
    else onAsk(query.trim());
  };
  return (
    <form noValidate aria-label={t('addLocation.research')} onSubmit={submit} className="grid grid-cols-1 gap-5">
      <p className="flex gap-3 rounded-card bg-primary-wash px-4 py-3">
        <Lightbulb aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-primary" />
        <span>{t('addLocation.researchTip')}</span>
      </p>
      <TextField
        label={t('addLocation.researchQuestion')}
        name="query"
        required
        autoComplete="off"
        enterKeyHint="search"
        placeholder={t('addLocation.researchPlaceholder')}
        value={query}
        onChange={({ target }) => {
          onQuery(target.value);
          setComplaint(null);
        }}
        error={complaint ? messageText(complaint) : undefined}
        help={t('addLocation.researchHelp')}
      />
      <button type="submit" aria-disabled={isBusy} className={`${primaryButton} h-12 aria-disabled:opacity-60`}>
        <Sparkles aria-hidden="true" className="size-4.5" />
        {t('addLocation.researchPlace')}
      </button>
      {isBusy ? <Progress onCancel={onCancel} /> : null}
      {failure && !isBusy ? <Failure why={failure} onManual={onManual} /> : null}
    </form>
  );
};
