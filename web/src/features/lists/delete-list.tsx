import { callApi, failureMessage, isUnauthorized } from '../../shared/api/call-api.ts';
import { useSignedOut } from '../../shared/session/use-signed-out.ts';
import { DeleteButton } from '../../shared/ui/delete-button.tsx';
import { useToast } from '../../shared/ui/toasts.tsx';
import { Rich } from '../../shared/words/rich.tsx';
import { useWords } from '../../shared/words/words.ts';

type Props = {
  readonly id: string;
  readonly name: string;
  readonly onDeleted: () => void;
};

/** Resolves when it is done or its failure has been said. */
const useDelete = ({ id, onDeleted }: Props) => {
  const t = useWords('lists');
  const toast = useToast();
  const signedOut = useSignedOut();
  return async (): Promise<void> => {
    try {
      await callApi('DELETE', `/api/trip-lists/${encodeURIComponent(id)}`);
    } catch (error) {
      if (isUnauthorized(error)) return signedOut();
      return toast({ title: t('lists.notDeleted'), description: failureMessage(t, error), isFailure: true });
    }
    toast({ title: t('lists.deleted') });
    onDeleted();
  };
};

/** Deletes another member's public list, after asking: for admins. */
export const DeleteList = (props: Props) => {
  const t = useWords('lists');
  const { name } = props;
  return (
    <DeleteButton
      label={t('lists.deleteNamed', { name })}
      question={t('lists.deleteQuestion')}
      onConfirm={useDelete(props)}
    >
      <Rich text={t('lists.goneForGood')} parts={{ name: () => <bdi>{name}</bdi> }} />
    </DeleteButton>
  );
};
