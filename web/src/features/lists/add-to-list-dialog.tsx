import { useRef, useState } from 'react';
import { FailureText } from '../../shared/ui/failure-text.tsx';
import { isUnauthenticated } from '../../shared/graphql/errors.ts';
import { failureText } from '../../shared/graphql/failure-text.ts';
import { useSignedOut } from '../../shared/session/use-signed-out.ts';
import { quietButton } from '../../shared/ui/button-look.ts';
import { ClosableDialog } from '../../shared/ui/closable-dialog.tsx';
import { FormAlert } from '../../shared/ui/form-alert.tsx';
import { Rich } from '../../shared/words/rich.tsx';
import { useWords } from '../../shared/words/words.ts';
import { ListChoice } from './list-choice.tsx';
import { NewListWithPlace } from './new-list-with-place.tsx';
import { useListsToAddTo } from './use-lists-to-add-to.ts';

type Props = {
  readonly location: { readonly id: string; readonly name: string };
  readonly onClose: () => void;
};

type Said = { readonly text: string; readonly isFailure: boolean };

/** One's own lists, of which those that hold the place have a mark, and a new one. Pressed again, a list gives the place back. */
export const AddToListDialog = ({ location, onClose }: Props) => {
  const t = useWords('lists');
  const dialog = useRef<HTMLDialogElement>(null);
  const signedOut = useSignedOut();
  const { page, failed, refetch, showMore, addTo, addToNew, takeOut } = useListsToAddTo(location.id);
  const [said, setSaid] = useState<Said | null>(null);
  const [busy, setBusy] = useState(false);

  /** Resolves to whether it is done; what came of it has been said. */
  const attempt = async (act: () => Promise<unknown>, done: string | null): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    setSaid(null);
    try {
      await act();
      if (done !== null) setSaid({ text: done, isFailure: false });
      return true;
    } catch (error) {
      if (isUnauthenticated(error)) {
        dialog.current?.close();
        signedOut();
      } else setSaid({ text: failureText(t, error), isFailure: true });
      return false;
    } finally {
      setBusy(false);
    }
  };

  const title = <Rich text={t('lists.addNamedToList')} parts={{ name: () => <bdi>{location.name}</bdi> }} />;
  return (
    <ClosableDialog ref={dialog} title={title} onClose={onClose}>
      {said ? (
        <div className="mt-3">
          <FormAlert isFailure={said.isFailure}>
            <p className="wrap-anywhere">{said.text}</p>
          </FormAlert>
        </div>
      ) : null}
      {failed ? (
        <div role="alert" className="mt-4">
          <p>
            <FailureText words={t('lists.ownListsFailed')} />
          </p>
          <button type="button" onClick={refetch} className={`${quietButton} mt-3`}>
            {t('lists.tryAgain')}
          </button>
        </div>
      ) : page ? (
        <>
          <ul className="-mx-2 mt-3 max-h-[40dvh] overflow-y-auto">
            {page.lists.map((list) => (
              <li key={list.id}>
                <ListChoice
                  list={list}
                  onChoose={() => {
                    if (list.holds) void attempt(() => takeOut(list), t('lists.takenOut', { name: list.name }));
                    else void attempt(() => addTo(list), t('lists.addedTo', { name: list.name }));
                  }}
                />
              </li>
            ))}
          </ul>
          {page.lists.length < page.total ? (
            <button
              type="button"
              onClick={() => void attempt(() => showMore(page.lists.length), null)}
              className={`${quietButton} mt-2`}
            >
              {t('lists.showMore')}
            </button>
          ) : null}
          <NewListWithPlace
            locationId={location.id}
            onMake={(name) => attempt(() => addToNew(name), t('lists.addedTo', { name }))}
          />
        </>
      ) : (
        <div aria-busy="true" aria-label={t('lists.loadingOwnLists')} role="status" className="pulse mt-4 h-32" />
      )}
    </ClosableDialog>
  );
};
