import { lazy, Suspense } from 'react';
import { useHydrated } from '../../shared/use-hydrated.ts';
import { ErrorBoundary } from '../../shared/ui/error-boundary.tsx';
import { ListItems, type CardSlot } from './list-items.tsx';
import type { WholeList } from './list-meta.ts';

const ListEditor = lazy(() => import('./list-editor.tsx').then(({ ListEditor }) => ({ default: ListEditor })));

type Props = { readonly list: WholeList; readonly LocationCard: CardSlot; readonly refetch: () => void };

/** The places of one's own list. Until the script that edits them is there, and when it does not come, they are shown as to everybody. */
export const OwnListItems = (props: Props) => {
  const isHydrated = useHydrated();
  const plain = <ListItems items={props.list.items} LocationCard={props.LocationCard} />;
  if (!isHydrated) return plain;
  return (
    <ErrorBoundary fallback={() => plain}>
      <Suspense fallback={plain}>
        <ListEditor {...props} />
      </Suspense>
    </ErrorBoundary>
  );
};
