import { lazy, Suspense } from 'react';
import { loadAtLast, pageStands } from '../../../shared/load-late.ts';
import { useHydrated } from '../../../shared/use-hydrated.ts';
import type { CardHours } from '../hours-text.ts';

const OpenState = lazy(async () => {
  await pageStands();
  const { OpenState } = await loadAtLast(() => import('./open-state.tsx'));
  return { default: OpenState };
});

type Props = { readonly hours: CardHours | null; readonly isShort?: boolean };

/**
 * Whether a place is open now, where that is known. A page that is kept does not say it: the line is empty until the reader's clock
 * fills it, and its script comes when the page stands.
 */
export const OpenLine = ({ hours, isShort = false }: Props) => {
  const isHydrated = useHydrated();
  if (!hours?.openNow && (isShort || !hours?.opensAt)) return null;
  return (
    <p data-open="" className="needs-script mt-0.5 line-clamp-2 min-h-5 text-sm">
      {isHydrated ? (
        <Suspense>
          <OpenState hours={hours} isShort={isShort} />
        </Suspense>
      ) : null}
    </p>
  );
};
