import { rememberedText } from '../../../shared/remembered.ts';
import type { Near } from '../near.ts';

const { remember, useText } = rememberedText('wellspring-near');

type Town = Near & { readonly label: string };

const isTown = (value: unknown): value is Town =>
  typeof value === 'object' &&
  value !== null &&
  typeof Reflect.get(value, 'label') === 'string' &&
  ['latitude', 'longitude'].every((name) => Number.isFinite(Reflect.get(value, name)));

const parsed = (text: string): Town | null => {
  try {
    const value: unknown = JSON.parse(text || 'null');
    return isTown(value) ? value : null;
  } catch {
    return null;
  }
};

/** Remembers in this browser the last town that places were listed around. Areas and the reader's own position are not remembered; null: forget it. */
export const rememberNear = (near: Near | null): void => {
  if (near === null) return remember('');
  const { label, latitude, longitude, bounds } = near;
  if (label && !bounds) remember(JSON.stringify({ label, latitude, longitude }));
};

/** The last town that places were listed around; null: none, or the first HTML. */
export const useLastNear = (): Town | null => parsed(useText());
