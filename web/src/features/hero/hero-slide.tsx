import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { heroImageOfWidth } from '../../shared/format/hero-image-of-width.ts';

type Props = {
  readonly url: string;
  readonly isFirst: boolean;
  readonly isShown: boolean;
  /** it has been loaded, or cannot be */
  readonly onSettled: () => void;
};

/** One picture of the carousel, below those who come before it. What cannot be loaded leaves the page's own background. */
export const HeroSlide = ({ url, isFirst, isShown, onSettled }: Props) => {
  const image = useRef<HTMLImageElement>(null);
  const [hasFailed, setFailed] = useState(false);
  const fail = () => {
    setFailed(true);
    onSettled();
  };
  // The first one is in the first HTML: it may have loaded or failed before the listeners exist.
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
      src={heroImageOfWidth(url, 1280)}
      srcSet={[640, 1280, 1920].map((width) => `${heroImageOfWidth(url, width)} ${width}w`).join(', ')}
      sizes="max(100vw, 40rem)"
      width={1920}
      height={1080}
      fetchPriority={isFirst ? 'high' : 'low'}
      decoding="async"
      onLoad={onSettled}
      onError={fail}
      data-shown={isShown}
      className={`absolute inset-0 size-full object-cover transition-opacity duration-1000 ease-linear ${isShown && !hasFailed ? 'opacity-100' : 'opacity-0'}`}
    />
  );
};
