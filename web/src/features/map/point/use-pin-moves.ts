import { useEffect, useEffectEvent, type RefObject } from 'react';
import type { MapPoint } from '../../../shared/map-slot.ts';

/** Pixels that a press of an arrow key moves a pin, and with Shift. */
const STEP = 10;
const SMALL_STEP = 1;

const ARROWS: ReadonlyMap<string, readonly [right: number, below: number]> = new Map([
  ['ArrowLeft', [-1, 0]],
  ['ArrowRight', [1, 0]],
  ['ArrowUp', [0, -1]],
  ['ArrowDown', [0, 1]],
]);

type Moves = {
  /** where it stands now */
  readonly point: () => MapPoint;
  /** what lies so many pixels right of and below a point */
  readonly shift: (from: MapPoint, right: number, below: number) => MapPoint;
  /** called while it is dragged, often */
  readonly onDrag: (to: MapPoint) => void;
  /** dropped; null: it was not moved, or cancelled by Escape */
  readonly onDrop: (to: MapPoint | null) => void;
};

type Held = { readonly x: number; readonly y: number; readonly from: MapPoint; readonly to: MapPoint | null };

/** Returns how to stop. */
const listen = (pin: HTMLElement, { point, shift, onDrag, onDrop }: Moves): (() => void) => {
  const listening = new AbortController();
  const on = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    act: (event: HTMLElementEventMap[Name]) => void,
  ): void => pin.addEventListener(name, act, { signal: listening.signal });
  const keepFromMap = (event: Event): void => event.stopPropagation();
  let held: Held | null = null;
  const letGo = (isGivenUp: boolean): void => {
    if (!held) return;
    const { to } = held;
    held = null;
    onDrop(isGivenUp ? null : to);
  };
  on('pointerdown', (event) => {
    keepFromMap(event);
    if (event.button !== 0) return;
    pin.setPointerCapture(event.pointerId);
    held = { x: event.clientX, y: event.clientY, from: point(), to: null };
  });
  on('pointermove', ({ clientX, clientY }) => {
    if (!held) return;
    const to = shift(held.from, clientX - held.x, clientY - held.y);
    held = { ...held, to };
    onDrag(to);
  });
  on('pointerup', () => letGo(false));
  on('pointercancel', () => letGo(true));
  for (const name of ['mousedown', 'touchstart', 'dblclick'] as const) on(name, keepFromMap);
  on('keydown', (event) => {
    if (event.key === 'Escape') letGo(true);
    const arrow = ARROWS.get(event.key);
    if (!arrow || held || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    keepFromMap(event);
    const step = event.shiftKey ? SMALL_STEP : STEP;
    onDrop(shift(point(), arrow[0] * step, arrow[1] * step));
  });
  return () => listening.abort();
};

type Props = Omit<Moves, 'point'> & { readonly point: MapPoint };

/**
 * A pin that is moved by pointer or arrow keys. The map below listens to the same events and would go along: it does not hear of them,
 * which is why they are taken before React's listeners at the root.
 */
export const usePinMoves = (pin: RefObject<HTMLElement | null>, { point, shift, onDrag, onDrop }: Props): void => {
  const pointNow = useEffectEvent(() => point);
  const shiftNow = useEffectEvent(shift);
  const drag = useEffectEvent(onDrag);
  const drop = useEffectEvent(onDrop);
  useEffect(() => {
    if (!pin.current) return undefined;
    return listen(pin.current, {
      point: () => pointNow(),
      shift: (from, right, below) => shiftNow(from, right, below),
      onDrag: (to) => drag(to),
      onDrop: (to) => drop(to),
    });
  }, [pin]);
};
