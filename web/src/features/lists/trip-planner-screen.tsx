import { loginPath, PAGES } from '@wellspring/page-contract/paths';
import { PageHead } from '../../shared/head/page-head.tsx';
import { useSession } from '../../shared/session/session.tsx';
import { primaryButton } from '../../shared/ui/button-look.ts';
import { ListPlus, MapPinned, Share2 } from '../../shared/icons.tsx';
import { Link } from '../../shared/ui/link.tsx';
import { Reasons } from '../../shared/ui/reasons.tsx';
import { OwnLists } from './own-lists.tsx';

const REASONS = [
  { icon: ListPlus, text: 'Gather the places that you want to go to, each with a note of your own' },
  { icon: MapPinned, text: 'Put them into the order of your journey' },
  { icon: Share2, text: 'Keep a list to yourself, or share it with everybody by its link' },
] as const;

const Pitch = () => (
  <div className="relative isolate flex grow flex-col">
    <div aria-hidden="true" className="contours absolute inset-0 -z-10 opacity-10" />
    <div className="page-width max-w-2xl py-10 md:py-16">
      <h1 className="text-3xl md:text-4xl">Plan where to go next</h1>
      <p className="mt-3 text-lg text-ink-soft">Lists of places, for one weekend or for a whole journey.</p>
      <Reasons reasons={REASONS} className="mt-6" />
      <Link to={loginPath(PAGES.tripPlanner)} className={`${primaryButton} mt-8`}>
        Sign In to Create Lists
      </Link>
    </div>
  </div>
);

/** /trip-planner: a member's own lists; to visitors, what they are good for. */
export const TripPlannerScreen = () => {
  const { isMember } = useSession();
  return (
    <>
      <PageHead
        title="My Lists"
        description="Gather healing places into lists of your own, and share them with others."
        canonical={PAGES.tripPlanner}
        isIndexed={false}
      />
      {isMember ? <OwnLists /> : <Pitch />}
    </>
  );
};
