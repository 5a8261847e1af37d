import { useApolloClient } from '@apollo/client/react';
import { createContext, use, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { ViewerDocument, type ViewerQuery } from '../../generated/operations.ts';
import { useFreshQuery } from '../graphql/use-fresh-query.ts';
import { hearOtherTabs, tellOtherTabs } from './other-tabs.ts';

/** The member who looks at the page, as only they see themselves. */
export type Viewer = NonNullable<ViewerQuery['me']>;

type Session = {
  /** probably signed in; the member is still loading */
  readonly isMember: boolean;
  /** null: a visitor, or it cannot be found out who it is */
  readonly viewer: Viewer | null;
  /** who is signed in is on its way: neither the visitor's nor the member's page is to be shown yet */
  readonly isPending: boolean;
  /** After signing in: all data of the visitor is read again. */
  readonly begin: () => Promise<void>;
  /** After signing out, or when the server reports the end of the session: no data of the member stays. */
  readonly end: () => Promise<void>;
  /** After the account changed. */
  readonly refresh: () => void;
};

const SessionContext = createContext<Session>({
  isMember: false,
  viewer: null,
  isPending: false,
  begin: async () => undefined,
  end: async () => undefined,
  refresh: () => undefined,
});

type Props = {
  /** whether the request for the first HTML came with a session */
  readonly isMember: boolean;
  readonly children: ReactNode;
};

/** The signed-in member. There is no request for visitors: the first HTML marks them. */
export const SessionProvider = ({ isMember, children }: Props) => {
  const client = useApolloClient();
  const [wasSignedIn, setSignedIn] = useState(isMember);
  const { data, loading, refetch } = useFreshQuery(ViewerDocument, {}, { skip: !wasSignedIn });
  const become = useCallback(
    async (signedIn: boolean): Promise<void> => {
      await client.clearStore();
      setSignedIn(signedIn);
      // What cannot be read now is read again by itself: the screens know.
      await client.reFetchObservableQueries().catch(() => undefined);
    },
    [client],
  );
  useEffect(() => hearOtherTabs((said) => void become(said === 'begun')), [become]);
  const viewer = data?.me ?? null;
  const isPending = wasSignedIn && loading;
  // The session ended elsewhere: the page is the visitor's at once, and then forgets what the member had read.
  const hasEnded = wasSignedIn && !loading && data?.me === null;
  useEffect(() => {
    if (!hasEnded) return undefined;
    const timer = setTimeout(() => void become(false));
    return () => clearTimeout(timer);
  }, [hasEnded, become]);
  const isSignedIn = wasSignedIn && !hasEnded;
  const session = useMemo<Session>(
    () => ({
      isMember: isSignedIn,
      viewer,
      isPending,
      begin: () => {
        tellOtherTabs('begun');
        return become(true);
      },
      end: () => become(false),
      refresh: refetch,
    }),
    [become, isSignedIn, viewer, isPending, refetch],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
};

export const useSession = (): Session => use(SessionContext);

/** Whether a member is an admin; the server decides each call. */
export const isAdmin = (viewer: Viewer | null): boolean => viewer !== null && (viewer.isAdmin || viewer.isOwner);

/** The member who is signed in; null for visitors. */
export const useViewer = (): Viewer | null => useSession().viewer;
