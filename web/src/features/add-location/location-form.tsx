import type { LocationDraft } from '@wellspring/rest-contract/location-draft';
import { FormProvider } from 'react-hook-form';
import type { PointMapSlot } from '../../shared/map-slot.ts';
import { FormAlert } from '../../shared/ui/form-alert.tsx';
import { island } from '../../shared/ui/island.tsx';
import { SubmitButton } from '../../shared/ui/submit-button.tsx';
import { useWords } from '../../shared/words/words.ts';
import type { Finding } from './finding.ts';
import { ExistingPlace } from './existing-place.tsx';
import { ManualPanel } from './manual-panel.tsx';
import type { ChosenPhotos } from './use-chosen-photos.ts';
import { useLocationForm } from './use-location-form.ts';
import { usePointQuestion } from './use-point-question.ts';
import { useSubmit, type Submitted } from './use-submit.ts';
import type { TypedFields } from './use-typed-fields.ts';

/** Each field says for itself what is wrong with it. */
const ErrorSummary = island(() => import('./error-summary.tsx').then((it) => it.ErrorSummary), null, null);

const PointQuestion = island(() => import('./point-question.tsx').then((it) => it.PointQuestion), null, {
  title: 'addLocation.pointQuestionNotShown',
  text: 'addLocation.typedIsKept',
});

const SimilarPlaces = island(() => import('./similar-places.tsx').then((it) => it.SimilarPlaces), null, {
  title: 'addLocation.similarNotShown',
  text: 'addLocation.typedIsKept',
});

type Props = {
  readonly typed: TypedFields;
  readonly finding: Finding | null;
  readonly chosen: ChosenPhotos;
  readonly PointMap: PointMapSlot;
  readonly onSubmitted: (submitted: Submitted) => void;
};

/** The form of a place, until the place is created. */
export const LocationForm = ({ typed, finding, chosen, PointMap, onSubmitted }: Props) => {
  const t = useWords('addLocation');
  const { form, refuse } = useLocationForm(typed);
  const question = usePointQuestion();
  const { similar, failure, isBusy, submit, submitAnyway, changed } = useSubmit({
    idempotencyKey: typed.draft.idempotencyKey,
    question,
    onSubmitted,
    onRefused: refuse,
  });
  /** With all photos that were chosen. */
  const submitWhole = async (draft: LocationDraft): Promise<void> => {
    if (await chosen.ready()) await submit(draft);
  };
  const toPoint = (): void => {
    question.close();
    form.setFocus('latitude');
  };
  const keepPoint = (draft: LocationDraft): Promise<void> => {
    question.keep(draft);
    return submit(draft);
  };
  const typedAnew = (): void => {
    changed();
    question.close();
  };
  const backToForm = (): void => {
    changed();
    form.setFocus('name');
  };
  return (
    <FormProvider {...form}>
      <form
        noValidate
        aria-label={t('addLocation.location')}
        onChange={typedAnew}
        onSubmit={(event) => void form.handleSubmit(submitWhole)(event)}
      >
        <ExistingPlace />
        <ManualPanel finding={finding} chosen={chosen} PointMap={PointMap}>
          {form.formState.submitCount > 0 ? <ErrorSummary /> : null}
          {failure ? <FormAlert isFailure>{failure}</FormAlert> : null}
          {question.doubt ? (
            <PointQuestion
              doubt={question.doubt}
              isBusy={isBusy}
              onKeep={() => void form.handleSubmit((draft) => keepPoint(draft))()}
              onBack={toPoint}
            />
          ) : similar.length > 0 ? (
            <SimilarPlaces
              places={similar}
              isBusy={isBusy}
              onAnother={() => void form.handleSubmit((draft) => submitAnyway(draft))()}
              onBack={backToForm}
            />
          ) : (
            <SubmitButton isBusy={isBusy}>
              {isBusy ? t('addLocation.submitting') : t('addLocation.submit')}
            </SubmitButton>
          )}
        </ManualPanel>
      </form>
    </FormProvider>
  );
};
