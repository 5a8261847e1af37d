import { useEffect, useId, useRef } from 'react';
import { X } from '../../../shared/icons.tsx';
import { useWords } from '../../../shared/words/words.ts';
import { boxOfCluster, type MapFilter } from '../map-request.ts';
import type { Cluster } from '../pins/pins.ts';
import { LocationList, useLocationsIn } from './location-list.tsx';

type Props = {
  /** stands where the map can show it no other way */
  readonly cluster: Cluster;
  readonly mapFilter: MapFilter;
  readonly onClose: () => void;
};

/** The places of a cluster that cannot split. */
export const LocationsDialog = ({ cluster, mapFilter, onClose }: Props) => {
  const id = useId();
  const t = useWords('map');
  const dialog = useRef<HTMLDialogElement>(null);
  const answer = useLocationsIn(boxOfCluster(cluster.bounds), mapFilter);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && onClose()}
      className="m-auto max-h-[min(36rem,85dvh)] w-[min(28rem,calc(100vw-2rem))] overflow-hidden rounded-card bg-surface p-0 text-ink shadow-float backdrop:bg-shade/45 open:flex open:flex-col"
    >
      <div className="flex items-center justify-between border-b border-line ps-4">
        <h3 id={id} className="text-lg">
          {t('map.placesAtPoint', { count: cluster.besidePin === null ? cluster.count : cluster.count + 1 })}
        </h3>
        <button
          type="button"
          aria-label={t('site.close')}
          onClick={onClose}
          className="flex size-12 items-center justify-center text-ink-soft -outline-offset-4 hover:text-ink"
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      </div>
      <div className="relative min-h-0 overflow-y-auto overscroll-contain">
        <LocationList answer={answer} empty={t('map.placesGone')} />
      </div>
    </dialog>
  );
};
