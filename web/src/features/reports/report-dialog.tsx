import { REPORT_TEXT_MAX, REPORT_TYPES } from '@wellspring/rest-contract/report-limits';
import { useId, useRef, useState, type SubmitEvent } from 'react';
import { Drafted } from '../../shared/drafts/drafted.tsx';
import type { OpenDraft } from '../../shared/drafts/use-draft.ts';
import { reportTypeNamed, useReportTypeLabel } from '../../shared/report-types.ts';
import { useSignedOut } from '../../shared/session/use-signed-out.ts';
import { textLength } from '../../shared/text-length.ts';
import { primaryButton, quietButton } from '../../shared/ui/button-look.ts';
import { ClosableDialog } from '../../shared/ui/closable-dialog.tsx';
import { FormAlert } from '../../shared/ui/form-alert.tsx';
import { useToast } from '../../shared/ui/toasts.tsx';
import { Rich } from '../../shared/words/rich.tsx';
import { useWords } from '../../shared/words/words.ts';
import type { ReportTarget } from './report-target.ts';
import { useSendReport } from './use-send-report.ts';

const field = 'mt-1.5 w-full rounded-card border border-control bg-surface px-4';

/** `isOfField`: what is wrong is the description. */
type Said = { readonly title: string; readonly text: string; readonly isOfField?: boolean };

const EMPTY = { type: '', description: '' };

type FormProps = {
  readonly target: ReportTarget;
  readonly draft: OpenDraft<keyof typeof EMPTY>;
  readonly onClose: () => void;
};

const ReportForm = ({ target, draft, onClose }: FormProps) => {
  const id = useId();
  const t = useWords('proposals', 'cards');
  const typeLabel = useReportTypeLabel();
  const toast = useToast();
  const signedOut = useSignedOut();
  const send = useSendReport(target);
  const [type, setType] = useState(draft.values.type);
  const [description, setDescription] = useState(draft.values.description);
  const [said, setSaid] = useState<Said | null>(null);
  const [busy, setBusy] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  const refuse = (why: Said): void => {
    setSaid(why);
    // With the focus comes what is wrong with it.
    if (why.isOfField) area.current?.focus();
  };
  const isIncomplete = type === '' || description === '';

  const submit = async (): Promise<void> => {
    const chosen = reportTypeNamed(type);
    if (chosen === null || description.trim() === '')
      return setSaid({ title: t('proposals.incomplete'), text: t('proposals.incompleteText') });
    if (textLength(description.trim()) > REPORT_TEXT_MAX)
      return refuse({
        title: t('proposals.reportFailed'),
        text: t('proposals.descriptionTooLong', { max: REPORT_TEXT_MAX }),
        isOfField: true,
      });
    setSaid(null);
    setBusy(true);
    const sent = await send({ type: chosen, description }, draft.idempotencyKey());
    setBusy(false);
    if (typeof sent === 'object')
      return refuse({ title: t('proposals.reportFailed'), text: sent.failure, isOfField: sent.isOfField });
    onClose();
    if (sent === 'signed out') return signedOut(t('cards.signInToReport'));
    draft.drop();
    toast({
      title: t('proposals.reportSent'),
      description: t(sent === 'added' ? 'proposals.reportAddedText' : 'proposals.reportSentText'),
    });
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!busy) void submit();
  };

  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-4">
      {said ? (
        <FormAlert isFailure>
          <p className="font-semibold">{said.title}</p>
          <p id={`${id}-problem`} className="wrap-anywhere">
            {said.text}
          </p>
        </FormAlert>
      ) : null}
      <div>
        <label htmlFor={`${id}-type`} className="font-semibold">
          {t('proposals.whatIsWrong')}
        </label>
        <select
          id={`${id}-type`}
          name="type"
          required
          value={type}
          onChange={({ target }) => setType(target.value)}
          className={`${field} h-12`}
        >
          <option value="">{t('proposals.selectType')}</option>
          {REPORT_TYPES.map((name) => (
            <option key={name} value={name}>
              {typeLabel(name)}
            </option>
          ))}
        </select>
      </div>
      <div>
        <label htmlFor={`${id}-description`} className="font-semibold">
          {t('proposals.description')}
        </label>
        <textarea
          ref={area}
          id={`${id}-description`}
          name="description"
          required
          rows={5}
          dir="auto"
          value={description}
          aria-invalid={said?.isOfField || undefined}
          aria-describedby={said?.isOfField ? `${id}-problem ${id}-help` : `${id}-help`}
          onChange={({ target }) => setDescription(target.value)}
          className={`${field} py-3`}
        />
        <p id={`${id}-help`} className="mt-1 text-sm text-ink-soft">
          {t('proposals.whoReadsIt')}
        </p>
      </div>
      <div className="flex flex-wrap justify-end gap-3">
        <button
          type="button"
          onClick={() => {
            draft.drop();
            onClose();
          }}
          className={quietButton}
        >
          {t('site.cancel')}
        </button>
        <button type="submit" disabled={busy || isIncomplete} className={`${primaryButton} disabled:opacity-60`}>
          {t(busy ? 'proposals.submitting' : 'proposals.submitReport')}
        </button>
      </div>
    </form>
  );
};

type Props = { readonly target: ReportTarget; readonly onClose: () => void };

/** What is wrong with a place, a review or a list. What fails leaves all that was typed; only Cancel gives it up. */
export const ReportDialog = ({ target, onClose }: Props) => {
  const t = useWords('proposals', 'cards');
  const dialog = useRef<HTMLDialogElement>(null);
  const title = <Rich text={t('proposals.reportTitle')} parts={{ name: () => <bdi>{target.name}</bdi> }} />;
  return (
    <ClosableDialog ref={dialog} title={title} onClose={onClose}>
      <div className="mt-3">
        <Drafted form={`report-${target.kind}`} subject={target.id} initial={EMPTY}>
          {(draft) => <ReportForm target={target} draft={draft} onClose={() => dialog.current?.close()} />}
        </Drafted>
      </div>
    </ClosableDialog>
  );
};
