import { loginPath, PAGES } from '@wellspring/page-contract/paths';
import { PageHead } from '../../shared/head/page-head.tsx';
import { useSession } from '../../shared/session/session.tsx';
import { primaryButton } from '../../shared/ui/button-look.ts';
import { ListPlus, MapPinned, Share2 } from '../../shared/icons.tsx';
import { Link } from '../../shared/ui/link.tsx';
import { Reasons } from '../../shared/ui/reasons.tsx';
import { useWords } from '../../shared/words/words.ts';
import { OwnLists } from './own-lists.tsx';

const REASONS = [
  { icon: ListPlus, text: 'lists.reasonGather' },
  { icon: MapPinned, text: 'lists.reasonOrder' },
  { icon: Share2, text: 'lists.reasonShare' },
] as const;

const Pitch = () => {
  const t = useWords('lists');
  const reasons = REASONS.map(({ icon, text }) => ({ icon, text: t(text) }));
  return (
    <div className="relative isolate flex grow flex-col">
      <div aria-hidden="true" className="contours absolute inset-0 -z-10 opacity-10" />
      <div className="page-width max-w-2xl py-10 md:py-16">
        <h1 className="text-3xl md:text-4xl">{t('lists.pitch')}</h1>
        <p className="mt-3 text-lg text-ink-soft">{t('lists.pitchText')}</p>
        <Reasons reasons={reasons} className="mt-6" />
        <Link to={loginPath(PAGES.tripPlanner)} className={`${primaryButton} mt-8`}>
          {t('lists.signInToCreate')}
        </Link>
      </div>
    </div>
  );
};

/** /trip-planner: a member's own lists; to visitors, what they are good for. */
export const TripPlannerScreen = () => {
  const t = useWords('lists');
  const { isMember } = useSession();
  return (
    <>
      <PageHead
        title={t('lists.myLists')}
        description={t('lists.myListsMeta')}
        canonical={PAGES.tripPlanner}
        isIndexed={false}
      />
      {isMember ? <OwnLists /> : <Pitch />}
    </>
  );
};
