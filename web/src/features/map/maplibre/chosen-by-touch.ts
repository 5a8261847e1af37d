import type { Map as MapLibre } from 'maplibre-gl';

/**
 * A finger scrolls the page past the map until it has tapped the map: then it moves the map, until it touches something
 * else. Returns how to stop.
 */
export const chooseByTouch = (map: MapLibre): (() => void) => {
  const container = map.getContainer();
  // What lies on the map belongs to it: its sheet, its card, its buttons.
  const whole = container.closest('[data-map]') ?? container;
  const choose = () => map.cooperativeGestures.disable();
  const leave = ({ target }: PointerEvent) => {
    const isOutside = target instanceof Node && !whole.contains(target);
    if (isOutside && !map.cooperativeGestures.isEnabled()) map.cooperativeGestures.enable();
  };
  container.addEventListener('click', choose);
  document.addEventListener('pointerdown', leave);
  return () => {
    container.removeEventListener('click', choose);
    document.removeEventListener('pointerdown', leave);
  };
};
