// Made by tools/generate/place-fields.mjs from packages/place-schema.
import type { FieldMessageId } from '@wellspring/place-schema/labels';
import type { FullLocation } from '../features/locations/questions.ts';
import { icon, type IconComponent } from '../shared/icons.tsx';

type Id = FieldMessageId;

type ShownField = {
  readonly field: string;
  readonly label: Id;
  readonly icon: IconComponent;
  /** null: it is not known */
  readonly text: (location: FullLocation, t: (id: Id) => string, locale: string) => string | null;
};

/** Fields among the facts of a page without a component of their own, in the order of the table. */
export const FACT_FIELDS: readonly ShownField[] = [
  { field: 'hours', label: 'fields.hours', icon: icon('clock'), text: ({ hours }) => hours },
  { field: 'bestTimeToVisit', label: 'fields.bestTimeToVisit', icon: icon('calendar-days'), text: ({ bestTimeToVisit }) => bestTimeToVisit },
  { field: 'mineralContent', label: 'fields.mineralContentShown', icon: icon('droplets'), text: ({ mineralContent }) => mineralContent },
  { field: 'healingProperties', label: 'fields.healingProperties', icon: icon('sprout'), text: ({ healingProperties }) => healingProperties },
];
