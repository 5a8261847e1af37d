import type { ResearchedLocation } from '@wellspring/rest-contract/research';
import { TEXT_NAMES, type Fields, type TextName } from './location-fields.ts';

/** What was found of one field, and by what. */
export type Found = {
  readonly value: string;
  readonly source: string;
  /** a web address, or a path of this site */
  readonly url: string | null;
};

/** What a research found: only what has a source. */
export type Finding = {
  readonly found: Readonly<Partial<Record<TextName, Found>>>;
  /** where was looked, in words */
  readonly lookedIn: readonly string[];
};

const isAnswered = (name: TextName, result: ResearchedLocation): name is TextName & keyof ResearchedLocation =>
  name in result;

export const findingIn = (result: ResearchedLocation): Finding => {
  const found: Partial<Record<TextName, Found>> = {};
  for (const name of TEXT_NAMES) {
    const value = isAnswered(name, result) ? result[name] : null;
    const from = result.sources.find(({ field }) => field === name);
    if (value !== null && from) found[name] = { value: String(value), source: from.source, url: from.url };
  }
  return { found, lookedIn: result.lookedIn };
};

/** The form with the found values. Typed fields stay. */
export const filledIn = (typed: Fields, { found }: Finding): Fields => {
  const filled = { ...typed };
  for (const name of TEXT_NAMES) if (typed[name].trim() === '') filled[name] = found[name]?.value ?? '';
  const isPointTyped = typed.latitude.trim() !== '' || typed.longitude.trim() !== '';
  return isPointTyped
    ? { ...filled, latitude: typed.latitude, longitude: typed.longitude, coordinatesAre: typed.coordinatesAre }
    : { ...filled, coordinatesAre: filled.latitude === '' ? '' : 'exact' };
};

/** As a draft keeps it. */
export const serializeFinding = ({ found, lookedIn }: Finding): Readonly<Record<string, string>> => {
  const texts: Record<string, string> = { lookedIn: lookedIn.join('\n') };
  for (const name of TEXT_NAMES) {
    const { value, source, url = null } = found[name] ?? {};
    if (value === undefined || source === undefined) continue;
    texts[`${name}.value`] = value;
    texts[`${name}.source`] = source;
    if (url) texts[`${name}.url`] = url;
  }
  return texts;
};

/** What a draft has of it; null: no research. */
export const parseFinding = (texts: Readonly<Record<string, string>> | null): Finding | null => {
  if (!texts) return null;
  const found: Partial<Record<TextName, Found>> = {};
  for (const name of TEXT_NAMES) {
    const [value, source] = [texts[`${name}.value`], texts[`${name}.source`]];
    if (value && source) found[name] = { value, source, url: texts[`${name}.url`] ?? null };
  }
  return { found, lookedIn: (texts['lookedIn'] ?? '').split('\n').filter(Boolean) };
};
