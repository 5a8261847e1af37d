import { scaleOf } from '../format/map-scale.ts';
import { useDistanceText, useUnits } from '../format/use-units.ts';

/** The scale of a still map, where the map that takes its place has its own: on the left in every language. */
export const MapScale = ({ latitude, zoom }: { readonly latitude: number; readonly zoom: number }) => {
  const { km, pixels } = scaleOf(latitude, zoom, useUnits());
  const distance = useDistanceText()(km);
  return (
    <div dir="ltr" className="pointer-events-none absolute inset-x-2.5 bottom-2.5 flex text-xs">
      <svg width={pixels} height="20" className="overflow-visible">
        <path d={`M1 8V19H${pixels - 1}V8`} strokeWidth="2" className="fill-none stroke-ink-soft" />
        <text x="7" y="14" className="fill-ink-soft">
          {distance}
        </text>
      </svg>
    </div>
  );
};
