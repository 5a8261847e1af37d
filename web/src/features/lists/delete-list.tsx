import { callApi, failureMessage, isUnauthorized } from '../../shared/api/call-api.ts';
import { useSignedOut } from '../../shared/session/use-signed-out.ts';
import { DeleteButton } from '../../shared/ui/delete-button.tsx';
import { useToast } from '../../shared/ui/toasts.tsx';

type Props = {
  readonly id: string;
  readonly name: string;
  readonly onDeleted: () => void;
};

/** Resolves when it is done or its failure has been said. */
const useDelete = ({ id, onDeleted }: Props) => {
  const toast = useToast();
  const signedOut = useSignedOut();
  return async (): Promise<void> => {
    try {
      await callApi('DELETE', `/api/trip-lists/${encodeURIComponent(id)}`);
    } catch (error) {
      if (isUnauthorized(error)) return signedOut();
      return toast({ title: 'Error deleting list', description: failureMessage(error), isFailure: true });
    }
    toast({ title: 'List deleted' });
    onDeleted();
  };
};

/** Deletes another member's public list, after asking: for admins. */
export const DeleteList = (props: Props) => (
  <DeleteButton label={`Delete the list “${props.name}”`} question="Delete this list?" onConfirm={useDelete(props)}>
    “<bdi>{props.name}</bdi>” will be gone for good. Its locations stay.
  </DeleteButton>
);
