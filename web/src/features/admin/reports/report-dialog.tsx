import { REPORT_NOTES_TOO_LONG, REPORT_TEXT_MAX } from '@wellspring/rest-contract/report-limits';
import type { Translate } from '@wellspring/words/translate';
import { useId, useState, type ReactNode } from 'react';
import type { AdminReportRowFragment } from '../../../generated/admin-operations.ts';
import { useDraftText } from '../../../shared/drafts/use-draft-text.tsx';
import { useReportTypeLabel } from '../../../shared/report-types.ts';
import { textLength } from '../../../shared/text-length.ts';
import { FormDialog } from '../../../shared/ui/form-dialog.tsx';
import { Rich } from '../../../shared/words/rich.tsx';
import { useMessageText, useWords } from '../../../shared/words/words.ts';
import { reportedOf } from './reported.ts';
import { useSettle, type ReportAction } from './use-settle.ts';

type Choice = 'resolved' | 'dismissed' | Exclude<ReportAction, 'nothing'>;

const ACTIONS = {
  resolved: 'admin.reportResolve',
  dismissed: 'admin.reportDismiss',
  unverify: 'admin.reportUnverify',
  delete: 'admin.reportDelete',
} as const satisfies Readonly<Record<Choice, string>>;

type Offered = { readonly choice: Choice; readonly label: string };

/** What can be done: what is gone, or not published, can only be settled. */
const choicesOf = (t: Translate<'admin'>, report: AdminReportRowFragment): readonly Offered[] => {
  const { kind } = report;
  const { href } = reportedOf(report);
  return [
    { choice: 'resolved', label: t('admin.choiceResolve') },
    { choice: 'dismissed', label: t('admin.choiceDismiss') },
    ...(kind === 'location' && report.location?.isVerified
      ? [{ choice: 'unverify', label: t('admin.choiceUnverify') } as const]
      : []),
    ...(href === null ? [] : [{ choice: 'delete', label: t('admin.choiceDelete', { kind }) } as const]),
  ];
};

/** A count for a message, and whether it is available right now. */
const counted = (count: number | null | undefined) => ({ count: count ?? 0, are: count == null ? 'unknown' : 'known' });

/** What is deleted, with the element `name`, and what goes with it. */
const lossText = (t: Translate<'admin'>, { kind, location, list }: AdminReportRowFragment): string => {
  if (kind === 'list') return t('admin.lossOfList', { count: list?.itemCount ?? 0 });
  if (kind === 'review') return t('admin.lossOfReview');
  const reviews = counted(location?.reviewCount);
  const favorites = counted(location?.favoriteCount);
  const visits = counted(location?.visitCount);
  const items = counted(location?.listItemCount);
  return t('admin.lossOfPlace', {
    reviews: reviews.count,
    reviewsAre: reviews.are,
    favorites: favorites.count,
    favoritesAre: favorites.are,
    visits: visits.count,
    visitsAre: visits.are,
    items: items.count,
    itemsAre: items.are,
  });
};

const Losses = ({ report }: { readonly report: AdminReportRowFragment }) => {
  const t = useWords('admin');
  const { name } = reportedOf(report);
  return (
    <p role="alert" className="mt-3 rounded-card border border-ember px-4 py-3 text-ink">
      <Rich text={lossText(t, report)} parts={{ name: () => <bdi>{name}</bdi> }} />
    </p>
  );
};

type RadioProps = { readonly name: string; readonly isChosen: boolean; readonly onChoose: () => void };

const Radio = ({ name, isChosen, onChoose, children }: RadioProps & { readonly children: ReactNode }) => (
  <label className="flex min-h-11 items-center gap-3 text-ink">
    <input type="radio" name={name} checked={isChosen} onChange={onChoose} className="size-5 accent-primary" />
    {children}
  </label>
);

type Props = {
  readonly report: AdminReportRowFragment;
  readonly onSettled: () => void;
  readonly onClose: () => void;
};

/** What an admin makes of a report, with notes; acts on what was reported, and says before what goes with it. */
export const ReportDialog = ({ report, onSettled, onClose }: Props) => {
  const t = useWords('admin');
  const messageText = useMessageText();
  const id = useId();
  const settle = useSettle(report, onSettled);
  const [choice, setChoice] = useState<Choice>('resolved');
  const [settlesAll, setSettlesAll] = useState(false);
  const { text: notes, setText: setNotes, line, drop } = useDraftText('report-notes', report.id);
  const [problem, setProblem] = useState<string | null>(null);
  const { kind } = report;
  const { name } = reportedOf(report);
  const type = useReportTypeLabel()(report.type);
  const isAction = choice === 'unverify' || choice === 'delete';
  const confirm = async (): Promise<boolean> => {
    const isTooLong = textLength(notes.trim()) > REPORT_TEXT_MAX;
    setProblem(isTooLong ? messageText(REPORT_NOTES_TOO_LONG) : null);
    if (isTooLong) return false;
    const status = choice === 'dismissed' ? 'dismissed' : 'resolved';
    if (await settle({ status, notes, action: isAction ? choice : 'nothing', settlesAll })) drop();
    return true;
  };
  return (
    <FormDialog
      title={name === null ? t('admin.reportTitleGone', { type, kind }) : t('admin.reportTitle', { type, name })}
      action={t(ACTIONS[choice])}
      isDestructive={choice === 'delete'}
      onClose={onClose}
      onCancel={drop}
      onConfirm={confirm}
    >
      {line}
      <p dir="auto" tabIndex={0} className="max-h-40 overflow-y-auto whitespace-pre-line text-ink">
        {report.description}
      </p>
      <fieldset className="mt-4">
        <legend className="font-semibold text-ink">{t('admin.whatToDo')}</legend>
        {choicesOf(t, report).map(({ choice: each, label }) => (
          <Radio key={each} name={`${id}-choice`} isChosen={each === choice} onChoose={() => setChoice(each)}>
            {label}
          </Radio>
        ))}
      </fieldset>
      {choice === 'delete' ? <Losses report={report} /> : null}
      <label className="mt-2 flex min-h-11 items-center gap-3 text-ink">
        <input
          type="checkbox"
          checked={settlesAll || isAction}
          disabled={isAction}
          onChange={({ target }) => setSettlesAll(target.checked)}
          className="size-5 accent-primary"
        />
        {t('admin.allReports', { kind })}
      </label>
      <label htmlFor={`${id}-notes`} className="mt-2 block font-semibold text-ink">
        <Rich
          text={t('admin.notes')}
          parts={{ optional: (text) => <span className="font-normal text-ink-soft">{text}</span> }}
        />
      </label>
      <textarea
        id={`${id}-notes`}
        dir="auto"
        rows={3}
        value={notes}
        aria-invalid={problem !== null || undefined}
        aria-describedby={`${id}-help`}
        onChange={({ target }) => setNotes(target.value)}
        className="mt-1 w-full rounded-card border border-control bg-surface px-3 py-2 text-ink aria-invalid:border-ember"
      />
      <p id={`${id}-help`} aria-live="polite" className={`text-sm ${problem === null ? '' : 'font-medium text-ember'}`}>
        {problem ?? t('admin.notesHelp')}
      </p>
    </FormDialog>
  );
};
