import { jest } from '@jest/globals';

/** Lets the page read every picture that it is given, as 640 by 360 pixels; happy-dom, which draws nothing, reads none. */
export const readsPictures = (): void => {
  const { prototype } = HTMLImageElement;
  jest.spyOn(prototype, 'naturalWidth', 'get').mockReturnValue(640);
  jest.spyOn(prototype, 'naturalHeight', 'get').mockReturnValue(360);
  jest.spyOn(prototype, 'src', 'set').mockImplementation(function (this: HTMLImageElement, url) {
    this.setAttribute('src', url);
    queueMicrotask(() => void this.dispatchEvent(new Event('load')));
  });
};

/** A file that begins as a JPEG does. */
export const jpeg = (name: string): File =>
  new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], name, { type: 'image/jpeg' });
