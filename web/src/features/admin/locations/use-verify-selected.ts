import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { VerifyLocationsDocument, type AdminLocationRowFragment } from '../../../generated/admin-operations.ts';
import { useAdminAction } from '../use-admin-action.ts';

/** Places by their ids. */
export type Selected = ReadonlyMap<string, AdminLocationRowFragment>;

type Refusal = { readonly id: string; readonly name: string; readonly message: string };

/** What came of a step; what was changed can be changed back. */
type Outcome = { readonly isVerified: boolean; readonly changed: Selected; readonly refusals: readonly Refusal[] };

/** Verifies many places in one step, or takes it back. */
export const useVerifySelected = (onDone: () => void) => {
  const client = useApolloClient();
  const run = useAdminAction();
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const verify = async (places: Selected, isVerified: boolean): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    const act = async (): Promise<void> => {
      const variables = { ids: [...places.keys()], isVerified };
      const { data } = await client.mutate({ mutation: VerifyLocationsDocument, variables });
      const told = data?.verifyLocations ?? [];
      const refusals = told.flatMap(({ id, message }) =>
        message === null ? [] : [{ id, message, name: places.get(id)?.name ?? id }],
      );
      const done = new Set(told.flatMap(({ id, message }) => (message === null ? [id] : [])));
      setOutcome({ isVerified, refusals, changed: new Map([...places].filter(([id]) => done.has(id))) });
    };
    const isDone = await run(act, { done: null, failed: 'Failed to update locations' });
    setBusy(false);
    if (isDone) onDone();
  };
  return { outcome, isBusy, verify, forget: () => setOutcome(null) };
};
