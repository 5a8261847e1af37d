import type { ImageType } from '@wellspring/rest-contract/image-type';
import { PHOTO_BYTES_MAX } from '@wellspring/rest-contract/photo';
import { edgesFor, fitted, QUALITIES, writtenAs } from './shrunk-size.ts';

/**
 * Lets `act` have a file as the browser shows it: upright, its size known, its pixels decoded only when they are drawn.
 * Null where the browser cannot read it.
 */
export const withImage = async <T>(file: File, act: (image: HTMLImageElement) => Promise<T>): Promise<T | null> => {
  const url = URL.createObjectURL(file);
  const image = new Image();
  try {
    const isRead = await new Promise<boolean>((resolve) => {
      image.onload = () => resolve(true);
      image.onerror = () => resolve(false);
      image.src = url;
    });
    return isRead && image.naturalWidth > 0 ? await act(image) : null;
  } finally {
    image.removeAttribute('src');
    URL.revokeObjectURL(url);
  }
};

const encoded = (canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, type, quality));

const drawnOn = (canvas: HTMLCanvasElement, image: HTMLImageElement, edge: number): CanvasRenderingContext2D | null => {
  const { width, height } = fitted({ width: image.naturalWidth, height: image.naturalHeight }, edge);
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) return null;
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(image, 0, 0, width, height);
  return pen;
};

/**
 * An image that is encoded again, without metadata, in at most 5 MB: a JPEG, or a WebP (PNG where the browser writes none) where it is seen through.
 * Or why not: too much of it is missing, or no attempt is small enough.
 */
export const shrunk = async (image: HTMLImageElement, type: ImageType): Promise<Blob | 'incomplete' | 'too large'> => {
  const canvas = document.createElement('canvas');
  try {
    for (const edge of edgesFor(Math.max(image.naturalWidth, image.naturalHeight))) {
      const pixels = drawnOn(canvas, image, edge)?.getImageData(0, 0, canvas.width, canvas.height).data;
      const written = pixels ? writtenAs(pixels, type) : null;
      if (written === null) return 'incomplete';
      for (const quality of QUALITIES) {
        const blob = await encoded(canvas, written, quality);
        if (blob && blob.size <= PHOTO_BYTES_MAX) return blob;
      }
    }
    return 'too large';
  } finally {
    // Its memory is given back at once, not when the page is idle.
    canvas.width = 0;
    canvas.height = 0;
  }
};
