import { importContract } from '@wellspring/catalog/commands/import-contract';
import { runHere } from '@wellspring/platform/commands/command';
import { commandsOf } from '@wellspring/standalone/commands';
import type { Product } from '@wellspring/platform/service/product';

/** An import that is running. */
type RunningImport = {
  /** rows that are stored */
  readonly stored: () => number;
  /** Ends it after the current batch. */
  readonly stop: () => Promise<void>;
  readonly ended: Promise<unknown>;
};

const rowLines = async function* (rows: number): AsyncIterable<Uint8Array> {
  for (let row = 1; row <= rows; row += 1) {
    const place = {
      name: `Pool ${row} of the Baths`,
      description: 'Warm water',
      city: 'Suva',
      country: 'Fiji',
      categoryId: 20,
      latitude: (row % 160) - 80,
      longitude: (row % 350) - 175,
      sourceId: `${row}`,
    };
    yield Buffer.from(`${JSON.stringify(place)}\n`);
  }
};

/** Begins an import of so many rows into the product of this process. */
export const beginImport = (product: Product, rows: number): RunningImport => {
  const stopping = new AbortController();
  let stored = 0;
  const ended = runHere(commandsOf(product))(
    importContract,
    { source: 'test', overwrite: false, columns: {} },
    {
      signal: stopping.signal,
      input: rowLines(rows),
      onProgress: (progress) => {
        if ('counts' in progress) stored = progress.counts.added;
      },
    },
  );
  return {
    stored: () => stored,
    stop: async () => {
      stopping.abort();
      await ended;
    },
    ended,
  };
};
