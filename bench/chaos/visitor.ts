import { setTimeout as sleep } from 'node:timers/promises';
import { ask } from './ask.ts';
import { addressOf, type Client, someGateway } from './clients.ts';

let offset = 0;

/** What needs the gateway, catalog and the documents, and nothing else. No cached answer hides a fault: the lists are never the same. */
const pathOf = ({ chance, ledger }: Client): string =>
  chance.between(0, 1) === 0
    ? `/api/locations?categoryId=21&limit=5&offset=${(offset += 1)}`
    : `/api/locations/${chance.pick([...ledger.published.keys()])}`;

/** Reads, and notes how each question was answered. */
export const liveAsVisitor = async (client: Client): Promise<void> => {
  const { product, chance, ledger } = client;
  while (!client.isOver()) {
    const [path, port, from] = [pathOf(client), someGateway(client), performance.now()];
    const { status, text } = await ask({ port, host: product.host, path, address: addressOf(client) });
    ledger.reads.push({
      path,
      port,
      from,
      until: performance.now(),
      status,
      words: status === 200 ? '' : text.slice(0, 200),
    });
    await sleep(chance.between(200, 600));
  }
};
