import { locationPath } from '@wellspring/page-contract/paths';
import { Link } from 'react-router-dom';
import type { AdminLocationRowFragment } from '../../../generated/admin-operations.ts';
import { useLocale } from '../../../shared/format/use-locale.ts';
import { placeLine } from '../../../shared/format/place-line.ts';
import { quietButton } from '../../../shared/ui/button-look.ts';
import type { Column } from '../list/admin-table.tsx';

type Row = AdminLocationRowFragment;

const small = `${quietButton} h-10 min-h-10 px-4 text-sm`;
const TAG = 'inline-flex items-center rounded-full px-3 py-1 text-sm font-semibold';

const Added = ({ moment }: { readonly moment: string }) => {
  const locale = useLocale();
  return (
    <time dateTime={moment} className="whitespace-nowrap tabular-nums">
      {new Date(moment).toLocaleDateString(locale, { dateStyle: 'medium', timeZone: 'UTC' })}
    </time>
  );
};

const Status = ({ location: { isVerified, isClaimed } }: { readonly location: Row }) => (
  <span className="flex flex-wrap gap-1.5">
    <span className={`${TAG} ${isVerified ? 'bg-primary-wash text-primary-strong' : 'border border-control'}`}>
      {isVerified ? 'Verified' : 'Pending'}
    </span>
    {isClaimed ? <span className={`${TAG} border border-line text-ink-soft`}>Claimed</span> : null}
  </span>
);

type Acts = {
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (location: Row, isSelected: boolean) => void;
  readonly onVerify: (location: Row) => void;
  readonly onEdit: (location: Row) => void;
  readonly onDelete: (location: Row) => void;
};

/** The columns of the list of places. */
export const locationColumns = ({ selected, onSelect, onVerify, onEdit, onDelete }: Acts): readonly Column<Row>[] => [
  {
    label: 'Selected',
    isLabelHidden: true,
    cell: (location) => (
      <input
        type="checkbox"
        aria-label={`Select ${location.name}`}
        checked={selected.has(location.id)}
        onChange={({ target }) => onSelect(location, target.checked)}
        className="size-6 accent-primary"
      />
    ),
  },
  {
    label: 'Location',
    cell: (location) => (
      <>
        <Link to={locationPath(location.id)} className="font-semibold underline-offset-4 hover:underline">
          <bdi>{location.name}</bdi>
        </Link>
        <p className="text-sm text-ink-soft">{placeLine(location)}</p>
      </>
    ),
  },
  { label: 'Category', cell: ({ category }) => category?.name ?? '' },
  { label: 'Added', cell: ({ createdAt }) => <Added moment={createdAt} /> },
  { label: 'Status', cell: (location) => <Status location={location} /> },
  {
    label: 'Actions',
    cell: (location) => (
      <span className="flex flex-wrap gap-2">
        <button type="button" className={small} onClick={() => onVerify(location)}>
          {location.isVerified ? 'Unverify' : 'Verify'}
          <span className="sr-only"> {location.name}</span>
        </button>
        <button type="button" className={small} onClick={() => onEdit(location)}>
          Edit<span className="sr-only"> {location.name}</span>
        </button>
        <button type="button" className={small} onClick={() => onDelete(location)}>
          Delete<span className="sr-only"> {location.name}</span>
        </button>
      </span>
    ),
  },
];
