import { useApolloClient } from '@apollo/client/react';
import { locationPath } from '@wellspring/page-contract/paths';
import type { Translate } from '@wellspring/words/translate';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { forgetLocationLists } from '../../shared/graphql/own-lists.ts';
import { quietButton } from '../../shared/ui/button-look.ts';
import { Link } from '../../shared/ui/link.tsx';
import { useToast } from '../../shared/ui/toasts.tsx';
import { useWords } from '../../shared/words/words.ts';
import { Rich } from '../../shared/words/rich.tsx';
import { SentPhotos } from './sent-photos.tsx';
import type { ChosenPhotos } from './use-chosen-photos.ts';
import { useSendPhotos } from './use-send-photos.ts';
import type { Submitted } from './use-submit.ts';

/** Milliseconds from the end of it all to the page of the place. */
const REDIRECT_DELAY = 1_000;

const statusWords = (t: Translate<'addLocation'>, isVerified: boolean): string =>
  isVerified ? t('addLocation.isPublic') : t('addLocation.isPending');

type Props = { readonly submitted: Submitted; readonly chosen: ChosenPhotos };

/** The place is created, once: its photos follow, then its page. */
export const AfterSubmit = ({ submitted: { location, notice }, chosen }: Props) => {
  const t = useWords('addLocation');
  const { id, name, isVerified } = location;
  const client = useApolloClient();
  const navigate = useNavigate();
  const toast = useToast();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isDone, setDone] = useState(false);
  const { sendings, isBusy, retry, leaveOut } = useSendPhotos({
    locationId: id,
    photos: chosen.photos,
    primaryId: chosen.primaryId,
    onDone: () => {
      chosen.clear();
      forgetLocationLists(client);
      toast({ title: t('addLocation.submitted'), description: notice ?? statusWords(t, isVerified) });
      setDone(true);
    },
  });
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    if (!isDone) return undefined;
    const timer = setTimeout(() => void navigate(locationPath(id), { replace: true }), REDIRECT_DELAY);
    return () => clearTimeout(timer);
  }, [isDone, id, navigate]);
  const failed = sendings.filter(({ state }) => state === 'failed').length;
  return (
    <section aria-labelledby="submitted-heading" className="grid grid-cols-1 gap-5">
      <div>
        <h2 id="submitted-heading" ref={heading} tabIndex={-1} className="text-2xl wrap-anywhere">
          <Rich text={t('addLocation.nameSubmitted')} parts={{ name: () => <bdi>{name}</bdi> }} />
        </h2>
        <p className="mt-1 text-ink-soft">{statusWords(t, isVerified)}</p>
        {notice ? <p className="mt-1">{notice}</p> : null}
      </div>
      {sendings.length > 0 ? <SentPhotos sendings={sendings} onRetry={retry} /> : null}
      <p role="status" className="text-ink-soft">
        {isDone ? t('addLocation.pageOpens') : isBusy ? t('addLocation.stayHere') : ''}
      </p>
      <div className="flex flex-wrap gap-3">
        {failed > 0 && !isBusy ? (
          <button type="button" onClick={leaveOut} className={quietButton}>
            {t('addLocation.goOnWithout', { count: failed })}
          </button>
        ) : null}
        {isDone ? (
          <Link to={locationPath(id)} replace className={quietButton}>
            {t('addLocation.seePlace')}
          </Link>
        ) : null}
      </div>
    </section>
  );
};
