import { REPORT_NOTES_TOO_LONG, REPORT_TEXT_MAX } from '@wellspring/rest-contract/report-limits';
import { useId, useState, type ReactNode } from 'react';
import type { AdminReportRowFragment } from '../../../generated/admin-operations.ts';
import { useDraftText } from '../../../shared/drafts/use-draft-text.tsx';
import { plural } from '../../../shared/format/values.ts';
import { useLocale } from '../../../shared/format/use-locale.ts';
import { reportTypeLabel } from '../../../shared/report-types.ts';
import { textLength } from '../../../shared/text-length.ts';
import { FormDialog } from '../../../shared/ui/form-dialog.tsx';
import { missingWords, reportedOf } from './reported.ts';
import { useSettle, type Deed } from './use-settle.ts';

type Choice = 'resolved' | 'dismissed' | Exclude<Deed, 'nothing'>;

const ACTIONS: Readonly<Record<Choice, string>> = {
  resolved: 'Resolve',
  dismissed: 'Dismiss',
  unverify: 'Unverify and resolve',
  delete: 'Delete and resolve',
};

type Offered = { readonly choice: Choice; readonly label: string };

/** What can be done: what is gone, or not published, can only be settled. */
const choicesOf = (report: AdminReportRowFragment): readonly Offered[] => {
  const { noun, href } = reportedOf(report);
  return [
    { choice: 'resolved', label: 'Resolve: it was so, and is seen to' },
    { choice: 'dismissed', label: 'Dismiss: nothing is to be done' },
    ...(report.kind === 'location' && report.location?.isVerified
      ? [{ choice: 'unverify', label: 'Unverify the place, and resolve' } as const]
      : []),
    ...(href === null ? [] : [{ choice: 'delete', label: `Delete the ${noun}, and resolve` } as const]),
  ];
};

/** What goes with what is deleted. */
const Losses = ({ report }: { readonly report: AdminReportRowFragment }) => {
  const locale = useLocale();
  const { noun, name } = reportedOf(report);
  const { location, list } = report;
  const many = (count: number | null | undefined, one: string, more: string) =>
    count == null ? more : plural(count, one, more, locale);
  const with_ =
    location && report.kind === 'location'
      ? [
          'its photos',
          many(location.reviewCount, 'review', 'reviews'),
          many(location.favoriteCount, 'favorite', 'favorites'),
          many(location.visitCount, 'visit', 'visits'),
          many(location.listItemCount, 'list item', 'list items'),
        ].join(', ')
      : list
        ? `${plural(list.itemCount, 'place', 'places', locale)} in it stay`
        : 'its photos';
  return (
    <p role="alert" className="mt-3 rounded-card border border-ember px-4 py-3 text-ink">
      The {noun} “<bdi>{name}</bdi>” will be gone for good
      {list && report.kind === 'list' ? `: ${with_}.` : `, and with it ${with_}.`}
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
  const id = useId();
  const settle = useSettle(report, onSettled);
  const [choice, setChoice] = useState<Choice>('resolved');
  const [settlesAll, setSettlesAll] = useState(false);
  const { text: notes, setText: setNotes, line, drop } = useDraftText('report-notes', report.id);
  const [problem, setProblem] = useState<string | null>(null);
  const { noun, name } = reportedOf(report);
  const isDeed = choice === 'unverify' || choice === 'delete';
  const confirm = async (): Promise<boolean> => {
    const isTooLong = textLength(notes.trim()) > REPORT_TEXT_MAX;
    setProblem(isTooLong ? REPORT_NOTES_TOO_LONG : null);
    if (isTooLong) return false;
    const status = choice === 'dismissed' ? 'dismissed' : 'resolved';
    if (await settle({ status, notes, deed: isDeed ? choice : 'nothing', settlesAll })) drop();
    return true;
  };
  return (
    <FormDialog
      title={`${reportTypeLabel(report.type)}: ${name ?? missingWords(noun, false)}`}
      action={ACTIONS[choice]}
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
        <legend className="font-semibold text-ink">What to do</legend>
        {choicesOf(report).map(({ choice: each, label }) => (
          <Radio key={each} name={`${id}-choice`} isChosen={each === choice} onChoose={() => setChoice(each)}>
            {label}
          </Radio>
        ))}
      </fieldset>
      {choice === 'delete' ? <Losses report={report} /> : null}
      <label className="mt-2 flex min-h-11 items-center gap-3 text-ink">
        <input
          type="checkbox"
          checked={settlesAll || isDeed}
          disabled={isDeed}
          onChange={({ target }) => setSettlesAll(target.checked)}
          className="size-5 accent-primary"
        />
        All pending reports on this {noun}
      </label>
      <label htmlFor={`${id}-notes`} className="mt-2 block font-semibold text-ink">
        Notes <span className="font-normal text-ink-soft">(optional)</span>
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
        {problem ?? 'For those who keep the site. Who reported is told the outcome alone.'}
      </p>
    </FormDialog>
  );
};
