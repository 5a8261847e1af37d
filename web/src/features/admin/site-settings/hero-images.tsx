import { AdminHeroImagesDocument } from '../../../generated/admin-operations.ts';
import { useFreshQuery } from '../../../shared/graphql/use-fresh-query.ts';
import { quietButton } from '../../../shared/ui/button-look.ts';
import { FailureNotice } from '../../../shared/ui/failure-notice.tsx';
import { useWords } from '../../../shared/words/words.ts';
import { useRestoredFocus } from '../list/use-restored-focus.ts';
import { HeroImageList } from './hero-image-list.tsx';
import { HeroUpload } from './hero-upload.tsx';

const HEADING = 'hero-images';

/** The pictures at the top of the landing page: added, put in order, switched on and off, deleted. */
export const HeroImages = () => {
  const t = useWords('admin');
  const { data, failed, refetch } = useFreshQuery(AdminHeroImagesDocument, {});
  const { section, onFocus } = useRestoredFocus(HEADING, 'ol > li > div > button:last-of-type');
  return (
    <section ref={section} onFocus={onFocus} aria-labelledby={HEADING}>
      <h2 id={HEADING} tabIndex={-1} className="text-2xl">
        {t('admin.images')}
      </h2>
      <p className="mt-1 max-w-prose text-ink-soft">{t('admin.imagesText')}</p>
      <HeroUpload onUploaded={refetch} />
      {failed ? (
        <FailureNotice title={t('admin.imagesFailed')} text={t('admin.imagesFailedText')}>
          <button type="button" onClick={refetch} className={quietButton}>
            {t('site.tryAgain')}
          </button>
        </FailureNotice>
      ) : null}
      {data ? <HeroImageList images={data.adminHeroImages} refetch={refetch} /> : null}
      {data || failed ? null : <div aria-hidden="true" className="pulse mt-6 h-72 rounded-card" />}
    </section>
  );
};
