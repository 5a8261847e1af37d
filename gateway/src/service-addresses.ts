import { webAddress } from '@wellspring/platform/config/setting-types';
import { SERVICE_NAMES, type ServiceName } from '@wellspring/service-registry/services';
import { z } from 'zod';

type Underscored<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${First}_${Underscored<Rest>}`
  : Name;
/** lists-and-badges → LISTS_AND_BADGES_URL */
type AddressSetting<Name extends string> = `${Uppercase<Underscored<Name>>}_URL`;
type AddressShape = { [Name in ServiceName as AddressSetting<Name>]: typeof webAddress };

const settingOf = (name: string): string => `${name.toUpperCase().replaceAll('-', '_')}_URL`;

function shape(): AddressShape;
function shape(): Record<string, typeof webAddress> {
  return Object.fromEntries(
    SERVICE_NAMES.map((name) => [settingOf(name), webAddress.describe(`Where the service ${name} answers /graphql`)]),
  );
}

/** One setting for each registered service: where its process is. */
export const ServiceAddresses = z.object(shape());

/** The subgraphs at those addresses, by service. */
export const subgraphsAt = (
  addresses: Readonly<Record<string, unknown>>,
): Readonly<Record<string, { readonly url: string }>> =>
  Object.fromEntries(SERVICE_NAMES.map((name) => [name, { url: `${String(addresses[settingOf(name)])}/graphql` }]));
