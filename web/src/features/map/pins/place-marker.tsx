import { locationPath } from '@wellspring/page-contract/paths';
import { categoryLook } from '../../../shared/category.ts';
import { temperatureBand } from '../../../shared/format/temperature.ts';
import { useLocale } from '../../../shared/format/use-locale.ts';
import { Star } from '../../../shared/icons.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { useWords } from '../../../shared/words/words.ts';
import type { MarkerProps } from './marker-props.ts';
import { spokenName } from './marks.ts';
import { PinMarks } from './pin-marks.tsx';
import type { Single } from './pins.ts';
import { warmthClass } from '../../../shared/ui/warmth.ts';

const label =
  'pointer-events-none absolute top-full left-1/2 mt-0.5 max-w-52 -translate-x-1/2 truncate rounded-sm px-1.5 text-xs leading-5 font-semibold text-ink group-focus-visible:bg-surface group-data-lit:bg-surface';

const base =
  'group relative flex items-center justify-center rounded-full before:absolute before:rounded-full data-lit:outline-2 data-lit:outline-ink data-closed:border-dashed data-closed:opacity-60';

/** A dot is a pin while a hand or the keyboard is at it. */
const LOOKS = {
  fact: 'h-7.5 gap-1 border border-line bg-surface ps-0.5 pe-2 text-ink pin-shadow pointer-coarse:before:-inset-2',
  icon: 'size-7.5 border-2 border-surface bg-cat text-surface pointer-coarse:before:-inset-2.5',
  dot: 'size-3 border border-surface bg-cat before:-inset-1.5 pointer-coarse:before:-inset-2.5',
} as const;

/** What the reader's hand last was; a tap on one pin may be meant for its neighbour. */
let lastPointer = '';
if (typeof document !== 'undefined')
  document.addEventListener('pointerdown', ({ pointerType }) => void (lastPointer = pointerType), { capture: true });
const isByTouch = (): boolean => lastPointer === 'touch';

const Fact = ({ fact: { kind, text } }: { readonly fact: NonNullable<Single['fact']> }) => {
  const band = kind === 'temperature' ? temperatureBand(text) : undefined;
  return (
    <span
      className={`${band ? `temp-${band} text-temp` : ''} flex max-w-22 items-center gap-0.5 overflow-hidden text-[0.8125rem] font-bold whitespace-nowrap tabular-nums`}
    >
      {kind === 'rating' ? <Star aria-hidden="true" className="size-3 shrink-0 fill-current text-ember" /> : null}
      <bdi className="truncate">{text}</bdi>
    </span>
  );
};

/** A place: its page is one press away. */
export const PlaceMarker = ({ pin, lit, named, marks, isStop, onLight, onTap }: MarkerProps<Single>) => {
  const t = useWords('map');
  const locale = useLocale();
  const { icon: Icon, hue } = categoryLook(pin.location.categoryId);
  const { isClosed = false } = pin.location;
  const name = isClosed ? `${pin.location.name} (${t('map.closedForNow')})` : pin.location.name;
  const isDot = pin.look === 'dot' && !lit;
  const look = isDot ? 'dot' : pin.look === 'fact' && pin.fact ? 'fact' : 'icon';
  const shade = look === 'fact' ? '' : warmthClass(look === 'dot' ? null : pin.location.temperature);
  return (
    <Link
      to={locationPath(pin.location.id)}
      aria-label={spokenName(t, locale, { name, fact: look === 'fact' ? (pin.fact?.text ?? null) : null, marks })}
      data-pin={pin.key}
      data-look={pin.look}
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
      className={`${hue} ${shade} ${base} ${LOOKS[look]}`}
    >
      {isDot ? null : look === 'fact' && pin.fact ? (
        <>
          <span className="flex size-6.5 shrink-0 items-center justify-center rounded-full bg-cat text-surface">
            <Icon aria-hidden="true" className="size-4 stroke-[2.4]" />
          </span>
          <Fact fact={pin.fact} />
        </>
      ) : (
        <Icon aria-hidden="true" className="size-4 stroke-[2.4]" />
      )}
      <PinMarks marks={marks} />
      {isDot ? null : (
        <span
          aria-hidden="true"
          className={`${label} ${named ? 'pin-name' : 'hidden group-focus-visible:block group-data-lit:block'}`}
        >
          {pin.location.name}
        </span>
      )}
    </Link>
  );
};
