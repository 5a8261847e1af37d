import type { AdminLocationSort, AdminLocationState } from '@wellspring/rest-contract/location-rules';
import { useState } from 'react';
import { AdminLocationsDocument, type AdminLocationRowFragment } from '../../../generated/admin-operations.ts';
import { useFreshQuery } from '../../../shared/graphql/use-fresh-query.ts';
import type { PointMapSlot } from '../../../shared/map-slot.ts';
import { useWords } from '../../../shared/words/words.ts';
import { AdminList } from '../list/admin-list.tsx';
import { AdminTable } from '../list/admin-table.tsx';
import type { RowKey } from '../list/columns.ts';
import { denseButton } from '../list/dense-button.ts';
import type { ListKind } from '../list/list-address.ts';
import { ListTools } from '../list/list-tools.tsx';
import { NothingFound } from '../list/nothing-found.tsx';
import { useListAddress } from '../list/use-list-address.ts';
import { DeleteLocationDialog } from './delete-location-dialog.tsx';
import { EditLocationDialog } from './edit-location-dialog.tsx';
import { JudgeAgainDialog, type Refused } from './judge-again-dialog.tsx';
import { locationColumns } from './location-columns.tsx';
import { ProposalsPanel } from './proposals-panel.tsx';
import { hasChanged } from './read-differences.ts';
import { SelectionBar } from './selection-bar.tsx';
import { UnparsedTextsPanel } from './unparsed-texts-panel.tsx';
import { useReading, useShown } from './use-reading.ts';
import { useVerify } from './use-verify.ts';
import type { Selected } from './use-verify-selected.ts';

type Row = AdminLocationRowFragment;

const LOCATIONS: ListKind<AdminLocationState, AdminLocationSort> = {
  tab: 'locations',
  filters: [
    { name: 'all', label: 'admin.filterPendingFirst' },
    { name: 'pending', label: 'admin.filterPendingPlaces' },
    { name: 'verified', label: 'admin.filterVerified' },
    { name: 'claimed', label: 'admin.filterClaimed' },
    { name: 'doubted', label: 'admin.filterDoubted' },
  ],
  sorts: [
    { name: 'newest', label: 'admin.sortNewest' },
    { name: 'oldest', label: 'admin.sortOldest' },
    { name: 'name', label: 'admin.sortName' },
  ],
  queue: { filter: 'pending', sort: 'oldest' },
};

type OpenDialog =
  | { readonly about: 'edit'; readonly location: Pick<Row, 'id'> }
  | { readonly about: 'delete'; readonly location: Row }
  | { readonly about: 'changes'; readonly refused: Refused };

const NONE: Selected = new Map();

/** All places, pending ones first: verified, edited and deleted here. */
export const LocationsTab = ({ PointMap }: { readonly PointMap: PointMapSlot }) => {
  const t = useWords('admin', 'categories');
  const question = useListAddress(LOCATIONS);
  const { search, filter, sort, limit, offset, page, hrefOf } = question;
  // A search lists the best match first, unless an order is chosen.
  const order = search !== '' && sort === 'newest' ? null : sort;
  const state = useFreshQuery(AdminLocationsDocument, { search, state: filter, sort: order, limit, offset });
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [selected, setSelected] = useState(NONE);
  const found = state.data && { rows: state.data.adminLocations.locations, total: state.data.adminLocations.total };

  const reading = useReading();
  useShown(reading, state.data?.adminLocations.locations);
  const { asRead } = reading;
  const judge = useVerify(reading);

  const verify = async (shown: Row): Promise<void> => {
    const [read, isVerified] = [asRead(shown), !shown.isVerified];
    const judged = await judge(read, isVerified);
    if (judged.outcome !== 'changed') return;
    reading.markRead(judged.changed.now);
    setDialog({ about: 'changes', refused: { ...judged.changed, isVerified } });
  };
  const select = (location: Row, isSelected: boolean) =>
    setSelected((before) => {
      const others = [...before].filter(([id]) => id !== location.id);
      return new Map(isSelected ? [...others, [location.id, location]] : others);
    });
  const remove = (location: Row) => setDialog({ about: 'delete', location });
  const edit = (location: Pick<Row, 'id'>) => setDialog({ about: 'edit', location });
  const columns = locationColumns(t, {
    selected: new Set(selected.keys()),
    hasChanged: (location) => hasChanged(asRead(location), location),
    onSelect: select,
    onVerify: (location) => void verify(location),
    onEdit: edit,
    onDelete: remove,
  });
  const keys: readonly RowKey<Row>[] = [
    { key: 'Enter', does: t('admin.keyEdits'), act: edit },
    { key: 'v', does: t('admin.keyVerifies'), act: (row) => void verify(row) },
    { key: 'x', does: t('admin.keySelects'), act: (row) => select(row, !selected.has(row.id)) },
    { key: 'Delete', does: t('admin.keyDeletes'), act: remove },
  ];
  const close = () => setDialog(null);
  const rowsById = (rows: readonly Row[]) => new Map(rows.map((row) => [row.id, row]));
  return (
    <>
      <ProposalsPanel reading={reading} onDecided={state.refetch} />
      <AdminList
        heading={t('admin.locations')}
        countText={(count) => t('admin.locationsCount', { count })}
        state={state}
        found={found}
        page={page}
        hrefOf={hrefOf}
        empty={
          <NothingFound
            kind={LOCATIONS}
            question={question}
            title={t('admin.locationsNone')}
            text={t('admin.locationsText')}
            all={t('admin.locationsAll')}
          />
        }
        failure={t('admin.locationsFailed')}
        tools={
          <ListTools kind={LOCATIONS} question={question} searchLabel={t('admin.locationsSearch')}>
            <button type="button" className={denseButton} onClick={() => setSelected(rowsById(found?.rows ?? []))}>
              {t('admin.selectPage')}
            </button>
          </ListTools>
        }
      >
        {(rows) => (
          <AdminTable
            caption={t('admin.locations')}
            columns={columns}
            rows={rows}
            keyOf={({ id }) => id}
            isBusy={state.loading}
            keys={keys}
          />
        )}
      </AdminList>
      <UnparsedTextsPanel onEdit={(id) => edit({ id })} />
      <SelectionBar selected={selected} reading={reading} onClear={() => setSelected(NONE)} />
      {dialog?.about === 'changes' ? (
        <JudgeAgainDialog refused={dialog.refused} reading={reading} onClose={close} />
      ) : dialog?.about === 'edit' ? (
        <EditLocationDialog
          key={dialog.location.id}
          id={dialog.location.id}
          PointMap={PointMap}
          onSaved={reading.markActed}
          onClose={close}
        />
      ) : dialog ? (
        <DeleteLocationDialog
          key={dialog.location.id}
          location={asRead(dialog.location)}
          onDeleted={state.refetch}
          onClose={close}
        />
      ) : null}
    </>
  );
};
