import { useState } from 'react';
import { quietButton } from '../../shared/ui/button-look.ts';
import { Globe, Pencil } from '../../shared/icons.tsx';
import { island } from '../../shared/ui/island.tsx';
import { useWords } from '../../shared/words/words.ts';
import type { WholeList } from './list-meta.ts';

/** They are loaded when they are opened. */
const EditListDialog = island(() => import('./edit-list-dialog.tsx').then((it) => it.EditListDialog), null, null);
const MakePublicDialog = island(() => import('./make-public-dialog.tsx').then((it) => it.MakePublicDialog), null, null);

/** What the owner of a list can do with it on its page, also while it is private. */
export const OwnerActions = ({ list }: { readonly list: WholeList }) => {
  const t = useWords('lists');
  const [open, setOpen] = useState<'edit' | 'make public' | null>(null);
  const close = (): void => setOpen(null);
  return (
    <>
      <button type="button" onClick={() => setOpen('edit')} className={`${quietButton} needs-script`}>
        <Pencil aria-hidden="true" className="size-4.5" />
        {t('lists.edit')}
      </button>
      {list.isPublic ? null : (
        <button type="button" onClick={() => setOpen('make public')} className={`${quietButton} needs-script`}>
          <Globe aria-hidden="true" className="size-4.5" />
          {t('lists.makePublic')}
        </button>
      )}
      {open === 'edit' ? <EditListDialog list={list} onClose={close} /> : null}
      {open === 'make public' ? <MakePublicDialog list={list} onClose={close} /> : null}
    </>
  );
};
