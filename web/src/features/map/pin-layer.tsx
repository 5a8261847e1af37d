import { useMemo, useState, type KeyboardEvent } from 'react';
import { Anchored } from './anchored.tsx';
import type { MapEngine } from './engine.ts';
import { namedPins } from './named-pins.ts';
import { nextPin, type Direction } from './next-pin.ts';
import { PinMarker, type PinActions } from './pin-marker.tsx';
import type { Pin } from './pins.ts';

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
};

const focusPin = (from: EventTarget, key: string): void =>
  (from instanceof Element ? from.closest('[data-map]') : null)
    ?.querySelector<HTMLElement>(`[data-pin="${CSS.escape(key)}"]`)
    ?.focus({ preventScroll: true });

/** All pins: one stop for the Tab key, arrow keys lead from pin to pin. */
export const PinLayer = ({ engine, pins, zoom, litKey, chosenKey, onLight, onTap, onOpen }: Props) => {
  const [stop, setStop] = useState<string | null>(null);
  const stopKey = pins.some(({ key }) => key === stop) ? stop : (pins[0]?.key ?? null);
  const named = useMemo(() => namedPins(pins, zoom), [pins, zoom]);
  const lightAndStop = useMemo(
    () => (pin: Pin | null) => {
      if (pin) setStop(pin.key);
      onLight(pin);
    },
    [onLight],
  );
  const onKeyDown = (event: KeyboardEvent, pin: Pin) => {
    const direction = DIRECTIONS.get(event.key);
    if (!direction) return;
    event.preventDefault();
    event.nativeEvent.stopPropagation();
    const next = nextPin(pins, pin, direction);
    if (next) focusPin(event.target, next.key);
  };
  return pins.map((pin) => (
    <Anchored key={pin.key} engine={engine} lat={pin.latitude} lng={pin.longitude}>
      <div onKeyDown={(event) => onKeyDown(event, pin)}>
        <PinMarker
          pin={pin}
          lit={pin.key === litKey || pin.key === chosenKey}
          named={named.has(pin.key)}
          isStop={pin.key === stopKey}
          onLight={lightAndStop}
          onTap={onTap}
          onOpen={onOpen}
        />
      </div>
    </Anchored>
  ));
};
