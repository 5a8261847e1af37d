import { locationPath } from '@wellspring/page-contract/paths';
import type { Translate } from '@wellspring/words/translate';
import type { AdminLocationRowFragment } from '../../../generated/admin-operations.ts';
import { useLocale } from '../../../shared/format/use-locale.ts';
import { usePlaceLine } from '../../../shared/format/place-line.ts';
import { categoryName } from '../../../shared/category.ts';
import { Link } from '../../../shared/ui/link.tsx';
import { Rich } from '../../../shared/words/rich.tsx';
import type { Column } from '../list/columns.ts';
import { denseButton, tag } from '../list/dense-button.ts';

type Row = AdminLocationRowFragment;

const Added = ({ moment }: { readonly moment: string }) => {
  const locale = useLocale();
  return (
    <time dateTime={moment} className="text-sm whitespace-nowrap tabular-nums">
      {new Date(moment).toLocaleDateString(locale, { dateStyle: 'medium', timeZone: 'UTC' })}
    </time>
  );
};

const Where = ({ location }: { readonly location: Row }) => (
  <p className="text-sm text-ink-soft">{usePlaceLine()(location)}</p>
);

type Say = Translate<'admin' | 'categories'>;
type StatusProps = { readonly t: Say; readonly location: Row; readonly hasChanged: boolean };

const Status = ({ t, location: { isVerified, isClaimed }, hasChanged }: StatusProps) => (
  <span className="flex flex-wrap gap-1.5">
    <span
      className={`${tag} ${isVerified ? 'border-transparent bg-primary-wash text-primary-strong' : 'border-amber text-amber'}`}
    >
      {isVerified ? t('admin.verified') : t('admin.pending')}
    </span>
    {isClaimed ? <span className={`${tag} border-line text-ink-soft`}>{t('admin.claimed')}</span> : null}
    {hasChanged ? (
      <span className={`${tag} border-ember text-ember`}>
        <Rich text={t('admin.changed')} parts={{ hidden: (text) => <span className="sr-only">{text}</span> }} />
      </span>
    ) : null}
  </span>
);

type Acts = {
  readonly selected: ReadonlySet<string>;
  /** since it was read */
  readonly hasChanged: (location: Row) => boolean;
  readonly onSelect: (location: Row, isSelected: boolean) => void;
  readonly onVerify: (location: Row) => void;
  readonly onEdit: (location: Row) => void;
  readonly onDelete: (location: Row) => void;
};

/** The columns of the list of places. */
export const locationColumns = (
  t: Say,
  { selected, hasChanged, onSelect, onVerify, onEdit, onDelete }: Acts,
): readonly Column<Row>[] => [
  {
    label: t('admin.columnSelected'),
    kind: 'select',
    width: '@min-[60rem]:w-12',
    cell: (location) => (
      <label className="-m-2.5 -me-2 flex size-11 items-center justify-center">
        <input
          type="checkbox"
          aria-label={t('admin.selectNamed', { name: location.name })}
          checked={selected.has(location.id)}
          onChange={({ target }) => onSelect(location, target.checked)}
          className="size-5 accent-primary"
        />
      </label>
    ),
  },
  {
    label: t('admin.columnLocation'),
    kind: 'title',
    cell: (location) => (
      <>
        <Link
          to={locationPath(location.id)}
          className="inline-block min-w-11 font-semibold underline-offset-4 hover:underline"
        >
          <bdi>{location.name}</bdi>
        </Link>
        <Where location={location} />
        {location.pointNote === null ? null : (
          <p className="text-sm wrap-anywhere text-amber">{t('admin.pointDoubted', { note: location.pointNote })}</p>
        )}
      </>
    ),
  },
  {
    label: t('admin.columnCategory'),
    width: '@min-[60rem]:w-44 @min-[76rem]:w-52',
    cell: ({ category, categoryId }) => (
      <span className="text-sm">{category ? categoryName(t, categoryId, category.name) : ''}</span>
    ),
  },
  {
    label: t('admin.columnAdded'),
    width: '@min-[60rem]:w-28',
    cell: ({ createdAt }) => <Added moment={createdAt} />,
  },
  {
    label: t('admin.columnStatus'),
    width: '@min-[60rem]:w-28',
    cell: (location) => <Status t={t} location={location} hasChanged={hasChanged(location)} />,
  },
  {
    label: t('admin.columnActions'),
    kind: 'action',
    width: '@min-[60rem]:w-64',
    cell: (location) => (
      <span className="flex flex-wrap gap-2">
        <button
          type="button"
          aria-label={t(location.isVerified ? 'admin.unverifyNamed' : 'admin.verifyNamed', {
            name: location.name,
          })}
          className={denseButton}
          onClick={() => onVerify(location)}
        >
          {location.isVerified ? t('admin.unverify') : t('admin.verify')}
        </button>
        <button
          type="button"
          aria-label={t('admin.editNamed', { name: location.name })}
          className={denseButton}
          onClick={() => onEdit(location)}
        >
          {t('admin.edit')}
        </button>
        <button
          type="button"
          aria-label={t('admin.deleteNamed', { name: location.name })}
          className={denseButton}
          onClick={() => onDelete(location)}
        >
          {t('admin.delete')}
        </button>
      </span>
    ),
  },
];
