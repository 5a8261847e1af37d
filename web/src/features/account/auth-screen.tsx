import { PAGES } from '@wellspring/page-contract/paths';
import { Heart, MapPin, MessageSquareText } from 'lucide-react';
import { PageHead } from '../../shared/head/page-head.tsx';
import { island } from '../../shared/ui/island.tsx';
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
      <div className="page-width grid grid-cols-1 items-start gap-8 py-8 md:grid-cols-2 md:gap-16 md:py-14">
        <section aria-labelledby="auth-heading" className="md:order-2 md:pt-4">
          <h1 id="auth-heading" className="text-3xl md:text-4xl">
            A place among healing places
          </h1>
          <p className="mt-3 text-lg text-ink-soft">Free for everyone. It takes an e-mail address and a password.</p>
          <ul className="mt-6 grid gap-4">
            {REASONS.map(({ icon: Icon, text }) => (
              <li key={text} className="flex items-start gap-3">
                <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-primary" />
                {text}
              </li>
            ))}
          </ul>
        </section>
        <div className="w-full max-w-lg">
          <noscript>
            <p className="mb-4">Signing in needs JavaScript, which is switched off in this browser.</p>
          </noscript>
          {isHydrated ? <AuthForms /> : <Loading />}
        </div>
      </div>
    </>
  );
};
