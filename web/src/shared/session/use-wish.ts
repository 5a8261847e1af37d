import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession } from './session.tsx';
import { rememberWish, takeWish, type Wish } from './wish.ts';

/**
 * Does what a visitor wished once they come back as a member: `fulfil` is called once, and must be harmless when it is done already.
 * Returns what remembers the wish.
 */
export const useWish = (act: Wish['act'], subject: string, fulfil: () => void): (() => void) => {
  const { viewer } = useSession();
  const { pathname } = useLocation();
  const isMember = viewer !== null;
  const fulfilled = useEffectEvent(fulfil);
  useEffect(() => {
    if (isMember && takeWish({ act, subject }, pathname)) fulfilled();
  }, [isMember, act, subject, pathname]);
  return () => rememberWish({ act, subject }, pathname);
};
