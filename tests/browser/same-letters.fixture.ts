import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Subsets of Noto Sans Arabic. `math` has the brackets of the pseudo-locale. */
const FILES = {
  arabic: require.resolve('@fontsource-variable/noto-sans-arabic/files/noto-sans-arabic-arabic-wght-normal.woff2'),
  math: require.resolve('@fontsource-variable/noto-sans-arabic/files/noto-sans-arabic-math-wght-normal.woff2'),
};

const fontFace = async ([subset, file]: readonly [string, string]): Promise<string> => {
  const url = `data:font/woff2;base64,${(await readFile(file)).toString('base64')}`;
  return `@font-face { font-family: 'Same ${subset}'; font-weight: 100 900; src: url(${url}) }`;
};

/** Styles that give letters outside of the product's own font the same shape on every machine. */
export const sameLetters = async (): Promise<string> => {
  const faces = await Promise.all(Object.entries(FILES).map(fontFace));
  return `${faces.join('\n')}
    :root, :lang(ar) { --font-sans: 'Source Sans 3', 'Same arabic', 'Same math', sans-serif !important }`;
};
