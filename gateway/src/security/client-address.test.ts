import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { clientAddress, networkOf } from './client-address.ts';

const request = (connection: string, forwarded?: string): IncomingMessage => {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: connection });
  const message = new IncomingMessage(socket);
  if (forwarded !== undefined) message.headers['x-forwarded-for'] = forwarded;
  return message;
};

describe('the address of a caller', () => {
  it('is that of the connection, with any X-Forwarded-For, unless a proxy is trusted', () => {
    expect(clientAddress(0)(request('192.0.2.1', '203.0.113.9'))).toBe('192.0.2.1');
    expect(clientAddress(0)(request('::ffff:192.0.2.1'))).toBe('192.0.2.1');
  });

  it('is what the outermost of our proxies saw; what the caller wrote before it is not believed', () => {
    expect(clientAddress(1)(request('10.0.0.1', '1.1.1.1, 203.0.113.9'))).toBe('203.0.113.9');
    expect(clientAddress(2)(request('10.0.0.1', '1.1.1.1, 203.0.113.9, 10.0.0.2'))).toBe('203.0.113.9');
    expect(clientAddress(2)(request('10.0.0.1', '203.0.113.9'))).toBe('203.0.113.9');
    expect(clientAddress(1)(request('10.0.0.1', '2001:DB8::1'))).toBe('2001:db8::1');
  });

  it('is that of the proxy where it forwards nothing that is an address', () => {
    for (const forwarded of [undefined, '', 'unknown', '"; drop', '999.1.1.1', '1.1.1.1,'.repeat(2000) + 'x'])
      expect(clientAddress(1)(request('10.0.0.1', forwarded))).toBe('10.0.0.1');
  });

  it('belongs to a /64 in IPv6', () => {
    expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::');
    expect(networkOf('192.0.2.1')).toBe('192.0.2.1');
  });
});
