import { copyOfRepository, succeeds, type Checkout } from './checkout.ts';

const NAMES = {
  route: 'season',
  event: 'recommend',
  service: 'last-changes',
  field: 'dress-code',
  screen: 'opening-times',
  badge: 'photographer',
  // A region for private use: nobody will add this language.
  language: 'pt-XA',
} as const;

export const KINDS = ['route', 'event', 'service', 'field', 'screen', 'badge', 'language'] as const;
type Kind = (typeof KINDS)[number];

type Made = {
  readonly checkout: Checkout;
  /** the files that a kind added or changed */
  readonly paths: Readonly<Record<Kind, readonly string[]>>;
  /** the files of `kept` as they were */
  readonly before: ReadonlyMap<string, string>;
};

/** A copy of the repository in which `npm run new` has made one of each kind. @throws Error with what the command said */
export const copyWithAllKinds = async (originals: readonly string[]): Promise<Made> => {
  const checkout = await copyOfRepository();
  const before = new Map<string, string>();
  for (const path of originals) before.set(path, await checkout.read(path));
  const made = async (kind: Kind): Promise<readonly string[]> => {
    const ended = checkout.node('tools/new.mjs', kind, NAMES[kind]);
    await succeeds(ended);
    return (await ended).output.split('\n\n')[0]?.split('\n') ?? [];
  };
  const paths = {
    route: await made('route'),
    event: await made('event'),
    service: await made('service'),
    field: await made('field'),
    screen: await made('screen'),
    badge: await made('badge'),
    language: await made('language'),
  };
  await checkout.link();
  return { checkout, paths, before };
};
