import type { MapPosition } from '../../shared/map-slot.ts';

/** The last position that was sent to the map, and the last that it reported. */
export type PositionSync = {
  /** what the last fit was for; null: no fit yet */
  readonly fitted: string | null;
  /** where the address last said the map stands */
  readonly confirmed: MapPosition | null;
  /** reported, not yet seen in the address */
  readonly awaited: readonly MapPosition[];
};

export const NOT_SYNCED: PositionSync = { fitted: null, confirmed: null, awaited: [] };

/** The address has five decimals of a degree and two of a zoom. */
const isSame = (a: MapPosition, b: MapPosition): boolean =>
  Math.abs(a.lat - b.lat) < 2e-5 && Math.abs(a.lng - b.lng) < 2e-5 && Math.abs(a.zoom - b.zoom) < 0.011;

type Step = { readonly sync: PositionSync; readonly go: 'fit' | 'jump' | 'stay' };

/** What to do about an address that says `at`, while `subject` (search, category, resets) is shown. */
export const followAddress = (sync: PositionSync, at: MapPosition | null, subject: string): Step => {
  if (at === null) {
    const fits = sync.fitted !== subject || sync.confirmed !== null;
    return { sync: { fitted: subject, confirmed: null, awaited: [] }, go: fits ? 'fit' : 'stay' };
  }
  const own = sync.awaited.findIndex((each) => isSame(each, at));
  const stays = own >= 0 || (sync.confirmed !== null && isSame(sync.confirmed, at));
  return {
    sync: { fitted: subject, confirmed: at, awaited: sync.awaited.slice(own + 1) },
    go: stays ? 'stay' : 'jump',
  };
};

/** The map has reported that the reader moved it. */
export const reported = (sync: PositionSync, at: MapPosition): PositionSync => ({
  ...sync,
  awaited: [...sync.awaited, at].slice(-20),
});
