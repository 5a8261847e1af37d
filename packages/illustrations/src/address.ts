import { FORMATS, ILLUSTRATIONS, SCHEMES, type IllustrationRequest } from './keys.ts';
import { ILLUSTRATIONS_VERSION } from './version.ts';

/** Where the drawing of a place is served. */
export const illustrationPath = ({ illustration, id, format, scheme }: IllustrationRequest): string =>
  `/illustrations/${ILLUSTRATIONS_VERSION}/${illustration}/${format}-${scheme}/${encodeURIComponent(id)}.svg`;

const ADDRESS =
  /^\/illustrations\/(?<version>[0-9a-f]{12})\/(?<illustration>[a-z-]+)\/(?<format>[a-z]+)-(?<scheme>[a-z]+)\/(?<id>[\w-]{1,64})\.svg$/;

const oneOf = <T extends string>(values: readonly T[], text: string | undefined): T | undefined =>
  values.find((one) => one === text);

/** What an address asks for; null: it is none of ours. A page of the release before asks for its own version. */
export const parseIllustrationPath = (path: string): (IllustrationRequest & { readonly isCurrent: boolean }) | null => {
  const groups = ADDRESS.exec(path)?.groups;
  const illustration = oneOf(ILLUSTRATIONS, groups?.['illustration']);
  const format = oneOf(FORMATS, groups?.['format']);
  const scheme = oneOf(SCHEMES, groups?.['scheme']);
  const id = groups?.['id'];
  if (!illustration || !format || !scheme || id === undefined) return null;
  return { illustration, id, format, scheme, isCurrent: groups?.['version'] === ILLUSTRATIONS_VERSION };
};
