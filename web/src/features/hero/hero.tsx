import { useState, type FocusEvent, type PointerEvent, type ReactNode } from 'react';
import { HeroImagesDocument } from '../../generated/operations.ts';
import { useFreshQuery } from '../../shared/graphql/use-fresh-query.ts';
import { useHydrated } from '../../shared/use-hydrated.ts';
import { HeroControls } from './hero-controls.tsx';
import { HeroSlide } from './hero-slide.tsx';
import { useCarousel } from './use-carousel.ts';
import { useWords } from '../../shared/words/words.ts';

type Props = {
  /** the id of its heading */
  readonly labelledBy: string;
  readonly children: ReactNode;
};

/** After the play button is pressed, the focus stays on it. */
const keepsRunning = ({ target }: FocusEvent): boolean => target.hasAttribute('data-keeps-running');

/**
 * The top of the landing page: words over the active hero images, which follow each other. Until every one of them has been loaded, or
 * cannot be, and where there are none, the page's own landscape stands there.
 */
export const Hero = ({ labelledBy, children }: Props) => {
  const t = useWords('landing');
  const { data } = useFreshQuery(HeroImagesDocument, {});
  const images = data?.heroImages ?? [];
  const isHydrated = useHydrated();
  const [settled, setSettled] = useState<ReadonlySet<string>>(new Set());
  const isReady = images.length > 0 && images.every(({ id }) => settled.has(id));
  const { index, show, goesOn, setStopped, isRunning, setPointedAt, setFocused } = useCarousel(
    isReady ? images.length : 0,
  );
  const settle = (id: string) => setSettled((before) => (before.has(id) ? before : new Set([...before, id])));
  const pointed = (is: boolean) => (event: PointerEvent) => {
    if (event.pointerType !== 'touch') setPointedAt(is);
  };
  return (
    <section
      aria-labelledby={labelledBy}
      className={`hero-scene relative isolate transition-colors duration-1000 ${isReady ? 'hero-pictured' : ''}`}
      onPointerEnter={pointed(true)}
      onPointerLeave={pointed(false)}
      onFocus={(event) => setFocused(!keepsRunning(event))}
      onBlur={() => setFocused(false)}
    >
      <div className="absolute inset-0 -z-10 overflow-clip">
        {images.map(({ id, url }, each) =>
          each === 0 || isHydrated ? (
            <HeroSlide
              key={id}
              url={url}
              isFirst={each === 0}
              isShown={isReady && each === index}
              onSettled={() => settle(id)}
            />
          ) : null,
        )}
        <div className={`hero-scrim absolute inset-0 transition-opacity duration-1000 ${isReady ? '' : 'opacity-0'}`} />
      </div>
      {children}
      {isReady && images.length > 1 ? (
        <div role="group" aria-label={t('landing.pictures')} aria-roledescription={t('landing.carousel')}>
          <p aria-live={isRunning ? 'off' : 'polite'} className="sr-only">
            {t('landing.pictureOf', { number: index + 1, count: images.length })}
          </p>
          <HeroControls count={images.length} index={index} goesOn={goesOn} onShow={show} onStop={setStopped} />
        </div>
      ) : null}
    </section>
  );
};
