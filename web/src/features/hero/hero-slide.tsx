import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { heroImageOfWidth } from '../../shared/format/hero-image-of-width.ts';

type Props = {
  readonly url: string;
  readonly isShown: boolean;
  /** it has been loaded, or cannot be */
  readonly onSettled: () => void;
};

/** On a phone all of it is behind the scrim: the smallest one is sharp enough there, whatever the screen's density. */
const SIZES = '(width < 40rem) 10rem, 100vw';

/** One picture of the carousel, below those who come before it. What cannot be loaded leaves the page's own background. */
export const HeroSlide = ({ url, isShown, onSettled }: Props) => {
  const image = useRef<HTMLImageElement>(null);
  const [hasFailed, setFailed] = useState(false);
  const fail = () => {
    setFailed(true);
    onSettled();
  };
  // One that the browser has in its cache may be there before the listeners exist.
  const settleIfThere = useEffectEvent(() => {
    if (!image.current?.complete) return;
    if (image.current.naturalWidth === 0) setFailed(true);
    onSettled();
  });
  useEffect(() => settleIfThere(), []);
  return (
    <img
      ref={image}
      alt=""
      sizes={SIZES}
      srcSet={[640, 1280, 1920].map((width) => `${heroImageOfWidth(url, width)} ${width}w`).join(', ')}
      src={heroImageOfWidth(url, 1280)}
      width={1920}
      height={1080}
      fetchPriority="low"
      decoding="async"
      onLoad={onSettled}
      onError={fail}
      data-shown={isShown}
      className={`absolute inset-0 size-full object-cover transition-opacity duration-1000 ease-linear ${isShown && !hasFailed ? 'opacity-100' : 'opacity-0'}`}
    />
  );
};
