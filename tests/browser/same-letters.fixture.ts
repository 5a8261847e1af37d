import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

/** Subsets of Noto Sans Arabic: letters, and the brackets of the pseudo-locale. */
const SUBSETS = ['arabic', 'math'] as const;

const fontFace = async (subset: (typeof SUBSETS)[number]): Promise<string> => {
  const path = resolve(`@fontsource-variable/noto-sans-arabic/files/noto-sans-arabic-${subset}-wght-normal.woff2`);
  const url = `data:font/woff2;base64,${(await readFile(path)).toString('base64')}`;
  return `@font-face { font-family: 'Same ${subset}'; font-weight: 100 900; src: url(${url}) }`;
};

/** Styles that give letters outside of the product's own font the same shape on every machine. */
export const sameLetters = async (): Promise<string> => {
  const faces = await Promise.all(SUBSETS.map(fontFace));
  return `${faces.join('\n')}
    :root, :lang(ar) { --font-sans: 'Source Sans 3', 'Same arabic', 'Same math', sans-serif !important }`;
};
