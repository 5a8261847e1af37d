import { FORMATS, ILLUSTRATIONS, SCHEMES, type Asked } from './keys.ts';
import { ILLUSTRATIONS_VERSION } from './version.ts';

/** Where the drawing of a place is served. */
export const illustrationPath = ({ illustration, id, format, scheme }: Asked): string =>
  `/illustrations/${ILLUSTRATIONS_VERSION}/${illustration}/${format}-${scheme}/${encodeURIComponent(id)}.svg`;

const ADDRESS =
  /^\/illustrations\/(?<version>[0-9a-f]{12})\/(?<illustration>[a-z-]+)\/(?<format>[a-z]+)-(?<scheme>[a-z]+)\/(?<id>[\w-]{1,64})\.svg$/;

const oneOf = <T extends string>(known: readonly T[], text: string | undefined): T | undefined =>
  known.find((one) => one === text);

/** What an address asks for; null: it is none of ours. A page of the release before asks for its own version. */
export const askedBy = (path: string): (Asked & { readonly isCurrent: boolean }) | null => {
  const asked = ADDRESS.exec(path)?.groups;
  const illustration = oneOf(ILLUSTRATIONS, asked?.['illustration']);
  const format = oneOf(FORMATS, asked?.['format']);
  const scheme = oneOf(SCHEMES, asked?.['scheme']);
  const id = asked?.['id'];
  if (!illustration || !format || !scheme || id === undefined) return null;
  return { illustration, id, format, scheme, isCurrent: asked?.['version'] === ILLUSTRATIONS_VERSION };
};
