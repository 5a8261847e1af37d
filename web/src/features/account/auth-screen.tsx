import { PAGES } from '@wellspring/page-contract/paths';
import { PageHead } from '../../shared/head/page-head.tsx';
import { Heart, MapPin, MessageSquareText } from '../../shared/icons.tsx';
import { island } from '../../shared/ui/island.tsx';
import { Reasons } from '../../shared/ui/reasons.tsx';
import { useHydrated } from '../../shared/use-hydrated.ts';
import { useWords } from '../../shared/words/words.ts';

const REASONS = [
  { icon: Heart, text: 'account.reasonSave' },
  { icon: MessageSquareText, text: 'account.reasonReview' },
  { icon: MapPin, text: 'account.reasonCommunity' },
] as const;

const Loading = () => {
  const t = useWords('account');
  return (
    <div role="status" aria-label={t('account.loadingForm')} className="needs-script min-h-96">
      <div className="pulse h-13" />
      <div className="pulse mt-6 h-72" />
    </div>
  );
};

const AuthForms = island(() => import('./auth-forms.tsx').then(({ AuthForms }) => AuthForms), <Loading />, {
  title: 'account.formNotLoaded',
  text: 'site.comesByItself',
});

/** /auth: sign in or join. */
export const AuthScreen = () => {
  const t = useWords('account');
  const isHydrated = useHydrated();
  return (
    <>
      <PageHead
        title={t('account.signInOrJoin')}
        description={t('account.signInDescription')}
        canonical={PAGES.auth}
        isIndexed={false}
      />
      <div className="page-width grid grid-cols-1 items-start gap-x-16 gap-y-8 py-8 md:grid-cols-2 md:grid-rows-[auto_1fr] md:gap-y-6 md:py-14">
        <div className="md:col-start-2 md:row-start-1 md:pt-4">
          <h1 className="text-3xl md:text-4xl">{t('account.placeAmongPlaces')}</h1>
          <p className="mt-3 text-lg text-ink-soft">{t('account.freeForEveryone')}</p>
        </div>
        <div className="w-full max-w-lg md:col-start-1 md:row-span-2 md:row-start-1">
          <noscript>
            <p className="mb-4">{t('account.signInNeedsScript')}</p>
          </noscript>
          {isHydrated ? <AuthForms /> : <Loading />}
        </div>
        <Reasons
          reasons={REASONS.map(({ icon, text }) => ({ icon, text: t(text) }))}
          className="md:col-start-2 md:row-start-2"
        />
      </div>
    </>
  );
};
