// Made by tools/generate/place-fields.mjs from packages/place-schema.
import type { CardLocation } from '../features/locations/questions.ts';
import { icon, type IconComponent } from '../shared/icons.tsx';

type ShownField = {
  readonly field: string;
  readonly label: string;
  readonly icon: IconComponent;
  /** null: it is not known */
  readonly text: (location: CardLocation, locale: string) => string | null;
};

/** Fields on a card without a component of their own, in the order of the table. */
export const CARD_FIELDS: readonly ShownField[] = [
  { field: 'bestTimeToVisit', label: "Best time to visit", icon: icon('calendar-days'), text: ({ bestTimeToVisit }) => bestTimeToVisit },
];
