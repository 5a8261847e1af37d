import { jest } from '@jest/globals';
import type { MapEngine, Viewport } from './engine.ts';

/** A map that stands still. What is anchored on it stands in its frame; a test hears where it is asked to go. */
export const stillMap = (viewport: Viewport) => {
  const frame = document.body.appendChild(document.createElement('div'));
  const moveTo = jest.fn<MapEngine['moveTo']>();
  const engine: MapEngine = {
    viewport: () => viewport,
    moveTo,
    keepClear: () => undefined,
    anchor: (element) => {
      frame.append(element);
      return { moveTo: () => undefined, remove: () => element.remove() };
    },
  };
  return { engine, frame, moveTo };
};
