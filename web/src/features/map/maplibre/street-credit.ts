import type { IControl, Map as MapLibre } from 'maplibre-gl';
import { STREET_CREDIT } from '../../../shared/streets-at.ts';
import { showsStreets, type Streets } from './street-cover.ts';

const COPYRIGHT = 'https://www.openstreetmap.org/copyright';

/** Whose data the streets are; on the map while they are in view. */
export const streetCredit = (streets: Streets): IControl => {
  const credit = document.createElement('a');
  credit.className = 'maplibregl-ctrl street-credit';
  credit.dir = 'ltr'; // a name, also on a page that is read from the right
  credit.href = COPYRIGHT;
  credit.target = '_blank';
  credit.rel = 'noopener';
  credit.textContent = STREET_CREDIT;
  let map: MapLibre | undefined;
  const follow = (): void => {
    if (!map) return;
    const bounds = map.getBounds();
    const view = { west: bounds.getWest(), south: bounds.getSouth(), east: bounds.getEast(), north: bounds.getNorth() };
    credit.hidden = !showsStreets(streets, view, map.getZoom());
  };
  return {
    onAdd: (to) => {
      map = to;
      map.on('move', follow);
      follow();
      return credit;
    },
    onRemove: () => {
      map?.off('move', follow);
      map = undefined;
      credit.remove();
    },
  };
};
