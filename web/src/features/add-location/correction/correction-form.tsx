import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import type { CorrectedLocationFragment } from '../../../generated/add-location-operations.ts';
import type { PointMapSlot } from '../../../shared/map-slot.ts';
import { draftOf, dropDraft } from '../../../shared/draft.ts';
import { DialogButtons } from '../../../shared/ui/dialog-buttons.tsx';
import { FormAlert } from '../../../shared/ui/form-alert.tsx';
import { DetailGroups } from '../detail-groups.tsx';
import { ErrorSummary } from '../error-summary.tsx';
import { fieldsIn, keptFields } from '../location-fields.ts';
import { useLocationForm } from '../use-location-form.ts';
import { storedFields } from './stored-fields.ts';
import { useSendCorrection } from './use-send-correction.ts';

type Props = {
  readonly location: CorrectedLocationFragment;
  readonly memberId: string;
  readonly PointMap: PointMapSlot;
  readonly onCorrected: () => void;
  readonly onClose: () => void;
};

const keepNothing = () => undefined;

/** What is stored of a place, to be corrected. What fails leaves all that was typed, also where somebody has to sign in again. */
export const CorrectionForm = ({ location, memberId, PointMap, onCorrected, onClose }: Props) => {
  const [stored] = useState(() => storedFields(location));
  const draft = `correction-${memberId}-${location.id}`;
  const [first] = useState(() => fieldsIn({ ...keptFields(stored), ...draftOf(draft) }));
  const { form, refuse } = useLocationForm({ first, change: keepNothing });
  const { send, problem, isBusy } = useSendCorrection({
    id: location.id,
    stored,
    draft,
    onRefused: refuse,
    onSent: () => {
      onCorrected();
      onClose();
    },
    onSignedOut: onClose,
  });
  return (
    <FormProvider {...form}>
      <form
        noValidate
        aria-label="Correction"
        onSubmit={(event) => void form.handleSubmit((draft) => send(form.getValues(), draft))(event)}
      >
        <p className="mt-2 text-ink-soft">
          {location.isVerified
            ? 'An admin looks at what you change, and you are told. Until they have decided, the page stays as it is.'
            : 'This place is not published yet: what you change stands at once.'}
        </p>
        <div className="-mx-2 mt-4 grid max-h-[55dvh] grid-cols-1 gap-8 overflow-y-auto px-2 pb-2" tabIndex={-1}>
          <DetailGroups finding={null} isLocated PointMap={PointMap} />
        </div>
        <div className="mt-4 grid gap-4">
          {form.formState.submitCount > 0 ? <ErrorSummary /> : null}
          {problem === null ? null : <FormAlert isFailure>{problem}</FormAlert>}
          <DialogButtons
            action={location.isVerified ? 'Send correction' : 'Save changes'}
            isBusy={isBusy}
            onCancel={() => {
              dropDraft(draft);
              onClose();
            }}
          />
        </div>
      </form>
    </FormProvider>
  );
};
