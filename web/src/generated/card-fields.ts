// Made by tools/generate/place-fields.mjs from packages/place-schema.
import { CalendarDays, type LucideIcon } from 'lucide-react';
import type { CardLocation } from '../features/locations/questions.ts';

type ShownField = {
  readonly field: string;
  readonly label: string;
  readonly icon: LucideIcon;
  /** null: it is not known */
  readonly text: (location: CardLocation, locale: string) => string | null;
};

/** Fields on a card without a component of their own, in the order of the table. */
export const CARD_FIELDS: readonly ShownField[] = [
  { field: 'bestTimeToVisit', label: "Best time to visit", icon: CalendarDays, text: ({ bestTimeToVisit }) => bestTimeToVisit },
];
