// Made by tools/generate/place-fields.mjs from packages/place-schema.
import type { FullLocation } from '../features/locations/questions.ts';
import { icon, type IconComponent } from '../shared/icons.tsx';

type ShownField = {
  readonly field: string;
  readonly label: string;
  readonly icon: IconComponent;
  /** null: it is not known */
  readonly text: (location: FullLocation, locale: string) => string | null;
};

/** Fields among the facts of a page without a component of their own, in the order of the table. */
export const FACT_FIELDS: readonly ShownField[] = [
  { field: 'hours', label: "Hours", icon: icon('clock'), text: ({ hours }) => hours },
  { field: 'bestTimeToVisit', label: "Best time to visit", icon: icon('calendar-days'), text: ({ bestTimeToVisit }) => bestTimeToVisit },
  { field: 'mineralContent', label: "Minerals", icon: icon('droplets'), text: ({ mineralContent }) => mineralContent },
  { field: 'healingProperties', label: "Healing properties", icon: icon('sprout'), text: ({ healingProperties }) => healingProperties },
];
