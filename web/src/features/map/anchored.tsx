import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { Anchor, MapEngine } from './engine.ts';

type Props = {
  readonly engine: MapEngine;
  readonly lat: number;
  readonly lng: number;
  readonly children: ReactNode;
};

const makeHolder = () => {
  const holder = document.createElement('div');
  holder.className =
    'has-data-[look=dot]:z-1 has-data-count:z-2 has-data-[look=icon]:z-3 has-data-[look=fact]:z-4 has-data-beside:z-5 has-data-own:z-10 focus-within:z-30 has-data-lit:z-20 has-data-user:z-25 has-data-pointed:z-40';
  return holder;
};

/** Something of ours that stands at a point of the map. */
export const Anchored = ({ engine, lat, lng, children }: Props) => {
  const [holder] = useState(makeHolder);
  const anchor = useRef<Anchor | null>(null);
  const putDown = useEffectEvent(() => engine.anchor(holder, lat, lng));
  useEffect(() => {
    const made = putDown();
    anchor.current = made;
    return () => made.remove();
  }, [engine, holder]);
  useEffect(() => anchor.current?.moveTo(lat, lng), [lat, lng]);
  return createPortal(children, holder);
};
