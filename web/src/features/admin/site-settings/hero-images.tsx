import { AdminHeroImagesDocument } from '../../../generated/admin-operations.ts';
import { useFreshQuery } from '../../../shared/graphql/use-fresh-query.ts';
import { quietButton } from '../../../shared/ui/button-look.ts';
import { FailureNotice } from '../../../shared/ui/failure-notice.tsx';
import { useKeptFocus } from '../list/use-kept-focus.ts';
import { HeroImageList } from './hero-image-list.tsx';
import { HeroUpload } from './hero-upload.tsx';

const HEADING = 'hero-images';

/** The pictures at the top of the landing page: added, put in order, switched on and off, deleted. */
export const HeroImages = () => {
  const { data, failed, refetch } = useFreshQuery(AdminHeroImagesDocument, {});
  const { section, onFocus } = useKeptFocus(HEADING, 'ol button[aria-label^="Delete"]');
  return (
    <section ref={section} onFocus={onFocus} aria-labelledby={HEADING}>
      <h2 id={HEADING} tabIndex={-1} className="text-2xl">
        Hero Images
      </h2>
      <p className="mt-1 max-w-prose text-ink-soft">
        The active ones follow each other at the top of the landing page. Four or five make a good round.
      </p>
      <HeroUpload onUploaded={refetch} />
      {failed ? (
        <FailureNotice title="Failed to fetch hero images" text="Please try again in a moment.">
          <button type="button" onClick={refetch} className={quietButton}>
            Try again
          </button>
        </FailureNotice>
      ) : null}
      {data ? <HeroImageList images={data.adminHeroImages} refetch={refetch} /> : null}
      {data || failed ? null : <div aria-hidden="true" className="pulse mt-6 h-72 rounded-card" />}
    </section>
  );
};
