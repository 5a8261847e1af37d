import { useApolloClient, useQuery } from '@apollo/client/react';
import { HOME_MAP_PATH } from '@wellspring/page-contract/paths';
import { AdminLocationChange } from '@wellspring/rest-contract/admin-location';
import { useState } from 'react';
import {
  ChangeLocationDocument,
  LocationToEditDocument,
  type LocationToEditQuery,
} from '../../../generated/admin-operations.ts';
import { errorCodeOf, isUnauthenticated } from '../../../shared/graphql/errors.ts';
import { failureText } from '../../../shared/graphql/failure-text.ts';
import { useSignedOut } from '../../../shared/session/use-signed-out.ts';
import { FormDialog } from '../../../shared/ui/form-dialog.tsx';
import { useToast } from '../../../shared/ui/toasts.tsx';
import { EditFields } from './edit-fields.tsx';
import { changeBetween, valuesOf, type EditValues } from './edit-values.ts';
import { SimilarPlaces } from './similar-places.tsx';

type Found = NonNullable<LocationToEditQuery['location']>;
type Categories = LocationToEditQuery['categories'];

const MAP_ZOOM = 14;

/** Words for what the contract's schema refuses; null: nothing. */
const problemIn = (change: Readonly<Record<string, unknown>>): string | null => {
  const issue = AdminLocationChange.safeParse(change).error?.issues[0];
  return issue ? `${issue.path.join(' ') || 'This'}: ${issue.message}` : null;
};

type FormProps = {
  readonly location: Found;
  readonly categories: Categories;
  readonly onClose: () => void;
};

const EditForm = ({ location, categories, onClose }: FormProps) => {
  const client = useApolloClient();
  const toast = useToast();
  const signedOut = useSignedOut();
  const [read, setRead] = useState(location);
  const [first, setFirst] = useState<EditValues>(() => valuesOf(location));
  const [values, setValues] = useState<EditValues>(first);
  const [isClaimed, setClaimed] = useState(location.isClaimed);
  const [problem, setProblem] = useState<string | null>(null);

  /** Somebody else was faster: what they wrote is shown beside what was typed, and the next attempt is made on top of it. */
  const readAgain = async (): Promise<void> => {
    const { data } = await client.query({
      query: LocationToEditDocument,
      variables: { id: read.id },
      fetchPolicy: 'network-only',
    });
    if (!data?.location) return;
    const now = valuesOf(data.location);
    // Fields that were not touched here follow; those that were keep what was typed.
    setValues((typed) => ({ ...typed, ...untouched(first, typed, now) }));
    setRead(data.location);
    setFirst(now);
  };

  const save = async (): Promise<boolean> => {
    const input = { ...changeBetween(first, values), ...(read.isClaimed && !isClaimed && { isClaimed: false }) };
    const wrong = problemIn(input);
    setProblem(wrong);
    if (wrong !== null) return false;
    try {
      const variables = { id: read.id, input, readRevision: read.revision };
      await client.mutate({ mutation: ChangeLocationDocument, variables });
    } catch (error) {
      if (isUnauthenticated(error)) {
        signedOut();
        return true;
      }
      setProblem(failureText(error));
      if (errorCodeOf(error) === 'CONFLICT') await readAgain();
      return false;
    }
    toast({ title: 'Location updated' });
    return true;
  };

  return (
    <FormDialog title="Edit location" action="Save" onClose={onClose} onConfirm={save}>
      <p role="alert" className={`font-medium text-ember ${problem === null ? 'hidden' : ''}`}>
        {problem}
      </p>
      <div className="mt-3 max-h-[55vh] overflow-y-auto pr-1" tabIndex={-1}>
        <SimilarPlaces location={read} />
        {read.latitude === null || read.longitude === null ? null : (
          <p className="mb-3">
            <a
              href={`${HOME_MAP_PATH}&at=${read.latitude},${read.longitude},${MAP_ZOOM}`}
              target="_blank"
              rel="noreferrer"
              className="underline underline-offset-4"
            >
              Show its point on the map
            </a>
          </p>
        )}
        {read.isClaimed ? (
          <label className="mb-4 flex items-center gap-3 text-ink">
            <input
              type="checkbox"
              checked={isClaimed}
              onChange={({ target }) => setClaimed(target.checked)}
              className="size-6 accent-primary"
            />
            Claimed by its owner
          </label>
        ) : null}
        <EditFields stored={first} values={values} categories={categories} onChange={setValues} />
      </div>
    </FormDialog>
  );
};

const untouched = (first: EditValues, typed: EditValues, now: EditValues): Partial<EditValues> =>
  Object.fromEntries(Object.entries(now).filter(([field]) => Reflect.get(first, field) === Reflect.get(typed, field)));

type Props = { readonly id: string; readonly onClose: () => void };

/** Reads a place anew and lets an admin edit it, beside what is stored. */
export const EditLocationDialog = ({ id, onClose }: Props) => {
  const { data, error } = useQuery(LocationToEditDocument, { variables: { id }, fetchPolicy: 'network-only' });
  if (data?.location) return <EditForm location={data.location} categories={data.categories} onClose={onClose} />;
  return (
    <FormDialog title="Edit location" action="Close" onClose={onClose} onConfirm={async () => true}>
      <p role="status">
        {error ? failureText(error) : data ? 'This location is not there any more.' : 'Loading the location…'}
      </p>
    </FormDialog>
  );
};
