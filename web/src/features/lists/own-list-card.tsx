import { listPath } from '@wellspring/page-contract/paths';
import { useState } from 'react';
import type { OwnListFragment } from '../../generated/lists-operations.ts';
import { iconButton, quietButton } from '../../shared/ui/button-look.ts';
import { DeleteButton } from '../../shared/ui/delete-button.tsx';
import { Pencil, Share2 } from '../../shared/icons.tsx';
import { Link } from '../../shared/ui/link.tsx';
import { Rich } from '../../shared/words/rich.tsx';
import { useWords } from '../../shared/words/words.ts';
import { ListCover } from './list-cover.tsx';
import { ListForm } from './list-form.tsx';
import { useRemoveList } from './use-remove-list.ts';
import { useShareList } from './use-share-list.ts';
import { VisibilityTag } from './visibility-tag.tsx';

type Props = { readonly list: OwnListFragment };

type ReadingProps = Props & { readonly wasEdited: boolean; readonly onEdit: () => void };

const ListWords = ({ list, wasEdited, onEdit }: ReadingProps) => {
  const t = useWords('lists');
  const share = useShareList();
  const remove = useRemoveList();
  const { id, name, description, isPublic, itemCount } = list;
  return (
    <>
      <div className="flex items-start justify-between gap-3">
        <h2 id={`list-${id}`} className="line-clamp-2 min-w-0 text-lg leading-snug wrap-anywhere">
          {name}
        </h2>
        <VisibilityTag isPublic={isPublic} />
      </div>
      {description ? (
        <p dir="auto" className="mt-2 line-clamp-3 text-sm wrap-anywhere">
          {description}
        </p>
      ) : null}
      <p className="mt-auto pt-4 text-sm text-ink-soft tabular-nums">{t('lists.locations', { count: itemCount })}</p>
      <div className="needs-script mt-4 flex flex-wrap gap-2 [&>button]:relative [&>button]:z-10">
        <Link
          to={listPath(id)}
          aria-describedby={`list-${id}`}
          className={`${quietButton} after:absolute after:inset-0`}
        >
          {t('lists.viewList')}
        </Link>
        <button
          type="button"
          aria-label={t('lists.shareNamed', { name })}
          onClick={() => void share(list)}
          className={iconButton}
        >
          <Share2 aria-hidden="true" className="size-4.5" />
        </button>
        <button
          type="button"
          autoFocus={wasEdited}
          aria-describedby={`list-${id}`}
          onClick={onEdit}
          className={quietButton}
        >
          <Pencil aria-hidden="true" className="size-4.5" />
          {t('lists.edit')}
        </button>
        <DeleteButton
          label={t('lists.deleteNamed', { name })}
          question={t('lists.deleteQuestion')}
          onConfirm={async () => remove(list)}
          isSmall
        >
          <Rich text={t('lists.goesWithNotes')} parts={{ name: () => <bdi>{name}</bdi> }} />
        </DeleteButton>
      </div>
    </>
  );
};

/** One of a member's own lists: what it is, or the form that changes it. */
export const OwnListCard = ({ list }: Props) => {
  const t = useWords('lists');
  const [isEditing, setEditing] = useState(false);
  const [wasEdited, setEdited] = useState(false);
  const close = () => {
    setEdited(true);
    setEditing(false);
  };
  return (
    <article
      aria-label={list.name}
      className={`relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface ${isEditing ? '' : 'transition-shadow hover:shadow-float'}`}
    >
      {isEditing ? null : <ListCover cover={list.cover} />}
      <div className="flex grow flex-col p-5">
        {isEditing ? (
          <>
            <h2 className="text-lg">{t('lists.editList')}</h2>
            <ListForm list={list} onDone={close} />
          </>
        ) : (
          <ListWords list={list} wasEdited={wasEdited} onEdit={() => setEditing(true)} />
        )}
      </div>
    </article>
  );
};
