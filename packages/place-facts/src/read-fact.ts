import type { PartValue } from '@wellspring/place-schema/fact';
import type { FactField } from '@wellspring/place-schema/kinds';
import { readPrice } from './price.ts';
import { readMonths } from './season.ts';
import { readTemperature } from './temperature.ts';
import { readWheelchair } from './wheelchair.ts';

type Parts = Readonly<Record<string, PartValue>>;

/** What a text says, and whether a person should confirm it. */
type Reading = { readonly value: Parts; readonly isCertain: boolean };

const certainly = (value: Parts | null): Reading | null => value && { value, isCertain: true };

const readSeason = (text: string): Parts | null => {
  const best = readMonths(text);
  return best && { open: [], best };
};

const READERS: Readonly<Partial<Record<FactField, (text: string) => Reading | null>>> = {
  waterTemperature: readTemperature,
  price: (text) => certainly(readPrice(text)),
  season: (text) => certainly(readSeason(text)),
  wheelchair: (text) => certainly(readWheelchair(text)),
};

/** The parts of a fact that a text says, in the languages of the site; null: it does not say them, or no text says this fact. */
export const readFact = (fact: FactField, text: string): Parts | null => READERS[fact]?.(text)?.value ?? null;

/** Whether a fact that is read from a text may be another one: "40 degrees" names no scale. */
export const isReadUncertainly = (fact: FactField, text: string): boolean => READERS[fact]?.(text)?.isCertain === false;
