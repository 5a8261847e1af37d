import { useWords } from '../../../shared/words/words.ts';
import { LIST_HEADING } from '../list/admin-list.tsx';
import { denseButton } from '../list/dense-button.ts';
import { useRestoredFocus } from '../list/use-restored-focus.ts';
import { RefusedPlaces } from './refused-places.tsx';
import type { Reading } from './use-reading.ts';
import { useVerifySelected, type Selected } from './use-verify-selected.ts';

type Props = { readonly selected: Selected; readonly reading: Reading; readonly onClear: () => void };

const LOOK =
  'sticky bottom-3 z-20 mt-4 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card border border-control bg-surface px-4 py-2.5 shadow-float';

/** What is done with all selected places in one step, and undone in one; each refused one is named. Visible as long as it is useful. */
export const SelectionBar = ({ selected, reading, onClear }: Props) => {
  const t = useWords('admin');
  const { outcome, isBusy, verify, settle, forget } = useVerifySelected(reading, onClear);
  const asRead = new Map([...selected].map(([id, place]) => [id, reading.asRead(place)]));
  const { section, onFocus } = useRestoredFocus(LIST_HEADING, 'button:not([data-closes])');
  const isOpen = selected.size > 0 || outcome !== null;
  const words =
    selected.size > 0
      ? t('admin.selectedCount', { count: selected.size })
      : outcome &&
        t(outcome.isVerified ? 'admin.verifiedCount' : 'admin.unverifiedCount', {
          count: outcome.changed.size,
        });
  return (
    <section ref={section} onFocus={onFocus} className={isOpen ? LOOK : ''}>
      <p role="status" className="grow font-semibold tabular-nums">
        {words}
      </p>
      {selected.size > 0
        ? [true, false].map((isVerified) => (
            <button
              key={String(isVerified)}
              type="button"
              aria-disabled={isBusy}
              className={`${denseButton} aria-disabled:opacity-60`}
              onClick={() => void verify(asRead, isVerified)}
            >
              {isVerified ? t('admin.verifySelected') : t('admin.unverifySelected')}
            </button>
          ))
        : outcome !== null &&
          outcome.changed.size > 0 && (
            <button
              type="button"
              aria-disabled={isBusy}
              className={`${denseButton} aria-disabled:opacity-60`}
              onClick={() => void verify(outcome.changed, !outcome.isVerified)}
            >
              {t('admin.undo')}
            </button>
          )}
      {isOpen ? (
        <button type="button" data-closes className={denseButton} onClick={selected.size > 0 ? onClear : forget}>
          {selected.size > 0 ? t('admin.selectNone') : t('site.close')}
        </button>
      ) : null}
      {outcome === null || outcome.refusals.length === 0 ? null : (
        <RefusedPlaces outcome={outcome} reading={reading} onSettled={settle} />
      )}
    </section>
  );
};
