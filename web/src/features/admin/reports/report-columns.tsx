import type { AdminReportRowFragment } from '../../../generated/admin-operations.ts';
import { capitalised } from '../../../shared/format/values.ts';
import { usePlaceLine } from '../../../shared/format/place-line.ts';
import { reportTypeLabel } from '../../../shared/report-types.ts';
import { Link } from '../../../shared/ui/link.tsx';
import { RelativeTime } from '../../../shared/ui/relative-time.tsx';
import { Ago } from '../list/ago.tsx';
import type { Column } from '../list/columns.ts';
import { denseButton, tag } from '../list/dense-button.ts';
import { missingWords, reportedOf, reporterOf } from './reported.ts';

type Report = AdminReportRowFragment;

const nameIn = (report: Report, isIncomplete: boolean): string => {
  const { noun, name } = reportedOf(report);
  return name ?? missingWords(noun, isIncomplete);
};

const About = ({ report, isIncomplete }: { readonly report: Report; readonly isIncomplete: boolean }) => {
  const { noun, name, href } = reportedOf(report);
  const placeLine = usePlaceLine();
  const where = report.location ? placeLine({ state: null, ...report.location }) : '';
  return (
    <>
      {name !== null && href !== null ? (
        <Link to={href} className="font-semibold text-primary underline-offset-4 hover:underline">
          <bdi>{name}</bdi>
        </Link>
      ) : (
        <span className="text-ink-soft">{capitalised(missingWords(noun, isIncomplete))}</span>
      )}
      <p className="text-sm text-ink-soft">{report.kind === 'location' ? where : `A ${noun}`}</p>
    </>
  );
};

const What = ({ report: { type, description, notes, createdAt } }: { readonly report: Report }) => (
  <>
    <p className="font-semibold">
      {reportTypeLabel(type)} <Ago moment={createdAt} />
    </p>
    <p dir="auto" className="line-clamp-4 whitespace-pre-line">
      {description}
    </p>
    {notes ? (
      <p dir="auto" className="mt-1 line-clamp-3 text-sm text-ink-soft">
        Notes: {notes}
      </p>
    ) : null}
  </>
);

const LOOKS = {
  pending: { label: 'Pending', look: 'border-amber text-amber' },
  resolved: { label: 'Resolved', look: 'border-transparent bg-primary-wash text-primary-strong' },
  dismissed: { label: 'Dismissed', look: 'border-transparent bg-sunken text-ink-soft' },
} as const;

const Status = ({ report: { status, resolvedAt, resolvedBy } }: { readonly report: Report }) => {
  const { label, look } = LOOKS[status];
  return (
    <>
      <span className={`${tag} ${look}`}>{label}</span>
      {resolvedAt ? (
        <p className="mt-1 text-sm text-ink-soft">
          <RelativeTime moment={resolvedAt} />
          {resolvedBy ? (
            <>
              {' by '}
              <bdi>{resolvedBy.displayName}</bdi>
            </>
          ) : null}
        </p>
      ) : null}
    </>
  );
};

/** The columns of the list of reports. What is settled takes no further action. `isIncomplete`: a part of the list could not be loaded. */
export const reportColumns = (onHandle: (report: Report) => void, isIncomplete: boolean): readonly Column<Report>[] => [
  {
    label: 'About',
    kind: 'title',
    width: '@min-[60rem]:w-56 @min-[76rem]:w-64',
    cell: (report) => <About report={report} isIncomplete={isIncomplete} />,
  },
  { label: 'Report', cell: (report) => <What report={report} /> },
  {
    label: 'From',
    width: '@min-[60rem]:w-56',
    cell: (report) => (
      <>
        <p>
          <bdi>{reporterOf(report)}</bdi>
        </p>
        <p className="text-sm text-ink-soft">{report.user?.account?.email}</p>
      </>
    ),
  },
  { label: 'Status', width: '@min-[60rem]:w-32', cell: (report) => <Status report={report} /> },
  {
    label: 'Actions',
    kind: 'action',
    width: '@min-[60rem]:w-28',
    cell: (report) =>
      report.status === 'pending' ? (
        <button
          type="button"
          aria-label={`Handle the report on ${nameIn(report, isIncomplete)}`}
          onClick={() => onHandle(report)}
          className={denseButton}
        >
          Handle
        </button>
      ) : null,
  },
];
