import { useQuery } from '@apollo/client/react';
import { useRef } from 'react';
import { LocationToEditDocument, type AdminLocationRowFragment } from '../../../generated/admin-operations.ts';
import { failureText } from '../../../shared/graphql/failure-text.ts';
import type { PointMapSlot } from '../../../shared/map-slot.ts';
import { ClosableDialog } from '../../../shared/ui/closable-dialog.tsx';
import { useWords } from '../../../shared/words/words.ts';
import { EditForm } from './edit-form.tsx';

type Props = {
  readonly id: string;
  readonly PointMap: PointMapSlot;
  readonly onSaved: (before: AdminLocationRowFragment, after: AdminLocationRowFragment) => void;
  readonly onClose: () => void;
};

/** Reads a place again and lets an admin edit it, beside the stored values. */
export const EditLocationDialog = ({ id, PointMap, onSaved, onClose }: Props) => {
  const t = useWords('admin');
  const dialog = useRef<HTMLDialogElement>(null);
  const { data, error } = useQuery(LocationToEditDocument, { variables: { id }, fetchPolicy: 'network-only' });
  return (
    <ClosableDialog ref={dialog} isWide title={t('admin.editTitle')} onClose={onClose}>
      {data?.location ? (
        <EditForm
          location={data.location}
          categories={data.categories}
          PointMap={PointMap}
          onSaved={onSaved}
          onClose={() => dialog.current?.close()}
        />
      ) : (
        <p role="status" className="mt-3">
          {error ? failureText(t, error) : data ? t('admin.gone') : t('admin.editLoading')}
        </p>
      )}
    </ClosableDialog>
  );
};
