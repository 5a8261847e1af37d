import { BadgeCheck, CircleAlert, Clock } from '../../../shared/icons.tsx';
import { categoryLook } from '../../../shared/category.ts';
import { useWords } from '../../../shared/words/words.ts';

const pill = 'inline-flex items-center gap-1.5 rounded-full px-2.5 py-1 text-xs font-semibold';

type CategoryProps = { readonly categoryId: number; readonly name: string };

export const CategoryBadge = ({ categoryId, name }: CategoryProps) => {
  const { icon: Icon, hue } = categoryLook(categoryId);
  return (
    <span className={`${pill} ${hue} max-w-full bg-surface text-ink`}>
      <Icon aria-hidden="true" className="size-3.5 shrink-0 text-cat" />
      <span className="truncate">{name}</span>
    </span>
  );
};

export const OwnerVerifiedBadge = () => {
  const t = useWords('cards');
  return (
    <span className={`${pill} bg-surface text-primary`}>
      <BadgeCheck aria-hidden="true" className="size-3.5" />
      {t('cards.ownerVerified')}
    </span>
  );
};

/** Whether a place of one's own is published. */
export const StatusBadge = ({ isVerified }: { readonly isVerified: boolean }) => {
  const t = useWords('cards');
  const Icon = isVerified ? BadgeCheck : Clock;
  return (
    <span className={`${pill} bg-surface ${isVerified ? 'text-primary' : 'text-amber'}`}>
      <Icon aria-hidden="true" className="size-3.5" />
      {isVerified ? t('cards.verified') : t('cards.pending')}
    </span>
  );
};

/** That a place is closed, for now or for good; nothing where it is open, or nobody says. */
export const ClosedBadge = ({ status }: { readonly status: { readonly state: string } | null | undefined }) => {
  const t = useWords('cards');
  if (!status || status.state === 'open') return null;
  return (
    <span className={`${pill} bg-surface text-ember`}>
      <CircleAlert aria-hidden="true" className="size-3.5" />
      {status.state === 'permanentlyClosed' ? t('cards.closedForGood') : t('cards.closedForNow')}
    </span>
  );
};
