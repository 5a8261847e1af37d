import type { KindId } from '@wellspring/place-kinds/kinds';
import type { PlaceFactOf } from '@wellspring/place-schema/fact';

type Amenity = PlaceFactOf<'amenities'>['has'][number];

/** Amenities that are kinds of places elsewhere: a thermal bath that has a sauna answers "sauna", behind the saunas. */
const KIND_OF: Readonly<Partial<Record<Amenity, KindId>>> = {
  sauna: 'sauna',
  steamBath: 'steamBath',
  massage: 'massage',
  camping: 'campsite',
};

/** The kinds that a place offers without being of them. */
export const kindsOffered = (amenities: PlaceFactOf<'amenities'> | null): readonly KindId[] =>
  (amenities?.has ?? []).flatMap((amenity) => KIND_OF[amenity] ?? []);
