import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { VerifyLocationsDocument, type AdminLocationRowFragment } from '../../../generated/admin-operations.ts';
import { useWords } from '../../../shared/words/words.ts';
import { useAdminAction } from '../use-admin-action.ts';
import type { Reading } from './use-reading.ts';

/** Places by their ids. */
export type Selected = ReadonlyMap<string, AdminLocationRowFragment>;

type Refusal = { readonly place: AdminLocationRowFragment; readonly message: string };

/** What came of a step; what was changed, as it is now, can be changed back. */
export type Outcome = {
  readonly isVerified: boolean;
  readonly changed: Selected;
  readonly refusals: readonly Refusal[];
};

/** Verifies many places in one step as they were read, or takes it back. */
export const useVerifySelected = ({ markActed }: Pick<Reading, 'markActed'>, onDone: () => void) => {
  const t = useWords('admin');
  const client = useApolloClient();
  const run = useAdminAction();
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const verify = async (places: Selected, isVerified: boolean): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    const act = async (): Promise<void> => {
      const read = [...places.values()].flatMap(({ id, revision }) => (revision === null ? [] : [{ id, revision }]));
      const variables = { ids: [...places.keys()], isVerified, read };
      const { data } = await client.mutate({ mutation: VerifyLocationsDocument, variables });
      const outcomes = (data?.verifyLocations ?? []).flatMap(({ id, ...became }) => {
        const place = places.get(id);
        return place ? [{ place, ...became }] : [];
      });
      const changed = outcomes.flatMap(({ place, location }) => (location ? [{ place, location }] : []));
      for (const { place, location } of changed) markActed(place, location);
      setOutcome({
        isVerified,
        refusals: outcomes.flatMap(({ place, message }) => (message === null ? [] : [{ place, message }])),
        changed: new Map(changed.map(({ location }) => [location.id, location])),
      });
    };
    const isDone = await run(act, { done: null, failed: t('admin.updateManyFailed') });
    setBusy(false);
    if (isDone) onDone();
  };
  /** A place that was refused was judged by itself. */
  const settle = (id: string) =>
    setOutcome((before) => before && { ...before, refusals: before.refusals.filter(({ place }) => place.id !== id) });
  return { outcome, isBusy, verify, settle, forget: () => setOutcome(null) };
};
