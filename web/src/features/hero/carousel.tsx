import { useState } from 'react';
import { HeroImagesDocument } from '../../generated/landing-operations.ts';
import { useFreshQuery } from '../../shared/graphql/use-fresh-query.ts';
import { useHydrated } from '../../shared/use-hydrated.ts';
import { useWords } from '../../shared/words/words.ts';
import { HeroControls } from './hero-controls.tsx';
import { HeroSlide } from './hero-slide.tsx';
import { savesData } from './saves-data.ts';
import { useCarousel } from './use-carousel.ts';

type Props = {
  /** the reader points at the pictures, or has the focus in front of them */
  readonly isHeld: boolean;
};

/**
 * The active hero images, which follow each other behind the words. Nothing of them is shown until every one has been loaded, or cannot
 * be. Readers who save data get none. The server renders no picture, so none is fetched before the script of this part.
 */
export const Carousel = ({ isHeld }: Props) => {
  const t = useWords('landing');
  const { data } = useFreshQuery(HeroImagesDocument, {});
  const isHydrated = useHydrated();
  const images = isHydrated && !savesData() ? (data?.heroImages ?? []) : [];
  const [settled, setSettled] = useState<ReadonlySet<string>>(new Set());
  const isReady = images.length > 0 && images.every(({ id }) => settled.has(id));
  const { index, show, goesOn, setStopped, isRunning } = useCarousel(isReady ? images.length : 0, isHeld);
  const settle = (id: string) => setSettled((before) => (before.has(id) ? before : new Set([...before, id])));
  return (
    <>
      <div className="absolute inset-0 -z-20 overflow-clip">
        {images.map(({ id, url }, each) => (
          <HeroSlide key={id} url={url} isShown={isReady && each === index} onSettled={() => settle(id)} />
        ))}
      </div>
      {isReady && images.length > 1 ? (
        <div role="group" aria-label={t('landing.pictures')} aria-roledescription={t('landing.carousel')}>
          <p aria-live={isRunning ? 'off' : 'polite'} className="sr-only">
            {t('landing.pictureOf', { number: index + 1, count: images.length })}
          </p>
          <HeroControls count={images.length} index={index} goesOn={goesOn} onShow={show} onStop={setStopped} />
        </div>
      ) : null}
    </>
  );
};
