import type { Translate } from '@wellspring/words/translate';
import type { AdminReportRowFragment } from '../../../generated/admin-operations.ts';
import { usePlaceLine } from '../../../shared/format/place-line.ts';
import { useReportTypeLabel } from '../../../shared/report-types.ts';
import { Link } from '../../../shared/ui/link.tsx';
import { RelativeTime } from '../../../shared/ui/relative-time.tsx';
import { Rich } from '../../../shared/words/rich.tsx';
import { Ago } from '../list/ago.tsx';
import type { Column } from '../list/columns.ts';
import { denseButton, tag } from '../list/dense-button.ts';
import { reportedOf, reporterOf } from './reported.ts';
import { memberName } from '../../../shared/member-name.ts';

type Report = AdminReportRowFragment;

type Say = Translate<'admin'>;

const handleText = (t: Say, report: Report, isIncomplete: boolean): string => {
  const { kind } = report;
  const { name } = reportedOf(report);
  if (name !== null) return t('admin.handleNamed', { name });
  return isIncomplete ? t('admin.handleUnnamed', { kind }) : t('admin.handleGone', { kind });
};

type Props = { readonly t: Say; readonly report: Report };

const About = ({ t, report, isIncomplete }: Props & { readonly isIncomplete: boolean }) => {
  const { kind } = report;
  const { name, href } = reportedOf(report);
  const placeLine = usePlaceLine();
  const where = report.location ? placeLine({ state: null, ...report.location }) : '';
  return (
    <>
      {name !== null && href !== null ? (
        <Link to={href} className="font-semibold text-primary underline-offset-4 hover:underline">
          <bdi>{name}</bdi>
        </Link>
      ) : (
        <span className="text-ink-soft">
          {isIncomplete ? t('admin.reportedKind', { kind }) : t('admin.reportedGone', { kind })}
        </span>
      )}
      <p className="text-sm text-ink-soft">{kind === 'location' ? where : t('admin.reportedKind', { kind })}</p>
    </>
  );
};

const What = ({ t, report: { type, description, notes, createdAt } }: Props) => (
  <>
    <p className="font-semibold">
      {useReportTypeLabel()(type)} <Ago moment={createdAt} />
    </p>
    <p dir="auto" className="line-clamp-4 whitespace-pre-line">
      {description}
    </p>
    {notes ? (
      <p dir="auto" className="mt-1 line-clamp-3 text-sm text-ink-soft">
        {t('admin.notesAre', { notes })}
      </p>
    ) : null}
  </>
);

const LOOKS = {
  pending: { label: 'admin.statusPending', look: 'border-amber text-amber' },
  resolved: { label: 'admin.statusResolved', look: 'border-transparent bg-primary-wash text-primary-strong' },
  dismissed: { label: 'admin.statusDismissed', look: 'border-transparent bg-sunken text-ink-soft' },
} as const;

const Status = ({ t, report: { status, resolvedAt, resolvedBy } }: Props) => {
  const { label, look } = LOOKS[status];
  return (
    <>
      <span className={`${tag} ${look}`}>{t(label)}</span>
      {resolvedAt ? (
        <p className="mt-1 text-sm text-ink-soft">
          {resolvedBy ? (
            <Rich
              text={t('admin.resolvedBy')}
              parts={{
                when: () => <RelativeTime moment={resolvedAt} />,
                name: () => <bdi>{memberName(t, resolvedBy)}</bdi>,
              }}
            />
          ) : (
            <RelativeTime moment={resolvedAt} />
          )}
        </p>
      ) : null}
    </>
  );
};

/** The columns of the list of reports. What is settled takes no further action. `isIncomplete`: a part of the list could not be loaded. */
export const reportColumns = (
  t: Say,
  onHandle: (report: Report) => void,
  isIncomplete: boolean,
): readonly Column<Report>[] => [
  {
    label: t('admin.columnAbout'),
    kind: 'title',
    width: '@min-[60rem]:w-56 @min-[76rem]:w-64',
    cell: (report) => <About t={t} report={report} isIncomplete={isIncomplete} />,
  },
  { label: t('admin.columnReport'), cell: (report) => <What t={t} report={report} /> },
  {
    label: t('admin.columnFrom'),
    width: '@min-[60rem]:w-56',
    cell: (report) => (
      <>
        <p>
          <bdi>{reporterOf(t, report)}</bdi>
        </p>
        <p className="text-sm text-ink-soft">{report.user?.account?.email}</p>
      </>
    ),
  },
  { label: t('admin.columnStatus'), width: '@min-[60rem]:w-32', cell: (report) => <Status t={t} report={report} /> },
  {
    label: t('admin.columnActions'),
    kind: 'action',
    width: '@min-[60rem]:w-28',
    cell: (report) =>
      report.status === 'pending' ? (
        <button
          type="button"
          aria-label={handleText(t, report, isIncomplete)}
          onClick={() => onHandle(report)}
          className={denseButton}
        >
          {t('admin.handle')}
        </button>
      ) : null,
  },
];
