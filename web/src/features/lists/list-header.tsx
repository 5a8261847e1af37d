import { PAGES } from '@wellspring/page-contract/paths';
import { useLocationSlots } from '../../shared/location-slots.ts';
import { primaryButton } from '../../shared/ui/button-look.ts';
import { ArrowLeft, Share2 } from '../../shared/icons.tsx';
import { Link } from '../../shared/ui/link.tsx';
import { RelativeTime } from '../../shared/ui/relative-time.tsx';
import { useWords } from '../../shared/words/words.ts';
import { ExportMenu } from './export-menu.tsx';
import { ListCreator } from './list-creator.tsx';
import type { WholeList } from './list-meta.ts';
import { OwnerActions } from './owner-actions.tsx';
import { useShareList } from './use-share-list.ts';
import { VisibilityTag } from './visibility-tag.tsx';

const ShareButton = ({ list }: { readonly list: WholeList }) => {
  const t = useWords('lists');
  const share = useShareList();
  return (
    <button type="button" onClick={() => void share(list)} className={`${primaryButton} needs-script`}>
      <Share2 aria-hidden="true" className="size-4.5" />
      {t('lists.share')}
    </button>
  );
};

type Props = { readonly list: WholeList; readonly isOwn: boolean };

/** What a list is, who made it, and what can be done with it. */
export const ListHeader = ({ list, isOwn }: Props) => {
  const t = useWords('lists');
  const { ListAction } = useLocationSlots();
  const { name, description, isPublic, itemCount, createdAt, user } = list;
  return (
    <>
      <nav aria-label={t('lists.breadcrumb')} className="-mt-2 mb-2 text-sm text-ink-soft">
        <Link
          to={isOwn ? PAGES.tripPlanner : PAGES.publicLists}
          className="inline-flex min-h-11 items-center gap-1.5 underline-offset-4 hover:underline"
        >
          <ArrowLeft aria-hidden="true" className="size-4 rtl:-scale-x-100" />
          {t(isOwn ? 'lists.myLists' : 'site.communityLists')}
        </Link>
      </nav>
      <header className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
        <div className="min-w-0 max-w-prose">
          <VisibilityTag isPublic={isPublic} />
          <h1 className="mt-3 text-3xl wrap-anywhere md:text-4xl">{name}</h1>
          <p className="mt-2 flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-soft tabular-nums">
            <ListCreator user={user} />
            <span aria-hidden="true">·</span>
            <RelativeTime moment={createdAt} />
            <span aria-hidden="true">·</span>
            <span className="whitespace-nowrap">{t('lists.locations', { count: itemCount })}</span>
          </p>
          {description ? (
            <p dir="auto" className="mt-4 text-lg leading-relaxed whitespace-pre-line wrap-anywhere">
              {description}
            </p>
          ) : null}
        </div>
        <div className="flex flex-wrap gap-2 sm:gap-3 max-sm:[&_button]:px-3.5 max-sm:[&_button]:text-sm">
          {itemCount > 0 ? <ExportMenu list={list} /> : null}
          {isPublic ? <ShareButton list={list} /> : null}
          {isOwn ? <OwnerActions list={list} /> : null}
          {isPublic && !isOwn ? <ListAction list={list} /> : null}
        </div>
      </header>
    </>
  );
};
