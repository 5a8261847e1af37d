import { useState, type ReactNode } from 'react';
import { island } from '../../shared/ui/island.tsx';

/** It is loaded when it is opened. */
const AddToListDialog = island(() => import('./add-to-list-dialog.tsx').then((it) => it.AddToListDialog), null, null);

type Place = { readonly id: string; readonly name: string };

/** Opens the dialog that puts a place into one of the member's lists; closed, the keyboard goes back to its opener. */
export const useAddToList = ({
  id,
  name,
}: Place): { readonly open: (opener: HTMLElement | null) => void; readonly dialog: ReactNode } => {
  const [opened, setOpened] = useState<{ readonly opener: HTMLElement | null } | null>(null);
  const close = () => {
    opened?.opener?.focus();
    setOpened(null);
  };
  return {
    open: (opener) => setOpened({ opener }),
    dialog: opened ? <AddToListDialog location={{ id, name }} onClose={close} /> : null,
  };
};
