import { down } from '@wellspring/map-grid/mercator';
import { mapPicturePath, type PictureSize } from '@wellspring/map-picture/address';
import type { MapPosition } from '../../shared/map-slot.ts';
import type { Viewport } from './engine.ts';
import { WORLD_SIZE, type Size } from './mercator.ts';

const PHONE = { size: '480x800', width: 480, height: 800 } as const satisfies Size & { size: PictureSize };
const WIDE = { size: '1200x800', width: 1200, height: 800 } as const satisfies Size & { size: PictureSize };
/** The closest that a picture can be. */
const CLOSEST = 15;
/** Degrees, and steps of zoom: no eye sees less. */
const SAME = 1e-4;

/** The picture of the map that covers a view, and how many times larger it is shown. */
export const pictureCovering = ({ at, box }: Viewport) => {
  const world = WORLD_SIZE * 2 ** at.zoom;
  const needed = { width: ((box.east - box.west) / 360) * world, height: (down(box.south) - down(box.north)) * world };
  const { size, width, height } = needed.width > PHONE.width * 1.25 ? WIDE : PHONE;
  const least = Math.max(1, needed.width / width, needed.height / height);
  const zoom = Math.min(CLOSEST, Math.max(0, Math.floor((at.zoom - Math.log2(least)) * 10) / 10));
  const src = mapPicturePath({ latitude: at.lat, longitude: at.lng, zoom, size, streets: null });
  return { src, width, height, scale: 2 ** (at.zoom - zoom) };
};

/** Whether two positions show the same: a map that finds out its size reports a move that is none. */
export const isSameView = (one: MapPosition, other: MapPosition): boolean =>
  Math.abs(one.zoom - other.zoom) < SAME &&
  Math.abs(one.lat - other.lat) < SAME &&
  Math.abs(one.lng - other.lng) < SAME;

/** Shows the ground at once: the map covers it when it is drawn, which takes seconds on a slow phone. */
export const StillPicture = ({ viewport }: { readonly viewport: Viewport }) => {
  const { src, width, height, scale } = pictureCovering(viewport);
  return (
    <img
      src={src}
      alt=""
      width={width}
      height={height}
      className="stands-until-drawn no-print absolute top-1/2 left-1/2 max-w-none"
      style={{ transform: `translate(-50%, -50%) scale(${scale})` }}
    />
  );
};
