// Makes the file that holds every icon of the web client once, from the drawings of lucide.
import { readFile } from 'node:fs/promises';
import { runAsCommand, settle } from './settle.mjs';

/** Where icons are named; what is generated is made before. */
const NAMED = ['web/src/shared/icons.tsx', 'web/src/generated/card-fields.ts', 'web/src/generated/fact-fields.ts'];
const SPRITE = 'web/src/generated/icons.svg';

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

/** Makes the file of the icons. Returns what was stale; when checking it writes nothing. */
export const generate = async ({ check }) => {
  const code = await Promise.all(NAMED.map((path) => readFile(path, 'utf8')));
  const names = new Set(code.flatMap(namesIn));
  const symbols = await Promise.all([...names].sort().map(symbol));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;
  return settle(new Map([[SPRITE, svg]]), { check });
};

if (import.meta.main) await runAsCommand(generate);
