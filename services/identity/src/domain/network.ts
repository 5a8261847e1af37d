import { truncatedNetwork } from '@wellspring/rest-contract/network-rules';

/** What limits call a network: IPv4 /24, IPv6 /48; undefined where the address is not known. */
export const networkAt = (address: string | undefined): string | undefined =>
  address === undefined ? undefined : (truncatedNetwork(address) ?? address);
