import { truncatedNetwork } from '@wellspring/rest-contract/network-rules';

/** The stored part of a viewer's network; null: it is unknown. */
export const networkOf = (address: string | undefined): string | null =>
  address === undefined ? null : truncatedNetwork(address);
