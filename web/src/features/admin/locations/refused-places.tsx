import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { LocationAsItStandsDocument, type AdminLocationRowFragment } from '../../../generated/admin-operations.ts';
import { Rich } from '../../../shared/words/rich.tsx';
import { useWords } from '../../../shared/words/words.ts';
import { denseButton } from '../list/dense-button.ts';
import { useAdminAction } from '../use-admin-action.ts';
import { JudgeAgainDialog, type Refused } from './judge-again-dialog.tsx';
import type { Reading } from './use-reading.ts';
import type { Outcome } from './use-verify-selected.ts';

type Props = {
  readonly outcome: Outcome;
  readonly reading: Reading;
  readonly onSettled: (id: string) => void;
};

/** What was refused of many places, each with the reason and the way to judge it as it is now. */
export const RefusedPlaces = ({ outcome: { isVerified, refusals }, reading, onSettled }: Props) => {
  const t = useWords('admin');
  const client = useApolloClient();
  const run = useAdminAction();
  const [refused, setRefused] = useState<Refused | null>(null);
  const look = async (read: AdminLocationRowFragment, words: string): Promise<void> => {
    const readAgain = async (): Promise<void> => {
      const { data } = await client.query({
        query: LocationAsItStandsDocument,
        variables: { id: read.id },
        fetchPolicy: 'network-only',
      });
      if (!data?.location) throw new Error(t('admin.gone'));
      reading.markRead(data.location);
      setRefused({ words, read, now: data.location, isVerified });
    };
    await run(readAgain, { done: null, failed: t('admin.loadFailed') });
  };
  return (
    <>
      <ul aria-label={t('admin.notChanged')} className="grid w-full gap-2 text-sm">
        {refusals.map(({ place, message }) => (
          <li key={place.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ember">
            <span className="min-w-0 grow basis-60 wrap-anywhere">
              <Rich text={t('admin.refusal')} parts={{ name: () => <bdi>{place.name}</bdi>, reason: () => message }} />
            </span>
            <button
              type="button"
              aria-label={t('admin.lookAgainNamed', { name: place.name })}
              className={denseButton}
              onClick={() => void look(place, message)}
            >
              {t('admin.lookAgain')}
            </button>
          </li>
        ))}
      </ul>
      {refused ? (
        <JudgeAgainDialog
          refused={refused}
          reading={reading}
          onDone={() => onSettled(refused.read.id)}
          onClose={() => setRefused(null)}
        />
      ) : null}
    </>
  );
};
