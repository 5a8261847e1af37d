import { PAGES } from '@wellspring/page-contract/paths';
import { PageHead } from '../../shared/head/page-head.tsx';
import { Heart, MapPin, MessageSquareText } from '../../shared/icons.tsx';
import { island } from '../../shared/ui/island.tsx';
import { Reasons } from '../../shared/ui/reasons.tsx';
import { useHydrated } from '../../shared/use-hydrated.ts';

const REASONS = [
  { icon: Heart, text: 'Save the places you love, and find them again on any device' },
  { icon: MessageSquareText, text: 'Tell others what a place did for you, in a review' },
  { icon: MapPin, text: 'Help a community that looks for quiet and healing, all over the world' },
] as const;

const Loading = () => (
  <div role="status" aria-label="Loading the form" className="needs-script min-h-96">
    <div className="pulse h-13" />
    <div className="pulse mt-6 h-72" />
  </div>
);

const AuthForms = island(() => import('./auth-forms.tsx').then(({ AuthForms }) => AuthForms), <Loading />, {
  title: 'The form could not be loaded',
  text: 'It comes by itself when the connection is back.',
});

/** /auth: sign in or join. */
export const AuthScreen = () => {
  const isHydrated = useHydrated();
  return (
    <>
      <PageHead
        title="Sign in or join"
        description="Sign in to Wellspring, or join the community map of healing places."
        canonical={PAGES.auth}
        isIndexed={false}
      />
      <div className="page-width grid grid-cols-1 items-start gap-x-16 gap-y-8 py-8 md:grid-cols-2 md:grid-rows-[auto_1fr] md:gap-y-6 md:py-14">
        <div className="md:col-start-2 md:row-start-1 md:pt-4">
          <h1 className="text-3xl md:text-4xl">A place among healing places</h1>
          <p className="mt-3 text-lg text-ink-soft">Free for everyone. It takes an e-mail address and a password.</p>
        </div>
        <div className="w-full max-w-lg md:col-start-1 md:row-span-2 md:row-start-1">
          <noscript>
            <p className="mb-4">Signing in needs JavaScript, which is switched off in this browser.</p>
          </noscript>
          {isHydrated ? <AuthForms /> : <Loading />}
        </div>
        <Reasons reasons={REASONS} className="md:col-start-2 md:row-start-2" />
      </div>
    </>
  );
};
