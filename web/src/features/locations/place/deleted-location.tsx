import { PAGES, locationPath, loginPath } from '@wellspring/page-contract/paths';
import { DeletedLocationDocument, type DeletedLocationQuery } from '../../../generated/place-operations.ts';
import { dateText } from '../../../shared/format/values.ts';
import { useLocale } from '../../../shared/format/use-locale.ts';
import { useFreshQuery } from '../../../shared/graphql/use-fresh-query.ts';
import { PageHead } from '../../../shared/head/page-head.tsx';
import { useSession } from '../../../shared/session/session.tsx';
import { primaryButton, quietButton } from '../../../shared/ui/button-look.ts';
import { Link } from '../../../shared/ui/link.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { Rich } from '../../../shared/words/rich.tsx';
import { useWords } from '../../../shared/words/words.ts';
import { LocationMissing, LocationSkeleton } from './location-states.tsx';

type Deleted = NonNullable<DeletedLocationQuery['deletedLocation']>;

const DeletedNotice = ({ location: { id, name, message, deletedAt } }: { readonly location: Deleted }) => {
  const t = useWords('place');
  const locale = useLocale();
  return (
    <div className="page-width py-12">
      <PageHead title={t('place.deleted')} description={t('place.deleted')} canonical={locationPath(id)} status={404} />
      <Notice
        heading="h1"
        title={t('place.deleted')}
        text={
          <Rich
            text={t(message === null ? 'place.deletedOn' : 'place.deletedOnWith', {
              date: dateText(deletedAt, locale),
            })}
            parts={{ name: () => <bdi className="font-semibold text-ink wrap-anywhere">{name}</bdi> }}
          />
        }
      >
        {message === null ? null : (
          <div className="mb-3 basis-full">
            <blockquote
              dir="auto"
              className="mx-auto w-fit max-w-prose border-s-4 border-line ps-4 text-start whitespace-pre-line wrap-anywhere"
            >
              {message}
            </blockquote>
          </div>
        )}
        <Link to={PAGES.home} className={primaryButton}>
          {t('place.browseAll')}
        </Link>
        <Link to={PAGES.addLocation} className={quietButton}>
          {t('place.add')}
        </Link>
      </Notice>
    </div>
  );
};

const OfMember = ({ id }: { readonly id: string }) => {
  const { data, loading } = useFreshQuery(DeletedLocationDocument, { id });
  if (loading) return <LocationSkeleton />;
  return data?.deletedLocation ? <DeletedNotice location={data.deletedLocation} /> : <LocationMissing id={id} />;
};

/**
 * The content at an address without a place. The submitter of a deleted place reads the reason, and so do admins; for others
 * it is as if there had never been one.
 */
export const AbsentLocation = ({ id }: { readonly id: string }) => {
  const t = useWords('place');
  const { isMember } = useSession();
  if (isMember) return <OfMember id={id} />;
  return (
    <LocationMissing id={id}>
      <a href={loginPath(locationPath(id))} className={quietButton}>
        {t('place.signInToSee')}
      </a>
    </LocationMissing>
  );
};
