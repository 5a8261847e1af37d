/** @jest-environment @happy-dom/jest-environment */
import { screen } from '@testing-library/react';
import { HeroImagesDocument } from '../../generated/landing-operations.ts';
import { useFreshQuery } from '../../shared/graphql/use-fresh-query.ts';
import { answers } from '../../testing/graph.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Carousel } from './carousel.tsx';

const heroImages = ['a', 'b'].map((id) => ({
  __typename: 'HeroImage' as const,
  id,
  url: `/media/hero/${id}-1920.webp`,
}));

/** Says the same answer in words: when it stands there, the carousel has it as well. */
const ImageCount = () => <p>{useFreshQuery(HeroImagesDocument, {}).data?.heroImages.length ?? 0} images</p>;

const open = async (): Promise<readonly HTMLImageElement[]> => {
  renderScreen(
    <>
      <Carousel isHeld={false} />
      <ImageCount />
    </>,
    { graph: [answers(HeroImagesDocument, { heroImages })] },
  );
  await screen.findByText('2 images');
  return [...document.querySelectorAll('img')];
};

describe('the pictures behind the words of the landing page', () => {
  afterEach(() => void Reflect.deleteProperty(navigator, 'connection'));

  it('are fetched together', async () => {
    expect((await open()).map(({ src }) => new URL(src).pathname)).toEqual([
      '/media/hero/a-1280.webp',
      '/media/hero/b-1280.webp',
    ]);
  });

  it('are not fetched for readers who save data', async () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    expect(await open()).toEqual([]);
  });
});
