import type { Topic } from '@wellspring/events/topics';
import { weight, type ReadyAnswer } from './ready-answer.ts';

/** Milliseconds an answer lives at most. */
const LIFE = 60_000;
/** Milliseconds it lives while the projections behind it may still be on their way. */
const LIFE_AFTER_HINT = 1_000;
const HINT_WORKS_FOR = 10_000;
/** No answer takes more than this part of the room. */
const SHARE_MAX = 1 / 4;

type Entry = {
  readonly answer: ReadyAnswer;
  readonly topics: readonly Topic[];
  readonly bytes: number;
  readonly expires: number;
};

type Flight = { readonly topics: readonly Topic[]; readonly answer: Promise<ReadyAnswer> };

/** What was made for one asker, and whether others may have it too. */
export type Made = { readonly answer: ReadyAnswer; readonly keep: boolean };

/** What visitors who are not signed in were answered, by address. */
export type AnswerCache = {
  find(address: string): ReadyAnswer | undefined;
  /** Answers from what is kept, or joins who is making it already, or makes it. `topics`: whose events change it. */
  through(address: string, topics: readonly Topic[], make: () => Promise<Made>): Promise<ReadyAnswer>;
  /** An event of this topic has happened: what it may have changed goes. */
  drop(topic: Topic): void;
  bytes(): number;
};

/** A cache bounded in bytes; what was not used for longest goes first. `now`: milliseconds that only rise. */
export const answerCache = (maxBytes: number, now: () => number): AnswerCache => {
  const entries = new Map<string, Entry>();
  const flights = new Map<string, Flight>();
  const hintedUntil = new Map<Topic, number>();
  let bytes = 0;

  const remove = (address: string): void => {
    bytes -= entries.get(address)?.bytes ?? 0;
    entries.delete(address);
  };

  const find = (address: string): ReadyAnswer | undefined => {
    const entry = entries.get(address);
    if (!entry) return undefined;
    entries.delete(address);
    if (entry.expires <= now()) {
      bytes -= entry.bytes;
      return undefined;
    }
    entries.set(address, entry);
    return entry.answer;
  };

  const keep = (address: string, topics: readonly Topic[], answer: ReadyAnswer): void => {
    const size = weight(answer) + 2 * address.length;
    if (size > maxBytes * SHARE_MAX) return;
    const at = now();
    const hinted = topics.some((topic) => (hintedUntil.get(topic) ?? 0) > at);
    remove(address);
    entries.set(address, { answer, topics, bytes: size, expires: at + (hinted ? LIFE_AFTER_HINT : LIFE) });
    bytes += size;
    for (const oldest of entries.keys()) {
      if (bytes <= maxBytes) break;
      remove(oldest);
    }
  };

  return {
    find,
    through: (address, topics, make) => {
      const kept = find(address);
      if (kept) return Promise.resolve(kept);
      const running = flights.get(address);
      if (running) return running.answer;
      const isCurrent = (): boolean => flights.get(address) === flight;
      const answer = make()
        .then((made) => {
          if (made.keep && isCurrent()) keep(address, topics, made.answer);
          return made.answer;
        })
        .finally(() => {
          if (isCurrent()) flights.delete(address);
        });
      const flight: Flight = { topics, answer };
      flights.set(address, flight);
      return answer;
    },
    drop: (topic) => {
      hintedUntil.set(topic, now() + HINT_WORKS_FOR);
      for (const [address, entry] of entries) if (entry.topics.includes(topic)) remove(address);
      for (const [address, flight] of flights) if (flight.topics.includes(topic)) flights.delete(address);
    },
    bytes: () => bytes,
  };
};
