// Made by tools/generate/place-fields.mjs from packages/place-schema.
import type { MessageId } from '@wellspring/words/messages';
import type { CardLocation } from '../features/locations/questions.ts';
import { icon, type IconComponent } from '../shared/icons.tsx';

type Id = Extract<MessageId, `cards.field_${string}`>;

type ShownField = {
  readonly field: string;
  readonly label: Id;
  readonly icon: IconComponent;
  /** null: it is not known */
  readonly text: (location: CardLocation, t: (id: Id) => string, locale: string) => string | null;
};

/** Fields on a card without a component of their own, in the order of the table. */
export const CARD_FIELDS: readonly ShownField[] = [
  { field: 'bestTimeToVisit', label: 'cards.field_bestTimeToVisit', icon: icon('calendar-days'), text: ({ bestTimeToVisit }) => bestTimeToVisit },
];
