// Made by tools/generate/web-operations.mjs from the *.graphql files of the web client.
import { addOperations } from '../shared/graphql/persisted-operations.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type LocationInput = {
  readonly name: string;
  readonly description?: string | null | undefined;
  /** Names in other languages and older ones, with semicolons or new lines between them. */
  readonly otherNames?: string | null | undefined;
  readonly address?: string | null | undefined;
  readonly city?: string | null | undefined;
  readonly state?: string | null | undefined;
  readonly country?: string | null | undefined;
  /** One web address, or up to 5 with semicolons, blanks or new lines between them. */
  readonly website?: string | null | undefined;
  /** One number or several, each valid in the country of the place or with its country code; other words stay words. */
  readonly phoneNumber?: string | null | undefined;
  readonly hours?: string | null | undefined;
  readonly priceRange?: string | null | undefined;
  /** US dollars. */
  readonly avgCost?: number | null | undefined;
  readonly bestTimeToVisit?: string | null | undefined;
  readonly accessibility?: string | null | undefined;
  readonly temperature?: string | null | undefined;
  readonly mineralContent?: string | null | undefined;
  readonly healingProperties?: string | null | undefined;
  readonly kinds?: KindsFactInput | null | undefined;
  readonly waterTemperature?: WaterTemperatureFactInput | null | undefined;
  readonly price?: PriceFactInput | null | undefined;
  readonly openingHours?: OpeningHoursFactInput | null | undefined;
  readonly season?: SeasonFactInput | null | undefined;
  readonly access?: AccessFactInput | null | undefined;
  readonly wheelchair?: WheelchairFactInput | null | undefined;
  readonly amenities?: AmenitiesFactInput | null | undefined;
  readonly safety?: SafetyFactInput | null | undefined;
  readonly status?: StatusFactInput | null | undefined;
  /** Without a point it is found from the address. */
  readonly latitude?: number | null | undefined;
  readonly longitude?: number | null | undefined;
  /** Of the point that is given; without it, exact. */
  readonly coordinatesAre?: CoordinatesAre | null | undefined;
  readonly categoryId: number;
  readonly tags?: ReadonlyArray<string> | null | undefined;
  /** I own or manage this location. */
  readonly isClaimed?: boolean | null | undefined;
  /** The point is right, however far from its town or country it seems. */
  readonly isPointConfirmed?: boolean | null | undefined;
};

/** How well it is known where a place lies. */
export type CoordinatesAre =
  /** where it is */
  | 'exact'
  /** the middle of its town, or a point that does not fit its town or country */
  | 'approximate';

/** What is left out stays, null takes away. */
export type LocationChange = {
  readonly name?: string | null | undefined;
  readonly description?: string | null | undefined;
  /** Names in other languages and older ones, with semicolons or new lines between them. */
  readonly otherNames?: string | null | undefined;
  readonly address?: string | null | undefined;
  readonly city?: string | null | undefined;
  readonly state?: string | null | undefined;
  readonly country?: string | null | undefined;
  /** One web address, or up to 5 with semicolons, blanks or new lines between them. */
  readonly website?: string | null | undefined;
  /** One number or several, each valid in the country of the place or with its country code; other words stay words. */
  readonly phoneNumber?: string | null | undefined;
  readonly hours?: string | null | undefined;
  readonly priceRange?: string | null | undefined;
  /** US dollars. */
  readonly avgCost?: number | null | undefined;
  readonly bestTimeToVisit?: string | null | undefined;
  readonly accessibility?: string | null | undefined;
  readonly temperature?: string | null | undefined;
  readonly mineralContent?: string | null | undefined;
  readonly healingProperties?: string | null | undefined;
  readonly kinds?: KindsFactInput | null | undefined;
  readonly waterTemperature?: WaterTemperatureFactInput | null | undefined;
  readonly price?: PriceFactInput | null | undefined;
  readonly openingHours?: OpeningHoursFactInput | null | undefined;
  readonly season?: SeasonFactInput | null | undefined;
  readonly access?: AccessFactInput | null | undefined;
  readonly wheelchair?: WheelchairFactInput | null | undefined;
  readonly amenities?: AmenitiesFactInput | null | undefined;
  readonly safety?: SafetyFactInput | null | undefined;
  readonly status?: StatusFactInput | null | undefined;
  /** Together with longitude. */
  readonly latitude?: number | null | undefined;
  readonly longitude?: number | null | undefined;
  readonly categoryId?: number | null | undefined;
  readonly tags?: ReadonlyArray<string> | null | undefined;
  /** false withdraws a claim, by admins alone; one is accepted among the proposals. */
  readonly isClaimed?: boolean | null | undefined;
  /** The point is right, however far from its town or country it seems. */
  readonly isPointConfirmed?: boolean | null | undefined;
};

export type AddressInput = {
  readonly address?: string | null | undefined;
  readonly city?: string | null | undefined;
  readonly state?: string | null | undefined;
  readonly country?: string | null | undefined;
};

export type PointDoubtKind =
  /** latitude 0, longitude 0 */
  | 'zero'
  /** latitude and longitude the other way round */
  | 'swapped'
  /** a minus too many or too few */
  | 'sign'
  /** the same number twice */
  | 'repeated'
  | 'farFromTown'
  | 'outsideCountry';

export type FactBasis =
  | 'measured'
  | 'told'
  | 'read';

export type PlaceKind =
  | 'hotSpring'
  | 'thermalBath'
  | 'onsen'
  | 'openAirBath'
  | 'sento'
  | 'publicBath'
  | 'footBath'
  | 'mudBath'
  | 'sandBath'
  | 'daySpa'
  | 'sauna'
  | 'steamBath'
  | 'hammam'
  | 'banya'
  | 'temazcal'
  | 'jjimjilbang'
  | 'floatCenter'
  | 'saltCave'
  | 'hotTub'
  | 'swimmingPool'
  | 'massage'
  | 'acupuncture'
  | 'ayurveda'
  | 'chiropractor'
  | 'homeopath'
  | 'naturopath'
  | 'osteopath'
  | 'chineseMedicine'
  | 'physiotherapist'
  | 'psychotherapist'
  | 'counselling'
  | 'midwife'
  | 'dietitian'
  | 'doctor'
  | 'clinic'
  | 'reflexology'
  | 'reiki'
  | 'shiatsu'
  | 'hypnotherapist'
  | 'retreatCenter'
  | 'meditationCenter'
  | 'monastery'
  | 'ashram'
  | 'buddhistTemple'
  | 'shintoShrine'
  | 'labyrinth'
  | 'mineralSpring'
  | 'holyWell'
  | 'geyser'
  | 'waterfall'
  | 'cave'
  | 'cenote'
  | 'lake'
  | 'beach'
  | 'forest'
  | 'forestBathing'
  | 'botanicalGarden'
  | 'mountain'
  | 'ancientSite'
  | 'gym'
  | 'yogaStudio'
  | 'pilatesStudio'
  | 'taiChi'
  | 'danceSchool'
  | 'park'
  | 'trail'
  | 'healthFoodShop'
  | 'vegetarianRestaurant'
  | 'juiceBar'
  | 'teahouse'
  | 'farmersMarket'
  | 'herbalist'
  | 'restaurant'
  | 'hotel'
  | 'spaHotel'
  | 'ryokan'
  | 'guestHouse'
  | 'hostel'
  | 'campsite'
  | 'glamping'
  | 'resort';

export type WaterTemperatureAt =
  | 'source'
  | 'pool'
  | 'unknown';

export type PriceKind =
  | 'free'
  | 'donation'
  | 'paid';

export type PricePer =
  | 'visit'
  | 'hour'
  | 'day'
  | 'night'
  | 'treatment'
  | 'course';

export type Month =
  | 'jan'
  | 'feb'
  | 'mar'
  | 'apr'
  | 'may'
  | 'jun'
  | 'jul'
  | 'aug'
  | 'sep'
  | 'oct'
  | 'nov'
  | 'dec';

export type AccessPermission =
  | 'public'
  | 'customers'
  | 'members'
  | 'private';

export type AccessRoad =
  | 'paved'
  | 'gravel'
  | 'rough'
  | 'fourWheelDrive'
  | 'none';

export type WheelchairAccess =
  | 'yes'
  | 'limited'
  | 'no';

export type Amenity =
  | 'indoorPool'
  | 'outdoorPool'
  | 'naturalPool'
  | 'sauna'
  | 'steamBath'
  | 'coldPlunge'
  | 'massage'
  | 'changingRooms'
  | 'showers'
  | 'toilets'
  | 'towels'
  | 'lockers'
  | 'drinkingWater'
  | 'food'
  | 'lodging'
  | 'camping'
  | 'parking'
  | 'publicTransport'
  | 'children'
  | 'dogs'
  | 'swimwearRequired'
  | 'swimwearOptional'
  | 'singleSexHours'
  | 'privateBath'
  | 'nightBathing'
  | 'reservations'
  | 'lifeguard'
  | 'cards'
  | 'wifi';

export type Risk =
  | 'scalding'
  | 'unknownDepth'
  | 'strongCurrent'
  | 'gas'
  | 'unstableGround'
  | 'amoeba'
  | 'noLifeguard';

export type StatusState =
  | 'open'
  | 'temporarilyClosed'
  | 'permanentlyClosed';

export type KindsFactInput = {
  readonly are?: ReadonlyArray<PlaceKind> | null | undefined;
  /** measured or told, which it is without it */
  readonly basis?: FactBasis | null | undefined;
  readonly source?: string | null | undefined;
  /** A year, a month or a day, as 1980, 1980-06 or 1980-06-24. */
  readonly date?: string | null | undefined;
};

export type WaterTemperatureFactInput = {
  readonly minC: number;
  readonly maxC: number;
  readonly at?: WaterTemperatureAt | null | undefined;
  /** measured or told, which it is without it */
  readonly basis?: FactBasis | null | undefined;
  readonly source?: string | null | undefined;
  /** A year, a month or a day, as 1980, 1980-06 or 1980-06-24. */
  readonly date?: string | null | undefined;
};

export type PriceFactInput = {
  readonly kind: PriceKind;
  readonly amount?: number | null | undefined;
  readonly currency?: string | null | undefined;
  readonly per?: PricePer | null | undefined;
  /** measured or told, which it is without it */
  readonly basis?: FactBasis | null | undefined;
  readonly source?: string | null | undefined;
  /** A year, a month or a day, as 1980, 1980-06 or 1980-06-24. */
  readonly date?: string | null | undefined;
};

export type OpeningHoursFactInput = {
  readonly rule: string;
  /** measured or told, which it is without it */
  readonly basis?: FactBasis | null | undefined;
  readonly source?: string | null | undefined;
  /** A year, a month or a day, as 1980, 1980-06 or 1980-06-24. */
  readonly date?: string | null | undefined;
};

export type SeasonFactInput = {
  readonly open?: ReadonlyArray<Month> | null | undefined;
  readonly best?: ReadonlyArray<Month> | null | undefined;
  /** measured or told, which it is without it */
  readonly basis?: FactBasis | null | undefined;
  readonly source?: string | null | undefined;
  /** A year, a month or a day, as 1980, 1980-06 or 1980-06-24. */
  readonly date?: string | null | undefined;
};

export type AccessFactInput = {
  readonly permission?: AccessPermission | null | undefined;
  readonly fee?: boolean | null | undefined;
  readonly walkMinutes?: number | null | undefined;
  readonly road?: AccessRoad | null | undefined;
  /** measured or told, which it is without it */
  readonly basis?: FactBasis | null | undefined;
  readonly source?: string | null | undefined;
  /** A year, a month or a day, as 1980, 1980-06 or 1980-06-24. */
  readonly date?: string | null | undefined;
};

export type WheelchairFactInput = {
  readonly access: WheelchairAccess;
  readonly stepCm?: number | null | undefined;
  readonly doorCm?: number | null | undefined;
  readonly poolLift?: boolean | null | undefined;
  readonly toilet?: boolean | null | undefined;
  /** measured or told, which it is without it */
  readonly basis?: FactBasis | null | undefined;
  readonly source?: string | null | undefined;
  /** A year, a month or a day, as 1980, 1980-06 or 1980-06-24. */
  readonly date?: string | null | undefined;
};

export type AmenitiesFactInput = {
  readonly has?: ReadonlyArray<Amenity> | null | undefined;
  readonly lacks?: ReadonlyArray<Amenity> | null | undefined;
  /** measured or told, which it is without it */
  readonly basis?: FactBasis | null | undefined;
  readonly source?: string | null | undefined;
  /** A year, a month or a day, as 1980, 1980-06 or 1980-06-24. */
  readonly date?: string | null | undefined;
};

export type SafetyFactInput = {
  readonly risks?: ReadonlyArray<Risk> | null | undefined;
  /** measured or told, which it is without it */
  readonly basis?: FactBasis | null | undefined;
  readonly source?: string | null | undefined;
  /** A year, a month or a day, as 1980, 1980-06 or 1980-06-24. */
  readonly date?: string | null | undefined;
};

export type StatusFactInput = {
  readonly state: StatusState;
  readonly until?: string | null | undefined;
  readonly since?: string | null | undefined;
  /** measured or told, which it is without it */
  readonly basis?: FactBasis | null | undefined;
  readonly source?: string | null | undefined;
  /** A year, a month or a day, as 1980, 1980-06 or 1980-06-24. */
  readonly date?: string | null | undefined;
};

export type LocationToCorrectQueryVariables = Exact<{
  id: string;
}>;


export type LocationToCorrectQuery = { readonly location: { readonly __typename: 'Location', readonly id: string, readonly name: string, readonly description: string | null, readonly otherNames: string | null, readonly address: string | null, readonly city: string | null, readonly state: string | null, readonly country: string | null, readonly website: string | null, readonly phoneNumber: string | null, readonly hours: string | null, readonly priceRange: string | null, readonly avgCost: number | null, readonly bestTimeToVisit: string | null, readonly accessibility: string | null, readonly temperature: string | null, readonly mineralContent: string | null, readonly healingProperties: string | null, readonly latitude: number | null, readonly longitude: number | null, readonly coordinatesAre: CoordinatesAre | null, readonly categoryId: number, readonly isVerified: boolean, readonly updatedAt: string, readonly kinds: { readonly __typename: 'KindsFact', readonly are: ReadonlyArray<PlaceKind>, readonly basis: FactBasis, readonly source: string | null, readonly date: string | null, readonly readFrom: string | null } | null, readonly waterTemperature: { readonly __typename: 'WaterTemperatureFact', readonly minC: number, readonly maxC: number, readonly at: WaterTemperatureAt | null, readonly basis: FactBasis, readonly source: string | null, readonly date: string | null, readonly readFrom: string | null } | null, readonly price: { readonly __typename: 'PriceFact', readonly kind: PriceKind, readonly amount: number | null, readonly currency: string | null, readonly per: PricePer | null, readonly basis: FactBasis, readonly source: string | null, readonly date: string | null, readonly readFrom: string | null } | null, readonly openingHours: { readonly __typename: 'OpeningHoursFact', readonly rule: string, readonly basis: FactBasis, readonly source: string | null, readonly date: string | null, readonly readFrom: string | null } | null, readonly season: { readonly __typename: 'SeasonFact', readonly open: ReadonlyArray<Month>, readonly best: ReadonlyArray<Month>, readonly basis: FactBasis, readonly source: string | null, readonly date: string | null, readonly readFrom: string | null } | null, readonly access: { readonly __typename: 'AccessFact', readonly permission: AccessPermission | null, readonly fee: boolean | null, readonly walkMinutes: number | null, readonly road: AccessRoad | null, readonly basis: FactBasis, readonly source: string | null, readonly date: string | null, readonly readFrom: string | null } | null, readonly wheelchair: { readonly __typename: 'WheelchairFact', readonly access: WheelchairAccess, readonly stepCm: number | null, readonly doorCm: number | null, readonly poolLift: boolean | null, readonly toilet: boolean | null, readonly basis: FactBasis, readonly source: string | null, readonly date: string | null, readonly readFrom: string | null } | null, readonly amenities: { readonly __typename: 'AmenitiesFact', readonly has: ReadonlyArray<Amenity>, readonly lacks: ReadonlyArray<Amenity>, readonly basis: FactBasis, readonly source: string | null, readonly date: string | null, readonly readFrom: string | null } | null, readonly safety: { readonly __typename: 'SafetyFact', readonly risks: ReadonlyArray<Risk>, readonly basis: FactBasis, readonly source: string | null, readonly date: string | null, readonly readFrom: string | null } | null, readonly status: { readonly __typename: 'StatusFact', readonly state: StatusState, readonly until: string | null, readonly since: string | null, readonly basis: FactBasis, readonly source: string | null, readonly date: string | null, readonly readFrom: string | null } | null, readonly category: { readonly __typename: 'Category', readonly id: number, readonly name: string } | null, readonly tags: ReadonlyArray<{ readonly __typename: 'Tag', readonly name: string, readonly slug: string }> } | null };

export type CorrectLocationMutationVariables = Exact<{
  id: string;
  input: LocationChange;
}>;


export type CorrectLocationMutation = { readonly correctLocation: { readonly __typename: 'CorrectedLocation', readonly location: { readonly __typename: 'Location', readonly id: string, readonly name: string, readonly description: string | null, readonly otherNames: string | null, readonly address: string | null, readonly city: string | null, readonly state: string | null, readonly country: string | null, readonly website: string | null, readonly phoneNumber: string | null, readonly hours: string | null, readonly priceRange: string | null, readonly avgCost: number | null, readonly bestTimeToVisit: string | null, readonly accessibility: string | null, readonly temperature: string | null, readonly mineralContent: string | null, readonly healingProperties: string | null, readonly latitude: number | null, readonly longitude: number | null, readonly coordinatesAre: CoordinatesAre | null, readonly categoryId: number, readonly isVerified: boolean, readonly updatedAt: string, readonly kinds: { readonly __typename: 'KindsFact', readonly are: ReadonlyArray<PlaceKind>, readonly basis: FactBasis, readonly source: string | null, readonly date: string | null, readonly readFrom: string | null } | null, readonly waterTemperature: { readonly __typename: 'WaterTemperatureFact', readonly minC: number, readonly maxC: number, readonly at: WaterTemperatureAt | null, readonly basis: FactBasis, readonly source: string | null, readonly date: string | null, readonly readFrom: string | null } | null, readonly price: { readonly __typename: 'PriceFact', readonly kind: PriceKind, readonly amount: number | null, readonly currency: string | null, readonly per: PricePer | null, readonly basis: FactBasis, readonly source: string | null, readonly date: string | null, readonly readFrom: string | null } | null, readonly openingHours: { readonly __typename: 'OpeningHoursFact', readonly rule: string, readonly basis: FactBasis, readonly source: string | null, readonly date: string | null, readonly readFrom: string | null } | null, readonly season: { readonly __typename: 'SeasonFact', readonly open: ReadonlyArray<Month>, readonly best: ReadonlyArray<Month>, readonly basis: FactBasis, readonly source: string | null, readonly date: string | null, readonly readFrom: string | null } | null, readonly access: { readonly __typename: 'AccessFact', readonly permission: AccessPermission | null, readonly fee: boolean | null, readonly walkMinutes: number | null, readonly road: AccessRoad | null, readonly basis: FactBasis, readonly source: string | null, readonly date: string | null, readonly readFrom: string | null } | null, readonly wheelchair: { readonly __typename: 'WheelchairFact', readonly access: WheelchairAccess, readonly stepCm: number | null, readonly doorCm: number | null, readonly poolLift: boolean | null, readonly toilet: boolean | null, readonly basis: FactBasis, readonly source: string | null, readonly date: string | null, readonly readFrom: string | null } | null, readonly amenities: { readonly __typename: 'AmenitiesFact', readonly has: ReadonlyArray<Amenity>, readonly lacks: ReadonlyArray<Amenity>, readonly basis: FactBasis, readonly source: string | null, readonly date: string | null, readonly readFrom: string | null } | null, readonly safety: { readonly __typename: 'SafetyFact', readonly risks: ReadonlyArray<Risk>, readonly basis: FactBasis, readonly source: string | null, readonly date: string | null, readonly readFrom: string | null } | null, readonly status: { readonly __typename: 'StatusFact', readonly state: StatusState, readonly until: string | null, readonly since: string | null, readonly basis: FactBasis, readonly source: string | null, readonly date: string | null, readonly readFrom: string | null } | null, readonly category: { readonly __typename: 'Category', readonly id: number, readonly name: string } | null, readonly tags: ReadonlyArray<{ readonly __typename: 'Tag', readonly name: string, readonly slug: string }> }, readonly proposal: { readonly __typename: 'Proposal', readonly id: string } | null } };

export type CorrectedLocationFragment = { readonly __typename: 'Location', readonly id: string, readonly name: string, readonly description: string | null, readonly otherNames: string | null, readonly address: string | null, readonly city: string | null, readonly state: string | null, readonly country: string | null, readonly website: string | null, readonly phoneNumber: string | null, readonly hours: string | null, readonly priceRange: string | null, readonly avgCost: number | null, readonly bestTimeToVisit: string | null, readonly accessibility: string | null, readonly temperature: string | null, readonly mineralContent: string | null, readonly healingProperties: string | null, readonly latitude: number | null, readonly longitude: number | null, readonly coordinatesAre: CoordinatesAre | null, readonly categoryId: number, readonly isVerified: boolean, readonly updatedAt: string, readonly kinds: { readonly __typename: 'KindsFact', readonly are: ReadonlyArray<PlaceKind>, readonly basis: FactBasis, readonly source: string | null, readonly date: string | null, readonly readFrom: string | null } | null, readonly waterTemperature: { readonly __typename: 'WaterTemperatureFact', readonly minC: number, readonly maxC: number, readonly at: WaterTemperatureAt | null, readonly basis: FactBasis, readonly source: string | null, readonly date: string | null, readonly readFrom: string | null } | null, readonly price: { readonly __typename: 'PriceFact', readonly kind: PriceKind, readonly amount: number | null, readonly currency: string | null, readonly per: PricePer | null, readonly basis: FactBasis, readonly source: string | null, readonly date: string | null, readonly readFrom: string | null } | null, readonly openingHours: { readonly __typename: 'OpeningHoursFact', readonly rule: string, readonly basis: FactBasis, readonly source: string | null, readonly date: string | null, readonly readFrom: string | null } | null, readonly season: { readonly __typename: 'SeasonFact', readonly open: ReadonlyArray<Month>, readonly best: ReadonlyArray<Month>, readonly basis: FactBasis, readonly source: string | null, readonly date: string | null, readonly readFrom: string | null } | null, readonly access: { readonly __typename: 'AccessFact', readonly permission: AccessPermission | null, readonly fee: boolean | null, readonly walkMinutes: number | null, readonly road: AccessRoad | null, readonly basis: FactBasis, readonly source: string | null, readonly date: string | null, readonly readFrom: string | null } | null, readonly wheelchair: { readonly __typename: 'WheelchairFact', readonly access: WheelchairAccess, readonly stepCm: number | null, readonly doorCm: number | null, readonly poolLift: boolean | null, readonly toilet: boolean | null, readonly basis: FactBasis, readonly source: string | null, readonly date: string | null, readonly readFrom: string | null } | null, readonly amenities: { readonly __typename: 'AmenitiesFact', readonly has: ReadonlyArray<Amenity>, readonly lacks: ReadonlyArray<Amenity>, readonly basis: FactBasis, readonly source: string | null, readonly date: string | null, readonly readFrom: string | null } | null, readonly safety: { readonly __typename: 'SafetyFact', readonly risks: ReadonlyArray<Risk>, readonly basis: FactBasis, readonly source: string | null, readonly date: string | null, readonly readFrom: string | null } | null, readonly status: { readonly __typename: 'StatusFact', readonly state: StatusState, readonly until: string | null, readonly since: string | null, readonly basis: FactBasis, readonly source: string | null, readonly date: string | null, readonly readFrom: string | null } | null, readonly category: { readonly __typename: 'Category', readonly id: number, readonly name: string } | null, readonly tags: ReadonlyArray<{ readonly __typename: 'Tag', readonly name: string, readonly slug: string }> };

export type LocateAddressQueryVariables = Exact<{
  address: AddressInput;
}>;


export type LocateAddressQuery = { readonly locateAddress: { readonly __typename: 'LocatedAddress', readonly latitude: number, readonly longitude: number, readonly coordinatesAre: CoordinatesAre, readonly town: string | null } | null };

export type PointDoubtQueryVariables = Exact<{
  latitude: number;
  longitude: number;
  address: AddressInput;
}>;


export type PointDoubtQuery = { readonly pointDoubt: { readonly __typename: 'PointDoubt', readonly kind: PointDoubtKind, readonly words: string, readonly mending: { readonly __typename: 'Point', readonly latitude: number, readonly longitude: number } | null, readonly town: { readonly __typename: 'TownPoint', readonly name: string, readonly latitude: number, readonly longitude: number } | null } | null };

export type SimilarLocationsQueryVariables = Exact<{
  name: string;
  latitude?: number | null | undefined;
  longitude?: number | null | undefined;
  city?: string | null | undefined;
}>;


export type SimilarLocationsQuery = { readonly similarLocations: ReadonlyArray<{ readonly __typename: 'SimilarLocation', readonly id: string, readonly name: string, readonly city: string | null, readonly country: string | null, readonly countryCode: string | null, readonly distanceKm: number | null, readonly isVerified: boolean, readonly isPermanentlyClosed: boolean }> };

export type SubmitLocationMutationVariables = Exact<{
  input: LocationInput;
  idempotencyKey?: string | null | undefined;
}>;


export type SubmitLocationMutation = { readonly submitLocation: { readonly __typename: 'SubmittedLocation', readonly notice: string | null, readonly location: { readonly __typename: 'Location', readonly id: string, readonly name: string, readonly isVerified: boolean } } };

export const CorrectedLocationFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CorrectedLocation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Location"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"otherNames"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"phoneNumber"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"priceRange"}},{"kind":"Field","name":{"kind":"Name","value":"avgCost"}},{"kind":"Field","name":{"kind":"Name","value":"bestTimeToVisit"}},{"kind":"Field","name":{"kind":"Name","value":"accessibility"}},{"kind":"Field","name":{"kind":"Name","value":"temperature"}},{"kind":"Field","name":{"kind":"Name","value":"mineralContent"}},{"kind":"Field","name":{"kind":"Name","value":"healingProperties"}},{"kind":"Field","name":{"kind":"Name","value":"kinds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"are"}},{"kind":"Field","name":{"kind":"Name","value":"basis"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"readFrom"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"waterTemperature"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minC"}},{"kind":"Field","name":{"kind":"Name","value":"maxC"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"basis"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"readFrom"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"per"}},{"kind":"Field","name":{"kind":"Name","value":"basis"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"readFrom"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"openingHours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"basis"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"readFrom"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"season"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"open"}},{"kind":"Field","name":{"kind":"Name","value":"best"}},{"kind":"Field","name":{"kind":"Name","value":"basis"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"readFrom"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"access"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"permission"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"walkMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"road"}},{"kind":"Field","name":{"kind":"Name","value":"basis"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"readFrom"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"wheelchair"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"access"}},{"kind":"Field","name":{"kind":"Name","value":"stepCm"}},{"kind":"Field","name":{"kind":"Name","value":"doorCm"}},{"kind":"Field","name":{"kind":"Name","value":"poolLift"}},{"kind":"Field","name":{"kind":"Name","value":"toilet"}},{"kind":"Field","name":{"kind":"Name","value":"basis"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"readFrom"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"amenities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"has"}},{"kind":"Field","name":{"kind":"Name","value":"lacks"}},{"kind":"Field","name":{"kind":"Name","value":"basis"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"readFrom"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"safety"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"risks"}},{"kind":"Field","name":{"kind":"Name","value":"basis"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"readFrom"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"basis"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"readFrom"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"coordinatesAre"}},{"kind":"Field","name":{"kind":"Name","value":"categoryId"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<CorrectedLocationFragment, unknown>;
export const LocationToCorrectDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LocationToCorrect"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"location"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CorrectedLocation"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CorrectedLocation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Location"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"otherNames"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"phoneNumber"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"priceRange"}},{"kind":"Field","name":{"kind":"Name","value":"avgCost"}},{"kind":"Field","name":{"kind":"Name","value":"bestTimeToVisit"}},{"kind":"Field","name":{"kind":"Name","value":"accessibility"}},{"kind":"Field","name":{"kind":"Name","value":"temperature"}},{"kind":"Field","name":{"kind":"Name","value":"mineralContent"}},{"kind":"Field","name":{"kind":"Name","value":"healingProperties"}},{"kind":"Field","name":{"kind":"Name","value":"kinds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"are"}},{"kind":"Field","name":{"kind":"Name","value":"basis"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"readFrom"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"waterTemperature"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minC"}},{"kind":"Field","name":{"kind":"Name","value":"maxC"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"basis"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"readFrom"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"per"}},{"kind":"Field","name":{"kind":"Name","value":"basis"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"readFrom"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"openingHours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"basis"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"readFrom"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"season"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"open"}},{"kind":"Field","name":{"kind":"Name","value":"best"}},{"kind":"Field","name":{"kind":"Name","value":"basis"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"readFrom"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"access"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"permission"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"walkMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"road"}},{"kind":"Field","name":{"kind":"Name","value":"basis"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"readFrom"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"wheelchair"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"access"}},{"kind":"Field","name":{"kind":"Name","value":"stepCm"}},{"kind":"Field","name":{"kind":"Name","value":"doorCm"}},{"kind":"Field","name":{"kind":"Name","value":"poolLift"}},{"kind":"Field","name":{"kind":"Name","value":"toilet"}},{"kind":"Field","name":{"kind":"Name","value":"basis"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"readFrom"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"amenities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"has"}},{"kind":"Field","name":{"kind":"Name","value":"lacks"}},{"kind":"Field","name":{"kind":"Name","value":"basis"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"readFrom"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"safety"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"risks"}},{"kind":"Field","name":{"kind":"Name","value":"basis"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"readFrom"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"basis"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"readFrom"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"coordinatesAre"}},{"kind":"Field","name":{"kind":"Name","value":"categoryId"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<LocationToCorrectQuery, LocationToCorrectQueryVariables>;
export const CorrectLocationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CorrectLocation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocationChange"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"correctLocation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"location"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CorrectedLocation"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"proposal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CorrectedLocation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Location"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"otherNames"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"phoneNumber"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"priceRange"}},{"kind":"Field","name":{"kind":"Name","value":"avgCost"}},{"kind":"Field","name":{"kind":"Name","value":"bestTimeToVisit"}},{"kind":"Field","name":{"kind":"Name","value":"accessibility"}},{"kind":"Field","name":{"kind":"Name","value":"temperature"}},{"kind":"Field","name":{"kind":"Name","value":"mineralContent"}},{"kind":"Field","name":{"kind":"Name","value":"healingProperties"}},{"kind":"Field","name":{"kind":"Name","value":"kinds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"are"}},{"kind":"Field","name":{"kind":"Name","value":"basis"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"readFrom"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"waterTemperature"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minC"}},{"kind":"Field","name":{"kind":"Name","value":"maxC"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"basis"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"readFrom"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"per"}},{"kind":"Field","name":{"kind":"Name","value":"basis"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"readFrom"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"openingHours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"basis"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"readFrom"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"season"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"open"}},{"kind":"Field","name":{"kind":"Name","value":"best"}},{"kind":"Field","name":{"kind":"Name","value":"basis"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"readFrom"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"access"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"permission"}},{"kind":"Field","name":{"kind":"Name","value":"fee"}},{"kind":"Field","name":{"kind":"Name","value":"walkMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"road"}},{"kind":"Field","name":{"kind":"Name","value":"basis"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"readFrom"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"wheelchair"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"access"}},{"kind":"Field","name":{"kind":"Name","value":"stepCm"}},{"kind":"Field","name":{"kind":"Name","value":"doorCm"}},{"kind":"Field","name":{"kind":"Name","value":"poolLift"}},{"kind":"Field","name":{"kind":"Name","value":"toilet"}},{"kind":"Field","name":{"kind":"Name","value":"basis"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"readFrom"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"amenities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"has"}},{"kind":"Field","name":{"kind":"Name","value":"lacks"}},{"kind":"Field","name":{"kind":"Name","value":"basis"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"readFrom"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"safety"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"risks"}},{"kind":"Field","name":{"kind":"Name","value":"basis"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"readFrom"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"basis"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"readFrom"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"coordinatesAre"}},{"kind":"Field","name":{"kind":"Name","value":"categoryId"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<CorrectLocationMutation, CorrectLocationMutationVariables>;
export const LocateAddressDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LocateAddress"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"address"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddressInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"locateAddress"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"address"},"value":{"kind":"Variable","name":{"kind":"Name","value":"address"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"coordinatesAre"}},{"kind":"Field","name":{"kind":"Name","value":"town"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<LocateAddressQuery, LocateAddressQueryVariables>;
export const PointDoubtDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PointDoubt"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"latitude"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Float"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"longitude"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Float"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"address"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddressInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pointDoubt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"latitude"},"value":{"kind":"Variable","name":{"kind":"Name","value":"latitude"}}},{"kind":"Argument","name":{"kind":"Name","value":"longitude"},"value":{"kind":"Variable","name":{"kind":"Name","value":"longitude"}}},{"kind":"Argument","name":{"kind":"Name","value":"address"},"value":{"kind":"Variable","name":{"kind":"Name","value":"address"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"words"}},{"kind":"Field","name":{"kind":"Name","value":"mending"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"town"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<PointDoubtQuery, PointDoubtQueryVariables>;
export const SimilarLocationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SimilarLocations"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"latitude"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Float"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"longitude"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Float"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"city"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"similarLocations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}},{"kind":"Argument","name":{"kind":"Name","value":"latitude"},"value":{"kind":"Variable","name":{"kind":"Name","value":"latitude"}}},{"kind":"Argument","name":{"kind":"Name","value":"longitude"},"value":{"kind":"Variable","name":{"kind":"Name","value":"longitude"}}},{"kind":"Argument","name":{"kind":"Name","value":"city"},"value":{"kind":"Variable","name":{"kind":"Name","value":"city"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"distanceKm"}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}},{"kind":"Field","name":{"kind":"Name","value":"isPermanentlyClosed"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<SimilarLocationsQuery, SimilarLocationsQueryVariables>;
export const SubmitLocationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SubmitLocation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocationInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submitLocation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notice"}},{"kind":"Field","name":{"kind":"Name","value":"location"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<SubmitLocationMutation, SubmitLocationMutationVariables>;
/** Each operation: what stands for it on the wire, the sha256 of its text, and its document. */
export const operations = {
  CorrectLocation: ['1de39a7e299267cd4f4f3261e29b8ba7345797041e07fb0d60c1cbc0fc92eb1a', CorrectLocationDocument],
  LocateAddress: ['5074f4776ae3987742c0184ca1343cba64fae5bae4ae0762aed6e8e77f832c34', LocateAddressDocument],
  LocationToCorrect: ['dd1dcaea569859f0a0f7906085f80d736ee9160e7759415aff74cb92e888f991', LocationToCorrectDocument],
  PointDoubt: ['9ff774153c2042ee7473f3064532e798e720fa567f92c9aaa39f01f7bf90f8b0', PointDoubtDocument],
  SimilarLocations: ['9c57b059dd00b74517ceb85a56f053bf8febf8c22ac5f18eacc857c1b4b0304a', SimilarLocationsDocument],
  SubmitLocation: ['6f70a8729a2287103238489ac52eba232aa22f7db48ee31ccd821a1b3a238854', SubmitLocationDocument],
} as const;
addOperations(operations);
