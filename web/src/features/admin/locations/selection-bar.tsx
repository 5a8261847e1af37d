import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { VerifyLocationsDocument, type AdminLocationRowFragment } from '../../../generated/admin-operations.ts';
import { plural } from '../../../shared/format/values.ts';
import { useLocale } from '../../../shared/format/use-locale.ts';
import { quietButton } from '../../../shared/ui/button-look.ts';
import { useAdminAction } from '../use-admin-action.ts';

type Props = {
  readonly selected: ReadonlyMap<string, AdminLocationRowFragment>;
  readonly onSelectAll: () => void;
  readonly onClear: () => void;
};

type Refusal = { readonly id: string; readonly name: string; readonly message: string };

/** What is done with all selected places in one step; each that is refused is told. */
export const SelectionBar = ({ selected, onSelectAll, onClear }: Props) => {
  const client = useApolloClient();
  const run = useAdminAction();
  const locale = useLocale();
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const [isBusy, setBusy] = useState(false);
  const [done, setDone] = useState('');
  const verify = async (isVerified: boolean) => {
    if (isBusy || selected.size === 0) return;
    setBusy(true);
    const act = async () => {
      const variables = { ids: [...selected.keys()], isVerified };
      const { data } = await client.mutate({ mutation: VerifyLocationsDocument, variables });
      const told = data?.verifyLocations ?? [];
      setRefusals(
        told.flatMap(({ id, message }) =>
          message === null ? [] : [{ id, message, name: selected.get(id)?.name ?? id }],
        ),
      );
      const count = told.filter(({ message }) => message === null).length;
      setDone(`${plural(count, 'location', 'locations', locale)} ${isVerified ? 'verified' : 'unverified'}`);
    };
    const isDone = await run(act, { done: null, failed: 'Failed to update locations' });
    setBusy(false);
    if (isDone) onClear();
  };
  return (
    <div className="mt-4 flex flex-wrap items-center gap-3">
      <button type="button" className={quietButton} onClick={selected.size > 0 ? onClear : onSelectAll}>
        {selected.size > 0 ? 'Select none' : 'Select this page'}
      </button>
      {[true, false].map((isVerified) => (
        <button
          key={String(isVerified)}
          type="button"
          aria-disabled={isBusy || selected.size === 0}
          className={`${quietButton} aria-disabled:opacity-60`}
          onClick={() => void verify(isVerified)}
        >
          {isVerified ? 'Verify' : 'Unverify'} selected
        </button>
      ))}
      <p role="status" className="text-ink-soft tabular-nums">
        {selected.size > 0 ? `${plural(selected.size, 'location', 'locations', locale)} selected` : done}
      </p>
      {refusals.length === 0 ? null : (
        <ul aria-label="Not changed" className="w-full text-sm text-ember">
          {refusals.map(({ id, name, message }) => (
            <li key={id}>
              <bdi>{name}</bdi>: {message}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
