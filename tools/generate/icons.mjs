// Makes the files that hold every icon of the web client once, from the drawings of lucide.
import { readFile } from 'node:fs/promises';
import { runAsCommand, settle } from './settle.mjs';

/** The files of icons, each with where its icons are named; what is generated is made before. */
const SPRITES = {
  'web/src/generated/icons.svg': [
    'web/src/shared/icons.tsx',
    'web/src/generated/card-fields.ts',
    'web/src/generated/fact-fields.ts',
  ],
  'web/src/generated/amenity-icons.svg': ['web/src/shared/facts/amenity-icons.tsx'],
};

const namesIn = (code) => [...code.matchAll(/\bicon\('([\w-]+)'\)/g)].map(([, name]) => name);

/** The key is React's. */
const element = ([tag, attributes]) => {
  const written = Object.entries(attributes).filter(([name]) => name !== 'key');
  return `<${tag} ${written.map(([name, value]) => `${name}="${value}"`).join(' ')}/>`;
};

/** @throws where lucide has no icon of this name, or has it under another one now */
const symbol = async (name) => {
  const { __iconData: data } = await import(`lucide-react/icons/${name}`);
  if (data.name !== name) throw new Error(`lucide calls the icon ${name} ${data.name}`);
  return `<symbol id="${name}" viewBox="0 0 24 24">${data.node.map(element).join('')}</symbol>`;
};

const spriteOf = async (named) => {
  const code = await Promise.all(named.map((path) => readFile(path, 'utf8')));
  const names = new Set(code.flatMap(namesIn));
  const symbols = await Promise.all([...names].sort().map(symbol));
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;
};

/** Makes the files of the icons. Returns what was stale; when checking it writes nothing. */
export const generate = async ({ check }) => {
  const files = await Promise.all(Object.entries(SPRITES).map(async ([path, named]) => [path, await spriteOf(named)]));
  return settle(new Map(files), { check });
};

if (import.meta.main) await runAsCommand(generate);
