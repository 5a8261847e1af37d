import { useState, type FocusEvent, type PointerEvent, type ReactNode } from 'react';
import { lateIsland } from '../../shared/ui/late-island.tsx';

/** Words, search and places come before its pictures: they are fetched after the page stands. */
const Carousel = lateIsland(() => import('./carousel.tsx').then((it) => it.Carousel), ['landing']);

type Props = {
  /** the id of its heading */
  readonly labelledBy: string;
  readonly children: ReactNode;
};

/** After the play button is pressed, the focus stays on it. */
const keepsRunning = ({ target }: FocusEvent): boolean => target.hasAttribute('data-keeps-running');

/** The top of the landing page: words over the active hero images. Until these are there, the page's own landscape is behind the words. */
export const Hero = ({ labelledBy, children }: Props) => {
  const [isPointedAt, setPointedAt] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const pointed = (is: boolean) => (event: PointerEvent) => {
    if (event.pointerType !== 'touch') setPointedAt(is);
  };
  return (
    <section
      aria-labelledby={labelledBy}
      className="hero-scene relative z-20"
      onPointerEnter={pointed(true)}
      onPointerLeave={pointed(false)}
      onFocus={(event) => setFocused(!keepsRunning(event))}
      onBlur={() => setFocused(false)}
    >
      <div className="hero-scrim absolute inset-0 -z-10" />
      {children}
      <Carousel isHeld={isPointedAt || isFocused} />
    </section>
  );
};
