import { useApolloClient } from '@apollo/client/react';
import { useId, useRef, useState, type SubmitEvent } from 'react';
import {
  ChangeLocationDocument,
  LocationToEditDocument,
  type LocationToEditQuery,
} from '../../../generated/admin-operations.ts';
import { DraftLine } from '../../../shared/drafts/draft-line.tsx';
import { useDraft, type OpenDraft } from '../../../shared/drafts/use-draft.ts';
import { errorCodeOf, isUnauthenticated } from '../../../shared/graphql/errors.ts';
import { failureText } from '../../../shared/graphql/failure-text.ts';
import type { PointMapSlot } from '../../../shared/map-slot.ts';
import { focusField, refusalOf, refusedNames } from '../../../shared/refusal.ts';
import { useSignedOut } from '../../../shared/session/use-signed-out.ts';
import { DialogButtons } from '../../../shared/ui/dialog-buttons.tsx';
import { useToast } from '../../../shared/ui/toasts.tsx';
import { useWords } from '../../../shared/words/words.ts';
import { OpenFactsProvider } from '../../../shared/facts/open-facts.tsx';
import { EditFacts } from './edit-facts.tsx';
import { EditFields } from './edit-fields.tsx';
import { problemIn, type Problem } from './edit-problem.ts';
import { changeBetween, valuesOf, type EditField, type EditValues } from './edit-values.ts';
import { ConfirmPoint } from './confirm-point.tsx';
import { SimilarPlaces } from './similar-places.tsx';
import { useMessageText } from '../../../shared/words/words.ts';

type Found = NonNullable<LocationToEditQuery['location']>;
type Categories = LocationToEditQuery['categories'];

const untouched = (first: EditValues, typed: EditValues, now: EditValues): Partial<EditValues> =>
  Object.fromEntries(Object.entries(now).filter(([field]) => Reflect.get(first, field) === Reflect.get(typed, field)));

type Props = {
  readonly location: Found;
  readonly categories: Categories;
  readonly PointMap: PointMapSlot;
  readonly onSaved: (before: Found, after: Found) => void;
  readonly onClose: () => void;
};

type FormProps = Props & { readonly draft: OpenDraft<EditField> };

const Form = ({ location, categories, draft, PointMap, onSaved, onClose }: FormProps) => {
  const t = useWords('admin', 'facts');
  const client = useApolloClient();
  const toast = useToast();
  const signedOut = useSignedOut();
  const [read, setRead] = useState(location);
  const [first, setFirst] = useState<EditValues>(() => valuesOf(location));
  const [values, setValues] = useState<EditValues>(draft.values);
  const [isClaimed, setClaimed] = useState(location.isClaimed);
  const [isPointConfirmed, setPointConfirmed] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const problemId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const refuse = (wrong: Problem): false => {
    setProblem(wrong);
    for (const name of wrong.field === null ? [] : refusedNames(wrong.field))
      if (form.current) focusField(form.current, name);
    return false;
  };

  /** A conflict: the other person's values are shown beside the typed ones, and the next attempt builds on them. */
  const readAgain = async (): Promise<void> => {
    const { data } = await client.query({
      query: LocationToEditDocument,
      variables: { id: read.id },
      fetchPolicy: 'network-only',
    });
    if (!data?.location) return;
    const now = valuesOf(data.location);
    // Fields that were not touched here follow; those that were keep what was typed.
    setValues((typed) => ({ ...typed, ...untouched(first, typed, now) }));
    setRead(data.location);
    setFirst(now);
  };

  const messageText = useMessageText();
  const save = async (): Promise<boolean> => {
    const input = {
      ...changeBetween(first, values),
      ...(read.isClaimed && !isClaimed && { isClaimed: false }),
      ...(isPointConfirmed && { isPointConfirmed }),
    };
    const wrong = problemIn(messageText, input, values);
    if (wrong !== null) return refuse(wrong);
    setProblem(null);
    try {
      const variables = { id: read.id, input, readRevision: read.revision };
      const { data } = await client.mutate({ mutation: ChangeLocationDocument, variables });
      if (data) onSaved(read, data.changeLocation);
      const note = data?.changeLocation.pointNote ?? null;
      if (data && note !== null && note !== read.pointNote) {
        setRead(data.changeLocation);
        setFirst(valuesOf(data.changeLocation));
        return refuse({ message: t('admin.savedDoubted', { note }), field: 'latitude' });
      }
    } catch (error) {
      if (isUnauthenticated(error)) {
        signedOut();
        return true;
      }
      refuse(refusalOf(error) ?? { message: failureText(t, error), field: null });
      if (errorCodeOf(error) === 'CONFLICT') await readAgain();
      return false;
    }
    draft.drop();
    toast({ title: t('admin.updated') });
    return true;
  };

  const change = (update: (values: EditValues) => EditValues): void => {
    const next = update(values);
    setValues(next);
    draft.keep(next);
  };
  const cancel = (): void => {
    draft.drop();
    onClose();
  };
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    const isDone = await save();
    setBusy(false);
    if (isDone) onClose();
  };
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => void submit(event)}
      className="mt-3 flex min-h-0 grow flex-col wrap-anywhere text-ink-soft"
    >
      <div className="-mx-2 min-h-0 grow overflow-y-auto px-2 pb-2 sm:max-h-[60dvh]" tabIndex={-1}>
        <SimilarPlaces location={read} />
        {read.isClaimed ? (
          <label className="mb-4 flex items-center gap-3 text-ink">
            <input
              type="checkbox"
              checked={isClaimed}
              onChange={({ target }) => setClaimed(target.checked)}
              className="size-6 accent-primary"
            />
            {t('admin.claimedByOwner')}
          </label>
        ) : null}
        {read.pointNote === null ? null : (
          <ConfirmPoint note={read.pointNote} isConfirmed={isPointConfirmed} onConfirm={setPointConfirmed} />
        )}
        <OpenFactsProvider>
          <EditFields
            stored={first}
            values={values}
            refused={problem?.field ?? null}
            problemId={problemId}
            categories={categories}
            PointMap={PointMap}
            onChange={change}
          />
          <EditFacts stored={first} values={values} problem={problem} onChange={change} />
        </OpenFactsProvider>
      </div>
      <p id={problemId} role="alert" className={`mt-3 font-medium text-ember ${problem === null ? 'hidden' : ''}`}>
        {problem?.message}
      </p>
      <div className="mt-3 sm:mt-4">
        <DialogButtons action={t('admin.save')} isBusy={isBusy} onCancel={cancel} />
      </div>
    </form>
  );
};

/** The values of a place, to be edited. A failure keeps all typed text, and unsaved text is stored as a draft. */
export const EditForm = (props: Props) => {
  const [initial] = useState(() => valuesOf(props.location));
  const draft = useDraft({ form: 'edit-location', subject: props.location.id, initial });
  return (
    <>
      <DraftLine draft={draft} />
      <Form key={draft.round} {...props} draft={draft} />
    </>
  );
};
