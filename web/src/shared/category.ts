import type { IdOf, Translate } from '@wellspring/words/translate';
import type { Illustration } from '@wellspring/illustrations/keys';
import {
  Apple,
  Bath,
  BedDouble,
  Dumbbell,
  Flower2,
  Leaf,
  MapPin,
  Stethoscope,
  Waves,
  type IconComponent,
} from './icons.tsx';

type Look = {
  /** null: the directory's own name is shown */
  readonly name: IdOf<'categories'> | null;
  readonly icon: IconComponent;
  /** sets the hue (--cat) for everything inside; an unknown category has none */
  readonly hue: string;
  readonly illustration: Illustration;
};

const LOOKS: ReadonlyMap<number, Look> = new Map<number, Look>([
  [20, { name: 'categories.nameHotSpringsSpas', icon: Waves, hue: 'cat-20', illustration: 'thermal-springs' }],
  [21, { name: 'categories.nameWellnessCenters', icon: Bath, hue: 'cat-21', illustration: 'spa-center' }],
  [
    22,
    {
      name: 'categories.nameHealthPractitioners',
      icon: Stethoscope,
      hue: 'cat-22',
      illustration: 'alternative-medicine',
    },
  ],
  [23, { name: 'categories.nameMeditationRetreats', icon: Flower2, hue: 'cat-23', illustration: 'meditation-center' }],
  [24, { name: 'categories.nameNaturalHealingSites', icon: Leaf, hue: 'cat-24', illustration: 'natural-site' }],
  [25, { name: 'categories.nameFitnessMovement', icon: Dumbbell, hue: 'cat-25', illustration: 'spa-center' }],
  [
    26,
    { name: 'categories.nameNutritionWellnessFood', icon: Apple, hue: 'cat-26', illustration: 'alternative-medicine' },
  ],
  [28, { name: 'categories.nameAccommodationsStays', icon: BedDouble, hue: 'cat-28', illustration: 'default' }],
]);

const UNKNOWN: Look = { name: null, icon: MapPin, hue: 'cat-none', illustration: 'default' };

/** How a category looks everywhere: pill, marker, placeholder. The hues themselves are in tokens.css. */
export const categoryLook = (categoryId: number): Look => LOOKS.get(categoryId) ?? UNKNOWN;

/** The name of a category in the reader's language. `name`: from the server, for a category that is unknown here */
export const categoryName = (t: Translate<'categories'>, categoryId: number, name: string): string => {
  const id = LOOKS.get(categoryId)?.name;
  return id ? t(id) : name;
};
