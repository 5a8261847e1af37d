import { across, down, wrapped } from '@wellspring/map-grid/mercator';
import { mapPicturePath } from '@wellspring/map-picture/address';
import { FIT_ZOOM_MAX } from '../../../shared/map-limits.ts';
import { boxAround, boxOfPoint, positionOf, WORLD_SIZE, type Point } from '../mercator.ts';

type Numbered = Point & { readonly key: string; readonly number: number };

/** Of the picture, in pixels: as wide as a sheet of A4 between its margins. */
const SIZE = { width: 720, height: 480 };
const MARGIN = 32;

/** Marks that are nearer than this would cover each other's numbers. */
const NEAR = { x: 20, y: 16 };

const percent = (share: number): string => `${(50 + share * 100).toFixed(2)}%`;

/** In pixels from the middle of the picture. */
type Marked = { readonly key: string; readonly numbers: readonly number[]; readonly x: number; readonly y: number };

/** One mark for places that are so near to each other that only one number could be read. */
const joined = (marks: readonly Marked[]): readonly Marked[] => {
  const apart: Marked[] = [];
  for (const mark of marks) {
    const at = apart.findIndex(({ x, y }) => Math.abs(x - mark.x) < NEAR.x && Math.abs(y - mark.y) < NEAR.y);
    const first = apart[at];
    if (first) apart[at] = { ...first, numbers: [...first.numbers, ...mark.numbers] };
    else apart.push(mark);
  }
  return apart;
};

/** Numbered places on a picture of the map, for paper. It is fetched when the page is printed. */
export const PrintedMap = ({ places }: { readonly places: readonly Numbered[] }) => {
  const box = boxAround(places.map(boxOfPoint));
  if (!box) return null;
  const { lat, lng, zoom: exact } = positionOf(box, SIZE, MARGIN, FIT_ZOOM_MAX);
  const zoom = Math.floor(exact * 10) / 10;
  const world = WORLD_SIZE * 2 ** zoom;
  const marks = places.map(({ key, number, latitude, longitude }) => ({
    key,
    numbers: [number],
    x: (across(wrapped(longitude - lng)) - 0.5) * world,
    y: (down(latitude) - down(lat)) * world,
  }));
  return (
    <div
      aria-hidden="true"
      className="stands-in-for-map relative mt-2 hidden aspect-[3/2] max-w-[720px] break-inside-avoid overflow-hidden border border-line print:block"
    >
      <img
        src={mapPicturePath({ latitude: lat, longitude: lng, zoom, size: '720x480', streets: null })}
        alt=""
        loading="lazy"
        className="size-full"
      />
      {joined(marks).map(({ key, numbers, x, y }) => (
        <span
          key={key}
          style={{ left: percent(x / SIZE.width), top: percent(y / SIZE.height) }}
          className="absolute flex h-4.5 min-w-4.5 -translate-1/2 items-center justify-center rounded-full border border-ink whitespace-nowrap bg-surface px-1 text-xs leading-none font-semibold text-ink tabular-nums"
        >
          {numbers.join(', ')}
        </span>
      ))}
    </div>
  );
};
