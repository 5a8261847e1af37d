import type { ListSummaryFragment } from '../../generated/lists-operations.ts';
import { badgeLook } from '../../shared/badge-look.ts';
import { badgeWithLevel } from '../../shared/badge-name.ts';
import { memberName } from '../../shared/member-name.ts';
import { Rich } from '../../shared/words/rich.tsx';
import { useWords } from '../../shared/words/words.ts';

type Owner = ListSummaryFragment['user'];

const OwnerBadge = ({ badge: { icon, badgeType, level } }: { readonly badge: NonNullable<Owner['badge']> }) => {
  const t = useWords('badges');
  const { icon: Icon } = badgeLook(icon, level);
  return (
    <span className="inline-flex items-center gap-1 rounded-full border border-line bg-surface px-2 py-0.5 text-xs font-semibold text-ink-soft">
      <Icon aria-hidden="true" className="size-3.5" />
      {badgeWithLevel(t, badgeType, level)}
    </span>
  );
};

/** Who made a list, as others may call them, with the badge they show. */
export const ListCreator = ({ user }: { readonly user: Owner }) => {
  const t = useWords('lists');
  return (
    <span className="inline-flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
      <span className="min-w-0 wrap-anywhere">
        <Rich
          text={t('lists.madeBy')}
          parts={{ name: () => <bdi className="font-medium text-ink">{memberName(t, user)}</bdi> }}
        />
      </span>
      {user.badge ? <OwnerBadge badge={user.badge} /> : null}
    </span>
  );
};
