import { PAGES, locationPath } from '@wellspring/page-contract/paths';
import type { ReactNode } from 'react';
import { PageHead } from '../../../shared/head/page-head.tsx';
import { primaryButton, quietButton } from '../../../shared/ui/button-look.ts';
import { useOffline } from '../../../shared/use-offline.ts';
import { Link } from '../../../shared/ui/link.tsx';
import { FailureNotice } from '../../../shared/ui/failure-notice.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { useWords } from '../../../shared/words/words.ts';

type Props = { readonly id: string };

/** The shape of a place's page that is on its way. */
export const LocationSkeleton = () => {
  const t = useWords('place');
  return (
    <div role="status" aria-label={t('place.loading')} className="page-width py-5 md:py-8">
      <div className="pulse mb-6 h-5 w-48" />
      <div className="pulse aspect-[4/3] rounded-card md:aspect-[10/3]" />
      <div className="pulse mt-6 h-7 w-40 rounded-full" />
      <div className="pulse mt-3 h-9 w-2/3 md:h-11" />
      <div className="pulse mt-2 h-7 w-1/3" />
      <div className="mt-6 flex gap-3 max-lg:hidden">
        {['w-40', 'w-44', 'w-36', 'w-32', 'w-28'].map((width) => (
          <div key={width} className={`pulse h-11 rounded-full ${width}`} />
        ))}
      </div>
      <div className="mt-6 grid grid-cols-1 gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div>
          <div className="pulse h-5 max-w-prose" />
          <div className="pulse mt-3 h-5 w-3/5" />
          <div className="pulse mt-6 h-44 rounded-card sm:h-22" />
          <div className="pulse mt-8 aspect-[4/3] rounded-card sm:aspect-[2/1]" />
        </div>
        <div className="pulse h-96 rounded-card" />
      </div>
    </div>
  );
};

/** `children`: another way on */
export const LocationMissing = ({ id, children }: Props & { readonly children?: ReactNode }) => {
  const t = useWords('place');
  return (
    <div className="page-width py-12">
      <PageHead
        title={t('place.notFoundTitle')}
        description={t('place.notFoundText')}
        canonical={locationPath(id)}
        status={404}
      />
      <Notice heading="h1" title={t('place.notFoundTitle')} text={t('place.notFoundText')}>
        <Link to={PAGES.home} className={primaryButton}>
          {t('place.browseAll')}
        </Link>
        {children}
      </Notice>
    </div>
  );
};

type AwayProps = Props & { readonly onRetry: () => void };

export const LocationAway = ({ id, onRetry }: AwayProps) => {
  const t = useWords('place');
  return (
    <div className="page-width py-12">
      <PageHead
        title={useOffline() ? t('site.youAreOffline') : t('place.failedTitle')}
        description={t('place.cannotBeShown')}
        canonical={locationPath(id)}
        status={503}
      />
      <FailureNotice heading="h1" title={t('place.failedTitle')} text={t('place.failedText')}>
        <button type="button" className={quietButton} onClick={onRetry}>
          {t('site.tryAgain')}
        </button>
      </FailureNotice>
    </div>
  );
};
