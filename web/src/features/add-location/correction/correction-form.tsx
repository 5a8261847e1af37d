import type { LocationDraft } from '@wellspring/rest-contract/location-draft';
import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import type { CorrectedLocationFragment } from '../../../generated/add-location-operations.ts';
import type { PointMapSlot } from '../../../shared/map-slot.ts';
import { DraftLine } from '../../../shared/drafts/draft-line.tsx';
import { useDraft, type OpenDraft } from '../../../shared/drafts/use-draft.ts';
import { DialogButtons } from '../../../shared/ui/dialog-buttons.tsx';
import { FormAlert } from '../../../shared/ui/form-alert.tsx';
import { useWords } from '../../../shared/words/words.ts';
import { DetailGroups } from '../detail-groups.tsx';
import { ErrorSummary } from '../error-summary.tsx';
import { fieldsIn, serializeFields, type Fields } from '../location-fields.ts';
import { useLocationForm } from '../use-location-form.ts';
import { PointQuestion } from '../point-question.tsx';
import { usePointQuestion } from '../use-point-question.ts';
import { storedFields } from './stored-fields.ts';
import { useSendCorrection } from './use-send-correction.ts';

type Props = {
  readonly location: CorrectedLocationFragment;
  readonly PointMap: PointMapSlot;
  readonly onCorrected: () => void;
  readonly onClose: () => void;
};

type FormProps = Props & { readonly stored: Fields; readonly draft: OpenDraft<keyof Fields> };

const Form = ({ location, stored, draft, PointMap, onCorrected, onClose }: FormProps) => {
  const t = useWords('addLocation');
  const { form, refuse } = useLocationForm({
    first: fieldsIn(draft.values),
    change: (fields) => draft.keep(serializeFields(fields)),
  });
  const question = usePointQuestion();
  const { send, problem, isBusy } = useSendCorrection({
    id: location.id,
    stored,
    question,
    onRefused: refuse,
    onSent: () => {
      draft.drop();
      onCorrected();
      onClose();
    },
    onSignedOut: onClose,
  });
  const toPoint = (): void => {
    question.close();
    form.setFocus('latitude');
  };
  const keepPoint = (change: LocationDraft): Promise<void> => {
    question.keep(change);
    return send(form.getValues(), change);
  };
  return (
    <FormProvider {...form}>
      <form
        noValidate
        aria-label={t('addLocation.correction')}
        className="flex min-h-0 grow flex-col"
        onChange={question.close}
        onSubmit={(event) => void form.handleSubmit((change) => send(form.getValues(), change))(event)}
      >
        <p className="mt-2 text-ink-soft">
          {location.isVerified ? t('addLocation.correctionJudged') : t('addLocation.correctionAtOnce')}
        </p>
        <div
          className={`-mx-2 mt-4 grid min-h-24 grow grid-cols-1 gap-8 overflow-y-auto px-2 pb-2 ${question.doubt ? 'sm:max-h-[25dvh]' : 'sm:max-h-[55dvh]'}`}
          tabIndex={-1}
        >
          <DetailGroups finding={null} isLocated PointMap={PointMap} />
        </div>
        <div className="mt-4 grid gap-4">
          {form.formState.submitCount > 0 ? <ErrorSummary /> : null}
          {problem === null ? null : <FormAlert isFailure>{problem}</FormAlert>}
          {question.doubt ? (
            <PointQuestion
              doubt={question.doubt}
              isBusy={isBusy}
              onKeep={() => void form.handleSubmit((change) => keepPoint(change))()}
              onBack={toPoint}
            />
          ) : (
            <DialogButtons
              action={location.isVerified ? t('addLocation.sendCorrection') : t('addLocation.saveChanges')}
              isBusy={isBusy}
              onCancel={() => {
                draft.drop();
                onClose();
              }}
            />
          )}
        </div>
      </form>
    </FormProvider>
  );
};

/** The stored values of a place, to be corrected. A failure keeps all typed text, and unsent text is stored as a draft. */
export const CorrectionForm = (props: Props) => {
  const [stored] = useState(() => storedFields(props.location));
  const draft = useDraft({ form: 'correction', subject: props.location.id, initial: serializeFields(stored) });
  return (
    <>
      <DraftLine draft={draft} />
      <Form key={draft.round} {...props} stored={stored} draft={draft} />
    </>
  );
};
