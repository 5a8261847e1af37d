// Made by tools/generate/web-operations.mjs from the *.graphql files of the web client.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type LocationSort =
  | 'relevance'
  | 'distance'
  | 'rating'
  | 'newest'
  /** By the highest temperature of the water; places that do not say come last. */
  | 'warmest'
  | 'name';

export type PointInput = {
  readonly latitude: number;
  readonly longitude: number;
};

/** Degrees; west is greater than east when the box crosses the antimeridian. */
export type BoxInput = {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
};

export type LocationFilter = {
  readonly search?: string | null | undefined;
  readonly categoryId?: number | null | undefined;
  /** Slug of a tag. */
  readonly tag?: string | null | undefined;
  readonly near?: PointInput | null | undefined;
  readonly radiusKm?: number | null | undefined;
  readonly box?: BoxInput | null | undefined;
  readonly facets?: FacetFilter | null | undefined;
};

/** Values of one facet are alternatives, but all amenities have to be there. Places that do not say are left out. */
export type FacetFilter = {
  /** °C: the water reaches it. */
  readonly temperatureMin?: number | null | undefined;
  /** °C: the water is as cold somewhere. */
  readonly temperatureMax?: number | null | undefined;
  readonly price?: ReadonlyArray<PriceKind> | null | undefined;
  /** Open in one of these. */
  readonly month?: ReadonlyArray<Month> | null | undefined;
  readonly access?: ReadonlyArray<AccessPermission> | null | undefined;
  readonly wheelchair?: ReadonlyArray<WheelchairAccess> | null | undefined;
  readonly amenity?: ReadonlyArray<Amenity> | null | undefined;
  readonly kind?: ReadonlyArray<PlaceKind> | null | undefined;
  readonly withPhotos?: boolean | null | undefined;
  /** Least average of its reviews. */
  readonly minRating?: number | null | undefined;
  /** Also places that do not say. */
  readonly includeUnknown?: boolean | null | undefined;
  /** Open at the present time. */
  readonly openNow?: boolean | null | undefined;
  /** Open at this time; not together with openNow. It is the time for which facets count what is open. */
  readonly openAt?: string | null | undefined;
};

export type SearchNeed =
  /** Where the asker is: "near me" was said, and no `near` given. */
  | 'position';

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

export type PriceKind =
  | 'free'
  | 'donation'
  | 'paid';

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

export type StatusState =
  | 'open'
  | 'temporarilyClosed'
  | 'permanentlyClosed';

export type VisitStatus =
  | 'visited'
  | 'want_to_visit'
  | 'none';

export type SetFavoriteMutationVariables = Exact<{
  locationId: string;
  isFavorite: boolean;
}>;


export type SetFavoriteMutation = { readonly favorite: { readonly __typename: 'Location', readonly id: string, readonly isFavorite: boolean | null } };

export type PlacePhotosFragment = { readonly __typename: 'Location', readonly photos: ReadonlyArray<{ readonly __typename: 'LocationPhoto', readonly id: string, readonly url: string, readonly caption: string | null, readonly isPrimary: boolean }> };

export type LocationCardFragment = { readonly __typename: 'Location', readonly id: string, readonly name: string, readonly city: string | null, readonly state: string | null, readonly country: string | null, readonly countryCode: string | null, readonly categoryId: number, readonly priceRange: string | null, readonly avgCost: number | null, readonly bestTimeToVisit: string | null, readonly accessibility: string | null, readonly temperature: string | null, readonly isVerified: boolean, readonly isClaimed: boolean, readonly averageRating: number, readonly reviewCount: number, readonly distanceKm: number | null, readonly latitude: number | null, readonly longitude: number | null, readonly isFavorite?: boolean | null, readonly visitStatus?: VisitStatus | null, readonly description: string | null, readonly category: { readonly __typename: 'Category', readonly id: number, readonly name: string } | null, readonly status: { readonly __typename: 'StatusFact', readonly state: StatusState } | null, readonly openingHours: { readonly __typename: 'OpeningHoursFact', readonly zone: string | null, readonly openNow: boolean | null, readonly closesAt: string | null, readonly opensAt: string | null } | null, readonly photos: ReadonlyArray<{ readonly __typename: 'LocationPhoto', readonly id: string, readonly url: string, readonly caption: string | null, readonly isPrimary: boolean }> };

export type LocationsQueryVariables = Exact<{
  filter?: LocationFilter | null | undefined;
  sort?: LocationSort | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  isMember?: boolean;
}>;


export type LocationsQuery = { readonly locations: { readonly __typename: 'LocationPage', readonly total: number, readonly needs: SearchNeed | null, readonly near: { readonly __typename: 'Near', readonly label: string | null, readonly bounds: { readonly __typename: 'Bounds', readonly west: number } | null } | null, readonly interpretation: { readonly __typename: 'Interpretation', readonly words: string, readonly leftOut: ReadonlyArray<string>, readonly further: number, readonly corrections: ReadonlyArray<{ readonly __typename: 'Correction', readonly from: string, readonly to: string }>, readonly facets: ReadonlyArray<{ readonly __typename: 'FactInText', readonly words: string, readonly isApplied: boolean }>, readonly offer: { readonly __typename: 'Near', readonly label: string | null, readonly latitude: number, readonly longitude: number, readonly bounds: { readonly __typename: 'Bounds', readonly west: number, readonly south: number, readonly east: number, readonly north: number } | null } | null } | null, readonly nearest: { readonly __typename: 'Location', readonly id: string, readonly name: string, readonly distanceKm: number | null } | null, readonly locations: ReadonlyArray<{ readonly __typename: 'Location', readonly id: string, readonly name: string, readonly city: string | null, readonly state: string | null, readonly country: string | null, readonly countryCode: string | null, readonly categoryId: number, readonly priceRange: string | null, readonly avgCost: number | null, readonly bestTimeToVisit: string | null, readonly accessibility: string | null, readonly temperature: string | null, readonly isVerified: boolean, readonly isClaimed: boolean, readonly averageRating: number, readonly reviewCount: number, readonly distanceKm: number | null, readonly latitude: number | null, readonly longitude: number | null, readonly isFavorite?: boolean | null, readonly visitStatus?: VisitStatus | null, readonly description: string | null, readonly category: { readonly __typename: 'Category', readonly id: number, readonly name: string } | null, readonly status: { readonly __typename: 'StatusFact', readonly state: StatusState } | null, readonly openingHours: { readonly __typename: 'OpeningHoursFact', readonly zone: string | null, readonly openNow: boolean | null, readonly closesAt: string | null, readonly opensAt: string | null } | null, readonly photos: ReadonlyArray<{ readonly __typename: 'LocationPhoto', readonly id: string, readonly url: string, readonly caption: string | null, readonly isPrimary: boolean }> }> } };

export type CategoriesQueryVariables = Exact<{ [key: string]: never; }>;


export type CategoriesQuery = { readonly categories: ReadonlyArray<{ readonly __typename: 'Category', readonly id: number, readonly name: string, readonly description: string }> };

export type CommunityStatsQueryVariables = Exact<{ [key: string]: never; }>;


export type CommunityStatsQuery = { readonly communityStats: { readonly __typename: 'CommunityStats', readonly totalLocations: number, readonly totalUsers: number, readonly totalCountries: number, readonly totalReviews: number } };

export type MyLocationCountQueryVariables = Exact<{ [key: string]: never; }>;


export type MyLocationCountQuery = { readonly myLocations: { readonly __typename: 'OwnLocations', readonly total: number } };

export type FavoriteCountQueryVariables = Exact<{ [key: string]: never; }>;


export type FavoriteCountQuery = { readonly favorites: { readonly __typename: 'MarkedPage', readonly total: number } };

export type ViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type ViewerQuery = { readonly me: { readonly __typename: 'Account', readonly id: string, readonly email: string, readonly username: string | null, readonly firstName: string | null, readonly lastName: string | null, readonly profileImageUrl: string | null, readonly isAdmin: boolean, readonly isOwner: boolean, readonly isEmailVerified: boolean, readonly hasCompletedOnboarding: boolean, readonly getsDigest: boolean, readonly language: string, readonly createdAt: string } | null };

export const PlacePhotosFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlacePhotos"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Location"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"photos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"caption"}},{"kind":"Field","name":{"kind":"Name","value":"isPrimary"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<PlacePhotosFragment, unknown>;
export const LocationCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LocationCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Location"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","alias":{"kind":"Name","value":"description"},"name":{"kind":"Name","value":"lead"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"categoryId"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"priceRange"}},{"kind":"Field","name":{"kind":"Name","value":"avgCost"}},{"kind":"Field","name":{"kind":"Name","value":"bestTimeToVisit"}},{"kind":"Field","name":{"kind":"Name","value":"accessibility"}},{"kind":"Field","name":{"kind":"Name","value":"temperature"}},{"kind":"Field","name":{"kind":"Name","value":"status"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"openingHours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"zone"}},{"kind":"Field","name":{"kind":"Name","value":"openNow"}},{"kind":"Field","name":{"kind":"Name","value":"closesAt"}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}},{"kind":"Field","name":{"kind":"Name","value":"isClaimed"}},{"kind":"Field","name":{"kind":"Name","value":"averageRating"}},{"kind":"Field","name":{"kind":"Name","value":"reviewCount"}},{"kind":"Field","name":{"kind":"Name","value":"distanceKm"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"isFavorite"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isMember"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"visitStatus"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isMember"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"photos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"caption"}},{"kind":"Field","name":{"kind":"Name","value":"isPrimary"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<LocationCardFragment, unknown>;
export const SetFavoriteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetFavorite"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locationId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isFavorite"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"favorite"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locationId"}}},{"kind":"Argument","name":{"kind":"Name","value":"isFavorite"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isFavorite"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isFavorite"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<SetFavoriteMutation, SetFavoriteMutationVariables>;
export const LocationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Locations"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"LocationFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"LocationSort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isMember"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},"defaultValue":{"kind":"BooleanValue","value":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"locations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"near"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"bounds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"west"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"interpretation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"words"}},{"kind":"Field","name":{"kind":"Name","value":"corrections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"leftOut"}},{"kind":"Field","name":{"kind":"Name","value":"further"}},{"kind":"Field","name":{"kind":"Name","value":"facets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"words"}},{"kind":"Field","name":{"kind":"Name","value":"isApplied"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"offer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"bounds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"west"}},{"kind":"Field","name":{"kind":"Name","value":"south"}},{"kind":"Field","name":{"kind":"Name","value":"east"}},{"kind":"Field","name":{"kind":"Name","value":"north"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"needs"}},{"kind":"Field","name":{"kind":"Name","value":"nearest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"distanceKm"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"locations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LocationCard"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LocationCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Location"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","alias":{"kind":"Name","value":"description"},"name":{"kind":"Name","value":"lead"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"categoryId"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"priceRange"}},{"kind":"Field","name":{"kind":"Name","value":"avgCost"}},{"kind":"Field","name":{"kind":"Name","value":"bestTimeToVisit"}},{"kind":"Field","name":{"kind":"Name","value":"accessibility"}},{"kind":"Field","name":{"kind":"Name","value":"temperature"}},{"kind":"Field","name":{"kind":"Name","value":"status"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"openingHours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"zone"}},{"kind":"Field","name":{"kind":"Name","value":"openNow"}},{"kind":"Field","name":{"kind":"Name","value":"closesAt"}},{"kind":"Field","name":{"kind":"Name","value":"opensAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}},{"kind":"Field","name":{"kind":"Name","value":"isClaimed"}},{"kind":"Field","name":{"kind":"Name","value":"averageRating"}},{"kind":"Field","name":{"kind":"Name","value":"reviewCount"}},{"kind":"Field","name":{"kind":"Name","value":"distanceKm"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"isFavorite"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isMember"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"visitStatus"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isMember"}}}]}]},{"kind":"Field","name":{"kind":"Name","value":"photos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"caption"}},{"kind":"Field","name":{"kind":"Name","value":"isPrimary"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<LocationsQuery, LocationsQueryVariables>;
export const CategoriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<CategoriesQuery, CategoriesQueryVariables>;
export const CommunityStatsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CommunityStats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"communityStats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalLocations"}},{"kind":"Field","name":{"kind":"Name","value":"totalUsers"}},{"kind":"Field","name":{"kind":"Name","value":"totalCountries"}},{"kind":"Field","name":{"kind":"Name","value":"totalReviews"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<CommunityStatsQuery, CommunityStatsQueryVariables>;
export const MyLocationCountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyLocationCount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myLocations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<MyLocationCountQuery, MyLocationCountQueryVariables>;
export const FavoriteCountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FavoriteCount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"favorites"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<FavoriteCountQuery, FavoriteCountQueryVariables>;
export const ViewerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"profileImageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"isAdmin"}},{"kind":"Field","name":{"kind":"Name","value":"isOwner"}},{"kind":"Field","name":{"kind":"Name","value":"isEmailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"hasCompletedOnboarding"}},{"kind":"Field","name":{"kind":"Name","value":"getsDigest"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<ViewerQuery, ViewerQueryVariables>;
/** Each operation: what stands for it on the wire, the sha256 of its text, and its document. */
export const operations = {
  Categories: ['4a1712276cd2a29e1adc81517a5084edb7e1da4038958efc3d93613fb1ffc896', CategoriesDocument],
  CommunityStats: ['5ab55ee7f4bdf49fda6229f761162461976263b00506b7ec04f99126c2de364f', CommunityStatsDocument],
  FavoriteCount: ['0be5a91f08aa1a85f04cdbe5662677175a858135052e3dc001df7f15c4fd426b', FavoriteCountDocument],
  Locations: ['4c5cd09e4288d9cedd29e01dfeaf1369c9103c997f4286867d2bc934a0faf28f', LocationsDocument],
  MyLocationCount: ['28d7730acc457c0872fa43f143418916321900b994be8b1b2c92e88b0147da6b', MyLocationCountDocument],
  SetFavorite: ['6d4e0cee9dd6e9e92c63e575cece99778810d447caa29a5ba8e88cd8e7bd2756', SetFavoriteDocument],
  Viewer: ['5cd04ee99dc9277d19d8aef9182a9bb81fa4ca70830ee4367c4932d58274247d', ViewerDocument],
} as const;
