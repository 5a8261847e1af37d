import { useApolloClient } from '@apollo/client/react';
import { TakePhotoBackDocument, type OwnProposalsQuery } from '../../../generated/place-operations.ts';
import { failureText } from '../../../shared/graphql/failure-text.ts';
import { photoOfSize } from '../../../shared/format/photo-size.ts';
import { quietButton } from '../../../shared/ui/button-look.ts';
import { useToast } from '../../../shared/ui/toasts.tsx';
import { useWords } from '../../../shared/words/words.ts';

type Photo = NonNullable<OwnProposalsQuery['location']>['myProposals'][number]['photos'][number];

type Props = { readonly id: string; readonly photos: readonly Photo[]; readonly onChanged: () => void };

type ItemProps = { readonly photo: Photo; readonly number: number; readonly onTakeBack: () => void };

const Item = ({ photo, number, onTakeBack }: ItemProps) => {
  const t = useWords('addLocation');
  return (
    <li className="min-w-0">
      {photo.url === null ? null : (
        <img
          src={photoOfSize(photo.url, 320)}
          alt={photo.caption ?? t('addLocation.photo', { number })}
          width={320}
          height={240}
          loading="lazy"
          className="aspect-4/3 w-full rounded-card bg-surface object-cover"
        />
      )}
      <p className="mt-1 text-sm font-semibold text-ink">{t('addLocation.photoWaitsForAdmin')}</p>
      {photo.caption === null ? null : (
        <p dir="auto" className="text-sm wrap-anywhere">
          {photo.caption}
        </p>
      )}
      {photo.isNew ? (
        <button
          type="button"
          aria-label={t('addLocation.takeBackPhoto', { number })}
          onClick={onTakeBack}
          className={`${quietButton} mt-2`}
        >
          {t('addLocation.takeBack')}
        </button>
      ) : null}
    </li>
  );
};

/** What a member has sent of photos and captions, until an admin has decided. */
export const WaitingPhotos = ({ id, photos, onChanged }: Props) => {
  const t = useWords('addLocation');
  const client = useApolloClient();
  const toast = useToast();
  const takeBack = async (photoId: string): Promise<void> => {
    try {
      await client.mutate({ mutation: TakePhotoBackDocument, variables: { id, photoId } });
      toast({ title: t('addLocation.photoTakenBack') });
    } catch (error) {
      toast({ title: t('addLocation.photoNotTakenBack'), description: failureText(t, error), isFailure: true });
    }
    onChanged();
  };
  return (
    <div className="mb-3 rounded-card bg-sunken px-4 py-3 text-ink-soft">
      <p role="status">{t('addLocation.photosWait')}</p>
      <ul aria-label={t('addLocation.waitingPhotos')} className="mt-3 grid grid-cols-2 gap-3 sm:grid-cols-3">
        {photos.map((photo, at) => (
          <Item key={photo.id} photo={photo} number={at + 1} onTakeBack={() => void takeBack(photo.id)} />
        ))}
      </ul>
    </div>
  );
};
