import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useHydrated } from '../../../shared/use-hydrated.ts';

const photoIn = (state: unknown): number | null =>
  typeof state === 'object' && state !== null && 'photo' in state && typeof state.photo === 'number'
    ? state.photo
    : null;

/**
 * Which photo is shown large. It is a step of the browser's history of its own, at the same address: Back closes it, and the address, when
 * it is shared, opens the page alone. What opened it has the focus again afterwards.
 */
export const useShownPhoto = () => {
  const navigate = useNavigate();
  const location = useLocation();
  const { pathname, search, hash } = location;
  const state: unknown = location.state;
  const stored = photoIn(state);
  const shown = useHydrated() ? stored : null;
  const opener = useRef<Element | null>(null);
  useEffect(() => {
    if (shown !== null) return;
    if (opener.current instanceof HTMLElement) opener.current.focus();
    opener.current = null;
  }, [shown]);
  return {
    /** its place among the photos; null: none is */
    shown,
    show: (photo: number): void => {
      opener.current = document.activeElement;
      void navigate({ pathname, search, hash }, { state: { photo } });
    },
    close: (): void => void navigate(-1),
  };
};
