import { webAddressOf, type WebAddress, type WebAddressFault } from './web-address.ts';

/** Websites of one place. */
export const WEBSITES_MAX = 5;

const BETWEEN = /[\s;；؛|]+|,(?=\s|https?:|www\.|$)/i;
const CONNECTING = /^(?:or|and|oder|und|ou|et|vagy|és|[/&,-])$/i;

/** What was written for websites: their addresses, each once, or what is wrong with it. */
export type Websites =
  | { readonly kind: 'addresses'; readonly addresses: readonly string[] }
  | { readonly kind: 'wrong'; readonly written: string; readonly fault: WebAddressFault | 'too-many' };

const piecesOf = (text: string): readonly WebAddress[] =>
  text
    .split(BETWEEN)
    .filter((piece) => piece !== '' && !CONNECTING.test(piece))
    .map(webAddressOf);

const addressesOf = (pieces: readonly WebAddress[]): readonly string[] => [
  ...new Set(pieces.flatMap((piece) => (piece.kind === 'address' ? [piece.address] : []))),
];

/** Reads typed websites, separated by semicolons, blanks or new lines. All must be addresses. */
export const readWebsites = (text: string): Websites => {
  const pieces = piecesOf(text);
  const wrong = pieces.find((piece) => piece.kind === 'wrong');
  const addresses = addressesOf(pieces);
  if (wrong) return addresses.length === 0 ? { ...wrong, written: text } : wrong;
  if (addresses.length === 0) return { kind: 'wrong', written: text, fault: 'no-address' };
  return addresses.length > WEBSITES_MAX
    ? { kind: 'wrong', written: text, fault: 'too-many' }
    : { kind: 'addresses', addresses };
};

/** The websites in a text that is stored, at most `WEBSITES_MAX`; what is no address is left out. */
export const websitesIn = (text: string | null): readonly string[] =>
  text ? addressesOf(piecesOf(text)).slice(0, WEBSITES_MAX) : [];

/** Websites as the one text that is stored; null: there is none. */
export const websitesText = (websites: readonly string[]): string | null => websites.join('; ') || null;
