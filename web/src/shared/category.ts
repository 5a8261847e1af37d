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
  readonly icon: IconComponent;
  /** sets the hue (--cat) for everything inside; a category nobody knows has none of its own */
  readonly hue: string;
  readonly illustration: Illustration;
};

const LOOKS: ReadonlyMap<number, Look> = new Map<number, Look>([
  [20, { icon: Waves, hue: 'cat-20', illustration: 'thermal-springs' }],
  [21, { icon: Bath, hue: 'cat-21', illustration: 'spa-center' }],
  [22, { icon: Stethoscope, hue: 'cat-22', illustration: 'alternative-medicine' }],
  [23, { icon: Flower2, hue: 'cat-23', illustration: 'meditation-center' }],
  [24, { icon: Leaf, hue: 'cat-24', illustration: 'natural-site' }],
  [25, { icon: Dumbbell, hue: 'cat-25', illustration: 'spa-center' }],
  [26, { icon: Apple, hue: 'cat-26', illustration: 'alternative-medicine' }],
  [28, { icon: BedDouble, hue: 'cat-28', illustration: 'default' }],
]);

const UNKNOWN: Look = { icon: MapPin, hue: 'cat-none', illustration: 'default' };

/** How a category looks everywhere: pill, marker, placeholder. The hues themselves are in tokens.css. */
export const categoryLook = (categoryId: number): Look => LOOKS.get(categoryId) ?? UNKNOWN;
