import { locationPath } from '@wellspring/page-contract/paths';
import { memo } from 'react';
import { categoryLook } from '../../shared/category.ts';
import { countText } from '../../shared/format/values.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { useTemperatureText } from '../../shared/format/use-units.ts';
import { Link } from '../../shared/ui/link.tsx';
import { useWords } from '../../shared/words/words.ts';
import type { Cluster, Pin, Single } from './pins.ts';
import { nameWithMarks, type Mark } from './marks.ts';
import { clusterDiameter } from './pin-size.ts';
import { PinMarks } from './pin-marks.tsx';
import { warmthClass } from './warmth.ts';

/** What a pin tells the map about the reader's hand or focus. */
export type PinActions = {
  readonly onLight: (pin: Pin | null) => void;
  /** a finger tapped a place: its card comes first, the card opens its page */
  readonly onTap: (pin: Single) => void;
  readonly onOpen: (cluster: Cluster, byKeyboard: boolean) => void;
};

type Props<Kind> = PinActions & {
  readonly pin: Kind;
  /** lit from the list, or chosen by a tap */
  readonly lit: boolean;
  /** its name stands beside it, not only when it is lit */
  readonly named: boolean;
  /** what the member said of the place; a place in a cluster shows none */
  readonly marks: readonly Mark[];
  /** the one pin that the Tab key stops at; arrow keys lead to the others */
  readonly isStop: boolean;
};

const label =
  'pointer-events-none absolute top-full left-1/2 mt-0.5 max-w-52 -translate-x-1/2 truncate rounded-sm px-1.5 text-xs leading-5 font-semibold text-ink group-focus-visible:bg-surface group-data-lit:bg-surface';

/** What the reader's hand last was; a tap on one pin may be meant for its neighbour. */
let lastPointer = '';
if (typeof document !== 'undefined')
  document.addEventListener('pointerdown', ({ pointerType }) => void (lastPointer = pointerType), { capture: true });
const isByTouch = (): boolean => lastPointer === 'touch';

const LocationPin = ({ pin, lit, named, marks, isStop, onLight, onTap }: Props<Single>) => {
  const t = useWords('map');
  const locale = useLocale();
  const { icon: Icon, hue } = categoryLook(pin.location.categoryId);
  const temperatureText = useTemperatureText();
  const { isClosed = false } = pin.location;
  const name = isClosed ? `${pin.location.name} (${t('map.closedForNow')})` : pin.location.name;
  return (
    <Link
      to={locationPath(pin.location.id)}
      aria-label={nameWithMarks(t, locale, name, marks)}
      data-pin={pin.key}
      data-lit={lit || undefined}
      data-closed={isClosed || undefined}
      tabIndex={isStop ? 0 : -1}
      draggable={false}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onLight(pin)}
      onPointerLeave={() => onLight(null)}
      onFocus={() => onLight(pin)}
      onBlur={() => onLight(null)}
      onClick={(event) => {
        if (event.detail === 0 || !isByTouch()) return;
        event.preventDefault();
        onTap(pin);
      }}
      className={`${hue} ${warmthClass(pin.location.temperature)} group relative flex size-6 items-center justify-center rounded-full border-2 border-surface bg-cat text-surface transition-[width,height] before:absolute before:rounded-full focus-visible:size-7.5 data-lit:size-7.5 data-lit:outline-2 data-lit:outline-ink data-closed:border-dashed data-closed:opacity-60 pointer-coarse:before:-inset-2.5`}
    >
      <Icon aria-hidden="true" className="size-3.5 stroke-[2.4]" />
      <PinMarks marks={marks} />
      <span
        aria-hidden="true"
        className={`${label} ${named ? 'pin-name' : 'hidden group-focus-visible:block group-data-lit:block'}`}
      >
        {pin.location.name}
        {pin.location.temperature === undefined ? null : (
          <span className="hidden font-normal group-focus-visible:inline group-data-lit:inline">
            {' '}
            {temperatureText(pin.location.temperature)}
          </span>
        )}
      </span>
    </Link>
  );
};

const SIZES = { 28: 'size-7', 32: 'size-8', 40: 'size-10', 48: 'size-12' } as const;

const ClusterPin = ({ pin, lit, isStop, onLight, onOpen }: Props<Cluster>) => {
  const t = useWords('map');
  const locale = useLocale();
  return (
    <button
      type="button"
      aria-label={t('map.placesHere', { count: pin.count })}
      data-pin={pin.key}
      data-lit={lit || undefined}
      tabIndex={isStop ? 0 : -1}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onLight(pin)}
      onPointerLeave={() => onLight(null)}
      onFocus={() => onLight(pin)}
      onBlur={() => onLight(null)}
      onClick={({ currentTarget, detail }) => {
        currentTarget.focus({ preventScroll: true });
        onOpen(pin, detail === 0);
      }}
      className={`${SIZES[clusterDiameter(pin.count)]} text-sm cluster-rings relative flex cursor-pointer items-center justify-center rounded-full bg-primary font-bold text-on-primary tabular-nums transition-transform before:absolute before:rounded-full data-lit:scale-115 pointer-coarse:before:-inset-2 forced-colors:border-2`}
    >
      {countText(pin.count, locale)}
    </button>
  );
};

/** What stands on the map for a place, or for many. */
export const PinMarker = memo(({ pin, ...rest }: Props<Pin>) =>
  pin.kind === 'location' ? <LocationPin pin={pin} {...rest} /> : <ClusterPin pin={pin} {...rest} />,
);
PinMarker.displayName = 'PinMarker';
