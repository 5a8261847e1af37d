import type { PartValue } from '@wellspring/place-schema/fact';
import type { FactField } from '@wellspring/place-schema/kinds';
import { readPrice } from './price.ts';
import { readMonths } from './season.ts';
import { readTemperature } from './temperature.ts';
import { readWheelchair } from './wheelchair.ts';

type Parts = Readonly<Record<string, PartValue>>;

const readSeason = (text: string): Parts | null => {
  const best = readMonths(text);
  return best && { open: [], best };
};

const READERS: Readonly<Partial<Record<FactField, (text: string) => Parts | null>>> = {
  waterTemperature: (text) => readTemperature(text)?.value ?? null,
  price: readPrice,
  season: readSeason,
  wheelchair: readWheelchair,
};

/** The parts of a fact that a text says, in the languages of the site; null: it does not say them, or no text says this fact. */
export const readFact = (fact: FactField, text: string): Parts | null => READERS[fact]?.(text) ?? null;
