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
  holder.className = 'map-anchor';
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
