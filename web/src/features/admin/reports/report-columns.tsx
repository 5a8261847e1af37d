import { Link } from 'react-router-dom';
import type { AdminReportRowFragment } from '../../../generated/admin-operations.ts';
import { placeLine } from '../../../shared/format/place-line.ts';
import { reportTypeLabel } from '../../../shared/report-types.ts';
import { quietButton } from '../../../shared/ui/button-look.ts';
import { RelativeTime } from '../../../shared/ui/relative-time.tsx';
import type { Column } from '../list/admin-table.tsx';
import { reportedOf, reporterOf } from './reported.ts';

type Report = AdminReportRowFragment;

const About = ({ report }: { readonly report: Report }) => {
  const { noun, name, href } = reportedOf(report);
  const where = report.location ? placeLine({ state: null, ...report.location }) : '';
  return (
    <div className="md:min-w-40">
      {name !== null && href !== null ? (
        <Link to={href} className="font-semibold text-primary underline-offset-4 hover:underline">
          <bdi>{name}</bdi>
        </Link>
      ) : (
        <span className="text-ink-soft">A {noun} that is gone</span>
      )}
      <p className="text-sm text-ink-soft">{report.kind === 'location' ? where : `A ${noun}`}</p>
    </div>
  );
};

const What = ({ report: { type, description, notes } }: { readonly report: Report }) => (
  <>
    <p className="font-semibold">{reportTypeLabel(type)}</p>
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
  pending: { label: 'Pending', look: 'border border-line text-amber' },
  resolved: { label: 'Resolved', look: 'bg-primary-wash text-primary-strong' },
  dismissed: { label: 'Dismissed', look: 'bg-sunken text-ink-soft' },
} as const;

const Status = ({ report: { status, resolvedAt, resolvedBy } }: { readonly report: Report }) => {
  const { label, look } = LOOKS[status];
  return (
    <>
      <span className={`inline-flex rounded-full px-3 py-1 text-sm font-semibold whitespace-nowrap ${look}`}>
        {label}
      </span>
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

const small = `${quietButton} h-10 min-h-10 px-4 text-sm`;

/** The columns of the list of reports. What is settled takes no further action. */
export const reportColumns = (onHandle: (report: Report) => void): readonly Column<Report>[] => [
  { label: 'About', cell: (report) => <About report={report} /> },
  { label: 'Report', cell: (report) => <What report={report} /> },
  {
    label: 'From',
    cell: (report) => (
      <div className="md:min-w-48">
        <p>
          <bdi>{reporterOf(report)}</bdi>
        </p>
        <p className="text-sm text-ink-soft">{report.user?.account?.email}</p>
        <p className="text-sm text-ink-soft">
          <RelativeTime moment={report.createdAt} />
        </p>
      </div>
    ),
  },
  { label: 'Status', cell: (report) => <Status report={report} /> },
  {
    label: 'Actions',
    isLabelHidden: true,
    cell: (report) =>
      report.status === 'pending' ? (
        <button
          type="button"
          aria-label={`Handle the report on ${reportedOf(report).name ?? 'what is gone'}`}
          onClick={() => onHandle(report)}
          className={small}
        >
          Handle
        </button>
      ) : null,
  },
];
