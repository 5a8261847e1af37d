import { registerHooks } from 'node:module';

/**
 * Loaded into the product before it starts, gives it ids that are the same in each run: what is drawn from the id of a place, and ordered by
 * it where nothing else decides, then looks the same. Each file that makes ids counts its own, since files do not take turns in a fixed
 * order. Not for data that another process goes on with: it would count from the beginning.
 */
const SAME_IDS = `
  const BEGINNING = Date.UTC(2026, 4, 1);
  const counts = new Map();
  const inHex = (number, digits) => number.toString(16).padStart(digits, '0');
  const numberOf = (file) => [...file].reduce((sum, sign) => (31 * sum + sign.codePointAt(0)) % 0x1000000, 7);
  export const newId = () => {
    const file = /[\\w-]+\\.ts(?=:)/.exec(new Error().stack.split('\\n')[2])?.[0] ?? '';
    const count = (counts.get(file) ?? 0) + 1;
    counts.set(file, count);
    const time = inHex(BEGINNING + count, 12);
    return [time.slice(0, 8), time.slice(8), '7000', '8000', inHex(numberOf(file), 12)].join('-');
  };
`;

registerHooks({
  load: (url, context, next) =>
    url.endsWith('/packages/platform/src/ids.ts')
      ? { format: 'module', source: SAME_IDS, shortCircuit: true }
      : next(url, context),
});
