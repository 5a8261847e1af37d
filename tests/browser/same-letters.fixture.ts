import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

const FONT = require.resolve('@fontsource-variable/noto-sans-arabic/files/noto-sans-arabic-arabic-wght-normal.woff2');

/** Styles that give Arabic letters the same shape on every machine. The product leaves them to the fonts of the reader's system. */
export const sameLetters = async (): Promise<string> => {
  const url = `data:font/woff2;base64,${(await readFile(FONT)).toString('base64')}`;
  return `
    @font-face { font-family: 'Same Arabic'; font-weight: 100 900; src: url(${url}) }
    :root, :lang(ar) { --font-sans: 'Source Sans 3', 'Same Arabic', sans-serif !important }`;
};
