// Made by tools/generate/place-fields.mjs from packages/place-schema.
import { CalendarDays, Clock, Droplets, Sprout, type LucideIcon } from 'lucide-react';
import type { FullLocation } from '../features/locations/questions.ts';

type ShownField = {
  readonly field: string;
  readonly label: string;
  readonly icon: LucideIcon;
  /** null: it is not known */
  readonly text: (location: FullLocation, locale: string) => string | null;
};

/** Fields among the facts of a page without a component of their own, in the order of the table. */
export const FACT_FIELDS: readonly ShownField[] = [
  { field: 'hours', label: "Hours", icon: Clock, text: ({ hours }) => hours },
  { field: 'bestTimeToVisit', label: "Best time to visit", icon: CalendarDays, text: ({ bestTimeToVisit }) => bestTimeToVisit },
  { field: 'mineralContent', label: "Minerals", icon: Droplets, text: ({ mineralContent }) => mineralContent },
  { field: 'healingProperties', label: "Healing properties", icon: Sprout, text: ({ healingProperties }) => healingProperties },
];
