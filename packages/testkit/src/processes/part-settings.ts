import type { ActorKeys } from '@wellspring/platform/subgraph/actor-keys';
import { SERVICE_NAMES } from '@wellspring/service-registry/services';
import { identitySettings } from './identity-settings.ts';

/** Every process of the product. */
export const PARTS = [...SERVICE_NAMES, 'gateway'] as const;

/** A process of the product: a service, or the gateway. */
export type Part = (typeof PARTS)[number];

export type Settings = Readonly<Record<string, string>>;

export const mainOf = (part: Part): string =>
  part === 'gateway' ? 'gateway/src/main.ts' : `services/${part}/src/main.ts`;

export const commandMain = (name: string): string => `deploy/standalone/src/commands/${name}.ts`;

/** A value for each part. */
export function eachPart<T>(make: (part: Part) => T): Readonly<Record<Part, T>>;
export function eachPart<T>(make: (part: Part) => T): Readonly<Record<string, T>> {
  return Object.fromEntries(PARTS.map((part) => [part, make(part)]));
}

const oneLine = (pem: string | Buffer): string => pem.toString().replaceAll('\n', '\\n');

const gatewayAddresses = (origins: Readonly<Record<Part, string>>): Settings =>
  Object.fromEntries(SERVICE_NAMES.map((name) => [`${name.toUpperCase().replaceAll('-', '_')}_URL`, origins[name]]));

export type Surroundings = {
  /** engines, and other settings of all parts */
  readonly shared: Settings;
  readonly keys: ActorKeys;
  readonly smtpUrl: string;
  /** where each service is called, and where people find the gateway */
  readonly origins: Readonly<Record<Part, string>>;
};

/** Settings of the process of a part, without its own ports. */
export const partSettings = (part: Part, { shared, keys, smtpUrl, origins }: Surroundings): Settings => ({
  ...shared,
  HOST: '127.0.0.1',
  ...(part === 'gateway'
    ? {
        ...gatewayAddresses(origins),
        PUBLIC_URL: origins.gateway,
        ACTOR_PRIVATE_KEY: oneLine(keys.privateKey.export({ type: 'pkcs8', format: 'pem' })),
      }
    : {
        ACTOR_PUBLIC_KEY: oneLine(keys.publicKey.export({ type: 'spki', format: 'pem' })),
        ...identitySettings(smtpUrl, origins.gateway),
      }),
});
