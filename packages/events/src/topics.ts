import { SERVICES } from '@wellspring/service-registry/services';

type Registry = Readonly<Record<string, { readonly topic: string | null }>>;
type Publishing<R extends Registry> = { [Name in keyof R]: R[Name]['topic'] extends string ? Name : never }[keyof R];
type Topics<R extends Registry> = { readonly [Name in Publishing<R>]: R[Name]['topic'] & string };

function topicsOf<R extends Registry>(registry: R): Topics<R>;
function topicsOf(registry: Registry): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(registry).flatMap(([name, { topic }]) => (topic === null ? [] : [[name, topic]])),
  );
}

/** The topic of each service that publishes, by the service's name. */
export const TOPICS = topicsOf(SERVICES);

/**
 * What concerns the safety of accounts. It is no state of the product: nothing is rebuilt from it, and it is stored for 90 days, as its name
 * says.
 */
export const SECURITY_TOPIC = 'wellspring.security.90d.v1';

export type Topic = (typeof TOPICS)[keyof typeof TOPICS] | typeof SECURITY_TOPIC;

/** All topics that there are. */
export const EVERY_TOPIC: readonly Topic[] = [...Object.values(TOPICS), SECURITY_TOPIC];
