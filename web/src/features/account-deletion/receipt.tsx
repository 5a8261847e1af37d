import type { Deletion } from '@wellspring/rest-contract/account';
import { useEffect, useState } from 'react';
import type { z } from 'zod';
import { ApiError, askApi, failureMessage } from '../../shared/api/call-api.ts';
import { dateText } from '../../shared/format/values.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { FormAlert } from '../../shared/ui/form-alert.tsx';
import { useWords } from '../../shared/words/words.ts';

type DeletionState = z.output<typeof Deletion>;

const deletionSchema = async () => (await import('@wellspring/rest-contract/account')).Deletion;

/** The data that each service stored of a member, in words for the member. */
const RETAINED_TEXTS = {
  identity: 'account.keptByIdentity',
  catalog: 'account.keptByCatalog',
  reviews: 'account.keptByReviews',
  'lists-and-badges': 'account.keptByLists',
  moderation: 'account.keptByModeration',
  analytics: 'account.keptByAnalytics',
} as const;

const hasRetainedText = (service: string): service is keyof typeof RETAINED_TEXTS =>
  Object.hasOwn(RETAINED_TEXTS, service);

/** Milliseconds between two looks at a receipt that is not full yet. */
const LOOK_AGAIN = 2_000;

/** Asks until every service has finished, or there is no such receipt. */
const useReceipt = (receiptId: string) => {
  const t = useWords();
  const [deletion, setDeletion] = useState<DeletionState | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async (): Promise<void> => {
      try {
        const path = `/api/deletions/${encodeURIComponent(receiptId)}` as const;
        const next = await askApi('GET', path, deletionSchema, { signal: stop.signal });
        setDeletion(next);
        setFailure(null);
        if (next.isFinished) return;
      } catch (error) {
        if (stop.signal.aborted) return;
        setFailure(failureMessage(t, error));
        if (error instanceof ApiError && error.status === 404) return;
      }
      timer = setTimeout(() => void look(), LOOK_AGAIN);
    };
    void look();
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [receiptId, t]);
  return { deletion, failure };
};

/** Which service has deleted the member's data. */
export const Receipt = ({ receiptId }: { readonly receiptId: string }) => {
  const t = useWords('account');
  const locale = useLocale();
  const { deletion, failure } = useReceipt(receiptId);
  return (
    <>
      {failure ? <FormAlert isFailure>{failure}</FormAlert> : null}
      <p role="status" className="text-ink-soft">
        {!deletion && !failure ? t('account.receiptLoading') : null}
        {deletion?.isFinished === true
          ? t('account.receiptDone', { date: dateText(deletion.requestedAt, locale) })
          : null}
        {deletion?.isFinished === false ? t('account.receiptUnderWay') : null}
      </p>
      <ul className="mt-4 divide-y divide-line">
        {deletion?.services.map(({ service, finishedAt }) => (
          <li key={service} className="flex justify-between gap-4 py-3">
            <span>{hasRetainedText(service) ? t(RETAINED_TEXTS[service]) : service}</span>
            <span className={finishedAt ? 'font-semibold text-primary' : 'text-ink-soft'}>
              {finishedAt ? t('account.receiptRemoved') : t('account.receiptWaiting')}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
};
