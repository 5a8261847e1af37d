import { useQuery } from '@apollo/client/react';
import { useRef } from 'react';
import { LocationToCorrectDocument } from '../../../generated/add-location-operations.ts';
import { failureText } from '../../../shared/graphql/failure-text.ts';
import type { PointMapSlot } from '../../../shared/map-slot.ts';
import { ClosableDialog } from '../../../shared/ui/closable-dialog.tsx';
import { useWords } from '../../../shared/words/words.ts';
import { CorrectionForm } from './correction-form.tsx';

type Props = {
  readonly id: string;
  readonly PointMap: PointMapSlot;
  readonly onCorrected: () => void;
  readonly onClose: () => void;
};

/** Reads a place again, for its submitter to correct. */
export const CorrectionDialog = ({ id, PointMap, onCorrected, onClose }: Props) => {
  const t = useWords('addLocation');
  const dialog = useRef<HTMLDialogElement>(null);
  const { data, error } = useQuery(LocationToCorrectDocument, { variables: { id }, fetchPolicy: 'network-only' });
  const close = () => dialog.current?.close();
  return (
    <ClosableDialog ref={dialog} isWide title={t('addLocation.correct')} onClose={onClose}>
      {data?.location ? (
        <CorrectionForm location={data.location} PointMap={PointMap} onCorrected={onCorrected} onClose={close} />
      ) : (
        <p role="status" className="mt-3">
          {error ? failureText(t, error) : data ? t('addLocation.placeGone') : t('addLocation.loadingPlace')}
        </p>
      )}
    </ClosableDialog>
  );
};
