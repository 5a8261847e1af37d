import { LRUCache } from 'lru-cache';
import type { LocationList } from '@wellspring/rest-contract/location';

/** What the cards may take that are remembered: some ten thousand as places are imported. */
const CARDS_BYTES = 12_000_000;
/** Bytes of what a card is remembered with. */
const BESIDE = 350;
/** Milliseconds, as long as a whole response is kept. */
const LIFE = 60_000;

type Versioned = { readonly id: string; readonly version: number };
type Card = { readonly version: number; readonly bytes: Uint8Array };

const encoder = new TextEncoder();
const BEGINNING = encoder.encode('{"locations":[');

/** Locations as lists show them to visitors, as the bytes that go out: a list of those that have not changed is joined, not written anew. */
export const rememberedCards = () => {
  const cards = new LRUCache<string, Card>({
    maxSize: CARDS_BYTES,
    sizeCalculation: ({ bytes }) => bytes.length + BESIDE,
    ttl: LIFE,
  });
  return {
    keep: ({ version }: Versioned, location: LocationList['locations'][number]): void => {
      // Each begins with the comma that parts it from the one before.
      cards.set(location.id, { version, bytes: encoder.encode(`,${JSON.stringify(location)}`) });
    },
    /** The list that is near to nothing; null: a location is not remembered as it is now. */
    join: (listed: readonly Versioned[], total: LocationList['total']): Buffer | null => {
      const parts: Uint8Array[] = [BEGINNING];
      for (const { id, version } of listed) {
        const card = cards.get(id);
        if (card?.version !== version) return null;
        parts.push(parts.length === 1 ? card.bytes.subarray(1) : card.bytes);
      }
      return Buffer.concat([...parts, encoder.encode(`],"total":${total},"near":null}`)]);
    },
  };
};
