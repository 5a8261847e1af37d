import { Anchored } from '../anchored.tsx';
import type { MapEngine } from '../engine.ts';
import type { Point } from '../mercator.ts';
import { PinCardFacts, PinCardPicture, usePinCard } from './pin-card.tsx';
import type { Single } from '../pins/pins.ts';

type Props = { readonly engine: MapEngine; readonly pin: Single; readonly from: Point | null };

/** Near an edge of the map the card stands on the other side of its pin. */
const EDGE = 0.3;

const sideOf = (share: number, [first, middle, last]: readonly [string, string, string]): string =>
  share < EDGE ? first : share > 1 - EDGE ? last : middle;

/** Where the card stands, by how far from the left and from the top its pin is. */
const placeOf = (engine: MapEngine, { latitude, longitude }: Single): string => {
  const { west, east, south, north } = engine.viewport().box;
  const turn = [-360, 0, 360].find((by) => longitude + by >= west && longitude + by <= east) ?? 0;
  const x = sideOf((longitude + turn - west) / (east - west), ['-left-4', 'left-1/2 -translate-x-1/2', '-right-4']);
  return `${x} ${(north - latitude) / (north - south) < 0.5 ? 'top-9' : 'bottom-5'}`;
};

/**
 * What a place is like, beside its pin, while a mouse or the keyboard is at it: the click opens its page. The list and the page
 * say the same to those who do not see it.
 */
export const PointedCard = ({ engine, pin, from }: Props) => {
  const details = usePinCard(pin);
  return (
    <Anchored engine={engine} lat={pin.latitude} lng={pin.longitude}>
      <div
        aria-hidden="true"
        data-pointed=""
        className={`pointer-events-none absolute w-64 overflow-hidden rounded-card border border-line bg-surface shadow-float ${placeOf(engine, pin)}`}
      >
        <PinCardPicture pin={pin} details={details} className="aspect-[2/1]" />
        <div className="px-3.5 pt-2.5 pb-3">
          <span className="line-clamp-2 leading-snug font-semibold wrap-anywhere">{pin.location.name}</span>
          <PinCardFacts pin={pin} details={details} from={from} />
        </div>
      </div>
    </Anchored>
  );
};
