import { listText } from '@wellspring/place-schema/list-text';
import { categoryLook, categoryName } from '../../../shared/category.ts';
import { countText } from '../../../shared/format/values.ts';
import { useLocale } from '../../../shared/format/use-locale.ts';
import { useWords } from '../../../shared/words/words.ts';
import type { MarkerProps } from './marker-props.ts';
import { clusterDiameter } from './pin-size.ts';
import type { Cluster } from './pins.ts';

const SIZES = { 22: 'size-5.5', 26: 'size-6.5', 32: 'size-8', 38: 'size-9.5' } as const;

/** "15K": five digits have no room in a circle. */
const shortText = (count: number, locale: string): string =>
  count < 10_000 ? countText(count, locale) : count.toLocaleString(locale, { notation: 'compact' });

/** The ring of a cluster: each category has the part of it that it has of the places, clockwise, most first. */
const ringOf = (mix: Cluster['mix'], count: number): string => {
  let from = 0;
  const parts = mix.map(({ categoryId, count: own }) => {
    const to = from + (own / count) * 100;
    const part = `var(--color-${categoryLook(categoryId).hue}) ${from.toFixed(1)}% ${to.toFixed(1)}%`;
    from = to;
    return part;
  });
  return `conic-gradient(${parts.join(',')})`;
};

/** Categories that a cluster names. */
const NAMED = 3;

/** What a cluster consists of, in words: "12 Wellness Centers, 3 Hot Springs & Spas". */
const useMixText = (): ((mix: Cluster['mix']) => string) => {
  const t = useWords('categories');
  const locale = useLocale();
  return (mix) =>
    listText(
      mix
        .slice(0, NAMED)
        .map(({ categoryId, count }) => `${countText(count, locale)} ${categoryName(t, categoryId, '')}`),
      locale,
    );
};

/** Many places: it opens by zooming in, or as a list where they cannot be separated. */
export const ClusterMarker = ({ pin, lit, isStop, onLight, onOpen }: MarkerProps<Cluster>) => {
  const t = useWords('map', 'categories');
  const locale = useLocale();
  const mixText = useMixText();
  const { besidePin } = pin;
  const size = besidePin === null ? SIZES[clusterDiameter(pin.count)] : 'h-4.5 min-w-4.5';
  return (
    <button
      type="button"
      aria-label={t(besidePin === null ? 'map.placesHere' : 'map.morePlacesHere', { count: pin.count })}
      aria-description={mixText(pin.mix)}
      data-pin={pin.key}
      data-count={pin.count}
      data-beside={besidePin !== null || undefined}
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
      style={{
        background: ringOf(pin.mix, pin.count),
        ...(besidePin !== null && { translate: `calc(${besidePin.toFixed(1)}px + 50% - 9px) -13px` }),
      }}
      className={`${size} relative flex cursor-pointer rounded-full p-0.5 text-[0.6875rem] font-semibold text-ink tabular-nums pin-shadow before:absolute before:rounded-full data-lit:outline-2 data-lit:outline-ink pointer-coarse:before:-inset-2 forced-colors:border-2`}
    >
      <span className="flex grow items-center justify-center rounded-full bg-surface px-0.5">
        {besidePin === null ? shortText(pin.count, locale) : `+${shortText(pin.count, locale)}`}
      </span>
    </button>
  );
};
