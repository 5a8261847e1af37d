import { setTimeout as sleep } from 'node:timers/promises';
import { type Answer, ask, type Ask } from './ask.ts';
import type { Chance } from './chance.ts';
import type { Ledger } from './ledger.ts';
import type { Product } from './product.ts';

/** What every client has. */
export type Client = {
  readonly chance: Chance;
  readonly ledger: Ledger;
  readonly product: Product;
  /** the first half of the addresses that it calls from */
  readonly network: string;
  /** how many members it has been: each calls from elsewhere, since one address may join ten times an hour */
  lives: number;
  /** Whether it is time to end. */
  readonly isOver: () => boolean;
};

const AGAIN_MS = 500;
/** How long a client retries; no fault lasts longer. */
const PATIENCE_MS = 150_000;
/** Errors that allow a retry: unavailable, rate limited. */
const FOR_NOW = [0, 429, 503];

type Call = Omit<Ask, 'port' | 'host' | 'address'>;

export const addressOf = ({ network, lives }: Pick<Client, 'network' | 'lives'>): string =>
  `${network}.${Math.floor(lives / 250)}.${lives % 250}`;

/** One of the gateways that are ready; while none is, any. */
export const someGateway = ({ product, chance }: Pick<Client, 'product' | 'chance'>): number => {
  const twins = product.twins.gateway;
  const ready = twins.filter((twin) => twin.isReady());
  return chance.pick(ready.length > 0 ? ready : twins).port;
};

/** Asks once, any gateway. */
export const askOnce = (client: Client, call: Call): Promise<Answer> =>
  ask({ ...call, port: someGateway(client), host: client.product.host, address: addressOf(client) });

/**
 * Repeats a call until it succeeds or fails finally. Unexpected answers are recorded.
 * null: there was no such answer in time; the write may have been done.
 */
export const persist = async (
  client: Client,
  call: Call,
  expected: (status: number, isFirst: boolean) => boolean = (status) => status < 300,
): Promise<Answer | null> => {
  const began = performance.now();
  for (let isFirst = true; ; isFirst = false) {
    const answer = await askOnce(client, call);
    if (answer.status > 0 && expected(answer.status, isFirst)) return answer;
    if (!FOR_NOW.includes(answer.status)) {
      const { status, text, requestId } = answer;
      const again = isFirst ? '' : ', again';
      client.ledger.surprises.push({
        call: `${call.method ?? 'GET'} ${call.path}${again}`,
        status,
        words: text.slice(0, 300),
        requestId,
      });
      return null;
    }
    if (performance.now() - began > PATIENCE_MS) return null;
    await sleep(AGAIN_MS);
  }
};
