import { useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { MapEngine } from './engine.ts';

type Props = {
  readonly engine: MapEngine;
  readonly lat: number;
  readonly lng: number;
  readonly children: ReactNode;
};

const makeHolder = () => {
  const holder = document.createElement('div');
  holder.className = 'focus-within:z-30 has-data-lit:z-20';
  return holder;
};

/** Something of ours that stands at a point of the map. */
export const Anchored = ({ engine, lat, lng, children }: Props) => {
  const [holder] = useState(makeHolder);
  useEffect(() => engine.anchor(holder, lat, lng), [engine, holder, lat, lng]);
  return createPortal(children, holder);
};
