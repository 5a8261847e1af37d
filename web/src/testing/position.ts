import { jest } from '@jest/globals';

type Point = { readonly latitude: number; readonly longitude: number };

const UNKNOWN = { accuracy: 20, altitude: null, altitudeAccuracy: null, heading: null, speed: null };
const DENIED = { code: 1, message: '', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 } as const;

/**
 * Lets the browser answer where the reader is; null: it does not say. Returns a counter of the requests. Replaces the answer
 * before.
 */
export const mockPosition = (point: Point | null) => {
  const toJSON = () => ({});
  const getCurrentPosition = jest.fn<Geolocation['getCurrentPosition']>((onFound, onFailure) => {
    if (point) onFound({ coords: { ...UNKNOWN, ...point, toJSON }, timestamp: 0, toJSON });
    else onFailure?.(DENIED);
  });
  Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true });
  return getCurrentPosition;
};
