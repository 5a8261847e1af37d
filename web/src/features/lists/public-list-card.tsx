import { listPath } from '@wellspring/page-contract/paths';
import type { ReactNode } from 'react';
import type { ListCoverFragment, ListSummaryFragment } from '../../generated/lists-operations.ts';
import { quietButton } from '../../shared/ui/button-look.ts';
import { Link } from '../../shared/ui/link.tsx';
import { RelativeTime } from '../../shared/ui/relative-time.tsx';
import { useWords } from '../../shared/words/words.ts';
import { ListCover } from './list-cover.tsx';
import { ListCreator } from './list-creator.tsx';
import { VisibilityTag } from './visibility-tag.tsx';

type Props = {
  readonly list: ListSummaryFragment & ListCoverFragment;
  /** what else its reader may do */
  readonly children?: ReactNode;
};

/** One list among others. Its link covers the card; what else its reader may do stands above that. */
export const PublicListCard = ({ list, children }: Props) => {
  const t = useWords('lists');
  const { id, name, description, isPublic, itemCount, createdAt, user, cover } = list;
  return (
    <article
      aria-labelledby={`list-${id}`}
      className="relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface transition-shadow hover:shadow-float"
    >
      <ListCover cover={cover} />
      <div className="flex grow flex-col p-5">
        <div className="flex items-start justify-between gap-3">
          <h3 id={`list-${id}`} className="line-clamp-2 min-w-0 text-lg leading-snug wrap-anywhere">
            {name}
          </h3>
          <VisibilityTag isPublic={isPublic} />
        </div>
        <p className="mt-1 text-sm text-ink-soft">
          <ListCreator user={user} />
        </p>
        {description ? (
          <p dir="auto" className="mt-3 line-clamp-3 text-sm wrap-anywhere">
            {description}
          </p>
        ) : null}
        <p className="mt-auto flex flex-wrap gap-x-2 pt-4 text-sm text-ink-soft tabular-nums">
          <span>{t('lists.locations', { count: itemCount })}</span>
          <span aria-hidden="true">·</span>
          <RelativeTime moment={createdAt} />
        </p>
        <div className="mt-4 flex flex-wrap gap-2 [&>button]:relative [&>button]:z-10">
          <Link
            to={listPath(id)}
            aria-describedby={`list-${id}`}
            className={`${quietButton} after:absolute after:inset-0`}
          >
            {t('lists.viewList')}
          </Link>
          {children}
        </div>
      </div>
    </article>
  );
};
