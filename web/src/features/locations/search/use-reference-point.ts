import { useSearchParams } from 'react-router-dom';
import { readHome } from '../address-state.ts';
import { isOwnNear, useOwnPosition } from '../own-position.ts';

type Point = { readonly latitude: number; readonly longitude: number };

/**
 * The point from which distances are measured, as far as the page knows one: what its list is near to, else the reader's own position, if
 * this tab already has it. It is never asked for here. null: none, or an area.
 */
export const useReferencePoint = (): Point | null => {
  const [query] = useSearchParams();
  const own = useOwnPosition();
  const { near } = readHome(query);
  if (near === null || isOwnNear(near, own)) return own ?? near;
  return near.bounds ? null : near;
};
