import { useId, useState, type SubmitEvent } from 'react';
import { Drafted } from '../../shared/drafts/drafted.tsx';
import type { OpenDraft } from '../../shared/drafts/use-draft.ts';
import { focusField } from '../../shared/refusal.ts';
import { primaryButton, quietButton } from '../../shared/ui/button-look.ts';
import { FormAlert } from '../../shared/ui/form-alert.tsx';
import { Switch } from '../../shared/ui/switch.tsx';
import { TextField } from '../../shared/ui/text-field.tsx';
import { Rich } from '../../shared/words/rich.tsx';
import { useWords } from '../../shared/words/words.ts';
import { listErrorsIn, typedListIn, type ListErrors } from './list-fields.ts';
import { useSaveList, type EditedList } from './use-save-list.ts';

/** The values of another tab, so that they are not overwritten unseen. */
const Theirs = ({ list: { name, description, isPublic } }: { readonly list: EditedList }) => {
  const t = useWords('lists');
  const text = t('lists.changedElsewhere', {
    visibility: isPublic ? 'public' : 'private',
    isDescribed: description ? 'yes' : 'no',
  });
  return (
    <FormAlert isFailure>
      <p className="wrap-anywhere">
        <Rich text={text} parts={{ name: () => <bdi>{name}</bdi>, description: () => <bdi>{description}</bdi> }} />
      </p>
    </FormAlert>
  );
};

type Props = {
  /** the list that is changed; null: a new one */
  readonly list: EditedList | null;
  /** saved, or discarded */
  readonly onDone: () => void;
};

const textsIn = (list: EditedList | null) => ({
  name: list?.name ?? '',
  description: list?.description ?? '',
  isPublic: list?.isPublic ? 'on' : '',
  // While a list is private its notes are for its owner: they become public only by choice.
  showsNotes: list?.isPublic && list.showsNotes ? 'on' : '',
});

type FormProps = Props & { readonly draft: OpenDraft<keyof ReturnType<typeof textsIn>> };

const Form = ({ list, draft, onDone }: FormProps) => {
  const t = useWords('lists');
  const id = useId();
  const { save, theirs } = useSaveList(list, draft.idempotencyKey);
  const [errors, setErrors] = useState<ListErrors>({});
  const [busy, setBusy] = useState(false);
  const [isPublic, setPublic] = useState(draft.values.isPublic === 'on');
  const [showsNotes, setShowsNotes] = useState(draft.values.showsNotes === 'on');

  const close = (): void => {
    draft.drop();
    onDone();
  };
  const submit = async (form: HTMLFormElement): Promise<void> => {
    const typed = typedListIn(new FormData(form));
    const found = listErrorsIn(t, typed);
    setErrors(found);
    const [first] = Object.keys(found);
    if (first) return focusField(form, first);
    setBusy(true);
    const isSaved = await save(typed, ({ field, message }) => {
      setErrors({ [field]: message });
      focusField(form, field);
    });
    setBusy(false);
    if (isSaved) close();
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!busy) void submit(event.currentTarget);
  };

  return (
    <form
      noValidate
      aria-label={list ? t('lists.editNamed', { name: list.name }) : t('lists.newList')}
      onSubmit={onSubmit}
      onChange={() => setErrors({})}
      className="mt-4 grid grid-cols-1 gap-4"
    >
      {theirs ? <Theirs list={theirs} /> : null}
      <TextField
        label={t('lists.name')}
        name="name"
        autoFocus
        required
        autoComplete="off"
        defaultValue={draft.values.name}
        error={errors.name}
      />
      <div>
        <label htmlFor={`${id}-description`} className="font-semibold">
          <Rich
            text={t('lists.description')}
            parts={{ optional: (text) => <span className="font-normal text-ink-soft">{text}</span> }}
          />
        </label>
        <textarea
          id={`${id}-description`}
          name="description"
          rows={3}
          defaultValue={draft.values.description}
          aria-invalid={errors.description ? true : undefined}
          aria-describedby={errors.description ? `${id}-error` : undefined}
          className="mt-1.5 block w-full rounded-card border border-control bg-surface px-4 py-2 aria-invalid:border-ember"
        />
        {errors.description ? (
          <p id={`${id}-error`} className="mt-1.5 text-sm font-medium text-ember">
            {errors.description}
          </p>
        ) : null}
      </div>
      <Switch
        name="isPublic"
        label={t('lists.public')}
        help={t('lists.publicHelp')}
        isOn={isPublic}
        onChange={setPublic}
      />
      {isPublic ? (
        <Switch
          name="showsNotes"
          label={t('lists.showsNotes')}
          help={t('lists.showsNotesHelp')}
          isOn={showsNotes}
          onChange={setShowsNotes}
        />
      ) : null}
      <div className="flex flex-wrap gap-3">
        <button type="submit" aria-disabled={busy} className={`${primaryButton} aria-disabled:opacity-60`}>
          {t(list ? 'lists.saveChanges' : 'lists.createList')}
        </button>
        <button type="button" onClick={close} className={quietButton}>
          {t('site.cancel')}
        </button>
      </div>
    </form>
  );
};

/** Name, description, and who may see it. What fails leaves all that was typed; only Cancel gives it up. */
export const ListForm = (props: Props) => (
  <div className="mt-4">
    <Drafted form="list" subject={props.list?.id ?? 'new'} initial={textsIn(props.list)}>
      {(draft) => <Form {...props} draft={draft} />}
    </Drafted>
  </div>
);
