import type { AMENITIES } from '@wellspring/place-schema/facts';
import sprite from '../../generated/amenity-icons.svg';
import { iconsOf, type IconComponent } from '../icons.tsx';

// They have a file of their own, which is loaded with the forms that show them: the other one is on every screen.
const icon = iconsOf(sprite);

export const AMENITY_ICONS: Readonly<Record<(typeof AMENITIES)[number], IconComponent>> = {
  indoorPool: icon('warehouse'),
  outdoorPool: icon('sun'),
  naturalPool: icon('mountain'),
  sauna: icon('flame'),
  steamBath: icon('cloud-fog'),
  coldPlunge: icon('snowflake'),
  massage: icon('hand'),
  changingRooms: icon('door-closed'),
  showers: icon('shower-head'),
  toilets: icon('toilet'),
  towels: icon('scroll'),
  lockers: icon('lock'),
  drinkingWater: icon('glass-water'),
  food: icon('utensils'),
  lodging: icon('bed-double'),
  camping: icon('tent'),
  parking: icon('car'),
  publicTransport: icon('bus'),
  children: icon('baby'),
  dogs: icon('dog'),
  swimwearRequired: icon('shirt'),
  swimwearOptional: icon('leaf'),
  singleSexHours: icon('venus-and-mars'),
  privateBath: icon('bath'),
  nightBathing: icon('moon'),
  reservations: icon('calendar-check'),
  lifeguard: icon('life-buoy'),
  cards: icon('credit-card'),
  wifi: icon('wifi'),
};
