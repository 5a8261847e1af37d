import { useEffect, useEffectEvent, useMemo, type RefObject } from 'react';
import { useDistanceText } from '../../shared/format/use-units.ts';
import { useWords } from '../../shared/words/words.ts';
import { Anchored } from './anchored.tsx';
import { circlePath } from './circle.ts';
import type { MapEngine } from './engine.ts';
import type { Point } from './mercator.ts';

/** Draws the circle as large as the map is: many times a second while it zooms, so outside of React. */
export const scaleCircle = (path: SVGPathElement | null, zoom: number): void =>
  path?.setAttribute('transform', `scale(${2 ** zoom})`);

type Props = {
  readonly engine: MapEngine;
  readonly middle: Point;
  readonly km: number;
  readonly path: RefObject<SVGPathElement | null>;
};

/** The line around what is listed: everything within a radius. */
export const RadiusCircle = ({ engine, middle, km, path }: Props) => {
  const t = useWords('filters');
  const distanceText = useDistanceText();
  const { latitude, longitude } = middle;
  const line = useMemo(() => circlePath({ latitude, longitude }, km), [latitude, longitude, km]);
  const scale = useEffectEvent(() => scaleCircle(path.current, engine.viewport().at.zoom));
  useEffect(() => scale(), [line, engine]);
  return (
    <Anchored engine={engine} lat={latitude} lng={longitude}>
      <svg
        role="img"
        aria-label={t('filters.withinDistance', { distance: distanceText(km) })}
        width="1"
        height="1"
        className="pointer-events-none absolute overflow-visible"
      >
        <path
          ref={path}
          d={line}
          vectorEffect="non-scaling-stroke"
          className="fill-primary/8 stroke-primary"
          strokeWidth="2"
          strokeDasharray="6 5"
        />
      </svg>
    </Anchored>
  );
};
