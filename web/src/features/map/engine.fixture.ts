import { jest } from '@jest/globals';
import type { MapEngine, Viewport } from './engine.ts';

/** A map that does not move. Anchored elements are in its frame; a test receives its requested moves. */
export const stillMap = (viewport: Viewport) => {
  const frame = document.body.appendChild(document.createElement('div'));
  const moveTo = jest.fn<MapEngine['moveTo']>();
  const engine: MapEngine = {
    viewport: () => viewport,
    moveTo,
    keepClear: () => undefined,
    watchLabels: () => () => undefined,
    anchor: (element) => {
      frame.append(element);
      return { moveTo: () => undefined, remove: () => element.remove() };
    },
  };
  return { engine, frame, moveTo };
};
