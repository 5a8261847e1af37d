/**
 * Every service of the product: the port its own process listens on by default, and the topic it publishes to, null
 * while it publishes nothing. The version is part of a topic's name: a breaking change is a new topic beside the old.
 */
export const SERVICES = {
  catalog: { port: 4001, topic: 'wellspring.catalog.v1' },
  analytics: { port: 4002, topic: 'wellspring.analytics.v1' },
  identity: { port: 4003, topic: 'wellspring.identity.v1' },
  reviews: { port: 4004, topic: 'wellspring.reviews.v1' },
  'lists-and-badges': { port: 4005, topic: 'wellspring.lists-and-badges.v1' },
  moderation: { port: 4006, topic: 'wellspring.moderation.v1' },
} as const satisfies Readonly<Record<string, { readonly port: number; readonly topic: string | null }>>;

export type ServiceName = keyof typeof SERVICES;

const isServiceName = (name: string): name is ServiceName => Object.hasOwn(SERVICES, name);

/** The names, in the order of the registry. */
export const SERVICE_NAMES: readonly ServiceName[] = Object.keys(SERVICES).filter(isServiceName);
