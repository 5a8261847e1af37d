import {
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react';
import { Anchored } from '../anchored.tsx';
import type { MapEngine } from '../engine.ts';
import { isInView } from '../mercator.ts';
import { namedPins } from './named-pins.ts';
import { nearestPinElement } from './nearest-element.ts';
import { nearestPin, nextPin, outerPin, type Direction } from './next-pin.ts';
import type { Mark, Marks } from './marks.ts';
import type { PinActions } from './marker-props.ts';
import { PinMarker } from './pin-marker.tsx';
import { widthOf } from './pin-size.ts';
import type { Cluster, Pin } from './pins.ts';

const DIRECTIONS: ReadonlyMap<string, Direction> = new Map([
  ['ArrowUp', { x: 0, y: -1 }],
  ['ArrowDown', { x: 0, y: 1 }],
  ['ArrowLeft', { x: -1, y: 0 }],
  ['ArrowRight', { x: 1, y: 0 }],
]);

type Props = PinActions & {
  readonly engine: MapEngine;
  readonly pins: readonly Pin[];
  /** the whole zoom that the pins were made for */
  readonly zoom: number;
  readonly litKey: string | null;
  readonly chosenKey: string | null;
  readonly marks: Marks;
};

const UNMARKED: readonly Mark[] = [];

const focusPin = (key: string): void =>
  document.querySelector<HTMLElement>(`[data-pin="${CSS.escape(key)}"]`)?.focus({ preventScroll: true });

const middleOf = (engine: MapEngine) => {
  const { lat, lng } = engine.viewport().at;
  return { latitude: lat, longitude: lng };
};

/** All pins: one stop for the Tab key, arrow keys lead from pin to pin, Home and End to the best and the last of the list. */
export const PinLayer = ({ engine, pins, zoom, litKey, chosenKey, marks, onLight, onTap, onOpen }: Props) => {
  const [stop, setStop] = useState<string | null>(null);
  const middle = useMemo(() => nearestPin(pins, middleOf(engine))?.key ?? null, [engine, pins]);
  const stopKey = pins.some(({ key }) => key === stop) ? stop : middle;
  const named = useMemo(() => namedPins(pins, zoom), [pins, zoom]);
  const wantsFocus = useRef(false);

  useEffect(() => {
    engine.keepClear(
      pins.flatMap((pin) =>
        pin.kind === 'location' && pin.look === 'dot'
          ? []
          : {
              latitude: pin.latitude,
              longitude: pin.longitude,
              width: widthOf(pin),
              name: pin.kind === 'location' && named.has(pin.key) ? pin.location.name : null,
            },
      ),
    );
  }, [engine, pins, named]);

  // The pin that had the focus by a key was removed: the focus moves to the middle of the pins that replace it.
  useEffect(() => {
    if (!wantsFocus.current || document.activeElement !== document.body || middle === null) return;
    wantsFocus.current = false;
    focusPin(middle);
  }, [pins, middle]);

  const lightAndStop = useCallback(
    (pin: Pin | null) => {
      if (pin) setStop(pin.key);
      onLight(pin);
    },
    [onLight],
  );
  const open = useCallback(
    (cluster: Cluster, byKeyboard: boolean) => {
      wantsFocus.current = byKeyboard;
      onOpen(cluster, byKeyboard);
    },
    [onOpen],
  );
  const onKeyDown = (event: KeyboardEvent, pin: Pin) => {
    const direction = DIRECTIONS.get(event.key);
    const isEnd = event.key === 'End';
    if (!direction && !isEnd && event.key !== 'Home') return;
    event.preventDefault();
    event.nativeEvent.stopPropagation();
    const next = direction ? nextPin(pins, pin, direction) : outerPin(pins, isEnd);
    if (!next) return;
    wantsFocus.current = true;
    const { at, box } = engine.viewport();
    if (!isInView(next, box)) engine.moveTo({ ...at, lat: next.latitude, lng: next.longitude }, true);
    focusPin(next.key);
  };
  const onPointerMove = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    const key = nearestPinElement(event.currentTarget, event)?.dataset['pin'];
    if (key !== undefined && key !== litKey) lightAndStop(pins.find((pin) => pin.key === key) ?? null);
  };
  const onClickCapture = (event: MouseEvent, pin: Pin) => {
    if (event.detail === 0) return;
    const nearest = nearestPinElement(event.currentTarget, event);
    if (!nearest || nearest.dataset['pin'] === pin.key) return;
    event.preventDefault();
    event.stopPropagation();
    const { clientX, clientY, detail, ctrlKey, metaKey, shiftKey, altKey } = event;
    const keys = { ctrlKey, metaKey, shiftKey, altKey };
    const forwarded = { clientX, clientY, detail, ...keys, bubbles: true, cancelable: true };
    nearest.dispatchEvent(new globalThis.MouseEvent('click', forwarded));
  };
  return pins.map((pin) => (
    <Anchored key={pin.key} engine={engine} lat={pin.latitude} lng={pin.longitude}>
      <div
        onKeyDown={(event) => onKeyDown(event, pin)}
        onPointerMove={onPointerMove}
        onClickCapture={(event) => onClickCapture(event, pin)}
      >
        <PinMarker
          pin={pin}
          lit={pin.key === litKey || pin.key === chosenKey}
          named={named.has(pin.key)}
          marks={marks.get(pin.key) ?? UNMARKED}
          isStop={pin.key === stopKey}
          onLight={lightAndStop}
          onTap={onTap}
          onOpen={open}
        />
      </div>
    </Anchored>
  ));
};
