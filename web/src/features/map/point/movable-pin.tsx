import { useId, useRef, useState } from 'react';
import { categoryLook } from '../../../shared/category.ts';
import type { PointMapProps } from '../../../shared/map-slot.ts';
import { pointText } from '../../../shared/format/values.ts';
import { useWords } from '../../../shared/words/words.ts';
import { Anchored } from '../anchored.tsx';
import type { MapEngine } from '../engine.ts';
import { isInside, MAX_ZOOM, shifted, type Point } from '../mercator.ts';
import { usePinMoves } from './use-pin-moves.ts';

/** Closer to the edge than this share of the map, a pin that was put down is brought to the middle. */
const EDGE = 0.15;

const isNearEdge = (point: Point, { west, south, east, north }: ReturnType<MapEngine['viewport']>['box']): boolean => {
  const [width, height] = [(east - west) * EDGE, (north - south) * EDGE];
  const inner = { west: west + width, south: south + height, east: east - width, north: north - height };
  return ![-360, 0, 360].some((turn) => isInside({ ...point, longitude: point.longitude + turn }, inner));
};

type PinProps = Pick<PointMapProps, 'onMove'> & {
  readonly point: Point;
  readonly categoryId: number;
  readonly shift: (from: Point, right: number, below: number) => Point;
  /** while it is dragged; null: it is at its point again */
  readonly onDrag: (to: Point | null) => void;
};

const Pin = ({ point, categoryId, shift, onDrag, onMove }: PinProps) => {
  const t = useWords('map');
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const { icon: Icon, hue } = categoryLook(categoryId);
  usePinMoves(button, {
    point,
    shift,
    onDrag,
    onDrop: (to) => {
      onDrag(null);
      if (to) onMove(to);
    },
  });
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={t('map.thePlace')}
        aria-describedby={id}
        className={`${hue} flex size-11 cursor-grab touch-none items-center justify-center rounded-full active:cursor-grabbing`}
      >
        <span className="pin-shadow flex size-8 items-center justify-center rounded-full border-2 border-surface bg-cat text-surface">
          <Icon aria-hidden="true" className="size-4.5 stroke-[2.4]" />
        </span>
      </button>
      <span id={id} hidden>
        {t('map.howToMovePin')}
      </span>
    </>
  );
};

type Props = Pick<PointMapProps, 'onMove'> & {
  readonly engine: MapEngine;
  readonly point: Point;
  readonly categoryId: number;
};

/** The pin of a form's map. Where it was moved to is said. */
export const MovablePin = ({ engine, point, categoryId, onMove }: Props) => {
  const [dragged, setDragged] = useState<Point | null>(null);
  const [said, setSaid] = useState('');
  const shown = dragged ?? point;
  const moved = (to: Point): void => {
    const { at, box } = engine.viewport();
    if (isNearEdge(to, box)) engine.moveTo({ ...at, lat: to.latitude, lng: to.longitude }, true);
    setSaid(pointText(to.latitude, to.longitude));
    onMove(to);
  };
  return (
    <>
      <Anchored engine={engine} lat={shown.latitude} lng={shown.longitude}>
        <Pin
          point={point}
          categoryId={categoryId}
          shift={(from, right, below) => shifted(from, right, below, Math.min(engine.viewport().at.zoom, MAX_ZOOM))}
          onDrag={setDragged}
          onMove={moved}
        />
      </Anchored>
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  );
};
