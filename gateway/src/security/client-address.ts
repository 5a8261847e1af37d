import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';
import proxyaddr from 'proxy-addr';

/** An address without the IPv6 form of an IPv4 one; null: it is none. */
const normalized = (address: string): string | null =>
  ipaddr.isValid(address) ? ipaddr.process(address).toString() : null;

/**
 * The address of the caller: of the connection, or, behind `proxies` of our own, what the outermost of them saw.
 * What stands further left in X-Forwarded-For was written by the caller and is not believed.
 */
export const clientAddress = (proxies: number): ((request: IncomingMessage) => string | undefined) => {
  const ofConnection = ({ socket }: IncomingMessage): string | undefined =>
    socket.remoteAddress === undefined ? undefined : (normalized(socket.remoteAddress) ?? undefined);
  if (proxies === 0) return ofConnection;
  return (request) => {
    if (request.socket.remoteAddress === undefined) return undefined;
    const seen = proxyaddr.all(request, (_address, hop) => hop < proxies);
    const valid = seen.map(normalized).filter((address) => address !== null);
    return valid.at(-1) ?? ofConnection(request);
  };
};

const IPV6_PREFIX = 64;

/** What is limited together: one IPv4 address, or the network that one household or host has in IPv6. */
export const networkOf = (address: string): string => {
  if (!address.includes(':')) return address;
  const parsed = ipaddr.parse(address);
  return parsed.kind() === 'ipv6'
    ? ipaddr.IPv6.networkAddressFromCIDR(`${address}/${IPV6_PREFIX}`).toString()
    : address;
};
