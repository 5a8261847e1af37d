import type { HoursPoint, ParsedHours } from './domain/parsed-hours.ts';

/** Reads the opening hours of a place at a point: a rule in the grammar of OpenStreetMap, or words. Never throws for a text. */
export type ParseHours = (text: string, point: HoursPoint) => Promise<ParsedHours>;
