type Mark = {
  readonly key: string;
  readonly latitude: number;
  readonly longitude: number;
  /** class that sets --cat */
  readonly hue: string;
  /** radius in degrees */
  readonly size: number;
};

type Props = {
  readonly marks: readonly Mark[];
  /** shows the surroundings of one point instead of the whole world */
  readonly around?: { readonly latitude: number; readonly longitude: number };
};

/** The drawing covers these degrees, one unit a degree: the inhabited world. */
const WEST = -180;
const NORTH = 78;
const WIDTH = 360;
const HEIGHT = 134;
const CLOSE = { width: 64, height: 48 };

const between = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);

const viewBoxOf = (around: Props['around']): string => {
  if (!around) return `0 0 ${WIDTH} ${HEIGHT}`;
  const x = between(around.longitude - WEST - CLOSE.width / 2, 0, WIDTH - CLOSE.width);
  const y = between(NORTH - around.latitude - CLOSE.height / 2, 0, HEIGHT - CLOSE.height);
  return `${x} ${y} ${CLOSE.width} ${CLOSE.height}`;
};

/** A still picture of our own map: outlines of the land and real places on it. The words beside it say the same. */
export const WorldPicture = ({ marks, around }: Props) => (
  <svg aria-hidden="true" viewBox={viewBoxOf(around)} preserveAspectRatio="xMidYMid slice" className="size-full">
    <use href="/ornaments/world.svg#land" className="fill-land" />
    {marks.map(({ key, latitude, longitude, hue, size }) => (
      <circle
        key={key}
        cx={(longitude - WEST).toFixed(2)}
        cy={(NORTH - latitude).toFixed(2)}
        r={size}
        className={`${hue} fill-cat stroke-surface`}
        strokeWidth={size / 4}
      />
    ))}
  </svg>
);
