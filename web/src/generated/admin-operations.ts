// Made by tools/generate/web-operations.mjs from the *.graphql files of the web client.
import { addOperations } from '../shared/graphql/persisted-operations.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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

export type ProposalKind =
  | 'claim'
  | 'correction'
  | 'photos';

export type ProposalStatus =
  | 'pending'
  | 'accepted'
  | 'declined';

export type ProposalDecision =
  | 'accepted'
  | 'declined';

export type AdminLocationState =
  | 'all'
  | 'pending'
  | 'verified'
  | 'claimed'
  /** the point does not fit what else is told, and nobody has confirmed it */
  | 'doubted';

export type AdminLocationSort =
  | 'newest'
  | 'oldest'
  | 'name';

/** A place, as somebody read it. */
export type ReadLocation = {
  readonly id: string;
  readonly revision: number;
};

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
  | 'gym'
  | 'yogaStudio'
  | 'pilatesStudio'
  | 'taiChi'
  | 'healthFoodShop'
  | 'vegetarianRestaurant'
  | 'juiceBar'
  | 'teahouse'
  | 'farmersMarket'
  | 'herbalist'
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

export type AdminUserFilter =
  | 'all'
  | 'admins'
  | 'suspended';

export type AdminUserSort =
  | 'newest'
  | 'name'
  /** who was here last first */
  | 'lastSeen';

export type BadgeType =
  | 'contributor'
  | 'reviewer'
  | 'curator'
  | 'explorer'
  | 'pillar';

export type BadgeLevel =
  | 'starter'
  | 'bronze'
  | 'silver'
  | 'gold';

export type ByTime =
  | 'newest'
  | 'oldest';

export type ReportType =
  | 'wrong_address'
  | 'closed'
  | 'duplicate'
  | 'inappropriate'
  | 'spam'
  | 'other';

export type ReportStatus =
  | 'pending'
  | 'resolved'
  | 'dismissed';

export type ReportOutcome =
  | 'resolved'
  | 'dismissed';

export type ReportedKind =
  | 'location'
  | 'review'
  | 'list';

export type ReportedThing = {
  readonly kind: ReportedKind;
  readonly id: string;
};

export type AdminAnalyticsQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminAnalyticsQuery = { readonly adminAnalytics: { readonly __typename: 'AdminAnalytics', readonly dailyActiveUsers: number, readonly totalPageViews: number, readonly newUsers: number, readonly locationSubmissions: number, readonly topLocations: ReadonlyArray<{ readonly __typename: 'ViewedLocation', readonly views: number, readonly location: { readonly __typename: 'Location', readonly id: string, readonly name: string } | null }>, readonly days: ReadonlyArray<{ readonly __typename: 'DayTotals', readonly date: string, readonly activeUsers: number, readonly pageViews: number, readonly newUsers: number, readonly locationSubmissions: number }> } };

export type AdminContactMessagesQueryVariables = Exact<{
  isRead?: boolean | null | undefined;
  search?: string | null | undefined;
  sort: ByTime;
  limit: number;
  offset: number;
}>;


export type AdminContactMessagesQuery = { readonly adminContactMessages: { readonly __typename: 'ContactMessagePage', readonly total: number, readonly messages: ReadonlyArray<{ readonly __typename: 'ContactMessage', readonly id: string, readonly name: string, readonly email: string, readonly subject: string, readonly message: string, readonly isRead: boolean, readonly createdAt: string }> } };

export type MarkMessageReadMutationVariables = Exact<{
  id: string;
}>;


export type MarkMessageReadMutation = { readonly markMessageRead: { readonly __typename: 'ContactMessage', readonly id: string, readonly isRead: boolean } };

export type DeleteContactMessageMutationVariables = Exact<{
  id: string;
}>;


export type DeleteContactMessageMutation = { readonly deleteContactMessage: string };

export type AdminContactMessageFragment = { readonly __typename: 'ContactMessage', readonly id: string, readonly name: string, readonly email: string, readonly subject: string, readonly message: string, readonly isRead: boolean, readonly createdAt: string };

export type AdminLocationsQueryVariables = Exact<{
  search?: string | null | undefined;
  state: AdminLocationState;
  sort?: AdminLocationSort | null | undefined;
  limit: number;
  offset: number;
}>;


export type AdminLocationsQuery = { readonly adminLocations: { readonly __typename: 'AdminLocationPage', readonly total: number, readonly locations: ReadonlyArray<{ readonly __typename: 'Location', readonly id: string, readonly revision: number | null, readonly name: string, readonly description: string | null, readonly otherNames: string | null, readonly address: string | null, readonly city: string | null, readonly state: string | null, readonly country: string | null, readonly website: string | null, readonly phoneNumber: string | null, readonly hours: string | null, readonly priceRange: string | null, readonly avgCost: number | null, readonly bestTimeToVisit: string | null, readonly accessibility: string | null, readonly temperature: string | null, readonly mineralContent: string | null, readonly healingProperties: string | null, readonly countryCode: string | null, readonly isVerified: boolean, readonly isClaimed: boolean, readonly submittedBy: string | null, readonly createdAt: string, readonly latitude: number | null, readonly longitude: number | null, readonly pointNote: string | null, readonly categoryId: number, readonly category: { readonly __typename: 'Category', readonly id: number, readonly name: string } | null, readonly photos: ReadonlyArray<{ readonly __typename: 'LocationPhoto', readonly id: string, readonly url: string, readonly caption: string | null }> }> } };

export type LocationToEditQueryVariables = Exact<{
  id: string;
}>;


export type LocationToEditQuery = { readonly categories: ReadonlyArray<{ readonly __typename: 'Category', readonly id: number, readonly name: string }>, readonly location: { readonly __typename: 'Location', readonly id: string, readonly revision: number | null, readonly name: string, readonly description: string | null, readonly otherNames: string | null, readonly address: string | null, readonly city: string | null, readonly state: string | null, readonly country: string | null, readonly website: string | null, readonly phoneNumber: string | null, readonly hours: string | null, readonly priceRange: string | null, readonly avgCost: number | null, readonly bestTimeToVisit: string | null, readonly accessibility: string | null, readonly temperature: string | null, readonly mineralContent: string | null, readonly healingProperties: string | null, readonly countryCode: string | null, readonly isVerified: boolean, readonly isClaimed: boolean, readonly submittedBy: string | null, readonly createdAt: string, readonly latitude: number | null, readonly longitude: number | null, readonly pointNote: string | null, readonly categoryId: number, readonly tags: ReadonlyArray<{ readonly __typename: 'Tag', readonly name: string }>, readonly category: { readonly __typename: 'Category', readonly id: number, readonly name: string } | null, readonly photos: ReadonlyArray<{ readonly __typename: 'LocationPhoto', readonly id: string, readonly url: string, readonly caption: string | null }> } | null };

export type LocationAsItStandsQueryVariables = Exact<{
  id: string;
}>;


export type LocationAsItStandsQuery = { readonly location: { readonly __typename: 'Location', readonly id: string, readonly revision: number | null, readonly name: string, readonly description: string | null, readonly otherNames: string | null, readonly address: string | null, readonly city: string | null, readonly state: string | null, readonly country: string | null, readonly website: string | null, readonly phoneNumber: string | null, readonly hours: string | null, readonly priceRange: string | null, readonly avgCost: number | null, readonly bestTimeToVisit: string | null, readonly accessibility: string | null, readonly temperature: string | null, readonly mineralContent: string | null, readonly healingProperties: string | null, readonly countryCode: string | null, readonly isVerified: boolean, readonly isClaimed: boolean, readonly submittedBy: string | null, readonly createdAt: string, readonly latitude: number | null, readonly longitude: number | null, readonly pointNote: string | null, readonly categoryId: number, readonly category: { readonly __typename: 'Category', readonly id: number, readonly name: string } | null, readonly photos: ReadonlyArray<{ readonly __typename: 'LocationPhoto', readonly id: string, readonly url: string, readonly caption: string | null }> } | null };

export type SimilarToLocationQueryVariables = Exact<{
  name: string;
  latitude?: number | null | undefined;
  longitude?: number | null | undefined;
  city?: string | null | undefined;
}>;


export type SimilarToLocationQuery = { readonly similarLocations: ReadonlyArray<{ readonly __typename: 'SimilarLocation', readonly id: string, readonly name: string, readonly city: string | null, readonly country: string | null, readonly countryCode: string | null, readonly distanceKm: number | null, readonly isVerified: boolean }> };

export type LocationLossQueryVariables = Exact<{
  id: string;
}>;


export type LocationLossQuery = { readonly location: { readonly __typename: 'Location', readonly id: string, readonly reviewCount: number, readonly favoriteCount: number | null, readonly visitCount: number | null, readonly listItemCount: number | null } | null };

export type VerifyLocationMutationVariables = Exact<{
  id: string;
  isVerified: boolean;
  readRevision?: number | null | undefined;
}>;


export type VerifyLocationMutation = { readonly verifyLocation: { readonly __typename: 'Location', readonly id: string, readonly revision: number | null, readonly name: string, readonly description: string | null, readonly otherNames: string | null, readonly address: string | null, readonly city: string | null, readonly state: string | null, readonly country: string | null, readonly website: string | null, readonly phoneNumber: string | null, readonly hours: string | null, readonly priceRange: string | null, readonly avgCost: number | null, readonly bestTimeToVisit: string | null, readonly accessibility: string | null, readonly temperature: string | null, readonly mineralContent: string | null, readonly healingProperties: string | null, readonly countryCode: string | null, readonly isVerified: boolean, readonly isClaimed: boolean, readonly submittedBy: string | null, readonly createdAt: string, readonly latitude: number | null, readonly longitude: number | null, readonly pointNote: string | null, readonly categoryId: number, readonly category: { readonly __typename: 'Category', readonly id: number, readonly name: string } | null, readonly photos: ReadonlyArray<{ readonly __typename: 'LocationPhoto', readonly id: string, readonly url: string, readonly caption: string | null }> } };

export type VerifyLocationsMutationVariables = Exact<{
  ids: ReadonlyArray<string> | string;
  isVerified: boolean;
  read?: ReadonlyArray<ReadLocation> | ReadLocation | null | undefined;
}>;


export type VerifyLocationsMutation = { readonly verifyLocations: ReadonlyArray<{ readonly __typename: 'VerifiedLocation', readonly id: string, readonly message: string | null, readonly location: { readonly __typename: 'Location', readonly id: string, readonly revision: number | null, readonly name: string, readonly description: string | null, readonly otherNames: string | null, readonly address: string | null, readonly city: string | null, readonly state: string | null, readonly country: string | null, readonly website: string | null, readonly phoneNumber: string | null, readonly hours: string | null, readonly priceRange: string | null, readonly avgCost: number | null, readonly bestTimeToVisit: string | null, readonly accessibility: string | null, readonly temperature: string | null, readonly mineralContent: string | null, readonly healingProperties: string | null, readonly countryCode: string | null, readonly isVerified: boolean, readonly isClaimed: boolean, readonly submittedBy: string | null, readonly createdAt: string, readonly latitude: number | null, readonly longitude: number | null, readonly pointNote: string | null, readonly categoryId: number, readonly category: { readonly __typename: 'Category', readonly id: number, readonly name: string } | null, readonly photos: ReadonlyArray<{ readonly __typename: 'LocationPhoto', readonly id: string, readonly url: string, readonly caption: string | null }> } | null }> };

export type ChangeLocationMutationVariables = Exact<{
  id: string;
  input: LocationChange;
  readRevision?: number | null | undefined;
}>;


export type ChangeLocationMutation = { readonly changeLocation: { readonly __typename: 'Location', readonly id: string, readonly revision: number | null, readonly name: string, readonly description: string | null, readonly otherNames: string | null, readonly address: string | null, readonly city: string | null, readonly state: string | null, readonly country: string | null, readonly website: string | null, readonly phoneNumber: string | null, readonly hours: string | null, readonly priceRange: string | null, readonly avgCost: number | null, readonly bestTimeToVisit: string | null, readonly accessibility: string | null, readonly temperature: string | null, readonly mineralContent: string | null, readonly healingProperties: string | null, readonly countryCode: string | null, readonly isVerified: boolean, readonly isClaimed: boolean, readonly submittedBy: string | null, readonly createdAt: string, readonly latitude: number | null, readonly longitude: number | null, readonly pointNote: string | null, readonly categoryId: number, readonly tags: ReadonlyArray<{ readonly __typename: 'Tag', readonly name: string }>, readonly category: { readonly __typename: 'Category', readonly id: number, readonly name: string } | null, readonly photos: ReadonlyArray<{ readonly __typename: 'LocationPhoto', readonly id: string, readonly url: string, readonly caption: string | null }> } };

export type DeleteLocationMutationVariables = Exact<{
  id: string;
  message?: string | null | undefined;
  readRevision?: number | null | undefined;
}>;


export type DeleteLocationMutation = { readonly deleteLocation: string };

export type AdminLocationRowFragment = { readonly __typename: 'Location', readonly id: string, readonly revision: number | null, readonly name: string, readonly description: string | null, readonly otherNames: string | null, readonly address: string | null, readonly city: string | null, readonly state: string | null, readonly country: string | null, readonly website: string | null, readonly phoneNumber: string | null, readonly hours: string | null, readonly priceRange: string | null, readonly avgCost: number | null, readonly bestTimeToVisit: string | null, readonly accessibility: string | null, readonly temperature: string | null, readonly mineralContent: string | null, readonly healingProperties: string | null, readonly countryCode: string | null, readonly isVerified: boolean, readonly isClaimed: boolean, readonly submittedBy: string | null, readonly createdAt: string, readonly latitude: number | null, readonly longitude: number | null, readonly pointNote: string | null, readonly categoryId: number, readonly category: { readonly __typename: 'Category', readonly id: number, readonly name: string } | null, readonly photos: ReadonlyArray<{ readonly __typename: 'LocationPhoto', readonly id: string, readonly url: string, readonly caption: string | null }> };

export type LocationToEditFieldsFragment = { readonly __typename: 'Location', readonly id: string, readonly revision: number | null, readonly name: string, readonly description: string | null, readonly otherNames: string | null, readonly address: string | null, readonly city: string | null, readonly state: string | null, readonly country: string | null, readonly website: string | null, readonly phoneNumber: string | null, readonly hours: string | null, readonly priceRange: string | null, readonly avgCost: number | null, readonly bestTimeToVisit: string | null, readonly accessibility: string | null, readonly temperature: string | null, readonly mineralContent: string | null, readonly healingProperties: string | null, readonly countryCode: string | null, readonly isVerified: boolean, readonly isClaimed: boolean, readonly submittedBy: string | null, readonly createdAt: string, readonly latitude: number | null, readonly longitude: number | null, readonly pointNote: string | null, readonly categoryId: number, readonly tags: ReadonlyArray<{ readonly __typename: 'Tag', readonly name: string }>, readonly category: { readonly __typename: 'Category', readonly id: number, readonly name: string } | null, readonly photos: ReadonlyArray<{ readonly __typename: 'LocationPhoto', readonly id: string, readonly url: string, readonly caption: string | null }> };

export type OpenProposalsQueryVariables = Exact<{ [key: string]: never; }>;


export type OpenProposalsQuery = { readonly proposals: { readonly __typename: 'ProposalPage', readonly total: number, readonly proposals: ReadonlyArray<{ readonly __typename: 'Proposal', readonly id: string, readonly revision: number, readonly kind: ProposalKind, readonly status: ProposalStatus, readonly message: string | null, readonly createdAt: string, readonly location: { readonly __typename: 'Location', readonly id: string, readonly revision: number | null, readonly name: string, readonly description: string | null, readonly otherNames: string | null, readonly address: string | null, readonly city: string | null, readonly state: string | null, readonly country: string | null, readonly website: string | null, readonly phoneNumber: string | null, readonly hours: string | null, readonly priceRange: string | null, readonly avgCost: number | null, readonly bestTimeToVisit: string | null, readonly accessibility: string | null, readonly temperature: string | null, readonly mineralContent: string | null, readonly healingProperties: string | null, readonly countryCode: string | null, readonly isVerified: boolean, readonly isClaimed: boolean, readonly submittedBy: string | null, readonly createdAt: string, readonly latitude: number | null, readonly longitude: number | null, readonly pointNote: string | null, readonly categoryId: number, readonly category: { readonly __typename: 'Category', readonly id: number, readonly name: string } | null, readonly photos: ReadonlyArray<{ readonly __typename: 'LocationPhoto', readonly id: string, readonly url: string, readonly caption: string | null }> } | null, readonly member: { readonly __typename: 'User', readonly id: string, readonly displayName: string, readonly firstName: string | null, readonly username: string | null }, readonly changes: ReadonlyArray<{ readonly __typename: 'ProposedChange', readonly field: string, readonly label: string, readonly current: string | null, readonly proposed: string | null, readonly isChangedMeanwhile: boolean }>, readonly photos: ReadonlyArray<{ readonly __typename: 'ProposedPhoto', readonly id: string, readonly url: string | null, readonly caption: string | null, readonly currentCaption: string | null, readonly isNew: boolean }> }> } };

export type DecideProposalMutationVariables = Exact<{
  id: string;
  status: ProposalDecision;
  reason?: string | null | undefined;
  declinedPhotos?: ReadonlyArray<string> | string | null | undefined;
  readRevision?: number | null | undefined;
  proposalRevision?: number | null | undefined;
}>;


export type DecideProposalMutation = { readonly decideProposal: { readonly __typename: 'Proposal', readonly id: string, readonly status: ProposalStatus, readonly location: { readonly __typename: 'Location', readonly id: string, readonly revision: number | null, readonly name: string, readonly description: string | null, readonly otherNames: string | null, readonly address: string | null, readonly city: string | null, readonly state: string | null, readonly country: string | null, readonly website: string | null, readonly phoneNumber: string | null, readonly hours: string | null, readonly priceRange: string | null, readonly avgCost: number | null, readonly bestTimeToVisit: string | null, readonly accessibility: string | null, readonly temperature: string | null, readonly mineralContent: string | null, readonly healingProperties: string | null, readonly countryCode: string | null, readonly isVerified: boolean, readonly isClaimed: boolean, readonly submittedBy: string | null, readonly createdAt: string, readonly latitude: number | null, readonly longitude: number | null, readonly pointNote: string | null, readonly categoryId: number, readonly category: { readonly __typename: 'Category', readonly id: number, readonly name: string } | null, readonly photos: ReadonlyArray<{ readonly __typename: 'LocationPhoto', readonly id: string, readonly url: string, readonly caption: string | null }> } | null } };

export type OpenProposalFragment = { readonly __typename: 'Proposal', readonly id: string, readonly revision: number, readonly kind: ProposalKind, readonly status: ProposalStatus, readonly message: string | null, readonly createdAt: string, readonly location: { readonly __typename: 'Location', readonly id: string, readonly revision: number | null, readonly name: string, readonly description: string | null, readonly otherNames: string | null, readonly address: string | null, readonly city: string | null, readonly state: string | null, readonly country: string | null, readonly website: string | null, readonly phoneNumber: string | null, readonly hours: string | null, readonly priceRange: string | null, readonly avgCost: number | null, readonly bestTimeToVisit: string | null, readonly accessibility: string | null, readonly temperature: string | null, readonly mineralContent: string | null, readonly healingProperties: string | null, readonly countryCode: string | null, readonly isVerified: boolean, readonly isClaimed: boolean, readonly submittedBy: string | null, readonly createdAt: string, readonly latitude: number | null, readonly longitude: number | null, readonly pointNote: string | null, readonly categoryId: number, readonly category: { readonly __typename: 'Category', readonly id: number, readonly name: string } | null, readonly photos: ReadonlyArray<{ readonly __typename: 'LocationPhoto', readonly id: string, readonly url: string, readonly caption: string | null }> } | null, readonly member: { readonly __typename: 'User', readonly id: string, readonly displayName: string, readonly firstName: string | null, readonly username: string | null }, readonly changes: ReadonlyArray<{ readonly __typename: 'ProposedChange', readonly field: string, readonly label: string, readonly current: string | null, readonly proposed: string | null, readonly isChangedMeanwhile: boolean }>, readonly photos: ReadonlyArray<{ readonly __typename: 'ProposedPhoto', readonly id: string, readonly url: string | null, readonly caption: string | null, readonly currentCaption: string | null, readonly isNew: boolean }> };

export type AdminTotalsQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminTotalsQuery = { readonly communityStats: { readonly __typename: 'CommunityStats', readonly totalUsers: number, readonly totalLocations: number } };

export type WaitingInCatalogQueryVariables = Exact<{ [key: string]: never; }>;


export type WaitingInCatalogQuery = { readonly adminLocations: { readonly __typename: 'AdminLocationPage', readonly total: number }, readonly proposals: { readonly __typename: 'ProposalPage', readonly total: number } };

export type WaitingInModerationQueryVariables = Exact<{ [key: string]: never; }>;


export type WaitingInModerationQuery = { readonly adminReports: { readonly __typename: 'ReportPage', readonly total: number }, readonly adminContactMessages: { readonly __typename: 'ContactMessagePage', readonly total: number } };

export type RecentActivityQueryVariables = Exact<{
  area?: string | null | undefined;
  limit: number;
  offset: number;
}>;


export type RecentActivityQuery = { readonly adminAudit: { readonly __typename: 'AuditPage', readonly total: number, readonly entries: ReadonlyArray<{ readonly __typename: 'AuditEntry', readonly id: string, readonly at: string, readonly byId: string, readonly kind: string, readonly area: string, readonly subjectType: string, readonly subjectId: string, readonly by: { readonly __typename: 'User', readonly id: string, readonly displayName: string, readonly firstName: string | null, readonly username: string | null } | null, readonly location: { readonly __typename: 'Location', readonly id: string, readonly name: string } | null, readonly review: { readonly __typename: 'Review', readonly id: string, readonly title: string, readonly locationId: string } | null, readonly list: { readonly __typename: 'TripList', readonly id: string, readonly name: string } | null, readonly user: { readonly __typename: 'User', readonly id: string, readonly displayName: string, readonly firstName: string | null, readonly username: string | null } | null, readonly changes: ReadonlyArray<{ readonly __typename: 'AuditChange', readonly field: string, readonly before: string, readonly after: string }> }> } };

export type ActivityEntryFragment = { readonly __typename: 'AuditEntry', readonly id: string, readonly at: string, readonly byId: string, readonly kind: string, readonly area: string, readonly subjectType: string, readonly subjectId: string, readonly by: { readonly __typename: 'User', readonly id: string, readonly displayName: string, readonly firstName: string | null, readonly username: string | null } | null, readonly location: { readonly __typename: 'Location', readonly id: string, readonly name: string } | null, readonly review: { readonly __typename: 'Review', readonly id: string, readonly title: string, readonly locationId: string } | null, readonly list: { readonly __typename: 'TripList', readonly id: string, readonly name: string } | null, readonly user: { readonly __typename: 'User', readonly id: string, readonly displayName: string, readonly firstName: string | null, readonly username: string | null } | null, readonly changes: ReadonlyArray<{ readonly __typename: 'AuditChange', readonly field: string, readonly before: string, readonly after: string }> };

export type AdminReportsQueryVariables = Exact<{
  status?: ReportStatus | null | undefined;
  search?: string | null | undefined;
  sort: ByTime;
  limit: number;
  offset: number;
}>;


export type AdminReportsQuery = { readonly adminReports: { readonly __typename: 'ReportPage', readonly total: number, readonly reports: ReadonlyArray<{ readonly __typename: 'Report', readonly id: string, readonly type: ReportType, readonly status: ReportStatus, readonly description: string, readonly notes: string | null, readonly createdAt: string, readonly resolvedAt: string | null, readonly kind: ReportedKind, readonly locationId: string | null, readonly reviewId: string | null, readonly listId: string | null, readonly location: { readonly __typename: 'Location', readonly id: string, readonly name: string, readonly city: string | null, readonly country: string | null, readonly countryCode: string | null, readonly isVerified: boolean, readonly reviewCount: number, readonly favoriteCount: number | null, readonly visitCount: number | null, readonly listItemCount: number | null } | null, readonly review: { readonly __typename: 'Review', readonly id: string, readonly title: string, readonly rating: number } | null, readonly list: { readonly __typename: 'TripList', readonly id: string, readonly name: string, readonly itemCount: number } | null, readonly user: { readonly __typename: 'User', readonly id: string, readonly account: { readonly __typename: 'AdminUser', readonly firstName: string | null, readonly lastName: string | null, readonly username: string | null, readonly email: string } | null } | null, readonly resolvedBy: { readonly __typename: 'User', readonly id: string, readonly displayName: string, readonly firstName: string | null, readonly username: string | null } | null }> } };

export type SettleReportMutationVariables = Exact<{
  id: string;
  status: ReportOutcome;
  notes?: string | null | undefined;
}>;


export type SettleReportMutation = { readonly settleReport: { readonly __typename: 'Report', readonly id: string } };

export type SettleReportsOnMutationVariables = Exact<{
  about: ReportedThing;
  status: ReportOutcome;
  notes?: string | null | undefined;
}>;


export type SettleReportsOnMutation = { readonly settleReportsOn: number };

export type UnverifyReportedMutationVariables = Exact<{
  id: string;
}>;


export type UnverifyReportedMutation = { readonly verifyLocation: { readonly __typename: 'Location', readonly id: string, readonly isVerified: boolean } };

export type DeleteReportedLocationMutationVariables = Exact<{
  id: string;
}>;


export type DeleteReportedLocationMutation = { readonly deleteLocation: string };

export type DeleteReportedReviewMutationVariables = Exact<{
  id: string;
}>;


export type DeleteReportedReviewMutation = { readonly deleteReview: { readonly __typename: 'DeletedReview', readonly id: string } };

export type DeleteReportedListMutationVariables = Exact<{
  id: string;
}>;


export type DeleteReportedListMutation = { readonly deleteTripList: string };

export type AdminReportRowFragment = { readonly __typename: 'Report', readonly id: string, readonly type: ReportType, readonly status: ReportStatus, readonly description: string, readonly notes: string | null, readonly createdAt: string, readonly resolvedAt: string | null, readonly kind: ReportedKind, readonly locationId: string | null, readonly reviewId: string | null, readonly listId: string | null, readonly location: { readonly __typename: 'Location', readonly id: string, readonly name: string, readonly city: string | null, readonly country: string | null, readonly countryCode: string | null, readonly isVerified: boolean, readonly reviewCount: number, readonly favoriteCount: number | null, readonly visitCount: number | null, readonly listItemCount: number | null } | null, readonly review: { readonly __typename: 'Review', readonly id: string, readonly title: string, readonly rating: number } | null, readonly list: { readonly __typename: 'TripList', readonly id: string, readonly name: string, readonly itemCount: number } | null, readonly user: { readonly __typename: 'User', readonly id: string, readonly account: { readonly __typename: 'AdminUser', readonly firstName: string | null, readonly lastName: string | null, readonly username: string | null, readonly email: string } | null } | null, readonly resolvedBy: { readonly __typename: 'User', readonly id: string, readonly displayName: string, readonly firstName: string | null, readonly username: string | null } | null };

export type SiteSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type SiteSettingsQuery = { readonly siteSettings: ReadonlyArray<{ readonly __typename: 'SiteSetting', readonly id: string, readonly key: string, readonly value: string }> };

export type ChangeSiteSettingMutationVariables = Exact<{
  key: string;
  value: string;
}>;


export type ChangeSiteSettingMutation = { readonly changeSiteSetting: { readonly __typename: 'SiteSetting', readonly id: string, readonly key: string, readonly value: string } };

export type SiteSettingItemFragment = { readonly __typename: 'SiteSetting', readonly id: string, readonly key: string, readonly value: string };

export type AdminHeroImagesQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminHeroImagesQuery = { readonly adminHeroImages: ReadonlyArray<{ readonly __typename: 'AdminHeroImage', readonly id: string, readonly originalName: string, readonly url: string, readonly isActive: boolean, readonly uploadedAt: string, readonly position: number }> };

export type OrderHeroImagesMutationVariables = Exact<{
  ids: ReadonlyArray<string> | string;
}>;


export type OrderHeroImagesMutation = { readonly orderHeroImages: ReadonlyArray<{ readonly __typename: 'AdminHeroImage', readonly id: string, readonly originalName: string, readonly url: string, readonly isActive: boolean, readonly uploadedAt: string, readonly position: number }> };

export type SetHeroImageActiveMutationVariables = Exact<{
  id: string;
  isActive: boolean;
}>;


export type SetHeroImageActiveMutation = { readonly setHeroImageActive: { readonly __typename: 'AdminHeroImage', readonly id: string, readonly originalName: string, readonly url: string, readonly isActive: boolean, readonly uploadedAt: string, readonly position: number } };

export type DeleteHeroImageMutationVariables = Exact<{
  id: string;
}>;


export type DeleteHeroImageMutation = { readonly deleteHeroImage: string };

export type AdminHeroImageItemFragment = { readonly __typename: 'AdminHeroImage', readonly id: string, readonly originalName: string, readonly url: string, readonly isActive: boolean, readonly uploadedAt: string, readonly position: number };

export type AdminUsersQueryVariables = Exact<{
  search?: string | null | undefined;
  filter: AdminUserFilter;
  sort: AdminUserSort;
  limit: number;
  offset: number;
}>;


export type AdminUsersQuery = { readonly adminUsers: { readonly __typename: 'AdminUserPage', readonly total: number, readonly users: ReadonlyArray<{ readonly __typename: 'AdminUser', readonly id: string, readonly email: string, readonly username: string | null, readonly firstName: string | null, readonly lastName: string | null, readonly isAdmin: boolean, readonly isOwner: boolean, readonly isEmailVerified: boolean, readonly isSuspended: boolean, readonly lastSeenOn: string | null, readonly createdAt: string, readonly suspension: { readonly __typename: 'Suspension', readonly reason: string, readonly at: string } | null, readonly user: { readonly __typename: 'User', readonly id: string, readonly badge: { readonly __typename: 'DisplayBadge', readonly badgeType: BadgeType, readonly level: BadgeLevel, readonly icon: string, readonly count: number } | null } }> } };

export type SetAdminMutationVariables = Exact<{
  id: string;
  isAdmin: boolean;
}>;


export type SetAdminMutation = { readonly setAdmin: { readonly __typename: 'AdminUser', readonly id: string, readonly email: string, readonly username: string | null, readonly firstName: string | null, readonly lastName: string | null, readonly isAdmin: boolean, readonly isOwner: boolean, readonly isEmailVerified: boolean, readonly isSuspended: boolean, readonly lastSeenOn: string | null, readonly createdAt: string, readonly suspension: { readonly __typename: 'Suspension', readonly reason: string, readonly at: string } | null, readonly user: { readonly __typename: 'User', readonly id: string, readonly badge: { readonly __typename: 'DisplayBadge', readonly badgeType: BadgeType, readonly level: BadgeLevel, readonly icon: string, readonly count: number } | null } } };

export type SetSuspendedMutationVariables = Exact<{
  id: string;
  isSuspended: boolean;
  reason?: string | null | undefined;
}>;


export type SetSuspendedMutation = { readonly setSuspended: { readonly __typename: 'AdminUser', readonly id: string, readonly email: string, readonly username: string | null, readonly firstName: string | null, readonly lastName: string | null, readonly isAdmin: boolean, readonly isOwner: boolean, readonly isEmailVerified: boolean, readonly isSuspended: boolean, readonly lastSeenOn: string | null, readonly createdAt: string, readonly suspension: { readonly __typename: 'Suspension', readonly reason: string, readonly at: string } | null, readonly user: { readonly __typename: 'User', readonly id: string, readonly badge: { readonly __typename: 'DisplayBadge', readonly badgeType: BadgeType, readonly level: BadgeLevel, readonly icon: string, readonly count: number } | null } } };

export type AdminUserRowFragment = { readonly __typename: 'AdminUser', readonly id: string, readonly email: string, readonly username: string | null, readonly firstName: string | null, readonly lastName: string | null, readonly isAdmin: boolean, readonly isOwner: boolean, readonly isEmailVerified: boolean, readonly isSuspended: boolean, readonly lastSeenOn: string | null, readonly createdAt: string, readonly suspension: { readonly __typename: 'Suspension', readonly reason: string, readonly at: string } | null, readonly user: { readonly __typename: 'User', readonly id: string, readonly badge: { readonly __typename: 'DisplayBadge', readonly badgeType: BadgeType, readonly level: BadgeLevel, readonly icon: string, readonly count: number } | null } };

export const AdminContactMessageFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminContactMessage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContactMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"isRead"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<AdminContactMessageFragment, unknown>;
export const AdminLocationRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminLocationRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Location"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"otherNames"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"phoneNumber"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"priceRange"}},{"kind":"Field","name":{"kind":"Name","value":"avgCost"}},{"kind":"Field","name":{"kind":"Name","value":"bestTimeToVisit"}},{"kind":"Field","name":{"kind":"Name","value":"accessibility"}},{"kind":"Field","name":{"kind":"Name","value":"temperature"}},{"kind":"Field","name":{"kind":"Name","value":"mineralContent"}},{"kind":"Field","name":{"kind":"Name","value":"healingProperties"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}},{"kind":"Field","name":{"kind":"Name","value":"isClaimed"}},{"kind":"Field","name":{"kind":"Name","value":"submittedBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"pointNote"}},{"kind":"Field","name":{"kind":"Name","value":"categoryId"}},{"kind":"Field","name":{"kind":"Name","value":"photos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"caption"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<AdminLocationRowFragment, unknown>;
export const LocationToEditFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LocationToEditFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Location"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminLocationRow"}},{"kind":"Field","name":{"kind":"Name","value":"tags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminLocationRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Location"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"otherNames"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"phoneNumber"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"priceRange"}},{"kind":"Field","name":{"kind":"Name","value":"avgCost"}},{"kind":"Field","name":{"kind":"Name","value":"bestTimeToVisit"}},{"kind":"Field","name":{"kind":"Name","value":"accessibility"}},{"kind":"Field","name":{"kind":"Name","value":"temperature"}},{"kind":"Field","name":{"kind":"Name","value":"mineralContent"}},{"kind":"Field","name":{"kind":"Name","value":"healingProperties"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}},{"kind":"Field","name":{"kind":"Name","value":"isClaimed"}},{"kind":"Field","name":{"kind":"Name","value":"submittedBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"pointNote"}},{"kind":"Field","name":{"kind":"Name","value":"categoryId"}},{"kind":"Field","name":{"kind":"Name","value":"photos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"caption"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<LocationToEditFieldsFragment, unknown>;
export const OpenProposalFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OpenProposal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Proposal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"location"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminLocationRow"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"member"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"current"}},{"kind":"Field","name":{"kind":"Name","value":"proposed"}},{"kind":"Field","name":{"kind":"Name","value":"isChangedMeanwhile"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"photos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"caption"}},{"kind":"Field","name":{"kind":"Name","value":"currentCaption"}},{"kind":"Field","name":{"kind":"Name","value":"isNew"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminLocationRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Location"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"otherNames"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"phoneNumber"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"priceRange"}},{"kind":"Field","name":{"kind":"Name","value":"avgCost"}},{"kind":"Field","name":{"kind":"Name","value":"bestTimeToVisit"}},{"kind":"Field","name":{"kind":"Name","value":"accessibility"}},{"kind":"Field","name":{"kind":"Name","value":"temperature"}},{"kind":"Field","name":{"kind":"Name","value":"mineralContent"}},{"kind":"Field","name":{"kind":"Name","value":"healingProperties"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}},{"kind":"Field","name":{"kind":"Name","value":"isClaimed"}},{"kind":"Field","name":{"kind":"Name","value":"submittedBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"pointNote"}},{"kind":"Field","name":{"kind":"Name","value":"categoryId"}},{"kind":"Field","name":{"kind":"Name","value":"photos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"caption"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<OpenProposalFragment, unknown>;
export const ActivityEntryFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ActivityEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuditEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"byId"}},{"kind":"Field","name":{"kind":"Name","value":"by"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"subjectType"}},{"kind":"Field","name":{"kind":"Name","value":"subjectId"}},{"kind":"Field","name":{"kind":"Name","value":"location"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"review"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"locationId"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<ActivityEntryFragment, unknown>;
export const AdminReportRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminReportRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Report"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"resolvedAt"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"locationId"}},{"kind":"Field","name":{"kind":"Name","value":"reviewId"}},{"kind":"Field","name":{"kind":"Name","value":"listId"}},{"kind":"Field","name":{"kind":"Name","value":"location"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}},{"kind":"Field","name":{"kind":"Name","value":"reviewCount"}},{"kind":"Field","name":{"kind":"Name","value":"favoriteCount"}},{"kind":"Field","name":{"kind":"Name","value":"visitCount"}},{"kind":"Field","name":{"kind":"Name","value":"listItemCount"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"review"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"itemCount"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"resolvedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<AdminReportRowFragment, unknown>;
export const SiteSettingItemFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SiteSettingItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SiteSetting"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<SiteSettingItemFragment, unknown>;
export const AdminHeroImageItemFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminHeroImageItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminHeroImage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"originalName"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"uploadedAt"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<AdminHeroImageItemFragment, unknown>;
export const AdminUserRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminUserRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminUser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"isAdmin"}},{"kind":"Field","name":{"kind":"Name","value":"isOwner"}},{"kind":"Field","name":{"kind":"Name","value":"isEmailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"isSuspended"}},{"kind":"Field","name":{"kind":"Name","value":"suspension"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenOn"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"badge"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"badgeType"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<AdminUserRowFragment, unknown>;
export const AdminAnalyticsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminAnalytics"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminAnalytics"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dailyActiveUsers"}},{"kind":"Field","name":{"kind":"Name","value":"totalPageViews"}},{"kind":"Field","name":{"kind":"Name","value":"newUsers"}},{"kind":"Field","name":{"kind":"Name","value":"locationSubmissions"}},{"kind":"Field","name":{"kind":"Name","value":"topLocations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"views"}},{"kind":"Field","name":{"kind":"Name","value":"location"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"activeUsers"}},{"kind":"Field","name":{"kind":"Name","value":"pageViews"}},{"kind":"Field","name":{"kind":"Name","value":"newUsers"}},{"kind":"Field","name":{"kind":"Name","value":"locationSubmissions"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<AdminAnalyticsQuery, AdminAnalyticsQueryVariables>;
export const AdminContactMessagesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminContactMessages"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isRead"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ByTime"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminContactMessages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"isRead"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isRead"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"messages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminContactMessage"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminContactMessage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContactMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"isRead"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<AdminContactMessagesQuery, AdminContactMessagesQueryVariables>;
export const MarkMessageReadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkMessageRead"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markMessageRead"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isRead"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<MarkMessageReadMutation, MarkMessageReadMutationVariables>;
export const DeleteContactMessageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteContactMessage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteContactMessage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteContactMessageMutation, DeleteContactMessageMutationVariables>;
export const AdminLocationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminLocations"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"state"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AdminLocationState"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AdminLocationSort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminLocations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"Variable","name":{"kind":"Name","value":"state"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"locations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminLocationRow"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminLocationRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Location"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"otherNames"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"phoneNumber"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"priceRange"}},{"kind":"Field","name":{"kind":"Name","value":"avgCost"}},{"kind":"Field","name":{"kind":"Name","value":"bestTimeToVisit"}},{"kind":"Field","name":{"kind":"Name","value":"accessibility"}},{"kind":"Field","name":{"kind":"Name","value":"temperature"}},{"kind":"Field","name":{"kind":"Name","value":"mineralContent"}},{"kind":"Field","name":{"kind":"Name","value":"healingProperties"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}},{"kind":"Field","name":{"kind":"Name","value":"isClaimed"}},{"kind":"Field","name":{"kind":"Name","value":"submittedBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"pointNote"}},{"kind":"Field","name":{"kind":"Name","value":"categoryId"}},{"kind":"Field","name":{"kind":"Name","value":"photos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"caption"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<AdminLocationsQuery, AdminLocationsQueryVariables>;
export const LocationToEditDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LocationToEdit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"location"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LocationToEditFields"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminLocationRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Location"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"otherNames"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"phoneNumber"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"priceRange"}},{"kind":"Field","name":{"kind":"Name","value":"avgCost"}},{"kind":"Field","name":{"kind":"Name","value":"bestTimeToVisit"}},{"kind":"Field","name":{"kind":"Name","value":"accessibility"}},{"kind":"Field","name":{"kind":"Name","value":"temperature"}},{"kind":"Field","name":{"kind":"Name","value":"mineralContent"}},{"kind":"Field","name":{"kind":"Name","value":"healingProperties"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}},{"kind":"Field","name":{"kind":"Name","value":"isClaimed"}},{"kind":"Field","name":{"kind":"Name","value":"submittedBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"pointNote"}},{"kind":"Field","name":{"kind":"Name","value":"categoryId"}},{"kind":"Field","name":{"kind":"Name","value":"photos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"caption"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LocationToEditFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Location"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminLocationRow"}},{"kind":"Field","name":{"kind":"Name","value":"tags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<LocationToEditQuery, LocationToEditQueryVariables>;
export const LocationAsItStandsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LocationAsItStands"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"location"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminLocationRow"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminLocationRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Location"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"otherNames"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"phoneNumber"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"priceRange"}},{"kind":"Field","name":{"kind":"Name","value":"avgCost"}},{"kind":"Field","name":{"kind":"Name","value":"bestTimeToVisit"}},{"kind":"Field","name":{"kind":"Name","value":"accessibility"}},{"kind":"Field","name":{"kind":"Name","value":"temperature"}},{"kind":"Field","name":{"kind":"Name","value":"mineralContent"}},{"kind":"Field","name":{"kind":"Name","value":"healingProperties"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}},{"kind":"Field","name":{"kind":"Name","value":"isClaimed"}},{"kind":"Field","name":{"kind":"Name","value":"submittedBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"pointNote"}},{"kind":"Field","name":{"kind":"Name","value":"categoryId"}},{"kind":"Field","name":{"kind":"Name","value":"photos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"caption"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<LocationAsItStandsQuery, LocationAsItStandsQueryVariables>;
export const SimilarToLocationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SimilarToLocation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"latitude"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Float"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"longitude"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Float"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"city"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"similarLocations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}},{"kind":"Argument","name":{"kind":"Name","value":"latitude"},"value":{"kind":"Variable","name":{"kind":"Name","value":"latitude"}}},{"kind":"Argument","name":{"kind":"Name","value":"longitude"},"value":{"kind":"Variable","name":{"kind":"Name","value":"longitude"}}},{"kind":"Argument","name":{"kind":"Name","value":"city"},"value":{"kind":"Variable","name":{"kind":"Name","value":"city"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"distanceKm"}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<SimilarToLocationQuery, SimilarToLocationQueryVariables>;
export const LocationLossDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LocationLoss"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"location"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reviewCount"}},{"kind":"Field","name":{"kind":"Name","value":"favoriteCount"}},{"kind":"Field","name":{"kind":"Name","value":"visitCount"}},{"kind":"Field","name":{"kind":"Name","value":"listItemCount"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<LocationLossQuery, LocationLossQueryVariables>;
export const VerifyLocationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VerifyLocation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isVerified"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"readRevision"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verifyLocation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"isVerified"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isVerified"}}},{"kind":"Argument","name":{"kind":"Name","value":"readRevision"},"value":{"kind":"Variable","name":{"kind":"Name","value":"readRevision"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminLocationRow"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminLocationRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Location"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"otherNames"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"phoneNumber"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"priceRange"}},{"kind":"Field","name":{"kind":"Name","value":"avgCost"}},{"kind":"Field","name":{"kind":"Name","value":"bestTimeToVisit"}},{"kind":"Field","name":{"kind":"Name","value":"accessibility"}},{"kind":"Field","name":{"kind":"Name","value":"temperature"}},{"kind":"Field","name":{"kind":"Name","value":"mineralContent"}},{"kind":"Field","name":{"kind":"Name","value":"healingProperties"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}},{"kind":"Field","name":{"kind":"Name","value":"isClaimed"}},{"kind":"Field","name":{"kind":"Name","value":"submittedBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"pointNote"}},{"kind":"Field","name":{"kind":"Name","value":"categoryId"}},{"kind":"Field","name":{"kind":"Name","value":"photos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"caption"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<VerifyLocationMutation, VerifyLocationMutationVariables>;
export const VerifyLocationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VerifyLocations"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isVerified"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"read"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReadLocation"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verifyLocations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"isVerified"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isVerified"}}},{"kind":"Argument","name":{"kind":"Name","value":"read"},"value":{"kind":"Variable","name":{"kind":"Name","value":"read"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"location"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminLocationRow"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminLocationRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Location"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"otherNames"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"phoneNumber"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"priceRange"}},{"kind":"Field","name":{"kind":"Name","value":"avgCost"}},{"kind":"Field","name":{"kind":"Name","value":"bestTimeToVisit"}},{"kind":"Field","name":{"kind":"Name","value":"accessibility"}},{"kind":"Field","name":{"kind":"Name","value":"temperature"}},{"kind":"Field","name":{"kind":"Name","value":"mineralContent"}},{"kind":"Field","name":{"kind":"Name","value":"healingProperties"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}},{"kind":"Field","name":{"kind":"Name","value":"isClaimed"}},{"kind":"Field","name":{"kind":"Name","value":"submittedBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"pointNote"}},{"kind":"Field","name":{"kind":"Name","value":"categoryId"}},{"kind":"Field","name":{"kind":"Name","value":"photos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"caption"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<VerifyLocationsMutation, VerifyLocationsMutationVariables>;
export const ChangeLocationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeLocation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocationChange"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"readRevision"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeLocation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"readRevision"},"value":{"kind":"Variable","name":{"kind":"Name","value":"readRevision"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LocationToEditFields"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminLocationRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Location"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"otherNames"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"phoneNumber"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"priceRange"}},{"kind":"Field","name":{"kind":"Name","value":"avgCost"}},{"kind":"Field","name":{"kind":"Name","value":"bestTimeToVisit"}},{"kind":"Field","name":{"kind":"Name","value":"accessibility"}},{"kind":"Field","name":{"kind":"Name","value":"temperature"}},{"kind":"Field","name":{"kind":"Name","value":"mineralContent"}},{"kind":"Field","name":{"kind":"Name","value":"healingProperties"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}},{"kind":"Field","name":{"kind":"Name","value":"isClaimed"}},{"kind":"Field","name":{"kind":"Name","value":"submittedBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"pointNote"}},{"kind":"Field","name":{"kind":"Name","value":"categoryId"}},{"kind":"Field","name":{"kind":"Name","value":"photos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"caption"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LocationToEditFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Location"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminLocationRow"}},{"kind":"Field","name":{"kind":"Name","value":"tags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<ChangeLocationMutation, ChangeLocationMutationVariables>;
export const DeleteLocationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteLocation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"message"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"readRevision"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteLocation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"message"},"value":{"kind":"Variable","name":{"kind":"Name","value":"message"}}},{"kind":"Argument","name":{"kind":"Name","value":"readRevision"},"value":{"kind":"Variable","name":{"kind":"Name","value":"readRevision"}}}]}]}}]} as unknown as DocumentNode<DeleteLocationMutation, DeleteLocationMutationVariables>;
export const OpenProposalsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OpenProposals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"proposals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"EnumValue","value":"pending"}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"proposals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OpenProposal"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminLocationRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Location"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"otherNames"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"phoneNumber"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"priceRange"}},{"kind":"Field","name":{"kind":"Name","value":"avgCost"}},{"kind":"Field","name":{"kind":"Name","value":"bestTimeToVisit"}},{"kind":"Field","name":{"kind":"Name","value":"accessibility"}},{"kind":"Field","name":{"kind":"Name","value":"temperature"}},{"kind":"Field","name":{"kind":"Name","value":"mineralContent"}},{"kind":"Field","name":{"kind":"Name","value":"healingProperties"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}},{"kind":"Field","name":{"kind":"Name","value":"isClaimed"}},{"kind":"Field","name":{"kind":"Name","value":"submittedBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"pointNote"}},{"kind":"Field","name":{"kind":"Name","value":"categoryId"}},{"kind":"Field","name":{"kind":"Name","value":"photos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"caption"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OpenProposal"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Proposal"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"location"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminLocationRow"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"member"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"current"}},{"kind":"Field","name":{"kind":"Name","value":"proposed"}},{"kind":"Field","name":{"kind":"Name","value":"isChangedMeanwhile"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"photos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"caption"}},{"kind":"Field","name":{"kind":"Name","value":"currentCaption"}},{"kind":"Field","name":{"kind":"Name","value":"isNew"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<OpenProposalsQuery, OpenProposalsQueryVariables>;
export const DecideProposalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DecideProposal"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProposalDecision"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"declinedPhotos"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"readRevision"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"proposalRevision"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"decideProposal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}},{"kind":"Argument","name":{"kind":"Name","value":"declinedPhotos"},"value":{"kind":"Variable","name":{"kind":"Name","value":"declinedPhotos"}}},{"kind":"Argument","name":{"kind":"Name","value":"readRevision"},"value":{"kind":"Variable","name":{"kind":"Name","value":"readRevision"}}},{"kind":"Argument","name":{"kind":"Name","value":"proposalRevision"},"value":{"kind":"Variable","name":{"kind":"Name","value":"proposalRevision"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"location"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminLocationRow"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminLocationRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Location"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"otherNames"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"phoneNumber"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"priceRange"}},{"kind":"Field","name":{"kind":"Name","value":"avgCost"}},{"kind":"Field","name":{"kind":"Name","value":"bestTimeToVisit"}},{"kind":"Field","name":{"kind":"Name","value":"accessibility"}},{"kind":"Field","name":{"kind":"Name","value":"temperature"}},{"kind":"Field","name":{"kind":"Name","value":"mineralContent"}},{"kind":"Field","name":{"kind":"Name","value":"healingProperties"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}},{"kind":"Field","name":{"kind":"Name","value":"isClaimed"}},{"kind":"Field","name":{"kind":"Name","value":"submittedBy"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"pointNote"}},{"kind":"Field","name":{"kind":"Name","value":"categoryId"}},{"kind":"Field","name":{"kind":"Name","value":"photos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"caption"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<DecideProposalMutation, DecideProposalMutationVariables>;
export const AdminTotalsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminTotals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"communityStats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalUsers"}},{"kind":"Field","name":{"kind":"Name","value":"totalLocations"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<AdminTotalsQuery, AdminTotalsQueryVariables>;
export const WaitingInCatalogDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WaitingInCatalog"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminLocations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"EnumValue","value":"pending"}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"IntValue","value":"0"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"proposals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"EnumValue","value":"pending"}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<WaitingInCatalogQuery, WaitingInCatalogQueryVariables>;
export const WaitingInModerationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WaitingInModeration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminReports"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"EnumValue","value":"pending"}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"IntValue","value":"0"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"adminContactMessages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"isRead"},"value":{"kind":"BooleanValue","value":false}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"IntValue","value":"0"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<WaitingInModerationQuery, WaitingInModerationQueryVariables>;
export const RecentActivityDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RecentActivity"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"area"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminAudit"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"area"},"value":{"kind":"Variable","name":{"kind":"Name","value":"area"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ActivityEntry"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ActivityEntry"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuditEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"byId"}},{"kind":"Field","name":{"kind":"Name","value":"by"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"area"}},{"kind":"Field","name":{"kind":"Name","value":"subjectType"}},{"kind":"Field","name":{"kind":"Name","value":"subjectId"}},{"kind":"Field","name":{"kind":"Name","value":"location"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"review"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"locationId"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<RecentActivityQuery, RecentActivityQueryVariables>;
export const AdminReportsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminReports"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ReportStatus"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ByTime"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminReports"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reports"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminReportRow"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminReportRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Report"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"resolvedAt"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"locationId"}},{"kind":"Field","name":{"kind":"Name","value":"reviewId"}},{"kind":"Field","name":{"kind":"Name","value":"listId"}},{"kind":"Field","name":{"kind":"Name","value":"location"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}},{"kind":"Field","name":{"kind":"Name","value":"reviewCount"}},{"kind":"Field","name":{"kind":"Name","value":"favoriteCount"}},{"kind":"Field","name":{"kind":"Name","value":"visitCount"}},{"kind":"Field","name":{"kind":"Name","value":"listItemCount"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"review"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"list"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"itemCount"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"resolvedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<AdminReportsQuery, AdminReportsQueryVariables>;
export const SettleReportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SettleReport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReportOutcome"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"notes"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settleReport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"Argument","name":{"kind":"Name","value":"notes"},"value":{"kind":"Variable","name":{"kind":"Name","value":"notes"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<SettleReportMutation, SettleReportMutationVariables>;
export const SettleReportsOnDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SettleReportsOn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"about"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReportedThing"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"status"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReportOutcome"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"notes"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settleReportsOn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"about"},"value":{"kind":"Variable","name":{"kind":"Name","value":"about"}}},{"kind":"Argument","name":{"kind":"Name","value":"status"},"value":{"kind":"Variable","name":{"kind":"Name","value":"status"}}},{"kind":"Argument","name":{"kind":"Name","value":"notes"},"value":{"kind":"Variable","name":{"kind":"Name","value":"notes"}}}]}]}}]} as unknown as DocumentNode<SettleReportsOnMutation, SettleReportsOnMutationVariables>;
export const UnverifyReportedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UnverifyReported"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verifyLocation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"isVerified"},"value":{"kind":"BooleanValue","value":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<UnverifyReportedMutation, UnverifyReportedMutationVariables>;
export const DeleteReportedLocationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteReportedLocation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteLocation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteReportedLocationMutation, DeleteReportedLocationMutationVariables>;
export const DeleteReportedReviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteReportedReview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteReview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<DeleteReportedReviewMutation, DeleteReportedReviewMutationVariables>;
export const DeleteReportedListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteReportedList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteTripList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteReportedListMutation, DeleteReportedListMutationVariables>;
export const SiteSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SiteSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"siteSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SiteSettingItem"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SiteSettingItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SiteSetting"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<SiteSettingsQuery, SiteSettingsQueryVariables>;
export const ChangeSiteSettingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeSiteSetting"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"value"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeSiteSetting"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}},{"kind":"Argument","name":{"kind":"Name","value":"value"},"value":{"kind":"Variable","name":{"kind":"Name","value":"value"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SiteSettingItem"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SiteSettingItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SiteSetting"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<ChangeSiteSettingMutation, ChangeSiteSettingMutationVariables>;
export const AdminHeroImagesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminHeroImages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminHeroImages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminHeroImageItem"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminHeroImageItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminHeroImage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"originalName"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"uploadedAt"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<AdminHeroImagesQuery, AdminHeroImagesQueryVariables>;
export const OrderHeroImagesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OrderHeroImages"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderHeroImages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminHeroImageItem"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminHeroImageItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminHeroImage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"originalName"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"uploadedAt"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<OrderHeroImagesMutation, OrderHeroImagesMutationVariables>;
export const SetHeroImageActiveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetHeroImageActive"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isActive"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setHeroImageActive"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"isActive"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isActive"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminHeroImageItem"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminHeroImageItem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminHeroImage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"originalName"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"uploadedAt"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<SetHeroImageActiveMutation, SetHeroImageActiveMutationVariables>;
export const DeleteHeroImageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteHeroImage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteHeroImage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteHeroImageMutation, DeleteHeroImageMutationVariables>;
export const AdminUsersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminUsers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AdminUserFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AdminUserSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminUsers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"users"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminUserRow"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminUserRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminUser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"isAdmin"}},{"kind":"Field","name":{"kind":"Name","value":"isOwner"}},{"kind":"Field","name":{"kind":"Name","value":"isEmailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"isSuspended"}},{"kind":"Field","name":{"kind":"Name","value":"suspension"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenOn"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"badge"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"badgeType"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<AdminUsersQuery, AdminUsersQueryVariables>;
export const SetAdminDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetAdmin"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isAdmin"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setAdmin"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"isAdmin"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isAdmin"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminUserRow"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminUserRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminUser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"isAdmin"}},{"kind":"Field","name":{"kind":"Name","value":"isOwner"}},{"kind":"Field","name":{"kind":"Name","value":"isEmailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"isSuspended"}},{"kind":"Field","name":{"kind":"Name","value":"suspension"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenOn"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"badge"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"badgeType"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<SetAdminMutation, SetAdminMutationVariables>;
export const SetSuspendedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetSuspended"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isSuspended"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setSuspended"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"isSuspended"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isSuspended"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminUserRow"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminUserRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminUser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"isAdmin"}},{"kind":"Field","name":{"kind":"Name","value":"isOwner"}},{"kind":"Field","name":{"kind":"Name","value":"isEmailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"isSuspended"}},{"kind":"Field","name":{"kind":"Name","value":"suspension"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenOn"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"badge"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"badgeType"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<SetSuspendedMutation, SetSuspendedMutationVariables>;
/** Each operation: what stands for it on the wire, the sha256 of its text, and its document. */
export const operations = {
  AdminAnalytics: ['1cc0f2ca2ac19a4c8885cfdacf0655281e3f049acb0db96b29d5481ecb8fede2', AdminAnalyticsDocument],
  AdminContactMessages: ['38f28ca58b3634b5dca6a6f93dc8a1880b09c6fddc3782accdff7a4a06ced448', AdminContactMessagesDocument],
  AdminHeroImages: ['1ebabf657952b784697755ffd7781f2afb2e6150fd525d41f1b69d1377815c9e', AdminHeroImagesDocument],
  AdminLocations: ['ebf60e8e31e86ccf9bb417567702e6a9ca974384846366fc1de3af1dffbfff8f', AdminLocationsDocument],
  AdminReports: ['3eb7d3e499d1a29bbfec1ab494265d44dc2f392eeb771042c7b889960a1e0271', AdminReportsDocument],
  AdminTotals: ['9147ba1c306c5b11b2d3f30d084d727af58a89671179add3f39b0356d8cda4b8', AdminTotalsDocument],
  AdminUsers: ['cc3caad7a68c77d2bc3b6da74562a0e0122401d2e6cee237a50aa6c364f151cf', AdminUsersDocument],
  ChangeLocation: ['74c509c010179474056041e536fe640c7bb6e92c301e2c691e2508c64855ce22', ChangeLocationDocument],
  ChangeSiteSetting: ['9fba10f99a62df4edf638e422ba899078314be30ed25be5fe6207f1b7d00d4fc', ChangeSiteSettingDocument],
  DecideProposal: ['128252df8f6bf1130c61f1d95fd6c992856a1b281ed7e29bce91e2ead0706425', DecideProposalDocument],
  DeleteContactMessage: ['9828da67754067b1973aa30f6142921b0ea39cf076a4850276199680522b3bb1', DeleteContactMessageDocument],
  DeleteHeroImage: ['fd9083939a64f79a84de6b2bdd87cd1b1dc7b22c178ab2477b23f972d9fc538c', DeleteHeroImageDocument],
  DeleteLocation: ['4e6469ddf1d7214a6609a0cc69c0b50809d6320e59cc97534d9dc0199dccf980', DeleteLocationDocument],
  DeleteReportedList: ['33a79faf586bc9137afd22108b311109306a4d7d75777eb176e43f16ccf78d62', DeleteReportedListDocument],
  DeleteReportedLocation: ['2555c589c26ddfd316cb6ff2679386e3e9e5e04f96f1c6555abd23da7c81c1f1', DeleteReportedLocationDocument],
  DeleteReportedReview: ['28b3e24de9bb87319fd6d6438d736df1d285728bee2991a268dae80cd3d7c238', DeleteReportedReviewDocument],
  LocationAsItStands: ['9ae86c066ce31f47339ebfdd5046ba0297c92f25d65e9655f29f531e3ae7be7a', LocationAsItStandsDocument],
  LocationLoss: ['2be8e5436f645d2483979c41f00435a6ecc3e965a3a45c1da0d3987d585f6e5f', LocationLossDocument],
  LocationToEdit: ['2a36bfe2faed3d33913f356b7ee9a75e6cab91cd4292fd445c8f0e5d115ebc07', LocationToEditDocument],
  MarkMessageRead: ['2eb79b55ebba3c3542141beb960176d6fabd6bfd5b5d6e2955dc2189fc1b43d9', MarkMessageReadDocument],
  OpenProposals: ['d6ddf2f73963ddd617452ebe5e15e6afcb43783b17636527a36dbf2c544d8cf6', OpenProposalsDocument],
  OrderHeroImages: ['a13571973d2e67f15f9451b50e26a2a57d6e3aed22977c3d29e6cbb1edfadc10', OrderHeroImagesDocument],
  RecentActivity: ['ff9097329e51f89271ff61f2c4b05c5970e8fb1bcdd2e76ef0f85e46a3179cac', RecentActivityDocument],
  SetAdmin: ['ff5fd9b7231b7e95196872386eda064c9d8d8f8ad09c1ef5e84db35a01694d8f', SetAdminDocument],
  SetHeroImageActive: ['eaf7d9d1d34d3b99157f1e781b29e48a2e689c6db026844d1b0a12ed40011310', SetHeroImageActiveDocument],
  SetSuspended: ['43349e35328cc2122365e645ca068acb64cfa2d0b51068d1482d9638e7afb618', SetSuspendedDocument],
  SettleReport: ['7ed17d0204be7c5d43b21630745c1c085b54e2f0475c4bbb26d48c7452c52674', SettleReportDocument],
  SettleReportsOn: ['dc999039fa1d3a37631351082310c131adba53b9e9f60af5b6a497d7a985e842', SettleReportsOnDocument],
  SimilarToLocation: ['dcf1de011c27d98eabeb5c2294af10e280117e7595c381897c435ac6ddf147a7', SimilarToLocationDocument],
  SiteSettings: ['a6d7a993b7ab428a7beb0c49d0978e523c126fb73bd4230320694ed1f8891aea', SiteSettingsDocument],
  UnverifyReported: ['28b998a1750ee04fc97300a9d98331db8c9b99d742656f6ba0d1fe80571db292', UnverifyReportedDocument],
  VerifyLocation: ['a8f60cd1e511ca65dc4718b2e67e5f55722344e59661c983e72f706b4a0d42cf', VerifyLocationDocument],
  VerifyLocations: ['6cdf31b9bfa4d83a469d1b17c2e9c46091d21aae72b72069947dae1ca0d83753', VerifyLocationsDocument],
  WaitingInCatalog: ['3fad540971b5626443320818cd5abcc853860610dfd8de9b19280beb5cec6e6e', WaitingInCatalogDocument],
  WaitingInModeration: ['df6a943af56ba0807d815a514ddb9423c7c953de36ddeeb0782d21a4bef2f41a', WaitingInModerationDocument],
} as const;
addOperations(operations);
