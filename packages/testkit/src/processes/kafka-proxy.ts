import { type EngineProxy, openEngineProxy, type RewriteResponses } from './engine-proxy.ts';

const LENGTH = 4;

/** How Kafka's responses name a broker: the length of the host, the host, the port. */
const brokerAddress = (host: string, port: number): Buffer => {
  const address = Buffer.alloc(2 + host.length + 4);
  address.writeInt16BE(host.length, 0);
  address.write(host, 2, 'latin1');
  address.writeInt32BE(port, 2 + host.length);
  return address;
};

/** Kafka advertises its broker's address, and clients go there: its responses are changed to advertise the proxy. */
const advertiseProxy =
  (broker: string): RewriteResponses =>
  (proxyPort) => {
    const [, host = '', port = ''] = /^(.+):(\d+)$/.exec(broker) ?? [];
    const [real, own] = [brokerAddress(host, Number(port)), brokerAddress(host, proxyPort)];
    let pending: Buffer = Buffer.alloc(0);
    return (chunk) => {
      pending = pending.length === 0 ? chunk : Buffer.concat([pending, chunk]);
      const responses: Buffer[] = [];
      while (pending.length >= LENGTH) {
        const end = LENGTH + pending.readInt32BE(0);
        if (pending.length < end) break;
        const response = pending.subarray(0, end);
        for (let at = response.indexOf(real); at >= 0; at = response.indexOf(real, at)) own.copy(response, at);
        responses.push(response);
        pending = pending.subarray(end);
      }
      return responses;
    };
  };

/** A proxy before a Kafka of one broker. `onResponse`: called when the broker sends something */
export const openKafkaProxy = (broker: string, onResponse: () => void = () => undefined): Promise<EngineProxy> =>
  openEngineProxy(broker, (proxyPort) => {
    const rewrite = advertiseProxy(broker)(proxyPort);
    return (chunk) => {
      onResponse();
      return rewrite(chunk);
    };
  });
