// Made by tools/generate/rest-operations.mjs from the *.graphql files of the REST edge.
import type { RestDocument } from '../rest/rest-document.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type PageViewInput = {
  path: string;
  /** The place that the page is about. */
  locationId?: string | null | undefined;
  userAgent?: string | null | undefined;
};

export type LocationSort =
  | 'relevance'
  | 'distance'
  | 'rating'
  | 'newest'
  /** By the highest temperature of the water; places that do not say come last. */
  | 'warmest'
  | 'name';

export type PointInput = {
  latitude: number;
  longitude: number;
};

/** Degrees; west is greater than east when the box crosses the antimeridian. */
export type BoxInput = {
  west: number;
  south: number;
  east: number;
  north: number;
};

export type LocationFilter = {
  search?: string | null | undefined;
  categoryId?: number | null | undefined;
  /** Slug of a tag. */
  tag?: string | null | undefined;
  near?: PointInput | null | undefined;
  radiusKm?: number | null | undefined;
  box?: BoxInput | null | undefined;
  facets?: FacetFilter | null | undefined;
};

/** Values of one facet are alternatives, but all amenities have to be there. Places that do not say are left out. */
export type FacetFilter = {
  /** °C: the water reaches it. */
  temperatureMin?: number | null | undefined;
  /** °C: the water is as cold somewhere. */
  temperatureMax?: number | null | undefined;
  price?: Array<PriceKind> | null | undefined;
  /** Open in one of these. */
  month?: Array<Month> | null | undefined;
  access?: Array<AccessPermission> | null | undefined;
  wheelchair?: Array<WheelchairAccess> | null | undefined;
  amenity?: Array<Amenity> | null | undefined;
  kind?: Array<PlaceKind> | null | undefined;
  withPhotos?: boolean | null | undefined;
  /** Least average of its reviews. */
  minRating?: number | null | undefined;
  /** Also places that do not say. */
  includeUnknown?: boolean | null | undefined;
  /** Open at the present time. */
  openNow?: boolean | null | undefined;
  /** Open at this time; not together with openNow. It is the time for which facets count what is open. */
  openAt?: string | null | undefined;
};

export type LocationInput = {
  name: string;
  description?: string | null | undefined;
  /** Names in other languages and older ones, with semicolons or new lines between them. */
  otherNames?: string | null | undefined;
  address?: string | null | undefined;
  city?: string | null | undefined;
  state?: string | null | undefined;
  country?: string | null | undefined;
  /** One web address, or up to 5 with semicolons, blanks or new lines between them. */
  website?: string | null | undefined;
  /** One number or several, each valid in the country of the place or with its country code; other words stay words. */
  phoneNumber?: string | null | undefined;
  hours?: string | null | undefined;
  priceRange?: string | null | undefined;
  /** US dollars. */
  avgCost?: number | null | undefined;
  bestTimeToVisit?: string | null | undefined;
  accessibility?: string | null | undefined;
  temperature?: string | null | undefined;
  mineralContent?: string | null | undefined;
  healingProperties?: string | null | undefined;
  kinds?: KindsFactInput | null | undefined;
  waterTemperature?: WaterTemperatureFactInput | null | undefined;
  price?: PriceFactInput | null | undefined;
  openingHours?: OpeningHoursFactInput | null | undefined;
  season?: SeasonFactInput | null | undefined;
  access?: AccessFactInput | null | undefined;
  wheelchair?: WheelchairFactInput | null | undefined;
  amenities?: AmenitiesFactInput | null | undefined;
  safety?: SafetyFactInput | null | undefined;
  status?: StatusFactInput | null | undefined;
  /** Without a point it is found from the address. */
  latitude?: number | null | undefined;
  longitude?: number | null | undefined;
  /** Of the point that is given; without it, exact. */
  coordinatesAre?: CoordinatesAre | null | undefined;
  categoryId: number;
  tags?: Array<string> | null | undefined;
  /** I own or manage this location. */
  isClaimed?: boolean | null | undefined;
  /** The point is right, however far from its town or country it seems. */
  isPointConfirmed?: boolean | null | undefined;
};

/** How well it is known where a place lies. */
export type CoordinatesAre =
  /** where it is */
  | 'exact'
  /** the middle of its town, or a point that does not fit its town or country */
  | 'approximate';

/** What is left out stays, null takes away. */
export type LocationChange = {
  name?: string | null | undefined;
  description?: string | null | undefined;
  /** Names in other languages and older ones, with semicolons or new lines between them. */
  otherNames?: string | null | undefined;
  address?: string | null | undefined;
  city?: string | null | undefined;
  state?: string | null | undefined;
  country?: string | null | undefined;
  /** One web address, or up to 5 with semicolons, blanks or new lines between them. */
  website?: string | null | undefined;
  /** One number or several, each valid in the country of the place or with its country code; other words stay words. */
  phoneNumber?: string | null | undefined;
  hours?: string | null | undefined;
  priceRange?: string | null | undefined;
  /** US dollars. */
  avgCost?: number | null | undefined;
  bestTimeToVisit?: string | null | undefined;
  accessibility?: string | null | undefined;
  temperature?: string | null | undefined;
  mineralContent?: string | null | undefined;
  healingProperties?: string | null | undefined;
  kinds?: KindsFactInput | null | undefined;
  waterTemperature?: WaterTemperatureFactInput | null | undefined;
  price?: PriceFactInput | null | undefined;
  openingHours?: OpeningHoursFactInput | null | undefined;
  season?: SeasonFactInput | null | undefined;
  access?: AccessFactInput | null | undefined;
  wheelchair?: WheelchairFactInput | null | undefined;
  amenities?: AmenitiesFactInput | null | undefined;
  safety?: SafetyFactInput | null | undefined;
  status?: StatusFactInput | null | undefined;
  /** Together with longitude. */
  latitude?: number | null | undefined;
  longitude?: number | null | undefined;
  categoryId?: number | null | undefined;
  tags?: Array<string> | null | undefined;
  /** false withdraws a claim, by admins alone; one is accepted among the proposals. */
  isClaimed?: boolean | null | undefined;
  /** The point is right, however far from its town or country it seems. */
  isPointConfirmed?: boolean | null | undefined;
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
  id: string;
  revision: number;
};

/** A file that the gateway has taken in. */
export type LocationPhotoUpload = {
  upload: string;
  /** Of the file: for whoever is told that it was refused. */
  name: string;
  caption?: string | null | undefined;
  /** The same key from the same member is the same photo, which is not added twice. */
  key?: string | null | undefined;
};

export type LocationPhotoChange = {
  caption?: string | null | undefined;
  /** The main photo is the first one. */
  isPrimary?: boolean | null | undefined;
  /** From 1; the others are renumbered. */
  order?: number | null | undefined;
};

export type Facet =
  | 'kind'
  | 'price'
  | 'temperature'
  | 'month'
  /** by opening hours, now or at the time that is asked for */
  | 'open'
  | 'access'
  | 'wheelchair'
  | 'amenity'
  | 'rating'
  | 'photos';

export type SearchNeed =
  /** Where the asker is: "near me" was said, and no `near` given. */
  | 'position';

export type SpokenFact =
  | 'free'
  | 'openNow'
  | 'openLate'
  | 'wheelchair'
  | 'family'
  | 'dogFriendly'
  | 'clothingOptional'
  | 'swimwear'
  | 'womenOnly'
  | 'mixedBathing'
  | 'camping'
  | 'overnight'
  | 'outdoor'
  | 'indoor'
  | 'privateBath'
  | 'nightBathing'
  | 'sauna'
  | 'steam'
  | 'massage'
  | 'food'
  | 'coldPlunge'
  | 'parking'
  | 'winter'
  | 'summer'
  | 'autumn'
  | 'spring'
  | 'price'
  | 'temperature';

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
  are?: Array<PlaceKind> | null | undefined;
  /** measured or told, which it is without it */
  basis?: FactBasis | null | undefined;
  source?: string | null | undefined;
  /** A year, a month or a day, as 1980, 1980-06 or 1980-06-24. */
  date?: string | null | undefined;
};

export type WaterTemperatureFactInput = {
  minC: number;
  maxC: number;
  at?: WaterTemperatureAt | null | undefined;
  /** measured or told, which it is without it */
  basis?: FactBasis | null | undefined;
  source?: string | null | undefined;
  /** A year, a month or a day, as 1980, 1980-06 or 1980-06-24. */
  date?: string | null | undefined;
};

export type PriceFactInput = {
  kind: PriceKind;
  amount?: number | null | undefined;
  currency?: string | null | undefined;
  per?: PricePer | null | undefined;
  /** measured or told, which it is without it */
  basis?: FactBasis | null | undefined;
  source?: string | null | undefined;
  /** A year, a month or a day, as 1980, 1980-06 or 1980-06-24. */
  date?: string | null | undefined;
};

export type OpeningHoursFactInput = {
  rule: string;
  /** measured or told, which it is without it */
  basis?: FactBasis | null | undefined;
  source?: string | null | undefined;
  /** A year, a month or a day, as 1980, 1980-06 or 1980-06-24. */
  date?: string | null | undefined;
};

export type SeasonFactInput = {
  open?: Array<Month> | null | undefined;
  best?: Array<Month> | null | undefined;
  /** measured or told, which it is without it */
  basis?: FactBasis | null | undefined;
  source?: string | null | undefined;
  /** A year, a month or a day, as 1980, 1980-06 or 1980-06-24. */
  date?: string | null | undefined;
};

export type AccessFactInput = {
  permission?: AccessPermission | null | undefined;
  fee?: boolean | null | undefined;
  walkMinutes?: number | null | undefined;
  road?: AccessRoad | null | undefined;
  /** measured or told, which it is without it */
  basis?: FactBasis | null | undefined;
  source?: string | null | undefined;
  /** A year, a month or a day, as 1980, 1980-06 or 1980-06-24. */
  date?: string | null | undefined;
};

export type WheelchairFactInput = {
  access: WheelchairAccess;
  stepCm?: number | null | undefined;
  doorCm?: number | null | undefined;
  poolLift?: boolean | null | undefined;
  toilet?: boolean | null | undefined;
  /** measured or told, which it is without it */
  basis?: FactBasis | null | undefined;
  source?: string | null | undefined;
  /** A year, a month or a day, as 1980, 1980-06 or 1980-06-24. */
  date?: string | null | undefined;
};

export type AmenitiesFactInput = {
  has?: Array<Amenity> | null | undefined;
  lacks?: Array<Amenity> | null | undefined;
  /** measured or told, which it is without it */
  basis?: FactBasis | null | undefined;
  source?: string | null | undefined;
  /** A year, a month or a day, as 1980, 1980-06 or 1980-06-24. */
  date?: string | null | undefined;
};

export type SafetyFactInput = {
  risks?: Array<Risk> | null | undefined;
  /** measured or told, which it is without it */
  basis?: FactBasis | null | undefined;
  source?: string | null | undefined;
  /** A year, a month or a day, as 1980, 1980-06 or 1980-06-24. */
  date?: string | null | undefined;
};

export type StatusFactInput = {
  state: StatusState;
  until?: string | null | undefined;
  since?: string | null | undefined;
  /** measured or told, which it is without it */
  basis?: FactBasis | null | undefined;
  source?: string | null | undefined;
  /** A year, a month or a day, as 1980, 1980-06 or 1980-06-24. */
  date?: string | null | undefined;
};

export type Confirmer =
  | 'member'
  | 'owner'
  | 'staff';

export type PhotoSource =
  | 'location'
  | 'review';

export type PinFactKind =
  | 'temperature'
  | 'rating'
  | 'price'
  | 'open';

export type GeocodeKind =
  | 'address'
  | 'town'
  | 'region'
  | 'country';

export type RegisterInput = {
  email: string;
  password: string;
  username?: string | null | undefined;
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
};

/** What the browser of the caller holds from before. */
export type HeldInput = {
  /** the token of a session */
  session?: string | null | undefined;
  /** what it is known by */
  browser?: string | null | undefined;
};

export type ProfileInput = {
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
  username?: string | null | undefined;
  /** A tag such as de: one that the product speaks. */
  language?: string | null | undefined;
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

export type VisitStatus =
  | 'visited'
  | 'want_to_visit'
  | 'none';

/** What is left out stays as it is. */
export type VisitInput = {
  visitStatus?: VisitStatus | null | undefined;
  /** The day, such as 2026-05-01; an empty one is taken away. */
  visitDate?: string | null | undefined;
  notes?: string | null | undefined;
  /** 1 to 5, for the member alone; 0 takes it away. */
  rating?: number | null | undefined;
};

export type TripListInput = {
  /** At most 100 characters. */
  name: string;
  /** At most 2,000 characters. */
  description?: string | null | undefined;
  isPublic?: boolean | null | undefined;
  /** Its notes are there for everybody who sees it; else for its owner alone. Left out: they are shown. */
  showsNotes?: boolean | null | undefined;
};

export type TripListChange = {
  name?: string | null | undefined;
  description?: string | null | undefined;
  isPublic?: boolean | null | undefined;
  showsNotes?: boolean | null | undefined;
};

export type TripListItemInput = {
  locationId: string;
  /** At most 500 characters. */
  notes?: string | null | undefined;
  /** From 1; beyond the last, or without one, at the end. */
  visitOrder?: number | null | undefined;
};

export type TripListItemChange = {
  notes?: string | null | undefined;
  /** From 1; beyond the last is the last. */
  visitOrder?: number | null | undefined;
  /** Of the list, as it was read: the change is refused when the list has changed since. */
  revision?: number | null | undefined;
};

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
  kind: ReportedKind;
  id: string;
};

export type ReportInput = {
  type: ReportType;
  /** At most 2,000 characters. */
  description: string;
};

export type ContactInput = {
  name: string;
  email: string;
  subject: string;
  /** At most 5,000 characters. */
  message: string;
};

/** A file that the gateway has taken in. */
export type HeroImageFile = {
  upload: string;
  originalName: string;
};

export type ReviewInput = {
  locationId: string;
  rating: number;
  title: string;
  content: string;
  /** Files that the gateway has taken in; at most 3. */
  uploads?: Array<string> | null | undefined;
};

export type ReviewChange = {
  rating?: number | null | undefined;
  title?: string | null | undefined;
  content?: string | null | undefined;
  uploads?: Array<string> | null | undefined;
  removePhotoIds?: Array<string> | null | undefined;
  /** Of the review, as it was read: a conflict when it has changed since. */
  revision?: number | null | undefined;
};

export type RestUserQueryVariables = Exact<{ [key: string]: never; }>;


export type RestUserQuery = { me: { id: string, email: string, username: string | null, firstName: string | null, lastName: string | null, language: string, profileImageUrl: string | null, isAdmin: boolean, isOwner: boolean, isEmailVerified: boolean, hasCompletedOnboarding: boolean, getsDigest: boolean, createdAt: string, updatedAt: string } | null };

export type RestUsernameAvailabilityQueryVariables = Exact<{
  username: string;
}>;


export type RestUsernameAvailabilityQuery = { usernameAvailability: { available: boolean, message: string } };

export type RestRegisterMutationVariables = Exact<{
  input: RegisterInput;
  held?: HeldInput | null | undefined;
}>;


export type RestRegisterMutation = { register: { token: string, browserToken: string, account: { id: string, email: string, username: string | null, firstName: string | null, lastName: string | null, language: string, profileImageUrl: string | null, isAdmin: boolean, isOwner: boolean, isEmailVerified: boolean, hasCompletedOnboarding: boolean, getsDigest: boolean, createdAt: string, updatedAt: string } } };

export type RestLoginMutationVariables = Exact<{
  email: string;
  password: string;
  held?: HeldInput | null | undefined;
}>;


export type RestLoginMutation = { login: { token: string, browserToken: string, account: { id: string, email: string, username: string | null, firstName: string | null, lastName: string | null, language: string, profileImageUrl: string | null, isAdmin: boolean, isOwner: boolean, isEmailVerified: boolean, hasCompletedOnboarding: boolean, getsDigest: boolean, createdAt: string, updatedAt: string } } };

export type RestLogoutMutationVariables = Exact<{
  token: string;
}>;


export type RestLogoutMutation = { logout: boolean };

export type RestChangeProfileMutationVariables = Exact<{
  input: ProfileInput;
}>;


export type RestChangeProfileMutation = { changeProfile: { id: string, email: string, username: string | null, firstName: string | null, lastName: string | null, language: string, profileImageUrl: string | null, isAdmin: boolean, isOwner: boolean, isEmailVerified: boolean, hasCompletedOnboarding: boolean, getsDigest: boolean, createdAt: string, updatedAt: string } };

export type RestChangePasswordMutationVariables = Exact<{
  currentPassword: string;
  newPassword: string;
  held?: HeldInput | null | undefined;
}>;


export type RestChangePasswordMutation = { changePassword: { token: string, browserToken: string, account: { id: string, email: string, username: string | null, firstName: string | null, lastName: string | null, language: string, profileImageUrl: string | null, isAdmin: boolean, isOwner: boolean, isEmailVerified: boolean, hasCompletedOnboarding: boolean, getsDigest: boolean, createdAt: string, updatedAt: string } } };

export type RestChangePhotoMutationVariables = Exact<{
  upload?: string | null | undefined;
}>;


export type RestChangePhotoMutation = { changePhoto: { id: string, email: string, username: string | null, firstName: string | null, lastName: string | null, language: string, profileImageUrl: string | null, isAdmin: boolean, isOwner: boolean, isEmailVerified: boolean, hasCompletedOnboarding: boolean, getsDigest: boolean, createdAt: string, updatedAt: string } };

export type RestDeleteAccountMutationVariables = Exact<{
  password: string;
}>;


export type RestDeleteAccountMutation = { deleteAccount: string };

export type RestDeletionQueryVariables = Exact<{
  receiptId: string;
}>;


export type RestDeletionQuery = { deletion: { receiptId: string, requestedAt: string, isFinished: boolean, services: Array<{ service: string, finishedAt: string | null }> } | null };

export type RestConfirmEmailMutationVariables = Exact<{
  token: string;
  password?: string | null | undefined;
  newPassword?: string | null | undefined;
  held?: HeldInput | null | undefined;
}>;


export type RestConfirmEmailMutation = { confirmEmail: { session: { token: string, browserToken: string, account: { language: string } } | null } };

export type RestResendVerificationMutationVariables = Exact<{ [key: string]: never; }>;


export type RestResendVerificationMutation = { resendVerification: boolean };

export type RestRequestSignInLinkMutationVariables = Exact<{
  email: string;
}>;


export type RestRequestSignInLinkMutation = { requestSignInLink: boolean };

export type RestSignInByLinkMutationVariables = Exact<{
  token: string;
  held?: HeldInput | null | undefined;
}>;


export type RestSignInByLinkMutation = { signInByLink: { token: string, browserToken: string, account: { id: string, email: string, username: string | null, firstName: string | null, lastName: string | null, language: string, profileImageUrl: string | null, isAdmin: boolean, isOwner: boolean, isEmailVerified: boolean, hasCompletedOnboarding: boolean, getsDigest: boolean, createdAt: string, updatedAt: string } } };

export type RestForgotPasswordMutationVariables = Exact<{
  email: string;
}>;


export type RestForgotPasswordMutation = { forgotPassword: boolean };

export type RestCheckResetLinkMutationVariables = Exact<{
  token: string;
}>;


export type RestCheckResetLinkMutation = { checkResetLink: boolean };

export type RestChangeEmailMutationVariables = Exact<{
  email: string;
  password: string;
}>;


export type RestChangeEmailMutation = { changeEmail: { id: string, email: string, username: string | null, firstName: string | null, lastName: string | null, language: string, profileImageUrl: string | null, isAdmin: boolean, isOwner: boolean, isEmailVerified: boolean, hasCompletedOnboarding: boolean, getsDigest: boolean, createdAt: string, updatedAt: string } };

export type RestResetPasswordMutationVariables = Exact<{
  token: string;
  newPassword: string;
}>;


export type RestResetPasswordMutation = { resetPassword: boolean };

export type RestChangeMailsMutationVariables = Exact<{
  getsDigest: boolean;
}>;


export type RestChangeMailsMutation = { changeMails: { id: string, email: string, username: string | null, firstName: string | null, lastName: string | null, language: string, profileImageUrl: string | null, isAdmin: boolean, isOwner: boolean, isEmailVerified: boolean, hasCompletedOnboarding: boolean, getsDigest: boolean, createdAt: string, updatedAt: string } };

export type RestCompleteOnboardingMutationVariables = Exact<{ [key: string]: never; }>;


export type RestCompleteOnboardingMutation = { completeOnboarding: { id: string, email: string, username: string | null, firstName: string | null, lastName: string | null, language: string, profileImageUrl: string | null, isAdmin: boolean, isOwner: boolean, isEmailVerified: boolean, hasCompletedOnboarding: boolean, getsDigest: boolean, createdAt: string, updatedAt: string } };

export type RestAccountFragment = { id: string, email: string, username: string | null, firstName: string | null, lastName: string | null, language: string, profileImageUrl: string | null, isAdmin: boolean, isOwner: boolean, isEmailVerified: boolean, hasCompletedOnboarding: boolean, getsDigest: boolean, createdAt: string, updatedAt: string };

export type RestAdminLocationsQueryVariables = Exact<{
  search?: string | null | undefined;
  state?: AdminLocationState | null | undefined;
  sort?: AdminLocationSort | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
}>;


export type RestAdminLocationsQuery = { adminLocations: { total: number, locations: Array<{ revision: number | null, id: string, name: string, description: string | null, otherNames: string | null, address: string | null, city: string | null, state: string | null, country: string | null, website: string | null, phoneNumber: string | null, hours: string | null, priceRange: string | null, avgCost: number | null, bestTimeToVisit: string | null, accessibility: string | null, temperature: string | null, mineralContent: string | null, healingProperties: string | null, latitude: number | null, longitude: number | null, coordinatesAre: CoordinatesAre | null, pointNote: string | null, countryCode: string | null, categoryId: number, websites: Array<string>, isVerified: boolean, isClaimed: boolean, submittedBy: string | null, claimedBy: string | null, averageRating: number, reviewCount: number, source: string | null, licence: string | null, asOf: string | null, sourceName: string | null, createdAt: string, updatedAt: string, category: { id: number, name: string } | null, kinds: { are: Array<PlaceKind>, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, waterTemperature: { minC: number, maxC: number, at: WaterTemperatureAt | null, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, price: { kind: PriceKind, amount: number | null, currency: string | null, per: PricePer | null, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, openingHours: { rule: string, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null, zone: string | null, comment: string | null, isByAppointment: boolean, week: Array<Array<string>> | null, openNow: boolean | null, closesAt: string | null, opensAt: string | null } | null, season: { open: Array<Month>, best: Array<Month>, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, access: { permission: AccessPermission | null, fee: boolean | null, walkMinutes: number | null, road: AccessRoad | null, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, wheelchair: { access: WheelchairAccess, stepCm: number | null, doorCm: number | null, poolLift: boolean | null, toilet: boolean | null, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, amenities: { has: Array<Amenity>, lacks: Array<Amenity>, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, safety: { risks: Array<Risk>, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, status: { state: StatusState, until: string | null, since: string | null, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, tags: Array<{ name: string, slug: string }>, phones: Array<{ text: string, e164: string, extension: string | null, uri: string, note: string | null }>, confirmation: { by: Confirmer, at: string | null } | null }> } };

export type RestVerifyLocationMutationVariables = Exact<{
  id: string;
  isVerified: boolean;
  readRevision?: number | null | undefined;
}>;


export type RestVerifyLocationMutation = { verifyLocation: { revision: number | null, id: string, name: string, description: string | null, otherNames: string | null, address: string | null, city: string | null, state: string | null, country: string | null, website: string | null, phoneNumber: string | null, hours: string | null, priceRange: string | null, avgCost: number | null, bestTimeToVisit: string | null, accessibility: string | null, temperature: string | null, mineralContent: string | null, healingProperties: string | null, latitude: number | null, longitude: number | null, coordinatesAre: CoordinatesAre | null, pointNote: string | null, countryCode: string | null, categoryId: number, websites: Array<string>, isVerified: boolean, isClaimed: boolean, submittedBy: string | null, claimedBy: string | null, averageRating: number, reviewCount: number, source: string | null, licence: string | null, asOf: string | null, sourceName: string | null, createdAt: string, updatedAt: string, category: { id: number, name: string } | null, kinds: { are: Array<PlaceKind>, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, waterTemperature: { minC: number, maxC: number, at: WaterTemperatureAt | null, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, price: { kind: PriceKind, amount: number | null, currency: string | null, per: PricePer | null, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, openingHours: { rule: string, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null, zone: string | null, comment: string | null, isByAppointment: boolean, week: Array<Array<string>> | null, openNow: boolean | null, closesAt: string | null, opensAt: string | null } | null, season: { open: Array<Month>, best: Array<Month>, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, access: { permission: AccessPermission | null, fee: boolean | null, walkMinutes: number | null, road: AccessRoad | null, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, wheelchair: { access: WheelchairAccess, stepCm: number | null, doorCm: number | null, poolLift: boolean | null, toilet: boolean | null, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, amenities: { has: Array<Amenity>, lacks: Array<Amenity>, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, safety: { risks: Array<Risk>, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, status: { state: StatusState, until: string | null, since: string | null, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, tags: Array<{ name: string, slug: string }>, phones: Array<{ text: string, e164: string, extension: string | null, uri: string, note: string | null }>, confirmation: { by: Confirmer, at: string | null } | null } };

export type RestVerifyLocationsMutationVariables = Exact<{
  ids: Array<string> | string;
  isVerified: boolean;
  read?: Array<ReadLocation> | ReadLocation | null | undefined;
}>;


export type RestVerifyLocationsMutation = { verifyLocations: Array<{ id: string, message: string | null }> };

export type RestChangeLocationMutationVariables = Exact<{
  id: string;
  input: LocationChange;
  readRevision?: number | null | undefined;
}>;


export type RestChangeLocationMutation = { changeLocation: { revision: number | null, id: string, name: string, description: string | null, otherNames: string | null, address: string | null, city: string | null, state: string | null, country: string | null, website: string | null, phoneNumber: string | null, hours: string | null, priceRange: string | null, avgCost: number | null, bestTimeToVisit: string | null, accessibility: string | null, temperature: string | null, mineralContent: string | null, healingProperties: string | null, latitude: number | null, longitude: number | null, coordinatesAre: CoordinatesAre | null, pointNote: string | null, countryCode: string | null, categoryId: number, websites: Array<string>, isVerified: boolean, isClaimed: boolean, submittedBy: string | null, claimedBy: string | null, averageRating: number, reviewCount: number, source: string | null, licence: string | null, asOf: string | null, sourceName: string | null, createdAt: string, updatedAt: string, category: { id: number, name: string } | null, kinds: { are: Array<PlaceKind>, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, waterTemperature: { minC: number, maxC: number, at: WaterTemperatureAt | null, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, price: { kind: PriceKind, amount: number | null, currency: string | null, per: PricePer | null, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, openingHours: { rule: string, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null, zone: string | null, comment: string | null, isByAppointment: boolean, week: Array<Array<string>> | null, openNow: boolean | null, closesAt: string | null, opensAt: string | null } | null, season: { open: Array<Month>, best: Array<Month>, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, access: { permission: AccessPermission | null, fee: boolean | null, walkMinutes: number | null, road: AccessRoad | null, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, wheelchair: { access: WheelchairAccess, stepCm: number | null, doorCm: number | null, poolLift: boolean | null, toilet: boolean | null, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, amenities: { has: Array<Amenity>, lacks: Array<Amenity>, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, safety: { risks: Array<Risk>, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, status: { state: StatusState, until: string | null, since: string | null, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, tags: Array<{ name: string, slug: string }>, phones: Array<{ text: string, e164: string, extension: string | null, uri: string, note: string | null }>, confirmation: { by: Confirmer, at: string | null } | null } };

export type RestDeleteLocationMutationVariables = Exact<{
  id: string;
  message?: string | null | undefined;
  readRevision?: number | null | undefined;
}>;


export type RestDeleteLocationMutation = { deleteLocation: string };

export type AdminLocationFieldsFragment = { revision: number | null, id: string, name: string, description: string | null, otherNames: string | null, address: string | null, city: string | null, state: string | null, country: string | null, website: string | null, phoneNumber: string | null, hours: string | null, priceRange: string | null, avgCost: number | null, bestTimeToVisit: string | null, accessibility: string | null, temperature: string | null, mineralContent: string | null, healingProperties: string | null, latitude: number | null, longitude: number | null, coordinatesAre: CoordinatesAre | null, pointNote: string | null, countryCode: string | null, categoryId: number, websites: Array<string>, isVerified: boolean, isClaimed: boolean, submittedBy: string | null, claimedBy: string | null, averageRating: number, reviewCount: number, source: string | null, licence: string | null, asOf: string | null, sourceName: string | null, createdAt: string, updatedAt: string, category: { id: number, name: string } | null, kinds: { are: Array<PlaceKind>, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, waterTemperature: { minC: number, maxC: number, at: WaterTemperatureAt | null, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, price: { kind: PriceKind, amount: number | null, currency: string | null, per: PricePer | null, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, openingHours: { rule: string, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null, zone: string | null, comment: string | null, isByAppointment: boolean, week: Array<Array<string>> | null, openNow: boolean | null, closesAt: string | null, opensAt: string | null } | null, season: { open: Array<Month>, best: Array<Month>, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, access: { permission: AccessPermission | null, fee: boolean | null, walkMinutes: number | null, road: AccessRoad | null, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, wheelchair: { access: WheelchairAccess, stepCm: number | null, doorCm: number | null, poolLift: boolean | null, toilet: boolean | null, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, amenities: { has: Array<Amenity>, lacks: Array<Amenity>, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, safety: { risks: Array<Risk>, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, status: { state: StatusState, until: string | null, since: string | null, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, tags: Array<{ name: string, slug: string }>, phones: Array<{ text: string, e164: string, extension: string | null, uri: string, note: string | null }>, confirmation: { by: Confirmer, at: string | null } | null };

export type RestAdminUsersQueryVariables = Exact<{
  search?: string | null | undefined;
  filter: AdminUserFilter;
  sort: AdminUserSort;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
}>;


export type RestAdminUsersQuery = { adminUsers: { total: number, users: Array<{ id: string, email: string, username: string | null, firstName: string | null, lastName: string | null, profileImageUrl: string | null, isAdmin: boolean, isOwner: boolean, isEmailVerified: boolean, isSuspended: boolean, lastSeenOn: string | null, createdAt: string, suspension: { reason: string, at: string } | null, user: { id: string, badge: { level: BadgeLevel, icon: string, name: string, count: number } | null } }> } };

export type RestSetAdminMutationVariables = Exact<{
  id: string;
  isAdmin: boolean;
}>;


export type RestSetAdminMutation = { setAdmin: { id: string, email: string, username: string | null, firstName: string | null, lastName: string | null, profileImageUrl: string | null, isAdmin: boolean, isOwner: boolean, isEmailVerified: boolean, isSuspended: boolean, lastSeenOn: string | null, createdAt: string, suspension: { reason: string, at: string } | null, user: { id: string, badge: { level: BadgeLevel, icon: string, name: string, count: number } | null } } };

export type RestSetSuspendedMutationVariables = Exact<{
  id: string;
  isSuspended: boolean;
  reason?: string | null | undefined;
}>;


export type RestSetSuspendedMutation = { setSuspended: { id: string, email: string, username: string | null, firstName: string | null, lastName: string | null, profileImageUrl: string | null, isAdmin: boolean, isOwner: boolean, isEmailVerified: boolean, isSuspended: boolean, lastSeenOn: string | null, createdAt: string, suspension: { reason: string, at: string } | null, user: { id: string, badge: { level: BadgeLevel, icon: string, name: string, count: number } | null } } };

export type RestAdminUserFragment = { id: string, email: string, username: string | null, firstName: string | null, lastName: string | null, profileImageUrl: string | null, isAdmin: boolean, isOwner: boolean, isEmailVerified: boolean, isSuspended: boolean, lastSeenOn: string | null, createdAt: string, suspension: { reason: string, at: string } | null, user: { id: string, badge: { level: BadgeLevel, icon: string, name: string, count: number } | null } };

export type RestRecordPageViewMutationVariables = Exact<{
  input: PageViewInput;
}>;


export type RestRecordPageViewMutation = { recordPageView: boolean };

export type RestAnalyticsQueryVariables = Exact<{ [key: string]: never; }>;


export type RestAnalyticsQuery = { adminAnalytics: { dailyActiveUsers: number, totalPageViews: number, newUsers: number, locationSubmissions: number, topLocations: Array<{ views: number, location: { id: string, name: string } | null }>, days: Array<{ date: string, activeUsers: number, pageViews: number, newUsers: number, locationSubmissions: number }> } };

export type RestAuditQueryVariables = Exact<{
  kind?: string | null | undefined;
  area?: string | null | undefined;
  by?: string | null | undefined;
  subjectId?: string | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
}>;


export type RestAuditQuery = { adminAudit: { total: number, entries: Array<{ id: string, at: string, byId: string, kind: string, subjectType: string, subjectId: string, by: { id: string, displayName: string } | null, changes: Array<{ field: string, before: string, after: string }> }> } };

export type RestBadgeQueryVariables = Exact<{
  userId: string;
}>;


export type RestBadgeQuery = { badgeHolder: { id: string, badge: { level: BadgeLevel, icon: string, name: string, count: number } | null } };

export type RestBadgesQueryVariables = Exact<{
  userId: string;
}>;


export type RestBadgesQuery = { badgeHolder: { id: string, badges: Array<{ id: string, userId: string, badgeType: BadgeType, badgeName: string, badgeLevel: BadgeLevel, description: string, iconName: string, earnedAt: string, criteria: Array<string> | null }> } };

export type RestCalculateBadgesMutationVariables = Exact<{
  userId: string;
}>;


export type RestCalculateBadgesMutation = { calculateBadges: Array<{ id: string, userId: string, badgeType: BadgeType, badgeName: string, badgeLevel: BadgeLevel, description: string, iconName: string, earnedAt: string, criteria: Array<string> | null }> };

export type RestEarnedBadgeFragment = { id: string, userId: string, badgeType: BadgeType, badgeName: string, badgeLevel: BadgeLevel, description: string, iconName: string, earnedAt: string, criteria: Array<string> | null };

export type RestSendContactMessageMutationVariables = Exact<{
  input: ContactInput;
  website?: string | null | undefined;
}>;


export type RestSendContactMessageMutation = { sendContactMessage: boolean };

export type RestContactMessagesQueryVariables = Exact<{
  isRead?: boolean | null | undefined;
  search?: string | null | undefined;
  sort: ByTime;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
}>;


export type RestContactMessagesQuery = { adminContactMessages: { total: number, messages: Array<{ id: string, name: string, email: string, subject: string, message: string, isRead: boolean, createdAt: string, updatedAt: string }> } };

export type RestMarkMessageReadMutationVariables = Exact<{
  id: string;
}>;


export type RestMarkMessageReadMutation = { markMessageRead: { id: string, name: string, email: string, subject: string, message: string, isRead: boolean, createdAt: string, updatedAt: string } };

export type RestDeleteContactMessageMutationVariables = Exact<{
  id: string;
}>;


export type RestDeleteContactMessageMutation = { deleteContactMessage: string };

export type RestContactMessageFragment = { id: string, name: string, email: string, subject: string, message: string, isRead: boolean, createdAt: string, updatedAt: string };

export type RestExportQueryVariables = Exact<{ [key: string]: never; }>;


export type RestExportQuery = { exportAccount: { lastSeenOn: string | null, id: string, email: string, username: string | null, firstName: string | null, lastName: string | null, language: string, profileImageUrl: string | null, isAdmin: boolean, isOwner: boolean, isEmailVerified: boolean, hasCompletedOnboarding: boolean, getsDigest: boolean, createdAt: string, updatedAt: string }, exportSessions: Array<{ startedAt: string | null, usedAt: string, expiresAt: string }>, exportPageViews: Array<{ path: string, locationId: string | null, network: string | null, userAgent: string, createdAt: string }>, exportLocations: Array<{ id: string, name: string, description: string | null, otherNames: string | null, address: string | null, city: string | null, state: string | null, country: string | null, website: string | null, phoneNumber: string | null, hours: string | null, priceRange: string | null, avgCost: number | null, bestTimeToVisit: string | null, accessibility: string | null, temperature: string | null, mineralContent: string | null, healingProperties: string | null, latitude: number | null, longitude: number | null, coordinatesAre: CoordinatesAre | null, pointNote: string | null, countryCode: string | null, categoryId: number, websites: Array<string>, isVerified: boolean, isClaimed: boolean, submittedBy: string | null, claimedBy: string | null, averageRating: number, reviewCount: number, source: string | null, licence: string | null, asOf: string | null, sourceName: string | null, createdAt: string, updatedAt: string, photos: Array<{ url: string, caption: string | null, createdAt: string }>, kinds: { are: Array<PlaceKind>, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, waterTemperature: { minC: number, maxC: number, at: WaterTemperatureAt | null, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, price: { kind: PriceKind, amount: number | null, currency: string | null, per: PricePer | null, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, openingHours: { rule: string, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null, zone: string | null, comment: string | null, isByAppointment: boolean, week: Array<Array<string>> | null, openNow: boolean | null, closesAt: string | null, opensAt: string | null } | null, season: { open: Array<Month>, best: Array<Month>, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, access: { permission: AccessPermission | null, fee: boolean | null, walkMinutes: number | null, road: AccessRoad | null, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, wheelchair: { access: WheelchairAccess, stepCm: number | null, doorCm: number | null, poolLift: boolean | null, toilet: boolean | null, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, amenities: { has: Array<Amenity>, lacks: Array<Amenity>, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, safety: { risks: Array<Risk>, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, status: { state: StatusState, until: string | null, since: string | null, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, tags: Array<{ name: string, slug: string }>, phones: Array<{ text: string, e164: string, extension: string | null, uri: string, note: string | null }>, confirmation: { by: Confirmer, at: string | null } | null }>, exportProposals: Array<{ id: string, kind: ProposalKind, status: ProposalStatus, message: string | null, reason: string | null, createdAt: string, decidedAt: string | null, location: { id: string, name: string } | null, changes: Array<{ field: string, proposed: string | null }>, photos: Array<{ url: string | null, caption: string | null, isNew: boolean, isDeclined: boolean }> }>, exportReports: Array<{ id: string, type: ReportType, status: ReportStatus, description: string, locationId: string | null, reviewId: string | null, listId: string | null, createdAt: string, updatedAt: string }>, exportContactMessages: Array<{ id: string, name: string, email: string, subject: string, message: string, createdAt: string }>, exportReviews: Array<{ id: string, locationId: string, rating: number, title: string, content: string, createdAt: string, updatedAt: string, photos: Array<{ url: string }> }>, exportMarks: Array<{ locationId: string, isFavorite: boolean, favoriteAt: string | null, visitStatus: VisitStatus, visitDate: string | null, notes: string | null, rating: number | null, location: { name: string } | null }>, exportTripLists: Array<{ id: string, name: string, description: string | null, isPublic: boolean, shareCode: string, createdAt: string, updatedAt: string, items: Array<{ locationId: string, notes: string | null, location: { name: string } | null }> }>, exportBadges: Array<{ id: string, userId: string, badgeType: BadgeType, badgeName: string, badgeLevel: BadgeLevel, description: string, iconName: string, earnedAt: string, criteria: Array<string> | null }> };

export type RestHeroImagesQueryVariables = Exact<{ [key: string]: never; }>;


export type RestHeroImagesQuery = { heroImages: Array<{ id: string, url: string, isActive: boolean }> };

export type RestAdminHeroImagesQueryVariables = Exact<{ [key: string]: never; }>;


export type RestAdminHeroImagesQuery = { adminHeroImages: Array<{ id: string, filename: string, originalName: string, url: string, isActive: boolean, uploadedAt: string, position: number }> };

export type RestAddHeroImagesMutationVariables = Exact<{
  files: Array<HeroImageFile> | HeroImageFile;
  idempotencyKey?: string | null | undefined;
}>;


export type RestAddHeroImagesMutation = { addHeroImages: { uploaded: number, refused: Array<{ file: number, originalName: string, message: string }> } };

export type RestOrderHeroImagesMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RestOrderHeroImagesMutation = { orderHeroImages: Array<{ id: string, filename: string, originalName: string, url: string, isActive: boolean, uploadedAt: string, position: number }> };

export type RestSetHeroImageActiveMutationVariables = Exact<{
  id: string;
  isActive: boolean;
}>;


export type RestSetHeroImageActiveMutation = { setHeroImageActive: { id: string, filename: string, originalName: string, url: string, isActive: boolean, uploadedAt: string, position: number } };

export type RestDeleteHeroImageMutationVariables = Exact<{
  id: string;
}>;


export type RestDeleteHeroImageMutation = { deleteHeroImage: string };

export type RestAdminHeroImageFragment = { id: string, filename: string, originalName: string, url: string, isActive: boolean, uploadedAt: string, position: number };

export type LocationFieldsFragment = { id: string, name: string, description: string | null, otherNames: string | null, address: string | null, city: string | null, state: string | null, country: string | null, website: string | null, phoneNumber: string | null, hours: string | null, priceRange: string | null, avgCost: number | null, bestTimeToVisit: string | null, accessibility: string | null, temperature: string | null, mineralContent: string | null, healingProperties: string | null, latitude: number | null, longitude: number | null, coordinatesAre: CoordinatesAre | null, pointNote: string | null, countryCode: string | null, categoryId: number, websites: Array<string>, isVerified: boolean, isClaimed: boolean, submittedBy: string | null, claimedBy: string | null, averageRating: number, reviewCount: number, source: string | null, licence: string | null, asOf: string | null, sourceName: string | null, createdAt: string, updatedAt: string, kinds: { are: Array<PlaceKind>, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, waterTemperature: { minC: number, maxC: number, at: WaterTemperatureAt | null, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, price: { kind: PriceKind, amount: number | null, currency: string | null, per: PricePer | null, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, openingHours: { rule: string, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null, zone: string | null, comment: string | null, isByAppointment: boolean, week: Array<Array<string>> | null, openNow: boolean | null, closesAt: string | null, opensAt: string | null } | null, season: { open: Array<Month>, best: Array<Month>, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, access: { permission: AccessPermission | null, fee: boolean | null, walkMinutes: number | null, road: AccessRoad | null, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, wheelchair: { access: WheelchairAccess, stepCm: number | null, doorCm: number | null, poolLift: boolean | null, toilet: boolean | null, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, amenities: { has: Array<Amenity>, lacks: Array<Amenity>, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, safety: { risks: Array<Risk>, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, status: { state: StatusState, until: string | null, since: string | null, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, tags: Array<{ name: string, slug: string }>, phones: Array<{ text: string, e164: string, extension: string | null, uri: string, note: string | null }>, confirmation: { by: Confirmer, at: string | null } | null };

export type RestLocationsQueryVariables = Exact<{
  filter?: LocationFilter | null | undefined;
  sort?: LocationSort | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
  countsFacets?: boolean;
}>;


export type RestLocationsQuery = { locations: { total: number, needs: SearchNeed | null, facets?: Array<{ facet: Facet, unknown: number, values: Array<{ value: string, count: number }> }> | null, locations: Array<{ distanceKm: number | null, id: string, name: string, description: string | null, otherNames: string | null, address: string | null, city: string | null, state: string | null, country: string | null, website: string | null, phoneNumber: string | null, hours: string | null, priceRange: string | null, avgCost: number | null, bestTimeToVisit: string | null, accessibility: string | null, temperature: string | null, mineralContent: string | null, healingProperties: string | null, latitude: number | null, longitude: number | null, coordinatesAre: CoordinatesAre | null, pointNote: string | null, countryCode: string | null, categoryId: number, websites: Array<string>, isVerified: boolean, isClaimed: boolean, submittedBy: string | null, claimedBy: string | null, averageRating: number, reviewCount: number, source: string | null, licence: string | null, asOf: string | null, sourceName: string | null, createdAt: string, updatedAt: string, kinds: { are: Array<PlaceKind>, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, waterTemperature: { minC: number, maxC: number, at: WaterTemperatureAt | null, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, price: { kind: PriceKind, amount: number | null, currency: string | null, per: PricePer | null, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, openingHours: { rule: string, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null, zone: string | null, comment: string | null, isByAppointment: boolean, week: Array<Array<string>> | null, openNow: boolean | null, closesAt: string | null, opensAt: string | null } | null, season: { open: Array<Month>, best: Array<Month>, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, access: { permission: AccessPermission | null, fee: boolean | null, walkMinutes: number | null, road: AccessRoad | null, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, wheelchair: { access: WheelchairAccess, stepCm: number | null, doorCm: number | null, poolLift: boolean | null, toilet: boolean | null, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, amenities: { has: Array<Amenity>, lacks: Array<Amenity>, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, safety: { risks: Array<Risk>, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, status: { state: StatusState, until: string | null, since: string | null, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, tags: Array<{ name: string, slug: string }>, phones: Array<{ text: string, e164: string, extension: string | null, uri: string, note: string | null }>, confirmation: { by: Confirmer, at: string | null } | null }>, near: { label: string | null, latitude: number, longitude: number, bounds: { west: number, south: number, east: number, north: number } | null } | null, nearest: { id: string, name: string, distanceKm: number | null } | null, interpretation: { words: string, leftOut: Array<string>, named: number, further: number, kinds: Array<{ words: string, kinds: Array<PlaceKind> }>, facets: Array<{ words: string, fact: SpokenFact, facet: Facet | null, values: Array<string>, isApplied: boolean }>, celsius: { from: number | null, to: number | null } | null } | null } };

export type RestSuggestQueryVariables = Exact<{
  q: string;
}>;


export type RestSuggestQuery = { suggestLocations: Array<{ id: string, name: string, city: string | null, country: string | null, categoryId: number }> };

export type RestSimilarLocationsQueryVariables = Exact<{
  name: string;
  latitude?: number | null | undefined;
  longitude?: number | null | undefined;
  city?: string | null | undefined;
}>;


export type RestSimilarLocationsQuery = { similarLocations: Array<{ id: string, name: string, city: string | null, country: string | null, countryCode: string | null, distanceKm: number | null, isVerified: boolean, isPermanentlyClosed: boolean }> };

export type RestSubmitLocationMutationVariables = Exact<{
  input: LocationInput;
  idempotencyKey?: string | null | undefined;
}>;


export type RestSubmitLocationMutation = { submitLocation: { notice: string | null, location: { id: string, name: string, description: string | null, otherNames: string | null, address: string | null, city: string | null, state: string | null, country: string | null, website: string | null, phoneNumber: string | null, hours: string | null, priceRange: string | null, avgCost: number | null, bestTimeToVisit: string | null, accessibility: string | null, temperature: string | null, mineralContent: string | null, healingProperties: string | null, latitude: number | null, longitude: number | null, coordinatesAre: CoordinatesAre | null, pointNote: string | null, countryCode: string | null, categoryId: number, websites: Array<string>, isVerified: boolean, isClaimed: boolean, submittedBy: string | null, claimedBy: string | null, averageRating: number, reviewCount: number, source: string | null, licence: string | null, asOf: string | null, sourceName: string | null, createdAt: string, updatedAt: string, kinds: { are: Array<PlaceKind>, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, waterTemperature: { minC: number, maxC: number, at: WaterTemperatureAt | null, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, price: { kind: PriceKind, amount: number | null, currency: string | null, per: PricePer | null, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, openingHours: { rule: string, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null, zone: string | null, comment: string | null, isByAppointment: boolean, week: Array<Array<string>> | null, openNow: boolean | null, closesAt: string | null, opensAt: string | null } | null, season: { open: Array<Month>, best: Array<Month>, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, access: { permission: AccessPermission | null, fee: boolean | null, walkMinutes: number | null, road: AccessRoad | null, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, wheelchair: { access: WheelchairAccess, stepCm: number | null, doorCm: number | null, poolLift: boolean | null, toilet: boolean | null, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, amenities: { has: Array<Amenity>, lacks: Array<Amenity>, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, safety: { risks: Array<Risk>, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, status: { state: StatusState, until: string | null, since: string | null, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, tags: Array<{ name: string, slug: string }>, phones: Array<{ text: string, e164: string, extension: string | null, uri: string, note: string | null }>, confirmation: { by: Confirmer, at: string | null } | null } } };

export type RestLocationQueryVariables = Exact<{
  id: string;
}>;


export type RestLocationQuery = { location: { id: string, name: string, description: string | null, otherNames: string | null, address: string | null, city: string | null, state: string | null, country: string | null, website: string | null, phoneNumber: string | null, hours: string | null, priceRange: string | null, avgCost: number | null, bestTimeToVisit: string | null, accessibility: string | null, temperature: string | null, mineralContent: string | null, healingProperties: string | null, latitude: number | null, longitude: number | null, coordinatesAre: CoordinatesAre | null, pointNote: string | null, countryCode: string | null, categoryId: number, websites: Array<string>, isVerified: boolean, isClaimed: boolean, submittedBy: string | null, claimedBy: string | null, averageRating: number, reviewCount: number, source: string | null, licence: string | null, asOf: string | null, sourceName: string | null, createdAt: string, updatedAt: string, kinds: { are: Array<PlaceKind>, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, waterTemperature: { minC: number, maxC: number, at: WaterTemperatureAt | null, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, price: { kind: PriceKind, amount: number | null, currency: string | null, per: PricePer | null, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, openingHours: { rule: string, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null, zone: string | null, comment: string | null, isByAppointment: boolean, week: Array<Array<string>> | null, openNow: boolean | null, closesAt: string | null, opensAt: string | null } | null, season: { open: Array<Month>, best: Array<Month>, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, access: { permission: AccessPermission | null, fee: boolean | null, walkMinutes: number | null, road: AccessRoad | null, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, wheelchair: { access: WheelchairAccess, stepCm: number | null, doorCm: number | null, poolLift: boolean | null, toilet: boolean | null, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, amenities: { has: Array<Amenity>, lacks: Array<Amenity>, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, safety: { risks: Array<Risk>, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, status: { state: StatusState, until: string | null, since: string | null, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, tags: Array<{ name: string, slug: string }>, phones: Array<{ text: string, e164: string, extension: string | null, uri: string, note: string | null }>, confirmation: { by: Confirmer, at: string | null } | null } | null };

export type RestMyLocationsQueryVariables = Exact<{
  limit?: number | null | undefined;
  offset?: number | null | undefined;
}>;


export type RestMyLocationsQuery = { myLocations: { total: number, locations: Array<{ id: string, name: string, description: string | null, otherNames: string | null, address: string | null, city: string | null, state: string | null, country: string | null, website: string | null, phoneNumber: string | null, hours: string | null, priceRange: string | null, avgCost: number | null, bestTimeToVisit: string | null, accessibility: string | null, temperature: string | null, mineralContent: string | null, healingProperties: string | null, latitude: number | null, longitude: number | null, coordinatesAre: CoordinatesAre | null, pointNote: string | null, countryCode: string | null, categoryId: number, websites: Array<string>, isVerified: boolean, isClaimed: boolean, submittedBy: string | null, claimedBy: string | null, averageRating: number, reviewCount: number, source: string | null, licence: string | null, asOf: string | null, sourceName: string | null, createdAt: string, updatedAt: string, kinds: { are: Array<PlaceKind>, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, waterTemperature: { minC: number, maxC: number, at: WaterTemperatureAt | null, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, price: { kind: PriceKind, amount: number | null, currency: string | null, per: PricePer | null, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, openingHours: { rule: string, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null, zone: string | null, comment: string | null, isByAppointment: boolean, week: Array<Array<string>> | null, openNow: boolean | null, closesAt: string | null, opensAt: string | null } | null, season: { open: Array<Month>, best: Array<Month>, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, access: { permission: AccessPermission | null, fee: boolean | null, walkMinutes: number | null, road: AccessRoad | null, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, wheelchair: { access: WheelchairAccess, stepCm: number | null, doorCm: number | null, poolLift: boolean | null, toilet: boolean | null, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, amenities: { has: Array<Amenity>, lacks: Array<Amenity>, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, safety: { risks: Array<Risk>, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, status: { state: StatusState, until: string | null, since: string | null, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, tags: Array<{ name: string, slug: string }>, phones: Array<{ text: string, e164: string, extension: string | null, uri: string, note: string | null }>, confirmation: { by: Confirmer, at: string | null } | null }> } };

export type PhotoFieldsFragment = { id: string, url: string, caption: string | null, isPrimary: boolean, source: PhotoSource, createdAt: string };

export type RestAddLocationPhotosMutationVariables = Exact<{
  id: string;
  uploads: Array<LocationPhotoUpload> | LocationPhotoUpload;
  idempotencyKey?: string | null | undefined;
}>;


export type RestAddLocationPhotosMutation = { addLocationPhotos: { photos: Array<{ id: string, url: string, caption: string | null, isPrimary: boolean, source: PhotoSource, createdAt: string }>, waiting: Array<{ id: string, url: string, caption: string | null, isPrimary: boolean, source: PhotoSource, createdAt: string }>, refused: Array<{ name: string, message: string }> } };

export type RestChangeLocationPhotoMutationVariables = Exact<{
  id: string;
  photoId: string;
  input: LocationPhotoChange;
}>;


export type RestChangeLocationPhotoMutation = { changeLocationPhoto: { isWaiting: boolean, id: string, url: string, caption: string | null, isPrimary: boolean, source: PhotoSource, createdAt: string } };

export type RestDeleteLocationPhotoMutationVariables = Exact<{
  id: string;
  photoId: string;
}>;


export type RestDeleteLocationPhotoMutation = { deleteLocationPhoto: string };

export type RestLocationPhotosQueryVariables = Exact<{
  id: string;
}>;


export type RestLocationPhotosQuery = { location: { gallery: Array<{ id: string, url: string, caption: string | null, isPrimary: boolean, source: PhotoSource, createdAt: string, review: { id: string, title: string } | null }> } | null };

export type RestMapQueryVariables = Exact<{
  box: BoxInput;
  zoom: number;
  categoryId?: number | null | undefined;
  search?: string | null | undefined;
  near?: PointInput | null | undefined;
  radiusKm?: number | null | undefined;
  facets?: FacetFilter | null | undefined;
  countsFacets?: boolean;
  keep?: Array<string> | string | null | undefined;
}>;


export type RestMapQuery = { map: { total: number, facets?: Array<{ facet: Facet, unknown: number, values: Array<{ value: string, count: number }> }> | null, near: { label: string | null, latitude: number, longitude: number, bounds: { west: number, south: number, east: number, north: number } | null } | null, places: Array<{ id: string, name: string, latitude: number, longitude: number, categoryId: number, temperature: string | null, isClosed: boolean }>, pins: Array<{ id: string, fact: { kind: PinFactKind, text: string } | null }>, clusters: Array<{ count: number, latitude: number, longitude: number, bounds: { west: number, south: number, east: number, north: number }, mix: Array<{ categoryId: number, count: number }> }> } };

export type RestGeocodeQueryVariables = Exact<{
  q: string;
}>;


export type RestGeocodeQuery = { geocode: Array<{ kind: GeocodeKind, name: string, label: string, latitude: number, longitude: number, country: string, notFound: string | null, bounds: { west: number, south: number, east: number, north: number } | null }> };

export type RestFavoriteQueryVariables = Exact<{
  id: string;
}>;


export type RestFavoriteQuery = { location: { id: string, isFavorite: boolean | null } | null };

export type RestSetFavoriteMutationVariables = Exact<{
  id: string;
  isFavorite?: boolean | null | undefined;
}>;


export type RestSetFavoriteMutation = { favorite: { isFavorite: boolean | null } };

export type RestVisitQueryVariables = Exact<{
  id: string;
}>;


export type RestVisitQuery = { location: { id: string, visitStatus: VisitStatus | null, visit: { visitDate: string | null, notes: string | null, rating: number | null } | null } | null };

export type RestSetVisitMutationVariables = Exact<{
  id: string;
  input: VisitInput;
}>;


export type RestSetVisitMutation = { visit: { visitStatus: VisitStatus | null, visit: { visitDate: string | null, notes: string | null, rating: number | null } | null } };

export type RestVisitOfMineFragment = { visitDate: string | null, notes: string | null, rating: number | null };

export type RestFavoritesQueryVariables = Exact<{
  limit?: number | null | undefined;
  offset?: number | null | undefined;
}>;


export type RestFavoritesQuery = { favorites: { total: number, locations: Array<{ id: string, name: string, description: string | null, otherNames: string | null, address: string | null, city: string | null, state: string | null, country: string | null, website: string | null, phoneNumber: string | null, hours: string | null, priceRange: string | null, avgCost: number | null, bestTimeToVisit: string | null, accessibility: string | null, temperature: string | null, mineralContent: string | null, healingProperties: string | null, latitude: number | null, longitude: number | null, coordinatesAre: CoordinatesAre | null, pointNote: string | null, countryCode: string | null, categoryId: number, websites: Array<string>, isVerified: boolean, isClaimed: boolean, submittedBy: string | null, claimedBy: string | null, averageRating: number, reviewCount: number, source: string | null, licence: string | null, asOf: string | null, sourceName: string | null, createdAt: string, updatedAt: string, kinds: { are: Array<PlaceKind>, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, waterTemperature: { minC: number, maxC: number, at: WaterTemperatureAt | null, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, price: { kind: PriceKind, amount: number | null, currency: string | null, per: PricePer | null, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, openingHours: { rule: string, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null, zone: string | null, comment: string | null, isByAppointment: boolean, week: Array<Array<string>> | null, openNow: boolean | null, closesAt: string | null, opensAt: string | null } | null, season: { open: Array<Month>, best: Array<Month>, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, access: { permission: AccessPermission | null, fee: boolean | null, walkMinutes: number | null, road: AccessRoad | null, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, wheelchair: { access: WheelchairAccess, stepCm: number | null, doorCm: number | null, poolLift: boolean | null, toilet: boolean | null, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, amenities: { has: Array<Amenity>, lacks: Array<Amenity>, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, safety: { risks: Array<Risk>, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, status: { state: StatusState, until: string | null, since: string | null, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, tags: Array<{ name: string, slug: string }>, phones: Array<{ text: string, e164: string, extension: string | null, uri: string, note: string | null }>, confirmation: { by: Confirmer, at: string | null } | null } | null> } };

export type RestVisitsQueryVariables = Exact<{
  status?: VisitStatus | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
}>;


export type RestVisitsQuery = { visits: { total: number, locations: Array<{ visitStatus: VisitStatus | null, id: string, name: string, description: string | null, otherNames: string | null, address: string | null, city: string | null, state: string | null, country: string | null, website: string | null, phoneNumber: string | null, hours: string | null, priceRange: string | null, avgCost: number | null, bestTimeToVisit: string | null, accessibility: string | null, temperature: string | null, mineralContent: string | null, healingProperties: string | null, latitude: number | null, longitude: number | null, coordinatesAre: CoordinatesAre | null, pointNote: string | null, countryCode: string | null, categoryId: number, websites: Array<string>, isVerified: boolean, isClaimed: boolean, submittedBy: string | null, claimedBy: string | null, averageRating: number, reviewCount: number, source: string | null, licence: string | null, asOf: string | null, sourceName: string | null, createdAt: string, updatedAt: string, visit: { visitDate: string | null, notes: string | null, rating: number | null } | null, kinds: { are: Array<PlaceKind>, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, waterTemperature: { minC: number, maxC: number, at: WaterTemperatureAt | null, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, price: { kind: PriceKind, amount: number | null, currency: string | null, per: PricePer | null, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, openingHours: { rule: string, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null, zone: string | null, comment: string | null, isByAppointment: boolean, week: Array<Array<string>> | null, openNow: boolean | null, closesAt: string | null, opensAt: string | null } | null, season: { open: Array<Month>, best: Array<Month>, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, access: { permission: AccessPermission | null, fee: boolean | null, walkMinutes: number | null, road: AccessRoad | null, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, wheelchair: { access: WheelchairAccess, stepCm: number | null, doorCm: number | null, poolLift: boolean | null, toilet: boolean | null, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, amenities: { has: Array<Amenity>, lacks: Array<Amenity>, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, safety: { risks: Array<Risk>, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, status: { state: StatusState, until: string | null, since: string | null, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, tags: Array<{ name: string, slug: string }>, phones: Array<{ text: string, e164: string, extension: string | null, uri: string, note: string | null }>, confirmation: { by: Confirmer, at: string | null } | null } | null> } };

export type RestProposalsQueryVariables = Exact<{
  kind?: ProposalKind | null | undefined;
  status?: ProposalStatus | null | undefined;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
}>;


export type RestProposalsQuery = { proposals: { total: number, proposals: Array<{ revision: number, notes: string | null, id: string, kind: ProposalKind, status: ProposalStatus, message: string | null, reason: string | null, createdAt: string, decidedAt: string | null, location: { revision: number | null, id: string, name: string, description: string | null, otherNames: string | null, address: string | null, city: string | null, state: string | null, country: string | null, website: string | null, phoneNumber: string | null, hours: string | null, priceRange: string | null, avgCost: number | null, bestTimeToVisit: string | null, accessibility: string | null, temperature: string | null, mineralContent: string | null, healingProperties: string | null, latitude: number | null, longitude: number | null, coordinatesAre: CoordinatesAre | null, pointNote: string | null, countryCode: string | null, categoryId: number, websites: Array<string>, isVerified: boolean, isClaimed: boolean, submittedBy: string | null, claimedBy: string | null, averageRating: number, reviewCount: number, source: string | null, licence: string | null, asOf: string | null, sourceName: string | null, createdAt: string, updatedAt: string, category: { id: number, name: string } | null, kinds: { are: Array<PlaceKind>, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, waterTemperature: { minC: number, maxC: number, at: WaterTemperatureAt | null, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, price: { kind: PriceKind, amount: number | null, currency: string | null, per: PricePer | null, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, openingHours: { rule: string, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null, zone: string | null, comment: string | null, isByAppointment: boolean, week: Array<Array<string>> | null, openNow: boolean | null, closesAt: string | null, opensAt: string | null } | null, season: { open: Array<Month>, best: Array<Month>, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, access: { permission: AccessPermission | null, fee: boolean | null, walkMinutes: number | null, road: AccessRoad | null, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, wheelchair: { access: WheelchairAccess, stepCm: number | null, doorCm: number | null, poolLift: boolean | null, toilet: boolean | null, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, amenities: { has: Array<Amenity>, lacks: Array<Amenity>, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, safety: { risks: Array<Risk>, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, status: { state: StatusState, until: string | null, since: string | null, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, tags: Array<{ name: string, slug: string }>, phones: Array<{ text: string, e164: string, extension: string | null, uri: string, note: string | null }>, confirmation: { by: Confirmer, at: string | null } | null } | null, member: { id: string, displayName: string, firstName: string | null, lastName: string | null, username: string | null, profileImageUrl: string | null }, photos: Array<{ id: string, url: string | null, caption: string | null, currentCaption: string | null, isNew: boolean, isDeclined: boolean }>, changes: Array<{ field: string, label: string, current: string | null, proposed: string | null, isChangedMeanwhile: boolean }> }> } };

export type RestMyProposalsQueryVariables = Exact<{
  limit?: number | null | undefined;
  offset?: number | null | undefined;
}>;


export type RestMyProposalsQuery = { myProposals: { total: number, proposals: Array<{ id: string, kind: ProposalKind, status: ProposalStatus, message: string | null, reason: string | null, createdAt: string, decidedAt: string | null, location: { id: string, name: string, city: string | null, country: string | null } | null, photos: Array<{ id: string, url: string | null, caption: string | null, currentCaption: string | null, isNew: boolean, isDeclined: boolean }>, changes: Array<{ field: string, label: string, current: string | null, proposed: string | null, isChangedMeanwhile: boolean }> }> } };

export type RestDecideProposalMutationVariables = Exact<{
  id: string;
  status: ProposalDecision;
  notes?: string | null | undefined;
  reason?: string | null | undefined;
  declinedPhotos?: Array<string> | string | null | undefined;
  readRevision?: number | null | undefined;
  proposalRevision?: number | null | undefined;
}>;


export type RestDecideProposalMutation = { decideProposal: { revision: number, notes: string | null, id: string, kind: ProposalKind, status: ProposalStatus, message: string | null, reason: string | null, createdAt: string, decidedAt: string | null, location: { revision: number | null, id: string, name: string, description: string | null, otherNames: string | null, address: string | null, city: string | null, state: string | null, country: string | null, website: string | null, phoneNumber: string | null, hours: string | null, priceRange: string | null, avgCost: number | null, bestTimeToVisit: string | null, accessibility: string | null, temperature: string | null, mineralContent: string | null, healingProperties: string | null, latitude: number | null, longitude: number | null, coordinatesAre: CoordinatesAre | null, pointNote: string | null, countryCode: string | null, categoryId: number, websites: Array<string>, isVerified: boolean, isClaimed: boolean, submittedBy: string | null, claimedBy: string | null, averageRating: number, reviewCount: number, source: string | null, licence: string | null, asOf: string | null, sourceName: string | null, createdAt: string, updatedAt: string, category: { id: number, name: string } | null, kinds: { are: Array<PlaceKind>, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, waterTemperature: { minC: number, maxC: number, at: WaterTemperatureAt | null, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, price: { kind: PriceKind, amount: number | null, currency: string | null, per: PricePer | null, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, openingHours: { rule: string, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null, zone: string | null, comment: string | null, isByAppointment: boolean, week: Array<Array<string>> | null, openNow: boolean | null, closesAt: string | null, opensAt: string | null } | null, season: { open: Array<Month>, best: Array<Month>, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, access: { permission: AccessPermission | null, fee: boolean | null, walkMinutes: number | null, road: AccessRoad | null, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, wheelchair: { access: WheelchairAccess, stepCm: number | null, doorCm: number | null, poolLift: boolean | null, toilet: boolean | null, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, amenities: { has: Array<Amenity>, lacks: Array<Amenity>, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, safety: { risks: Array<Risk>, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, status: { state: StatusState, until: string | null, since: string | null, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, tags: Array<{ name: string, slug: string }>, phones: Array<{ text: string, e164: string, extension: string | null, uri: string, note: string | null }>, confirmation: { by: Confirmer, at: string | null } | null } | null, member: { id: string, displayName: string, firstName: string | null, lastName: string | null, username: string | null, profileImageUrl: string | null }, photos: Array<{ id: string, url: string | null, caption: string | null, currentCaption: string | null, isNew: boolean, isDeclined: boolean }>, changes: Array<{ field: string, label: string, current: string | null, proposed: string | null, isChangedMeanwhile: boolean }> } };

export type RestClaimLocationMutationVariables = Exact<{
  id: string;
  message: string;
  idempotencyKey?: string | null | undefined;
}>;


export type RestClaimLocationMutation = { claimLocation: { id: string, kind: ProposalKind, status: ProposalStatus, message: string | null, reason: string | null, createdAt: string, decidedAt: string | null, photos: Array<{ id: string, url: string | null, caption: string | null, currentCaption: string | null, isNew: boolean, isDeclined: boolean }> } };

export type RestCorrectLocationMutationVariables = Exact<{
  id: string;
  input: LocationChange;
}>;


export type RestCorrectLocationMutation = { correctLocation: { location: { id: string, name: string, description: string | null, otherNames: string | null, address: string | null, city: string | null, state: string | null, country: string | null, website: string | null, phoneNumber: string | null, hours: string | null, priceRange: string | null, avgCost: number | null, bestTimeToVisit: string | null, accessibility: string | null, temperature: string | null, mineralContent: string | null, healingProperties: string | null, latitude: number | null, longitude: number | null, coordinatesAre: CoordinatesAre | null, pointNote: string | null, countryCode: string | null, categoryId: number, websites: Array<string>, isVerified: boolean, isClaimed: boolean, submittedBy: string | null, claimedBy: string | null, averageRating: number, reviewCount: number, source: string | null, licence: string | null, asOf: string | null, sourceName: string | null, createdAt: string, updatedAt: string, kinds: { are: Array<PlaceKind>, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, waterTemperature: { minC: number, maxC: number, at: WaterTemperatureAt | null, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, price: { kind: PriceKind, amount: number | null, currency: string | null, per: PricePer | null, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, openingHours: { rule: string, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null, zone: string | null, comment: string | null, isByAppointment: boolean, week: Array<Array<string>> | null, openNow: boolean | null, closesAt: string | null, opensAt: string | null } | null, season: { open: Array<Month>, best: Array<Month>, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, access: { permission: AccessPermission | null, fee: boolean | null, walkMinutes: number | null, road: AccessRoad | null, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, wheelchair: { access: WheelchairAccess, stepCm: number | null, doorCm: number | null, poolLift: boolean | null, toilet: boolean | null, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, amenities: { has: Array<Amenity>, lacks: Array<Amenity>, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, safety: { risks: Array<Risk>, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, status: { state: StatusState, until: string | null, since: string | null, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, tags: Array<{ name: string, slug: string }>, phones: Array<{ text: string, e164: string, extension: string | null, uri: string, note: string | null }>, confirmation: { by: Confirmer, at: string | null } | null }, proposal: { id: string, kind: ProposalKind, status: ProposalStatus, message: string | null, reason: string | null, createdAt: string, decidedAt: string | null, photos: Array<{ id: string, url: string | null, caption: string | null, currentCaption: string | null, isNew: boolean, isDeclined: boolean }> } | null } };

export type RestOwnProposalFragment = { id: string, kind: ProposalKind, status: ProposalStatus, message: string | null, reason: string | null, createdAt: string, decidedAt: string | null, photos: Array<{ id: string, url: string | null, caption: string | null, currentCaption: string | null, isNew: boolean, isDeclined: boolean }> };

export type RestProposedChangesFragment = { changes: Array<{ field: string, label: string, current: string | null, proposed: string | null, isChangedMeanwhile: boolean }> };

export type RestProposalFragment = { revision: number, notes: string | null, id: string, kind: ProposalKind, status: ProposalStatus, message: string | null, reason: string | null, createdAt: string, decidedAt: string | null, location: { revision: number | null, id: string, name: string, description: string | null, otherNames: string | null, address: string | null, city: string | null, state: string | null, country: string | null, website: string | null, phoneNumber: string | null, hours: string | null, priceRange: string | null, avgCost: number | null, bestTimeToVisit: string | null, accessibility: string | null, temperature: string | null, mineralContent: string | null, healingProperties: string | null, latitude: number | null, longitude: number | null, coordinatesAre: CoordinatesAre | null, pointNote: string | null, countryCode: string | null, categoryId: number, websites: Array<string>, isVerified: boolean, isClaimed: boolean, submittedBy: string | null, claimedBy: string | null, averageRating: number, reviewCount: number, source: string | null, licence: string | null, asOf: string | null, sourceName: string | null, createdAt: string, updatedAt: string, category: { id: number, name: string } | null, kinds: { are: Array<PlaceKind>, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, waterTemperature: { minC: number, maxC: number, at: WaterTemperatureAt | null, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, price: { kind: PriceKind, amount: number | null, currency: string | null, per: PricePer | null, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, openingHours: { rule: string, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null, zone: string | null, comment: string | null, isByAppointment: boolean, week: Array<Array<string>> | null, openNow: boolean | null, closesAt: string | null, opensAt: string | null } | null, season: { open: Array<Month>, best: Array<Month>, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, access: { permission: AccessPermission | null, fee: boolean | null, walkMinutes: number | null, road: AccessRoad | null, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, wheelchair: { access: WheelchairAccess, stepCm: number | null, doorCm: number | null, poolLift: boolean | null, toilet: boolean | null, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, amenities: { has: Array<Amenity>, lacks: Array<Amenity>, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, safety: { risks: Array<Risk>, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, status: { state: StatusState, until: string | null, since: string | null, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, tags: Array<{ name: string, slug: string }>, phones: Array<{ text: string, e164: string, extension: string | null, uri: string, note: string | null }>, confirmation: { by: Confirmer, at: string | null } | null } | null, member: { id: string, displayName: string, firstName: string | null, lastName: string | null, username: string | null, profileImageUrl: string | null }, photos: Array<{ id: string, url: string | null, caption: string | null, currentCaption: string | null, isNew: boolean, isDeclined: boolean }>, changes: Array<{ field: string, label: string, current: string | null, proposed: string | null, isChangedMeanwhile: boolean }> };

export type RestReportLocationMutationVariables = Exact<{
  locationId: string;
  input: ReportInput;
  idempotencyKey?: string | null | undefined;
}>;


export type RestReportLocationMutation = { reportLocation: { id: string, type: ReportType, status: ReportStatus, description: string, locationId: string | null, reviewId: string | null, listId: string | null, createdAt: string, updatedAt: string } };

export type RestReportReviewMutationVariables = Exact<{
  reviewId: string;
  input: ReportInput;
  idempotencyKey?: string | null | undefined;
}>;


export type RestReportReviewMutation = { reportReview: { id: string, type: ReportType, status: ReportStatus, description: string, locationId: string | null, reviewId: string | null, listId: string | null, createdAt: string, updatedAt: string } };

export type RestReportTripListMutationVariables = Exact<{
  tripListId: string;
  input: ReportInput;
  idempotencyKey?: string | null | undefined;
}>;


export type RestReportTripListMutation = { reportTripList: { id: string, type: ReportType, status: ReportStatus, description: string, locationId: string | null, reviewId: string | null, listId: string | null, createdAt: string, updatedAt: string } };

export type RestReportsQueryVariables = Exact<{
  status?: ReportStatus | null | undefined;
  search?: string | null | undefined;
  sort: ByTime;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
}>;


export type RestReportsQuery = { adminReports: { total: number, reports: Array<{ id: string, type: ReportType, status: ReportStatus, description: string, notes: string | null, locationId: string | null, reviewId: string | null, listId: string | null, createdAt: string, updatedAt: string, resolvedAt: string | null, resolvedBy: { id: string } | null, location: { id: string, name: string, city: string | null, country: string | null } | null, review: { id: string, rating: number, title: string } | null, list: { id: string, name: string } | null, user: { id: string, account: { firstName: string | null, lastName: string | null, email: string } | null } | null }> } };

export type RestSettleReportMutationVariables = Exact<{
  id: string;
  status: ReportOutcome;
  notes?: string | null | undefined;
}>;


export type RestSettleReportMutation = { settleReport: { id: string, type: ReportType, status: ReportStatus, description: string, notes: string | null, locationId: string | null, reviewId: string | null, listId: string | null, createdAt: string, updatedAt: string, resolvedAt: string | null, resolvedBy: { id: string } | null, location: { id: string, name: string, city: string | null, country: string | null } | null, review: { id: string, rating: number, title: string } | null, list: { id: string, name: string } | null, user: { id: string, account: { firstName: string | null, lastName: string | null, email: string } | null } | null } };

export type RestSettleReportsOnMutationVariables = Exact<{
  about: ReportedThing;
  status: ReportOutcome;
  notes?: string | null | undefined;
}>;


export type RestSettleReportsOnMutation = { settleReportsOn: number };

export type RestOwnReportFragment = { id: string, type: ReportType, status: ReportStatus, description: string, locationId: string | null, reviewId: string | null, listId: string | null, createdAt: string, updatedAt: string };

export type RestReportFragment = { id: string, type: ReportType, status: ReportStatus, description: string, notes: string | null, locationId: string | null, reviewId: string | null, listId: string | null, createdAt: string, updatedAt: string, resolvedAt: string | null, resolvedBy: { id: string } | null, location: { id: string, name: string, city: string | null, country: string | null } | null, review: { id: string, rating: number, title: string } | null, list: { id: string, name: string } | null, user: { id: string, account: { firstName: string | null, lastName: string | null, email: string } | null } | null };

export type RestResearchMutationVariables = Exact<{
  query: string;
}>;


export type RestResearchMutation = { researchLocation: { name: string | null, description: string | null, otherNames: string | null, address: string | null, city: string | null, state: string | null, country: string | null, website: string | null, phoneNumber: string | null, hours: string | null, priceRange: string | null, bestTimeToVisit: string | null, accessibility: string | null, temperature: string | null, mineralContent: string | null, healingProperties: string | null, latitude: number | null, longitude: number | null, categoryId: number | null, lookedIn: Array<string>, sources: Array<{ field: string, source: string, url: string | null }> } };

export type RestReviewsQueryVariables = Exact<{
  id: string;
  limit?: number | null | undefined;
  offset?: number | null | undefined;
}>;


export type RestReviewsQuery = { location: { id: string, reviews: { total: number, reviews: Array<{ id: string, revision: number, locationId: string, rating: number, title: string, content: string, createdAt: string, updatedAt: string, photos: Array<{ id: string, url: string }>, author: { id: string, displayName: string, firstName: string | null, lastName: string | null, username: string | null, profileImageUrl: string | null } }> } | null } | null };

export type RestMyReviewsQueryVariables = Exact<{
  limit?: number | null | undefined;
  offset?: number | null | undefined;
}>;


export type RestMyReviewsQuery = { myReviews: { total: number, reviews: Array<{ id: string, revision: number, locationId: string, rating: number, title: string, content: string, createdAt: string, updatedAt: string, location: { id: string, name: string, city: string | null, country: string | null } | null, photos: Array<{ id: string, url: string }>, author: { id: string, displayName: string, firstName: string | null, lastName: string | null, username: string | null, profileImageUrl: string | null } }> } };

export type RestCreateReviewMutationVariables = Exact<{
  input: ReviewInput;
  idempotencyKey?: string | null | undefined;
}>;


export type RestCreateReviewMutation = { createReview: { review: { id: string, revision: number, locationId: string, rating: number, title: string, content: string, createdAt: string, updatedAt: string, photos: Array<{ id: string, url: string }>, author: { id: string, displayName: string, firstName: string | null, lastName: string | null, username: string | null, profileImageUrl: string | null } } } };

export type RestChangeReviewMutationVariables = Exact<{
  id: string;
  input: ReviewChange;
}>;


export type RestChangeReviewMutation = { changeReview: { review: { id: string, revision: number, locationId: string, rating: number, title: string, content: string, createdAt: string, updatedAt: string, photos: Array<{ id: string, url: string }>, author: { id: string, displayName: string, firstName: string | null, lastName: string | null, username: string | null, profileImageUrl: string | null } } } };

export type RestDeleteReviewPhotoMutationVariables = Exact<{
  id: string;
  photoId: string;
}>;


export type RestDeleteReviewPhotoMutation = { deleteReviewPhoto: { id: string } };

export type RestDeleteReviewMutationVariables = Exact<{
  id: string;
}>;


export type RestDeleteReviewMutation = { deleteReview: { id: string } };

export type RestReviewFragment = { id: string, revision: number, locationId: string, rating: number, title: string, content: string, createdAt: string, updatedAt: string, photos: Array<{ id: string, url: string }>, author: { id: string, displayName: string, firstName: string | null, lastName: string | null, username: string | null, profileImageUrl: string | null } };

export type RestSiteSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type RestSiteSettingsQuery = { siteSettings: Array<{ id: string, key: string, value: string, createdAt: string, updatedAt: string }> };

export type RestChangeSiteSettingMutationVariables = Exact<{
  key: string;
  value: string;
}>;


export type RestChangeSiteSettingMutation = { changeSiteSetting: { id: string, key: string, value: string, createdAt: string, updatedAt: string } };

export type RestSiteSettingFragment = { id: string, key: string, value: string, createdAt: string, updatedAt: string };

export type RestCategoriesQueryVariables = Exact<{ [key: string]: never; }>;


export type RestCategoriesQuery = { categories: Array<{ id: number, name: string, slug: string, description: string, color: string }> };

export type RestStatsQueryVariables = Exact<{ [key: string]: never; }>;


export type RestStatsQuery = { communityStats: { totalLocations: number, totalUsers: number, totalCountries: number, totalReviews: number } };

export type RestTripListsQueryVariables = Exact<{
  limit?: number | null | undefined;
  offset?: number | null | undefined;
}>;


export type RestTripListsQuery = { tripLists: { total: number, lists: Array<{ id: string, revision: number, userId: string, name: string, description: string | null, isPublic: boolean, showsNotes: boolean, shareCode: string, itemCount: number, createdAt: string, updatedAt: string, user: { id: string, displayName: string, firstName: string | null, lastName: string | null, badge: { level: BadgeLevel, icon: string, name: string, count: number } | null } }> } };

export type RestPublicTripListsQueryVariables = Exact<{
  search?: string | null | undefined;
  page?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type RestPublicTripListsQuery = { publicTripLists: { total: number, lists: Array<{ id: string, revision: number, userId: string, name: string, description: string | null, isPublic: boolean, showsNotes: boolean, shareCode: string, itemCount: number, createdAt: string, updatedAt: string, user: { id: string, displayName: string, firstName: string | null, lastName: string | null, badge: { level: BadgeLevel, icon: string, name: string, count: number } | null } }> } };

export type RestTripListQueryVariables = Exact<{
  id: string;
}>;


export type RestTripListQuery = { tripList: { id: string, revision: number, userId: string, name: string, description: string | null, isPublic: boolean, showsNotes: boolean, shareCode: string, itemCount: number, createdAt: string, updatedAt: string, items: Array<{ locationId: string, visitOrder: number, notes: string | null, location: { id: string, name: string, description: string | null, otherNames: string | null, address: string | null, city: string | null, state: string | null, country: string | null, website: string | null, phoneNumber: string | null, hours: string | null, priceRange: string | null, avgCost: number | null, bestTimeToVisit: string | null, accessibility: string | null, temperature: string | null, mineralContent: string | null, healingProperties: string | null, latitude: number | null, longitude: number | null, coordinatesAre: CoordinatesAre | null, pointNote: string | null, countryCode: string | null, categoryId: number, websites: Array<string>, isVerified: boolean, isClaimed: boolean, submittedBy: string | null, claimedBy: string | null, averageRating: number, reviewCount: number, source: string | null, licence: string | null, asOf: string | null, sourceName: string | null, createdAt: string, updatedAt: string, kinds: { are: Array<PlaceKind>, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, waterTemperature: { minC: number, maxC: number, at: WaterTemperatureAt | null, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, price: { kind: PriceKind, amount: number | null, currency: string | null, per: PricePer | null, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, openingHours: { rule: string, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null, zone: string | null, comment: string | null, isByAppointment: boolean, week: Array<Array<string>> | null, openNow: boolean | null, closesAt: string | null, opensAt: string | null } | null, season: { open: Array<Month>, best: Array<Month>, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, access: { permission: AccessPermission | null, fee: boolean | null, walkMinutes: number | null, road: AccessRoad | null, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, wheelchair: { access: WheelchairAccess, stepCm: number | null, doorCm: number | null, poolLift: boolean | null, toilet: boolean | null, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, amenities: { has: Array<Amenity>, lacks: Array<Amenity>, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, safety: { risks: Array<Risk>, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, status: { state: StatusState, until: string | null, since: string | null, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, tags: Array<{ name: string, slug: string }>, phones: Array<{ text: string, e164: string, extension: string | null, uri: string, note: string | null }>, confirmation: { by: Confirmer, at: string | null } | null } | null }>, user: { id: string, displayName: string, firstName: string | null, lastName: string | null, badge: { level: BadgeLevel, icon: string, name: string, count: number } | null } } };

export type RestTripListExportQueryVariables = Exact<{
  id: string;
}>;


export type RestTripListExportQuery = { tripList: { name: string, description: string | null, user: { displayName: string }, items: Array<{ visitOrder: number, notes: string | null, location: { id: string, name: string, latitude: number | null, longitude: number | null, coordinatesAre: CoordinatesAre | null, address: string | null, city: string | null, state: string | null, country: string | null, phoneNumber: string | null, website: string | null, websites: Array<string>, hours: string | null, category: { name: string } | null, phones: Array<{ text: string, uri: string, note: string | null }>, openingHours: { rule: string } | null } | null }> } };

export type RestCreateTripListMutationVariables = Exact<{
  input: TripListInput;
  idempotencyKey?: string | null | undefined;
}>;


export type RestCreateTripListMutation = { createTripList: { id: string, revision: number, userId: string, name: string, description: string | null, isPublic: boolean, showsNotes: boolean, shareCode: string, itemCount: number, createdAt: string, updatedAt: string, items: Array<{ locationId: string, visitOrder: number, notes: string | null, location: { id: string, name: string, description: string | null, otherNames: string | null, address: string | null, city: string | null, state: string | null, country: string | null, website: string | null, phoneNumber: string | null, hours: string | null, priceRange: string | null, avgCost: number | null, bestTimeToVisit: string | null, accessibility: string | null, temperature: string | null, mineralContent: string | null, healingProperties: string | null, latitude: number | null, longitude: number | null, coordinatesAre: CoordinatesAre | null, pointNote: string | null, countryCode: string | null, categoryId: number, websites: Array<string>, isVerified: boolean, isClaimed: boolean, submittedBy: string | null, claimedBy: string | null, averageRating: number, reviewCount: number, source: string | null, licence: string | null, asOf: string | null, sourceName: string | null, createdAt: string, updatedAt: string, kinds: { are: Array<PlaceKind>, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, waterTemperature: { minC: number, maxC: number, at: WaterTemperatureAt | null, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, price: { kind: PriceKind, amount: number | null, currency: string | null, per: PricePer | null, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, openingHours: { rule: string, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null, zone: string | null, comment: string | null, isByAppointment: boolean, week: Array<Array<string>> | null, openNow: boolean | null, closesAt: string | null, opensAt: string | null } | null, season: { open: Array<Month>, best: Array<Month>, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, access: { permission: AccessPermission | null, fee: boolean | null, walkMinutes: number | null, road: AccessRoad | null, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, wheelchair: { access: WheelchairAccess, stepCm: number | null, doorCm: number | null, poolLift: boolean | null, toilet: boolean | null, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, amenities: { has: Array<Amenity>, lacks: Array<Amenity>, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, safety: { risks: Array<Risk>, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, status: { state: StatusState, until: string | null, since: string | null, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, tags: Array<{ name: string, slug: string }>, phones: Array<{ text: string, e164: string, extension: string | null, uri: string, note: string | null }>, confirmation: { by: Confirmer, at: string | null } | null } | null }>, user: { id: string, displayName: string, firstName: string | null, lastName: string | null, badge: { level: BadgeLevel, icon: string, name: string, count: number } | null } } };

export type RestChangeTripListMutationVariables = Exact<{
  id: string;
  input: TripListChange;
}>;


export type RestChangeTripListMutation = { changeTripList: { id: string, revision: number, userId: string, name: string, description: string | null, isPublic: boolean, showsNotes: boolean, shareCode: string, itemCount: number, createdAt: string, updatedAt: string, items: Array<{ locationId: string, visitOrder: number, notes: string | null, location: { id: string, name: string, description: string | null, otherNames: string | null, address: string | null, city: string | null, state: string | null, country: string | null, website: string | null, phoneNumber: string | null, hours: string | null, priceRange: string | null, avgCost: number | null, bestTimeToVisit: string | null, accessibility: string | null, temperature: string | null, mineralContent: string | null, healingProperties: string | null, latitude: number | null, longitude: number | null, coordinatesAre: CoordinatesAre | null, pointNote: string | null, countryCode: string | null, categoryId: number, websites: Array<string>, isVerified: boolean, isClaimed: boolean, submittedBy: string | null, claimedBy: string | null, averageRating: number, reviewCount: number, source: string | null, licence: string | null, asOf: string | null, sourceName: string | null, createdAt: string, updatedAt: string, kinds: { are: Array<PlaceKind>, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, waterTemperature: { minC: number, maxC: number, at: WaterTemperatureAt | null, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, price: { kind: PriceKind, amount: number | null, currency: string | null, per: PricePer | null, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, openingHours: { rule: string, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null, zone: string | null, comment: string | null, isByAppointment: boolean, week: Array<Array<string>> | null, openNow: boolean | null, closesAt: string | null, opensAt: string | null } | null, season: { open: Array<Month>, best: Array<Month>, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, access: { permission: AccessPermission | null, fee: boolean | null, walkMinutes: number | null, road: AccessRoad | null, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, wheelchair: { access: WheelchairAccess, stepCm: number | null, doorCm: number | null, poolLift: boolean | null, toilet: boolean | null, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, amenities: { has: Array<Amenity>, lacks: Array<Amenity>, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, safety: { risks: Array<Risk>, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, status: { state: StatusState, until: string | null, since: string | null, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, tags: Array<{ name: string, slug: string }>, phones: Array<{ text: string, e164: string, extension: string | null, uri: string, note: string | null }>, confirmation: { by: Confirmer, at: string | null } | null } | null }>, user: { id: string, displayName: string, firstName: string | null, lastName: string | null, badge: { level: BadgeLevel, icon: string, name: string, count: number } | null } } };

export type RestDeleteTripListMutationVariables = Exact<{
  id: string;
}>;


export type RestDeleteTripListMutation = { deleteTripList: string };

export type RestAddTripListItemMutationVariables = Exact<{
  id: string;
  input: TripListItemInput;
  idempotencyKey?: string | null | undefined;
}>;


export type RestAddTripListItemMutation = { addTripListItem: { locationId: string, visitOrder: number, notes: string | null, location: { id: string, name: string, description: string | null, otherNames: string | null, address: string | null, city: string | null, state: string | null, country: string | null, website: string | null, phoneNumber: string | null, hours: string | null, priceRange: string | null, avgCost: number | null, bestTimeToVisit: string | null, accessibility: string | null, temperature: string | null, mineralContent: string | null, healingProperties: string | null, latitude: number | null, longitude: number | null, coordinatesAre: CoordinatesAre | null, pointNote: string | null, countryCode: string | null, categoryId: number, websites: Array<string>, isVerified: boolean, isClaimed: boolean, submittedBy: string | null, claimedBy: string | null, averageRating: number, reviewCount: number, source: string | null, licence: string | null, asOf: string | null, sourceName: string | null, createdAt: string, updatedAt: string, kinds: { are: Array<PlaceKind>, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, waterTemperature: { minC: number, maxC: number, at: WaterTemperatureAt | null, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, price: { kind: PriceKind, amount: number | null, currency: string | null, per: PricePer | null, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, openingHours: { rule: string, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null, zone: string | null, comment: string | null, isByAppointment: boolean, week: Array<Array<string>> | null, openNow: boolean | null, closesAt: string | null, opensAt: string | null } | null, season: { open: Array<Month>, best: Array<Month>, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, access: { permission: AccessPermission | null, fee: boolean | null, walkMinutes: number | null, road: AccessRoad | null, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, wheelchair: { access: WheelchairAccess, stepCm: number | null, doorCm: number | null, poolLift: boolean | null, toilet: boolean | null, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, amenities: { has: Array<Amenity>, lacks: Array<Amenity>, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, safety: { risks: Array<Risk>, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, status: { state: StatusState, until: string | null, since: string | null, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, tags: Array<{ name: string, slug: string }>, phones: Array<{ text: string, e164: string, extension: string | null, uri: string, note: string | null }>, confirmation: { by: Confirmer, at: string | null } | null } | null } };

export type RestChangeTripListItemMutationVariables = Exact<{
  id: string;
  locationId: string;
  input: TripListItemChange;
}>;


export type RestChangeTripListItemMutation = { changeTripListItem: { locationId: string, visitOrder: number, notes: string | null, location: { id: string, name: string, description: string | null, otherNames: string | null, address: string | null, city: string | null, state: string | null, country: string | null, website: string | null, phoneNumber: string | null, hours: string | null, priceRange: string | null, avgCost: number | null, bestTimeToVisit: string | null, accessibility: string | null, temperature: string | null, mineralContent: string | null, healingProperties: string | null, latitude: number | null, longitude: number | null, coordinatesAre: CoordinatesAre | null, pointNote: string | null, countryCode: string | null, categoryId: number, websites: Array<string>, isVerified: boolean, isClaimed: boolean, submittedBy: string | null, claimedBy: string | null, averageRating: number, reviewCount: number, source: string | null, licence: string | null, asOf: string | null, sourceName: string | null, createdAt: string, updatedAt: string, kinds: { are: Array<PlaceKind>, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, waterTemperature: { minC: number, maxC: number, at: WaterTemperatureAt | null, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, price: { kind: PriceKind, amount: number | null, currency: string | null, per: PricePer | null, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, openingHours: { rule: string, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null, zone: string | null, comment: string | null, isByAppointment: boolean, week: Array<Array<string>> | null, openNow: boolean | null, closesAt: string | null, opensAt: string | null } | null, season: { open: Array<Month>, best: Array<Month>, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, access: { permission: AccessPermission | null, fee: boolean | null, walkMinutes: number | null, road: AccessRoad | null, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, wheelchair: { access: WheelchairAccess, stepCm: number | null, doorCm: number | null, poolLift: boolean | null, toilet: boolean | null, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, amenities: { has: Array<Amenity>, lacks: Array<Amenity>, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, safety: { risks: Array<Risk>, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, status: { state: StatusState, until: string | null, since: string | null, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, tags: Array<{ name: string, slug: string }>, phones: Array<{ text: string, e164: string, extension: string | null, uri: string, note: string | null }>, confirmation: { by: Confirmer, at: string | null } | null } | null } };

export type RestRemoveTripListItemMutationVariables = Exact<{
  id: string;
  locationId: string;
}>;


export type RestRemoveTripListItemMutation = { removeTripListItem: { id: string } };

export type RestTripListSummaryFragment = { id: string, revision: number, userId: string, name: string, description: string | null, isPublic: boolean, showsNotes: boolean, shareCode: string, itemCount: number, createdAt: string, updatedAt: string, user: { id: string, displayName: string, firstName: string | null, lastName: string | null, badge: { level: BadgeLevel, icon: string, name: string, count: number } | null } };

export type RestTripListItemFragment = { locationId: string, visitOrder: number, notes: string | null, location: { id: string, name: string, description: string | null, otherNames: string | null, address: string | null, city: string | null, state: string | null, country: string | null, website: string | null, phoneNumber: string | null, hours: string | null, priceRange: string | null, avgCost: number | null, bestTimeToVisit: string | null, accessibility: string | null, temperature: string | null, mineralContent: string | null, healingProperties: string | null, latitude: number | null, longitude: number | null, coordinatesAre: CoordinatesAre | null, pointNote: string | null, countryCode: string | null, categoryId: number, websites: Array<string>, isVerified: boolean, isClaimed: boolean, submittedBy: string | null, claimedBy: string | null, averageRating: number, reviewCount: number, source: string | null, licence: string | null, asOf: string | null, sourceName: string | null, createdAt: string, updatedAt: string, kinds: { are: Array<PlaceKind>, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, waterTemperature: { minC: number, maxC: number, at: WaterTemperatureAt | null, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, price: { kind: PriceKind, amount: number | null, currency: string | null, per: PricePer | null, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, openingHours: { rule: string, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null, zone: string | null, comment: string | null, isByAppointment: boolean, week: Array<Array<string>> | null, openNow: boolean | null, closesAt: string | null, opensAt: string | null } | null, season: { open: Array<Month>, best: Array<Month>, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, access: { permission: AccessPermission | null, fee: boolean | null, walkMinutes: number | null, road: AccessRoad | null, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, wheelchair: { access: WheelchairAccess, stepCm: number | null, doorCm: number | null, poolLift: boolean | null, toilet: boolean | null, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, amenities: { has: Array<Amenity>, lacks: Array<Amenity>, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, safety: { risks: Array<Risk>, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, status: { state: StatusState, until: string | null, since: string | null, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, tags: Array<{ name: string, slug: string }>, phones: Array<{ text: string, e164: string, extension: string | null, uri: string, note: string | null }>, confirmation: { by: Confirmer, at: string | null } | null } | null };

export type RestWholeTripListFragment = { id: string, revision: number, userId: string, name: string, description: string | null, isPublic: boolean, showsNotes: boolean, shareCode: string, itemCount: number, createdAt: string, updatedAt: string, items: Array<{ locationId: string, visitOrder: number, notes: string | null, location: { id: string, name: string, description: string | null, otherNames: string | null, address: string | null, city: string | null, state: string | null, country: string | null, website: string | null, phoneNumber: string | null, hours: string | null, priceRange: string | null, avgCost: number | null, bestTimeToVisit: string | null, accessibility: string | null, temperature: string | null, mineralContent: string | null, healingProperties: string | null, latitude: number | null, longitude: number | null, coordinatesAre: CoordinatesAre | null, pointNote: string | null, countryCode: string | null, categoryId: number, websites: Array<string>, isVerified: boolean, isClaimed: boolean, submittedBy: string | null, claimedBy: string | null, averageRating: number, reviewCount: number, source: string | null, licence: string | null, asOf: string | null, sourceName: string | null, createdAt: string, updatedAt: string, kinds: { are: Array<PlaceKind>, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, waterTemperature: { minC: number, maxC: number, at: WaterTemperatureAt | null, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, price: { kind: PriceKind, amount: number | null, currency: string | null, per: PricePer | null, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, openingHours: { rule: string, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null, zone: string | null, comment: string | null, isByAppointment: boolean, week: Array<Array<string>> | null, openNow: boolean | null, closesAt: string | null, opensAt: string | null } | null, season: { open: Array<Month>, best: Array<Month>, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, access: { permission: AccessPermission | null, fee: boolean | null, walkMinutes: number | null, road: AccessRoad | null, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, wheelchair: { access: WheelchairAccess, stepCm: number | null, doorCm: number | null, poolLift: boolean | null, toilet: boolean | null, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, amenities: { has: Array<Amenity>, lacks: Array<Amenity>, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, safety: { risks: Array<Risk>, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, status: { state: StatusState, until: string | null, since: string | null, basis: FactBasis, source: string | null, date: string | null, readFrom: string | null } | null, tags: Array<{ name: string, slug: string }>, phones: Array<{ text: string, e164: string, extension: string | null, uri: string, note: string | null }>, confirmation: { by: Confirmer, at: string | null } | null } | null }>, user: { id: string, displayName: string, firstName: string | null, lastName: string | null, badge: { level: BadgeLevel, icon: string, name: string, count: number } | null } };

export const RestAddHeroImages: RestDocument<RestAddHeroImagesMutation, RestAddHeroImagesMutationVariables> = {
  name: 'RestAddHeroImages',
  fields: ['addHeroImages'],
  text: `
mutation RestAddHeroImages($files: [HeroImageFile!]!, $idempotencyKey: String) {
  addHeroImages(files: $files, idempotencyKey: $idempotencyKey) {
    uploaded
    refused {
      file
      originalName
      message
    }
  }
}
`,
};

export const RestAddLocationPhotos: RestDocument<RestAddLocationPhotosMutation, RestAddLocationPhotosMutationVariables> = {
  name: 'RestAddLocationPhotos',
  fields: ['addLocationPhotos'],
  text: `
mutation RestAddLocationPhotos($id: ID!, $uploads: [LocationPhotoUpload!]!, $idempotencyKey: String) {
  addLocationPhotos(id: $id, uploads: $uploads, idempotencyKey: $idempotencyKey) {
    photos {
      ...PhotoFields
    }
    waiting {
      ...PhotoFields
    }
    refused {
      name
      message
    }
  }
}

fragment PhotoFields on LocationPhoto {
  id
  url
  caption
  isPrimary
  source
  createdAt
}
`,
};

export const RestAddTripListItem: RestDocument<RestAddTripListItemMutation, RestAddTripListItemMutationVariables> = {
  name: 'RestAddTripListItem',
  fields: ['addTripListItem'],
  text: `
mutation RestAddTripListItem($id: ID!, $input: TripListItemInput!, $idempotencyKey: String) {
  addTripListItem(id: $id, input: $input, idempotencyKey: $idempotencyKey) {
    ...RestTripListItem
  }
}

fragment RestTripListItem on TripListItem {
  locationId
  location {
    ...LocationFields
  }
  visitOrder
  notes
}

fragment LocationFields on Location {
  id
  name
  description
  otherNames
  address
  city
  state
  country
  website
  phoneNumber
  hours
  priceRange
  avgCost
  bestTimeToVisit
  accessibility
  temperature
  mineralContent
  healingProperties
  kinds {
    are
    basis
    source
    date
    readFrom
  }
  waterTemperature {
    minC
    maxC
    at
    basis
    source
    date
    readFrom
  }
  price {
    kind
    amount
    currency
    per
    basis
    source
    date
    readFrom
  }
  openingHours {
    rule
    basis
    source
    date
    readFrom
    zone
    comment
    isByAppointment
    week
    openNow
    closesAt
    opensAt
  }
  season {
    open
    best
    basis
    source
    date
    readFrom
  }
  access {
    permission
    fee
    walkMinutes
    road
    basis
    source
    date
    readFrom
  }
  wheelchair {
    access
    stepCm
    doorCm
    poolLift
    toilet
    basis
    source
    date
    readFrom
  }
  amenities {
    has
    lacks
    basis
    source
    date
    readFrom
  }
  safety {
    risks
    basis
    source
    date
    readFrom
  }
  status {
    state
    until
    since
    basis
    source
    date
    readFrom
  }
  latitude
  longitude
  coordinatesAre
  pointNote
  countryCode
  categoryId
  tags {
    name
    slug
  }
  websites
  phones {
    text
    e164
    extension
    uri
    note
  }
  isVerified
  confirmation {
    by
    at
  }
  isClaimed
  submittedBy
  claimedBy
  averageRating
  reviewCount
  source
  licence
  asOf
  sourceName
  createdAt
  updatedAt
}
`,
};

export const RestAdminHeroImages: RestDocument<RestAdminHeroImagesQuery, RestAdminHeroImagesQueryVariables> = {
  name: 'RestAdminHeroImages',
  fields: ['adminHeroImages'],
  text: `
query RestAdminHeroImages {
  adminHeroImages {
    ...RestAdminHeroImage
  }
}

fragment RestAdminHeroImage on AdminHeroImage {
  id
  filename
  originalName
  url
  isActive
  uploadedAt
  position
}
`,
};

export const RestAdminLocations: RestDocument<RestAdminLocationsQuery, RestAdminLocationsQueryVariables> = {
  name: 'RestAdminLocations',
  fields: ['adminLocations'],
  text: `
query RestAdminLocations($search: String, $state: AdminLocationState, $sort: AdminLocationSort, $limit: Int, $offset: Int) {
  adminLocations(
    search: $search
    state: $state
    sort: $sort
    limit: $limit
    offset: $offset
  ) {
    total
    locations {
      ...AdminLocationFields
    }
  }
}

fragment AdminLocationFields on Location {
  ...LocationFields
  category {
    id
    name
  }
  revision
}

fragment LocationFields on Location {
  id
  name
  description
  otherNames
  address
  city
  state
  country
  website
  phoneNumber
  hours
  priceRange
  avgCost
  bestTimeToVisit
  accessibility
  temperature
  mineralContent
  healingProperties
  kinds {
    are
    basis
    source
    date
    readFrom
  }
  waterTemperature {
    minC
    maxC
    at
    basis
    source
    date
    readFrom
  }
  price {
    kind
    amount
    currency
    per
    basis
    source
    date
    readFrom
  }
  openingHours {
    rule
    basis
    source
    date
    readFrom
    zone
    comment
    isByAppointment
    week
    openNow
    closesAt
    opensAt
  }
  season {
    open
    best
    basis
    source
    date
    readFrom
  }
  access {
    permission
    fee
    walkMinutes
    road
    basis
    source
    date
    readFrom
  }
  wheelchair {
    access
    stepCm
    doorCm
    poolLift
    toilet
    basis
    source
    date
    readFrom
  }
  amenities {
    has
    lacks
    basis
    source
    date
    readFrom
  }
  safety {
    risks
    basis
    source
    date
    readFrom
  }
  status {
    state
    until
    since
    basis
    source
    date
    readFrom
  }
  latitude
  longitude
  coordinatesAre
  pointNote
  countryCode
  categoryId
  tags {
    name
    slug
  }
  websites
  phones {
    text
    e164
    extension
    uri
    note
  }
  isVerified
  confirmation {
    by
    at
  }
  isClaimed
  submittedBy
  claimedBy
  averageRating
  reviewCount
  source
  licence
  asOf
  sourceName
  createdAt
  updatedAt
}
`,
};

export const RestAdminUsers: RestDocument<RestAdminUsersQuery, RestAdminUsersQueryVariables> = {
  name: 'RestAdminUsers',
  fields: ['adminUsers'],
  text: `
query RestAdminUsers($search: String, $filter: AdminUserFilter!, $sort: AdminUserSort!, $limit: Int, $offset: Int) {
  adminUsers(
    search: $search
    filter: $filter
    sort: $sort
    limit: $limit
    offset: $offset
  ) {
    users {
      ...RestAdminUser
    }
    total
  }
}

fragment RestAdminUser on AdminUser {
  id
  email
  username
  firstName
  lastName
  profileImageUrl
  isAdmin
  isOwner
  isEmailVerified
  isSuspended
  suspension {
    reason
    at
  }
  lastSeenOn
  createdAt
  user {
    id
    badge {
      level
      icon
      name
      count
    }
  }
}
`,
};

export const RestAnalytics: RestDocument<RestAnalyticsQuery, RestAnalyticsQueryVariables> = {
  name: 'RestAnalytics',
  fields: ['adminAnalytics'],
  text: `
query RestAnalytics {
  adminAnalytics {
    dailyActiveUsers
    totalPageViews
    newUsers
    locationSubmissions
    topLocations {
      views
      location {
        id
        name
      }
    }
    days {
      date
      activeUsers
      pageViews
      newUsers
      locationSubmissions
    }
  }
}
`,
};

export const RestAudit: RestDocument<RestAuditQuery, RestAuditQueryVariables> = {
  name: 'RestAudit',
  fields: ['adminAudit'],
  text: `
query RestAudit($kind: String, $area: String, $by: ID, $subjectId: ID, $limit: Int, $offset: Int) {
  adminAudit(
    kind: $kind
    area: $area
    by: $by
    subjectId: $subjectId
    limit: $limit
    offset: $offset
  ) {
    entries {
      id
      at
      byId
      by {
        id
        displayName
      }
      kind
      subjectType
      subjectId
      changes {
        field
        before
        after
      }
    }
    total
  }
}
`,
};

export const RestBadge: RestDocument<RestBadgeQuery, RestBadgeQueryVariables> = {
  name: 'RestBadge',
  fields: ['badgeHolder'],
  text: `
query RestBadge($userId: ID!) {
  badgeHolder(userId: $userId) {
    id
    badge {
      level
      icon
      name
      count
    }
  }
}
`,
};

export const RestBadges: RestDocument<RestBadgesQuery, RestBadgesQueryVariables> = {
  name: 'RestBadges',
  fields: ['badgeHolder'],
  text: `
query RestBadges($userId: ID!) {
  badgeHolder(userId: $userId) {
    id
    badges {
      ...RestEarnedBadge
    }
  }
}

fragment RestEarnedBadge on Badge {
  id
  userId
  badgeType
  badgeName
  badgeLevel
  description
  iconName
  earnedAt
  criteria
}
`,
};

export const RestCalculateBadges: RestDocument<RestCalculateBadgesMutation, RestCalculateBadgesMutationVariables> = {
  name: 'RestCalculateBadges',
  fields: ['calculateBadges'],
  text: `
mutation RestCalculateBadges($userId: ID!) {
  calculateBadges(userId: $userId) {
    ...RestEarnedBadge
  }
}

fragment RestEarnedBadge on Badge {
  id
  userId
  badgeType
  badgeName
  badgeLevel
  description
  iconName
  earnedAt
  criteria
}
`,
};

export const RestCategories: RestDocument<RestCategoriesQuery, RestCategoriesQueryVariables> = {
  name: 'RestCategories',
  fields: ['categories'],
  text: `
query RestCategories {
  categories {
    id
    name
    slug
    description
    color
  }
}
`,
};

export const RestChangeEmail: RestDocument<RestChangeEmailMutation, RestChangeEmailMutationVariables> = {
  name: 'RestChangeEmail',
  fields: ['changeEmail'],
  text: `
mutation RestChangeEmail($email: String!, $password: String!) {
  changeEmail(email: $email, password: $password) {
    ...RestAccount
  }
}

fragment RestAccount on Account {
  id
  email
  username
  firstName
  lastName
  language
  profileImageUrl
  isAdmin
  isOwner
  isEmailVerified
  hasCompletedOnboarding
  getsDigest
  createdAt
  updatedAt
}
`,
};

export const RestChangeLocation: RestDocument<RestChangeLocationMutation, RestChangeLocationMutationVariables> = {
  name: 'RestChangeLocation',
  fields: ['changeLocation'],
  text: `
mutation RestChangeLocation($id: ID!, $input: LocationChange!, $readRevision: Int) {
  changeLocation(id: $id, input: $input, readRevision: $readRevision) {
    ...AdminLocationFields
  }
}

fragment AdminLocationFields on Location {
  ...LocationFields
  category {
    id
    name
  }
  revision
}

fragment LocationFields on Location {
  id
  name
  description
  otherNames
  address
  city
  state
  country
  website
  phoneNumber
  hours
  priceRange
  avgCost
  bestTimeToVisit
  accessibility
  temperature
  mineralContent
  healingProperties
  kinds {
    are
    basis
    source
    date
    readFrom
  }
  waterTemperature {
    minC
    maxC
    at
    basis
    source
    date
    readFrom
  }
  price {
    kind
    amount
    currency
    per
    basis
    source
    date
    readFrom
  }
  openingHours {
    rule
    basis
    source
    date
    readFrom
    zone
    comment
    isByAppointment
    week
    openNow
    closesAt
    opensAt
  }
  season {
    open
    best
    basis
    source
    date
    readFrom
  }
  access {
    permission
    fee
    walkMinutes
    road
    basis
    source
    date
    readFrom
  }
  wheelchair {
    access
    stepCm
    doorCm
    poolLift
    toilet
    basis
    source
    date
    readFrom
  }
  amenities {
    has
    lacks
    basis
    source
    date
    readFrom
  }
  safety {
    risks
    basis
    source
    date
    readFrom
  }
  status {
    state
    until
    since
    basis
    source
    date
    readFrom
  }
  latitude
  longitude
  coordinatesAre
  pointNote
  countryCode
  categoryId
  tags {
    name
    slug
  }
  websites
  phones {
    text
    e164
    extension
    uri
    note
  }
  isVerified
  confirmation {
    by
    at
  }
  isClaimed
  submittedBy
  claimedBy
  averageRating
  reviewCount
  source
  licence
  asOf
  sourceName
  createdAt
  updatedAt
}
`,
};

export const RestChangeLocationPhoto: RestDocument<RestChangeLocationPhotoMutation, RestChangeLocationPhotoMutationVariables> = {
  name: 'RestChangeLocationPhoto',
  fields: ['changeLocationPhoto'],
  text: `
mutation RestChangeLocationPhoto($id: ID!, $photoId: ID!, $input: LocationPhotoChange!) {
  changeLocationPhoto(id: $id, photoId: $photoId, input: $input) {
    ...PhotoFields
    isWaiting
  }
}

fragment PhotoFields on LocationPhoto {
  id
  url
  caption
  isPrimary
  source
  createdAt
}
`,
};

export const RestChangeMails: RestDocument<RestChangeMailsMutation, RestChangeMailsMutationVariables> = {
  name: 'RestChangeMails',
  fields: ['changeMails'],
  text: `
mutation RestChangeMails($getsDigest: Boolean!) {
  changeMails(getsDigest: $getsDigest) {
    ...RestAccount
  }
}

fragment RestAccount on Account {
  id
  email
  username
  firstName
  lastName
  language
  profileImageUrl
  isAdmin
  isOwner
  isEmailVerified
  hasCompletedOnboarding
  getsDigest
  createdAt
  updatedAt
}
`,
};

export const RestChangePassword: RestDocument<RestChangePasswordMutation, RestChangePasswordMutationVariables> = {
  name: 'RestChangePassword',
  fields: ['changePassword'],
  text: `
mutation RestChangePassword($currentPassword: String!, $newPassword: String!, $held: HeldInput) {
  changePassword(
    currentPassword: $currentPassword
    newPassword: $newPassword
    held: $held
  ) {
    token
    browserToken
    account {
      ...RestAccount
    }
  }
}

fragment RestAccount on Account {
  id
  email
  username
  firstName
  lastName
  language
  profileImageUrl
  isAdmin
  isOwner
  isEmailVerified
  hasCompletedOnboarding
  getsDigest
  createdAt
  updatedAt
}
`,
};

export const RestChangePhoto: RestDocument<RestChangePhotoMutation, RestChangePhotoMutationVariables> = {
  name: 'RestChangePhoto',
  fields: ['changePhoto'],
  text: `
mutation RestChangePhoto($upload: ID) {
  changePhoto(upload: $upload) {
    ...RestAccount
  }
}

fragment RestAccount on Account {
  id
  email
  username
  firstName
  lastName
  language
  profileImageUrl
  isAdmin
  isOwner
  isEmailVerified
  hasCompletedOnboarding
  getsDigest
  createdAt
  updatedAt
}
`,
};

export const RestChangeProfile: RestDocument<RestChangeProfileMutation, RestChangeProfileMutationVariables> = {
  name: 'RestChangeProfile',
  fields: ['changeProfile'],
  text: `
mutation RestChangeProfile($input: ProfileInput!) {
  changeProfile(input: $input) {
    ...RestAccount
  }
}

fragment RestAccount on Account {
  id
  email
  username
  firstName
  lastName
  language
  profileImageUrl
  isAdmin
  isOwner
  isEmailVerified
  hasCompletedOnboarding
  getsDigest
  createdAt
  updatedAt
}
`,
};

export const RestChangeReview: RestDocument<RestChangeReviewMutation, RestChangeReviewMutationVariables> = {
  name: 'RestChangeReview',
  fields: ['changeReview'],
  text: `
mutation RestChangeReview($id: ID!, $input: ReviewChange!) {
  changeReview(id: $id, input: $input) {
    review {
      ...RestReview
    }
  }
}

fragment RestReview on Review {
  id
  revision
  locationId
  rating
  title
  content
  photos {
    id
    url
  }
  author {
    id
    displayName
    firstName
    lastName
    username
    profileImageUrl
  }
  createdAt
  updatedAt
}
`,
};

export const RestChangeSiteSetting: RestDocument<RestChangeSiteSettingMutation, RestChangeSiteSettingMutationVariables> = {
  name: 'RestChangeSiteSetting',
  fields: ['changeSiteSetting'],
  text: `
mutation RestChangeSiteSetting($key: String!, $value: String!) {
  changeSiteSetting(key: $key, value: $value) {
    ...RestSiteSetting
  }
}

fragment RestSiteSetting on SiteSetting {
  id
  key
  value
  createdAt
  updatedAt
}
`,
};

export const RestChangeTripList: RestDocument<RestChangeTripListMutation, RestChangeTripListMutationVariables> = {
  name: 'RestChangeTripList',
  fields: ['changeTripList'],
  text: `
mutation RestChangeTripList($id: ID!, $input: TripListChange!) {
  changeTripList(id: $id, input: $input) {
    ...RestWholeTripList
  }
}

fragment RestWholeTripList on TripList {
  ...RestTripListSummary
  items {
    ...RestTripListItem
  }
}

fragment RestTripListSummary on TripList {
  id
  revision
  userId
  name
  description
  isPublic
  showsNotes
  shareCode
  itemCount
  user {
    id
    displayName
    firstName
    lastName
    badge {
      level
      icon
      name
      count
    }
  }
  createdAt
  updatedAt
}

fragment RestTripListItem on TripListItem {
  locationId
  location {
    ...LocationFields
  }
  visitOrder
  notes
}

fragment LocationFields on Location {
  id
  name
  description
  otherNames
  address
  city
  state
  country
  website
  phoneNumber
  hours
  priceRange
  avgCost
  bestTimeToVisit
  accessibility
  temperature
  mineralContent
  healingProperties
  kinds {
    are
    basis
    source
    date
    readFrom
  }
  waterTemperature {
    minC
    maxC
    at
    basis
    source
    date
    readFrom
  }
  price {
    kind
    amount
    currency
    per
    basis
    source
    date
    readFrom
  }
  openingHours {
    rule
    basis
    source
    date
    readFrom
    zone
    comment
    isByAppointment
    week
    openNow
    closesAt
    opensAt
  }
  season {
    open
    best
    basis
    source
    date
    readFrom
  }
  access {
    permission
    fee
    walkMinutes
    road
    basis
    source
    date
    readFrom
  }
  wheelchair {
    access
    stepCm
    doorCm
    poolLift
    toilet
    basis
    source
    date
    readFrom
  }
  amenities {
    has
    lacks
    basis
    source
    date
    readFrom
  }
  safety {
    risks
    basis
    source
    date
    readFrom
  }
  status {
    state
    until
    since
    basis
    source
    date
    readFrom
  }
  latitude
  longitude
  coordinatesAre
  pointNote
  countryCode
  categoryId
  tags {
    name
    slug
  }
  websites
  phones {
    text
    e164
    extension
    uri
    note
  }
  isVerified
  confirmation {
    by
    at
  }
  isClaimed
  submittedBy
  claimedBy
  averageRating
  reviewCount
  source
  licence
  asOf
  sourceName
  createdAt
  updatedAt
}
`,
};

export const RestChangeTripListItem: RestDocument<RestChangeTripListItemMutation, RestChangeTripListItemMutationVariables> = {
  name: 'RestChangeTripListItem',
  fields: ['changeTripListItem'],
  text: `
mutation RestChangeTripListItem($id: ID!, $locationId: ID!, $input: TripListItemChange!) {
  changeTripListItem(id: $id, locationId: $locationId, input: $input) {
    ...RestTripListItem
  }
}

fragment RestTripListItem on TripListItem {
  locationId
  location {
    ...LocationFields
  }
  visitOrder
  notes
}

fragment LocationFields on Location {
  id
  name
  description
  otherNames
  address
  city
  state
  country
  website
  phoneNumber
  hours
  priceRange
  avgCost
  bestTimeToVisit
  accessibility
  temperature
  mineralContent
  healingProperties
  kinds {
    are
    basis
    source
    date
    readFrom
  }
  waterTemperature {
    minC
    maxC
    at
    basis
    source
    date
    readFrom
  }
  price {
    kind
    amount
    currency
    per
    basis
    source
    date
    readFrom
  }
  openingHours {
    rule
    basis
    source
    date
    readFrom
    zone
    comment
    isByAppointment
    week
    openNow
    closesAt
    opensAt
  }
  season {
    open
    best
    basis
    source
    date
    readFrom
  }
  access {
    permission
    fee
    walkMinutes
    road
    basis
    source
    date
    readFrom
  }
  wheelchair {
    access
    stepCm
    doorCm
    poolLift
    toilet
    basis
    source
    date
    readFrom
  }
  amenities {
    has
    lacks
    basis
    source
    date
    readFrom
  }
  safety {
    risks
    basis
    source
    date
    readFrom
  }
  status {
    state
    until
    since
    basis
    source
    date
    readFrom
  }
  latitude
  longitude
  coordinatesAre
  pointNote
  countryCode
  categoryId
  tags {
    name
    slug
  }
  websites
  phones {
    text
    e164
    extension
    uri
    note
  }
  isVerified
  confirmation {
    by
    at
  }
  isClaimed
  submittedBy
  claimedBy
  averageRating
  reviewCount
  source
  licence
  asOf
  sourceName
  createdAt
  updatedAt
}
`,
};

export const RestCheckResetLink: RestDocument<RestCheckResetLinkMutation, RestCheckResetLinkMutationVariables> = {
  name: 'RestCheckResetLink',
  fields: ['checkResetLink'],
  text: `
mutation RestCheckResetLink($token: String!) {
  checkResetLink(token: $token)
}
`,
};

export const RestClaimLocation: RestDocument<RestClaimLocationMutation, RestClaimLocationMutationVariables> = {
  name: 'RestClaimLocation',
  fields: ['claimLocation'],
  text: `
mutation RestClaimLocation($id: ID!, $message: String!, $idempotencyKey: String) {
  claimLocation(id: $id, message: $message, idempotencyKey: $idempotencyKey) {
    ...RestOwnProposal
  }
}

fragment RestOwnProposal on Proposal {
  id
  kind
  status
  message
  photos {
    id
    url
    caption
    currentCaption
    isNew
    isDeclined
  }
  reason
  createdAt
  decidedAt
}
`,
};

export const RestCompleteOnboarding: RestDocument<RestCompleteOnboardingMutation, RestCompleteOnboardingMutationVariables> = {
  name: 'RestCompleteOnboarding',
  fields: ['completeOnboarding'],
  text: `
mutation RestCompleteOnboarding {
  completeOnboarding {
    ...RestAccount
  }
}

fragment RestAccount on Account {
  id
  email
  username
  firstName
  lastName
  language
  profileImageUrl
  isAdmin
  isOwner
  isEmailVerified
  hasCompletedOnboarding
  getsDigest
  createdAt
  updatedAt
}
`,
};

export const RestConfirmEmail: RestDocument<RestConfirmEmailMutation, RestConfirmEmailMutationVariables> = {
  name: 'RestConfirmEmail',
  fields: ['confirmEmail'],
  text: `
mutation RestConfirmEmail($token: String!, $password: String, $newPassword: String, $held: HeldInput) {
  confirmEmail(
    token: $token
    password: $password
    newPassword: $newPassword
    held: $held
  ) {
    session {
      token
      browserToken
      account {
        language
      }
    }
  }
}
`,
};

export const RestContactMessages: RestDocument<RestContactMessagesQuery, RestContactMessagesQueryVariables> = {
  name: 'RestContactMessages',
  fields: ['adminContactMessages'],
  text: `
query RestContactMessages($isRead: Boolean, $search: String, $sort: ByTime!, $limit: Int, $offset: Int) {
  adminContactMessages(
    isRead: $isRead
    search: $search
    sort: $sort
    limit: $limit
    offset: $offset
  ) {
    messages {
      ...RestContactMessage
    }
    total
  }
}

fragment RestContactMessage on ContactMessage {
  id
  name
  email
  subject
  message
  isRead
  createdAt
  updatedAt
}
`,
};

export const RestCorrectLocation: RestDocument<RestCorrectLocationMutation, RestCorrectLocationMutationVariables> = {
  name: 'RestCorrectLocation',
  fields: ['correctLocation'],
  text: `
mutation RestCorrectLocation($id: ID!, $input: LocationChange!) {
  correctLocation(id: $id, input: $input) {
    location {
      ...LocationFields
    }
    proposal {
      ...RestOwnProposal
    }
  }
}

fragment LocationFields on Location {
  id
  name
  description
  otherNames
  address
  city
  state
  country
  website
  phoneNumber
  hours
  priceRange
  avgCost
  bestTimeToVisit
  accessibility
  temperature
  mineralContent
  healingProperties
  kinds {
    are
    basis
    source
    date
    readFrom
  }
  waterTemperature {
    minC
    maxC
    at
    basis
    source
    date
    readFrom
  }
  price {
    kind
    amount
    currency
    per
    basis
    source
    date
    readFrom
  }
  openingHours {
    rule
    basis
    source
    date
    readFrom
    zone
    comment
    isByAppointment
    week
    openNow
    closesAt
    opensAt
  }
  season {
    open
    best
    basis
    source
    date
    readFrom
  }
  access {
    permission
    fee
    walkMinutes
    road
    basis
    source
    date
    readFrom
  }
  wheelchair {
    access
    stepCm
    doorCm
    poolLift
    toilet
    basis
    source
    date
    readFrom
  }
  amenities {
    has
    lacks
    basis
    source
    date
    readFrom
  }
  safety {
    risks
    basis
    source
    date
    readFrom
  }
  status {
    state
    until
    since
    basis
    source
    date
    readFrom
  }
  latitude
  longitude
  coordinatesAre
  pointNote
  countryCode
  categoryId
  tags {
    name
    slug
  }
  websites
  phones {
    text
    e164
    extension
    uri
    note
  }
  isVerified
  confirmation {
    by
    at
  }
  isClaimed
  submittedBy
  claimedBy
  averageRating
  reviewCount
  source
  licence
  asOf
  sourceName
  createdAt
  updatedAt
}

fragment RestOwnProposal on Proposal {
  id
  kind
  status
  message
  photos {
    id
    url
    caption
    currentCaption
    isNew
    isDeclined
  }
  reason
  createdAt
  decidedAt
}
`,
};

export const RestCreateReview: RestDocument<RestCreateReviewMutation, RestCreateReviewMutationVariables> = {
  name: 'RestCreateReview',
  fields: ['createReview'],
  text: `
mutation RestCreateReview($input: ReviewInput!, $idempotencyKey: String) {
  createReview(input: $input, idempotencyKey: $idempotencyKey) {
    review {
      ...RestReview
    }
  }
}

fragment RestReview on Review {
  id
  revision
  locationId
  rating
  title
  content
  photos {
    id
    url
  }
  author {
    id
    displayName
    firstName
    lastName
    username
    profileImageUrl
  }
  createdAt
  updatedAt
}
`,
};

export const RestCreateTripList: RestDocument<RestCreateTripListMutation, RestCreateTripListMutationVariables> = {
  name: 'RestCreateTripList',
  fields: ['createTripList'],
  text: `
mutation RestCreateTripList($input: TripListInput!, $idempotencyKey: String) {
  createTripList(input: $input, idempotencyKey: $idempotencyKey) {
    ...RestWholeTripList
  }
}

fragment RestWholeTripList on TripList {
  ...RestTripListSummary
  items {
    ...RestTripListItem
  }
}

fragment RestTripListSummary on TripList {
  id
  revision
  userId
  name
  description
  isPublic
  showsNotes
  shareCode
  itemCount
  user {
    id
    displayName
    firstName
    lastName
    badge {
      level
      icon
      name
      count
    }
  }
  createdAt
  updatedAt
}

fragment RestTripListItem on TripListItem {
  locationId
  location {
    ...LocationFields
  }
  visitOrder
  notes
}

fragment LocationFields on Location {
  id
  name
  description
  otherNames
  address
  city
  state
  country
  website
  phoneNumber
  hours
  priceRange
  avgCost
  bestTimeToVisit
  accessibility
  temperature
  mineralContent
  healingProperties
  kinds {
    are
    basis
    source
    date
    readFrom
  }
  waterTemperature {
    minC
    maxC
    at
    basis
    source
    date
    readFrom
  }
  price {
    kind
    amount
    currency
    per
    basis
    source
    date
    readFrom
  }
  openingHours {
    rule
    basis
    source
    date
    readFrom
    zone
    comment
    isByAppointment
    week
    openNow
    closesAt
    opensAt
  }
  season {
    open
    best
    basis
    source
    date
    readFrom
  }
  access {
    permission
    fee
    walkMinutes
    road
    basis
    source
    date
    readFrom
  }
  wheelchair {
    access
    stepCm
    doorCm
    poolLift
    toilet
    basis
    source
    date
    readFrom
  }
  amenities {
    has
    lacks
    basis
    source
    date
    readFrom
  }
  safety {
    risks
    basis
    source
    date
    readFrom
  }
  status {
    state
    until
    since
    basis
    source
    date
    readFrom
  }
  latitude
  longitude
  coordinatesAre
  pointNote
  countryCode
  categoryId
  tags {
    name
    slug
  }
  websites
  phones {
    text
    e164
    extension
    uri
    note
  }
  isVerified
  confirmation {
    by
    at
  }
  isClaimed
  submittedBy
  claimedBy
  averageRating
  reviewCount
  source
  licence
  asOf
  sourceName
  createdAt
  updatedAt
}
`,
};

export const RestDecideProposal: RestDocument<RestDecideProposalMutation, RestDecideProposalMutationVariables> = {
  name: 'RestDecideProposal',
  fields: ['decideProposal'],
  text: `
mutation RestDecideProposal($id: ID!, $status: ProposalDecision!, $notes: String, $reason: String, $declinedPhotos: [ID!], $readRevision: Int, $proposalRevision: Int) {
  decideProposal(
    id: $id
    status: $status
    notes: $notes
    reason: $reason
    declinedPhotos: $declinedPhotos
    readRevision: $readRevision
    proposalRevision: $proposalRevision
  ) {
    ...RestProposal
  }
}

fragment RestProposal on Proposal {
  ...RestOwnProposal
  revision
  location {
    ...AdminLocationFields
  }
  member {
    id
    displayName
    firstName
    lastName
    username
    profileImageUrl
  }
  ...RestProposedChanges
  notes
}

fragment RestOwnProposal on Proposal {
  id
  kind
  status
  message
  photos {
    id
    url
    caption
    currentCaption
    isNew
    isDeclined
  }
  reason
  createdAt
  decidedAt
}

fragment AdminLocationFields on Location {
  ...LocationFields
  category {
    id
    name
  }
  revision
}

fragment LocationFields on Location {
  id
  name
  description
  otherNames
  address
  city
  state
  country
  website
  phoneNumber
  hours
  priceRange
  avgCost
  bestTimeToVisit
  accessibility
  temperature
  mineralContent
  healingProperties
  kinds {
    are
    basis
    source
    date
    readFrom
  }
  waterTemperature {
    minC
    maxC
    at
    basis
    source
    date
    readFrom
  }
  price {
    kind
    amount
    currency
    per
    basis
    source
    date
    readFrom
  }
  openingHours {
    rule
    basis
    source
    date
    readFrom
    zone
    comment
    isByAppointment
    week
    openNow
    closesAt
    opensAt
  }
  season {
    open
    best
    basis
    source
    date
    readFrom
  }
  access {
    permission
    fee
    walkMinutes
    road
    basis
    source
    date
    readFrom
  }
  wheelchair {
    access
    stepCm
    doorCm
    poolLift
    toilet
    basis
    source
    date
    readFrom
  }
  amenities {
    has
    lacks
    basis
    source
    date
    readFrom
  }
  safety {
    risks
    basis
    source
    date
    readFrom
  }
  status {
    state
    until
    since
    basis
    source
    date
    readFrom
  }
  latitude
  longitude
  coordinatesAre
  pointNote
  countryCode
  categoryId
  tags {
    name
    slug
  }
  websites
  phones {
    text
    e164
    extension
    uri
    note
  }
  isVerified
  confirmation {
    by
    at
  }
  isClaimed
  submittedBy
  claimedBy
  averageRating
  reviewCount
  source
  licence
  asOf
  sourceName
  createdAt
  updatedAt
}

fragment RestProposedChanges on Proposal {
  changes {
    field
    label
    current
    proposed
    isChangedMeanwhile
  }
}
`,
};

export const RestDeleteAccount: RestDocument<RestDeleteAccountMutation, RestDeleteAccountMutationVariables> = {
  name: 'RestDeleteAccount',
  fields: ['deleteAccount'],
  text: `
mutation RestDeleteAccount($password: String!) {
  deleteAccount(password: $password)
}
`,
};

export const RestDeleteContactMessage: RestDocument<RestDeleteContactMessageMutation, RestDeleteContactMessageMutationVariables> = {
  name: 'RestDeleteContactMessage',
  fields: ['deleteContactMessage'],
  text: `
mutation RestDeleteContactMessage($id: ID!) {
  deleteContactMessage(id: $id)
}
`,
};

export const RestDeleteHeroImage: RestDocument<RestDeleteHeroImageMutation, RestDeleteHeroImageMutationVariables> = {
  name: 'RestDeleteHeroImage',
  fields: ['deleteHeroImage'],
  text: `
mutation RestDeleteHeroImage($id: ID!) {
  deleteHeroImage(id: $id)
}
`,
};

export const RestDeleteLocation: RestDocument<RestDeleteLocationMutation, RestDeleteLocationMutationVariables> = {
  name: 'RestDeleteLocation',
  fields: ['deleteLocation'],
  text: `
mutation RestDeleteLocation($id: ID!, $message: String, $readRevision: Int) {
  deleteLocation(id: $id, message: $message, readRevision: $readRevision)
}
`,
};

export const RestDeleteLocationPhoto: RestDocument<RestDeleteLocationPhotoMutation, RestDeleteLocationPhotoMutationVariables> = {
  name: 'RestDeleteLocationPhoto',
  fields: ['deleteLocationPhoto'],
  text: `
mutation RestDeleteLocationPhoto($id: ID!, $photoId: ID!) {
  deleteLocationPhoto(id: $id, photoId: $photoId)
}
`,
};

export const RestDeleteReview: RestDocument<RestDeleteReviewMutation, RestDeleteReviewMutationVariables> = {
  name: 'RestDeleteReview',
  fields: ['deleteReview'],
  text: `
mutation RestDeleteReview($id: ID!) {
  deleteReview(id: $id) {
    id
  }
}
`,
};

export const RestDeleteReviewPhoto: RestDocument<RestDeleteReviewPhotoMutation, RestDeleteReviewPhotoMutationVariables> = {
  name: 'RestDeleteReviewPhoto',
  fields: ['deleteReviewPhoto'],
  text: `
mutation RestDeleteReviewPhoto($id: ID!, $photoId: ID!) {
  deleteReviewPhoto(id: $id, photoId: $photoId) {
    id
  }
}
`,
};

export const RestDeleteTripList: RestDocument<RestDeleteTripListMutation, RestDeleteTripListMutationVariables> = {
  name: 'RestDeleteTripList',
  fields: ['deleteTripList'],
  text: `
mutation RestDeleteTripList($id: ID!) {
  deleteTripList(id: $id)
}
`,
};

export const RestDeletion: RestDocument<RestDeletionQuery, RestDeletionQueryVariables> = {
  name: 'RestDeletion',
  fields: ['deletion'],
  text: `
query RestDeletion($receiptId: ID!) {
  deletion(receiptId: $receiptId) {
    receiptId
    requestedAt
    isFinished
    services {
      service
      finishedAt
    }
  }
}
`,
};

export const RestExport: RestDocument<RestExportQuery, RestExportQueryVariables> = {
  name: 'RestExport',
  fields: ['exportAccount', 'exportSessions', 'exportPageViews', 'exportLocations', 'exportProposals', 'exportReports', 'exportContactMessages', 'exportReviews', 'exportMarks', 'exportTripLists', 'exportBadges'],
  text: `
query RestExport {
  exportAccount {
    ...RestAccount
    lastSeenOn
  }
  exportSessions {
    startedAt
    usedAt
    expiresAt
  }
  exportPageViews {
    path
    locationId
    network
    userAgent
    createdAt
  }
  exportLocations {
    ...LocationFields
    photos {
      url
      caption
      createdAt
    }
  }
  exportProposals {
    id
    kind
    status
    location {
      id
      name
    }
    message
    reason
    changes {
      field
      proposed
    }
    photos {
      url
      caption
      isNew
      isDeclined
    }
    createdAt
    decidedAt
  }
  exportReports {
    id
    type
    status
    description
    locationId
    reviewId
    listId
    createdAt
    updatedAt
  }
  exportContactMessages {
    id
    name
    email
    subject
    message
    createdAt
  }
  exportReviews {
    id
    locationId
    rating
    title
    content
    photos {
      url
    }
    createdAt
    updatedAt
  }
  exportMarks {
    locationId
    location {
      name
    }
    isFavorite
    favoriteAt
    visitStatus
    visitDate
    notes
    rating
  }
  exportTripLists {
    id
    name
    description
    isPublic
    shareCode
    items {
      locationId
      location {
        name
      }
      notes
    }
    createdAt
    updatedAt
  }
  exportBadges {
    ...RestEarnedBadge
  }
}

fragment RestAccount on Account {
  id
  email
  username
  firstName
  lastName
  language
  profileImageUrl
  isAdmin
  isOwner
  isEmailVerified
  hasCompletedOnboarding
  getsDigest
  createdAt
  updatedAt
}

fragment LocationFields on Location {
  id
  name
  description
  otherNames
  address
  city
  state
  country
  website
  phoneNumber
  hours
  priceRange
  avgCost
  bestTimeToVisit
  accessibility
  temperature
  mineralContent
  healingProperties
  kinds {
    are
    basis
    source
    date
    readFrom
  }
  waterTemperature {
    minC
    maxC
    at
    basis
    source
    date
    readFrom
  }
  price {
    kind
    amount
    currency
    per
    basis
    source
    date
    readFrom
  }
  openingHours {
    rule
    basis
    source
    date
    readFrom
    zone
    comment
    isByAppointment
    week
    openNow
    closesAt
    opensAt
  }
  season {
    open
    best
    basis
    source
    date
    readFrom
  }
  access {
    permission
    fee
    walkMinutes
    road
    basis
    source
    date
    readFrom
  }
  wheelchair {
    access
    stepCm
    doorCm
    poolLift
    toilet
    basis
    source
    date
    readFrom
  }
  amenities {
    has
    lacks
    basis
    source
    date
    readFrom
  }
  safety {
    risks
    basis
    source
    date
    readFrom
  }
  status {
    state
    until
    since
    basis
    source
    date
    readFrom
  }
  latitude
  longitude
  coordinatesAre
  pointNote
  countryCode
  categoryId
  tags {
    name
    slug
  }
  websites
  phones {
    text
    e164
    extension
    uri
    note
  }
  isVerified
  confirmation {
    by
    at
  }
  isClaimed
  submittedBy
  claimedBy
  averageRating
  reviewCount
  source
  licence
  asOf
  sourceName
  createdAt
  updatedAt
}

fragment RestEarnedBadge on Badge {
  id
  userId
  badgeType
  badgeName
  badgeLevel
  description
  iconName
  earnedAt
  criteria
}
`,
};

export const RestFavorite: RestDocument<RestFavoriteQuery, RestFavoriteQueryVariables> = {
  name: 'RestFavorite',
  fields: ['location'],
  text: `
query RestFavorite($id: ID!) {
  location(id: $id) {
    id
    isFavorite
  }
}
`,
};

export const RestFavorites: RestDocument<RestFavoritesQuery, RestFavoritesQueryVariables> = {
  name: 'RestFavorites',
  fields: ['favorites'],
  text: `
query RestFavorites($limit: Int, $offset: Int) {
  favorites(limit: $limit, offset: $offset) {
    total
    locations {
      ...LocationFields
    }
  }
}

fragment LocationFields on Location {
  id
  name
  description
  otherNames
  address
  city
  state
  country
  website
  phoneNumber
  hours
  priceRange
  avgCost
  bestTimeToVisit
  accessibility
  temperature
  mineralContent
  healingProperties
  kinds {
    are
    basis
    source
    date
    readFrom
  }
  waterTemperature {
    minC
    maxC
    at
    basis
    source
    date
    readFrom
  }
  price {
    kind
    amount
    currency
    per
    basis
    source
    date
    readFrom
  }
  openingHours {
    rule
    basis
    source
    date
    readFrom
    zone
    comment
    isByAppointment
    week
    openNow
    closesAt
    opensAt
  }
  season {
    open
    best
    basis
    source
    date
    readFrom
  }
  access {
    permission
    fee
    walkMinutes
    road
    basis
    source
    date
    readFrom
  }
  wheelchair {
    access
    stepCm
    doorCm
    poolLift
    toilet
    basis
    source
    date
    readFrom
  }
  amenities {
    has
    lacks
    basis
    source
    date
    readFrom
  }
  safety {
    risks
    basis
    source
    date
    readFrom
  }
  status {
    state
    until
    since
    basis
    source
    date
    readFrom
  }
  latitude
  longitude
  coordinatesAre
  pointNote
  countryCode
  categoryId
  tags {
    name
    slug
  }
  websites
  phones {
    text
    e164
    extension
    uri
    note
  }
  isVerified
  confirmation {
    by
    at
  }
  isClaimed
  submittedBy
  claimedBy
  averageRating
  reviewCount
  source
  licence
  asOf
  sourceName
  createdAt
  updatedAt
}
`,
};

export const RestForgotPassword: RestDocument<RestForgotPasswordMutation, RestForgotPasswordMutationVariables> = {
  name: 'RestForgotPassword',
  fields: ['forgotPassword'],
  text: `
mutation RestForgotPassword($email: String!) {
  forgotPassword(email: $email)
}
`,
};

export const RestGeocode: RestDocument<RestGeocodeQuery, RestGeocodeQueryVariables> = {
  name: 'RestGeocode',
  fields: ['geocode'],
  text: `
query RestGeocode($q: String!) {
  geocode(q: $q, addresses: true) {
    kind
    name
    label
    latitude
    longitude
    country
    notFound
    bounds {
      west
      south
      east
      north
    }
  }
}
`,
};

export const RestHeroImages: RestDocument<RestHeroImagesQuery, RestHeroImagesQueryVariables> = {
  name: 'RestHeroImages',
  fields: ['heroImages'],
  text: `
query RestHeroImages {
  heroImages {
    id
    url
    isActive
  }
}
`,
};

export const RestLocation: RestDocument<RestLocationQuery, RestLocationQueryVariables> = {
  name: 'RestLocation',
  fields: ['location'],
  text: `
query RestLocation($id: ID!) {
  location(id: $id) {
    ...LocationFields
  }
}

fragment LocationFields on Location {
  id
  name
  description
  otherNames
  address
  city
  state
  country
  website
  phoneNumber
  hours
  priceRange
  avgCost
  bestTimeToVisit
  accessibility
  temperature
  mineralContent
  healingProperties
  kinds {
    are
    basis
    source
    date
    readFrom
  }
  waterTemperature {
    minC
    maxC
    at
    basis
    source
    date
    readFrom
  }
  price {
    kind
    amount
    currency
    per
    basis
    source
    date
    readFrom
  }
  openingHours {
    rule
    basis
    source
    date
    readFrom
    zone
    comment
    isByAppointment
    week
    openNow
    closesAt
    opensAt
  }
  season {
    open
    best
    basis
    source
    date
    readFrom
  }
  access {
    permission
    fee
    walkMinutes
    road
    basis
    source
    date
    readFrom
  }
  wheelchair {
    access
    stepCm
    doorCm
    poolLift
    toilet
    basis
    source
    date
    readFrom
  }
  amenities {
    has
    lacks
    basis
    source
    date
    readFrom
  }
  safety {
    risks
    basis
    source
    date
    readFrom
  }
  status {
    state
    until
    since
    basis
    source
    date
    readFrom
  }
  latitude
  longitude
  coordinatesAre
  pointNote
  countryCode
  categoryId
  tags {
    name
    slug
  }
  websites
  phones {
    text
    e164
    extension
    uri
    note
  }
  isVerified
  confirmation {
    by
    at
  }
  isClaimed
  submittedBy
  claimedBy
  averageRating
  reviewCount
  source
  licence
  asOf
  sourceName
  createdAt
  updatedAt
}
`,
};

export const RestLocationPhotos: RestDocument<RestLocationPhotosQuery, RestLocationPhotosQueryVariables> = {
  name: 'RestLocationPhotos',
  fields: ['location'],
  text: `
query RestLocationPhotos($id: ID!) {
  location(id: $id) {
    gallery {
      ...PhotoFields
      review {
        id
        title
      }
    }
  }
}

fragment PhotoFields on LocationPhoto {
  id
  url
  caption
  isPrimary
  source
  createdAt
}
`,
};

export const RestLocations: RestDocument<RestLocationsQuery, RestLocationsQueryVariables> = {
  name: 'RestLocations',
  fields: ['locations'],
  text: `
query RestLocations($filter: LocationFilter, $sort: LocationSort, $limit: Int, $offset: Int, $countsFacets: Boolean! = false) {
  locations(
    filter: $filter
    sort: $sort
    limit: $limit
    offset: $offset
    countsFacets: $countsFacets
  ) {
    facets @include(if: $countsFacets) {
      facet
      values {
        value
        count
      }
      unknown
    }
    locations {
      ...LocationFields
      distanceKm
    }
    total
    near {
      label
      latitude
      longitude
      bounds {
        west
        south
        east
        north
      }
    }
    needs
    nearest {
      id
      name
      distanceKm
    }
    interpretation {
      words
      kinds {
        words
        kinds
      }
      facets {
        words
        fact
        facet
        values
        isApplied
      }
      celsius {
        from
        to
      }
      leftOut
      named
      further
    }
  }
}

fragment LocationFields on Location {
  id
  name
  description
  otherNames
  address
  city
  state
  country
  website
  phoneNumber
  hours
  priceRange
  avgCost
  bestTimeToVisit
  accessibility
  temperature
  mineralContent
  healingProperties
  kinds {
    are
    basis
    source
    date
    readFrom
  }
  waterTemperature {
    minC
    maxC
    at
    basis
    source
    date
    readFrom
  }
  price {
    kind
    amount
    currency
    per
    basis
    source
    date
    readFrom
  }
  openingHours {
    rule
    basis
    source
    date
    readFrom
    zone
    comment
    isByAppointment
    week
    openNow
    closesAt
    opensAt
  }
  season {
    open
    best
    basis
    source
    date
    readFrom
  }
  access {
    permission
    fee
    walkMinutes
    road
    basis
    source
    date
    readFrom
  }
  wheelchair {
    access
    stepCm
    doorCm
    poolLift
    toilet
    basis
    source
    date
    readFrom
  }
  amenities {
    has
    lacks
    basis
    source
    date
    readFrom
  }
  safety {
    risks
    basis
    source
    date
    readFrom
  }
  status {
    state
    until
    since
    basis
    source
    date
    readFrom
  }
  latitude
  longitude
  coordinatesAre
  pointNote
  countryCode
  categoryId
  tags {
    name
    slug
  }
  websites
  phones {
    text
    e164
    extension
    uri
    note
  }
  isVerified
  confirmation {
    by
    at
  }
  isClaimed
  submittedBy
  claimedBy
  averageRating
  reviewCount
  source
  licence
  asOf
  sourceName
  createdAt
  updatedAt
}
`,
};

export const RestLogin: RestDocument<RestLoginMutation, RestLoginMutationVariables> = {
  name: 'RestLogin',
  fields: ['login'],
  text: `
mutation RestLogin($email: String!, $password: String!, $held: HeldInput) {
  login(email: $email, password: $password, held: $held) {
    token
    browserToken
    account {
      ...RestAccount
    }
  }
}

fragment RestAccount on Account {
  id
  email
  username
  firstName
  lastName
  language
  profileImageUrl
  isAdmin
  isOwner
  isEmailVerified
  hasCompletedOnboarding
  getsDigest
  createdAt
  updatedAt
}
`,
};

export const RestLogout: RestDocument<RestLogoutMutation, RestLogoutMutationVariables> = {
  name: 'RestLogout',
  fields: ['logout'],
  text: `
mutation RestLogout($token: String!) {
  logout(token: $token)
}
`,
};

export const RestMap: RestDocument<RestMapQuery, RestMapQueryVariables> = {
  name: 'RestMap',
  fields: ['map'],
  text: `
query RestMap($box: BoxInput!, $zoom: Float!, $categoryId: Int, $search: String, $near: PointInput, $radiusKm: Float, $facets: FacetFilter, $countsFacets: Boolean! = false, $keep: [ID!]) {
  map(
    box: $box
    zoom: $zoom
    categoryId: $categoryId
    search: $search
    near: $near
    radiusKm: $radiusKm
    facets: $facets
    countsFacets: $countsFacets
    keep: $keep
  ) {
    facets @include(if: $countsFacets) {
      facet
      values {
        value
        count
      }
      unknown
    }
    total
    near {
      label
      latitude
      longitude
      bounds {
        west
        south
        east
        north
      }
    }
    places {
      id
      name
      latitude
      longitude
      categoryId
      temperature
      isClosed
    }
    pins {
      id
      fact {
        kind
        text
      }
    }
    clusters {
      count
      latitude
      longitude
      bounds {
        west
        south
        east
        north
      }
      mix {
        categoryId
        count
      }
    }
  }
}
`,
};

export const RestMarkMessageRead: RestDocument<RestMarkMessageReadMutation, RestMarkMessageReadMutationVariables> = {
  name: 'RestMarkMessageRead',
  fields: ['markMessageRead'],
  text: `
mutation RestMarkMessageRead($id: ID!) {
  markMessageRead(id: $id) {
    ...RestContactMessage
  }
}

fragment RestContactMessage on ContactMessage {
  id
  name
  email
  subject
  message
  isRead
  createdAt
  updatedAt
}
`,
};

export const RestMyLocations: RestDocument<RestMyLocationsQuery, RestMyLocationsQueryVariables> = {
  name: 'RestMyLocations',
  fields: ['myLocations'],
  text: `
query RestMyLocations($limit: Int, $offset: Int) {
  myLocations(limit: $limit, offset: $offset) {
    total
    locations {
      ...LocationFields
    }
  }
}

fragment LocationFields on Location {
  id
  name
  description
  otherNames
  address
  city
  state
  country
  website
  phoneNumber
  hours
  priceRange
  avgCost
  bestTimeToVisit
  accessibility
  temperature
  mineralContent
  healingProperties
  kinds {
    are
    basis
    source
    date
    readFrom
  }
  waterTemperature {
    minC
    maxC
    at
    basis
    source
    date
    readFrom
  }
  price {
    kind
    amount
    currency
    per
    basis
    source
    date
    readFrom
  }
  openingHours {
    rule
    basis
    source
    date
    readFrom
    zone
    comment
    isByAppointment
    week
    openNow
    closesAt
    opensAt
  }
  season {
    open
    best
    basis
    source
    date
    readFrom
  }
  access {
    permission
    fee
    walkMinutes
    road
    basis
    source
    date
    readFrom
  }
  wheelchair {
    access
    stepCm
    doorCm
    poolLift
    toilet
    basis
    source
    date
    readFrom
  }
  amenities {
    has
    lacks
    basis
    source
    date
    readFrom
  }
  safety {
    risks
    basis
    source
    date
    readFrom
  }
  status {
    state
    until
    since
    basis
    source
    date
    readFrom
  }
  latitude
  longitude
  coordinatesAre
  pointNote
  countryCode
  categoryId
  tags {
    name
    slug
  }
  websites
  phones {
    text
    e164
    extension
    uri
    note
  }
  isVerified
  confirmation {
    by
    at
  }
  isClaimed
  submittedBy
  claimedBy
  averageRating
  reviewCount
  source
  licence
  asOf
  sourceName
  createdAt
  updatedAt
}
`,
};

export const RestMyProposals: RestDocument<RestMyProposalsQuery, RestMyProposalsQueryVariables> = {
  name: 'RestMyProposals',
  fields: ['myProposals'],
  text: `
query RestMyProposals($limit: Int, $offset: Int) {
  myProposals(limit: $limit, offset: $offset) {
    total
    proposals {
      ...RestOwnProposal
      location {
        id
        name
        city
        country
      }
      ...RestProposedChanges
    }
  }
}

fragment RestOwnProposal on Proposal {
  id
  kind
  status
  message
  photos {
    id
    url
    caption
    currentCaption
    isNew
    isDeclined
  }
  reason
  createdAt
  decidedAt
}

fragment RestProposedChanges on Proposal {
  changes {
    field
    label
    current
    proposed
    isChangedMeanwhile
  }
}
`,
};

export const RestMyReviews: RestDocument<RestMyReviewsQuery, RestMyReviewsQueryVariables> = {
  name: 'RestMyReviews',
  fields: ['myReviews'],
  text: `
query RestMyReviews($limit: Int, $offset: Int) {
  myReviews(limit: $limit, offset: $offset) {
    total
    reviews {
      ...RestReview
      location {
        id
        name
        city
        country
      }
    }
  }
}

fragment RestReview on Review {
  id
  revision
  locationId
  rating
  title
  content
  photos {
    id
    url
  }
  author {
    id
    displayName
    firstName
    lastName
    username
    profileImageUrl
  }
  createdAt
  updatedAt
}
`,
};

export const RestOrderHeroImages: RestDocument<RestOrderHeroImagesMutation, RestOrderHeroImagesMutationVariables> = {
  name: 'RestOrderHeroImages',
  fields: ['orderHeroImages'],
  text: `
mutation RestOrderHeroImages($ids: [ID!]!) {
  orderHeroImages(ids: $ids) {
    ...RestAdminHeroImage
  }
}

fragment RestAdminHeroImage on AdminHeroImage {
  id
  filename
  originalName
  url
  isActive
  uploadedAt
  position
}
`,
};

export const RestProposals: RestDocument<RestProposalsQuery, RestProposalsQueryVariables> = {
  name: 'RestProposals',
  fields: ['proposals'],
  text: `
query RestProposals($kind: ProposalKind, $status: ProposalStatus, $limit: Int, $offset: Int) {
  proposals(kind: $kind, status: $status, limit: $limit, offset: $offset) {
    total
    proposals {
      ...RestProposal
    }
  }
}

fragment RestProposal on Proposal {
  ...RestOwnProposal
  revision
  location {
    ...AdminLocationFields
  }
  member {
    id
    displayName
    firstName
    lastName
    username
    profileImageUrl
  }
  ...RestProposedChanges
  notes
}

fragment RestOwnProposal on Proposal {
  id
  kind
  status
  message
  photos {
    id
    url
    caption
    currentCaption
    isNew
    isDeclined
  }
  reason
  createdAt
  decidedAt
}

fragment AdminLocationFields on Location {
  ...LocationFields
  category {
    id
    name
  }
  revision
}

fragment LocationFields on Location {
  id
  name
  description
  otherNames
  address
  city
  state
  country
  website
  phoneNumber
  hours
  priceRange
  avgCost
  bestTimeToVisit
  accessibility
  temperature
  mineralContent
  healingProperties
  kinds {
    are
    basis
    source
    date
    readFrom
  }
  waterTemperature {
    minC
    maxC
    at
    basis
    source
    date
    readFrom
  }
  price {
    kind
    amount
    currency
    per
    basis
    source
    date
    readFrom
  }
  openingHours {
    rule
    basis
    source
    date
    readFrom
    zone
    comment
    isByAppointment
    week
    openNow
    closesAt
    opensAt
  }
  season {
    open
    best
    basis
    source
    date
    readFrom
  }
  access {
    permission
    fee
    walkMinutes
    road
    basis
    source
    date
    readFrom
  }
  wheelchair {
    access
    stepCm
    doorCm
    poolLift
    toilet
    basis
    source
    date
    readFrom
  }
  amenities {
    has
    lacks
    basis
    source
    date
    readFrom
  }
  safety {
    risks
    basis
    source
    date
    readFrom
  }
  status {
    state
    until
    since
    basis
    source
    date
    readFrom
  }
  latitude
  longitude
  coordinatesAre
  pointNote
  countryCode
  categoryId
  tags {
    name
    slug
  }
  websites
  phones {
    text
    e164
    extension
    uri
    note
  }
  isVerified
  confirmation {
    by
    at
  }
  isClaimed
  submittedBy
  claimedBy
  averageRating
  reviewCount
  source
  licence
  asOf
  sourceName
  createdAt
  updatedAt
}

fragment RestProposedChanges on Proposal {
  changes {
    field
    label
    current
    proposed
    isChangedMeanwhile
  }
}
`,
};

export const RestPublicTripLists: RestDocument<RestPublicTripListsQuery, RestPublicTripListsQueryVariables> = {
  name: 'RestPublicTripLists',
  fields: ['publicTripLists'],
  text: `
query RestPublicTripLists($search: String, $page: Int, $limit: Int) {
  publicTripLists(search: $search, page: $page, limit: $limit) {
    total
    lists {
      ...RestTripListSummary
    }
  }
}

fragment RestTripListSummary on TripList {
  id
  revision
  userId
  name
  description
  isPublic
  showsNotes
  shareCode
  itemCount
  user {
    id
    displayName
    firstName
    lastName
    badge {
      level
      icon
      name
      count
    }
  }
  createdAt
  updatedAt
}
`,
};

export const RestRecordPageView: RestDocument<RestRecordPageViewMutation, RestRecordPageViewMutationVariables> = {
  name: 'RestRecordPageView',
  fields: ['recordPageView'],
  text: `
mutation RestRecordPageView($input: PageViewInput!) {
  recordPageView(input: $input)
}
`,
};

export const RestRegister: RestDocument<RestRegisterMutation, RestRegisterMutationVariables> = {
  name: 'RestRegister',
  fields: ['register'],
  text: `
mutation RestRegister($input: RegisterInput!, $held: HeldInput) {
  register(input: $input, held: $held) {
    token
    browserToken
    account {
      ...RestAccount
    }
  }
}

fragment RestAccount on Account {
  id
  email
  username
  firstName
  lastName
  language
  profileImageUrl
  isAdmin
  isOwner
  isEmailVerified
  hasCompletedOnboarding
  getsDigest
  createdAt
  updatedAt
}
`,
};

export const RestRemoveTripListItem: RestDocument<RestRemoveTripListItemMutation, RestRemoveTripListItemMutationVariables> = {
  name: 'RestRemoveTripListItem',
  fields: ['removeTripListItem'],
  text: `
mutation RestRemoveTripListItem($id: ID!, $locationId: ID!) {
  removeTripListItem(id: $id, locationId: $locationId) {
    id
  }
}
`,
};

export const RestReportLocation: RestDocument<RestReportLocationMutation, RestReportLocationMutationVariables> = {
  name: 'RestReportLocation',
  fields: ['reportLocation'],
  text: `
mutation RestReportLocation($locationId: ID!, $input: ReportInput!, $idempotencyKey: String) {
  reportLocation(
    locationId: $locationId
    input: $input
    idempotencyKey: $idempotencyKey
  ) {
    ...RestOwnReport
  }
}

fragment RestOwnReport on OwnReport {
  id
  type
  status
  description
  locationId
  reviewId
  listId
  createdAt
  updatedAt
}
`,
};

export const RestReportReview: RestDocument<RestReportReviewMutation, RestReportReviewMutationVariables> = {
  name: 'RestReportReview',
  fields: ['reportReview'],
  text: `
mutation RestReportReview($reviewId: ID!, $input: ReportInput!, $idempotencyKey: String) {
  reportReview(
    reviewId: $reviewId
    input: $input
    idempotencyKey: $idempotencyKey
  ) {
    ...RestOwnReport
  }
}

fragment RestOwnReport on OwnReport {
  id
  type
  status
  description
  locationId
  reviewId
  listId
  createdAt
  updatedAt
}
`,
};

export const RestReportTripList: RestDocument<RestReportTripListMutation, RestReportTripListMutationVariables> = {
  name: 'RestReportTripList',
  fields: ['reportTripList'],
  text: `
mutation RestReportTripList($tripListId: ID!, $input: ReportInput!, $idempotencyKey: String) {
  reportTripList(
    tripListId: $tripListId
    input: $input
    idempotencyKey: $idempotencyKey
  ) {
    ...RestOwnReport
  }
}

fragment RestOwnReport on OwnReport {
  id
  type
  status
  description
  locationId
  reviewId
  listId
  createdAt
  updatedAt
}
`,
};

export const RestReports: RestDocument<RestReportsQuery, RestReportsQueryVariables> = {
  name: 'RestReports',
  fields: ['adminReports'],
  text: `
query RestReports($status: ReportStatus, $search: String, $sort: ByTime!, $limit: Int, $offset: Int) {
  adminReports(
    status: $status
    search: $search
    sort: $sort
    limit: $limit
    offset: $offset
  ) {
    reports {
      ...RestReport
    }
    total
  }
}

fragment RestReport on Report {
  id
  type
  status
  description
  notes
  locationId
  reviewId
  listId
  createdAt
  updatedAt
  resolvedAt
  resolvedBy {
    id
  }
  location {
    id
    name
    city
    country
  }
  review {
    id
    rating
    title
  }
  list {
    id
    name
  }
  user {
    id
    account {
      firstName
      lastName
      email
    }
  }
}
`,
};

export const RestRequestSignInLink: RestDocument<RestRequestSignInLinkMutation, RestRequestSignInLinkMutationVariables> = {
  name: 'RestRequestSignInLink',
  fields: ['requestSignInLink'],
  text: `
mutation RestRequestSignInLink($email: String!) {
  requestSignInLink(email: $email)
}
`,
};

export const RestResearch: RestDocument<RestResearchMutation, RestResearchMutationVariables> = {
  name: 'RestResearch',
  fields: ['researchLocation'],
  text: `
mutation RestResearch($query: String!) {
  researchLocation(query: $query) {
    name
    description
    otherNames
    address
    city
    state
    country
    website
    phoneNumber
    hours
    priceRange
    bestTimeToVisit
    accessibility
    temperature
    mineralContent
    healingProperties
    latitude
    longitude
    categoryId
    sources {
      field
      source
      url
    }
    lookedIn
  }
}
`,
};

export const RestResendVerification: RestDocument<RestResendVerificationMutation, RestResendVerificationMutationVariables> = {
  name: 'RestResendVerification',
  fields: ['resendVerification'],
  text: `
mutation RestResendVerification {
  resendVerification
}
`,
};

export const RestResetPassword: RestDocument<RestResetPasswordMutation, RestResetPasswordMutationVariables> = {
  name: 'RestResetPassword',
  fields: ['resetPassword'],
  text: `
mutation RestResetPassword($token: String!, $newPassword: String!) {
  resetPassword(token: $token, newPassword: $newPassword)
}
`,
};

export const RestReviews: RestDocument<RestReviewsQuery, RestReviewsQueryVariables> = {
  name: 'RestReviews',
  fields: ['location'],
  text: `
query RestReviews($id: ID!, $limit: Int, $offset: Int) {
  location(id: $id) {
    id
    reviews(limit: $limit, offset: $offset) {
      total
      reviews {
        ...RestReview
      }
    }
  }
}

fragment RestReview on Review {
  id
  revision
  locationId
  rating
  title
  content
  photos {
    id
    url
  }
  author {
    id
    displayName
    firstName
    lastName
    username
    profileImageUrl
  }
  createdAt
  updatedAt
}
`,
};

export const RestSendContactMessage: RestDocument<RestSendContactMessageMutation, RestSendContactMessageMutationVariables> = {
  name: 'RestSendContactMessage',
  fields: ['sendContactMessage'],
  text: `
mutation RestSendContactMessage($input: ContactInput!, $website: String) {
  sendContactMessage(input: $input, website: $website)
}
`,
};

export const RestSetAdmin: RestDocument<RestSetAdminMutation, RestSetAdminMutationVariables> = {
  name: 'RestSetAdmin',
  fields: ['setAdmin'],
  text: `
mutation RestSetAdmin($id: ID!, $isAdmin: Boolean!) {
  setAdmin(id: $id, isAdmin: $isAdmin) {
    ...RestAdminUser
  }
}

fragment RestAdminUser on AdminUser {
  id
  email
  username
  firstName
  lastName
  profileImageUrl
  isAdmin
  isOwner
  isEmailVerified
  isSuspended
  suspension {
    reason
    at
  }
  lastSeenOn
  createdAt
  user {
    id
    badge {
      level
      icon
      name
      count
    }
  }
}
`,
};

export const RestSetFavorite: RestDocument<RestSetFavoriteMutation, RestSetFavoriteMutationVariables> = {
  name: 'RestSetFavorite',
  fields: ['favorite'],
  text: `
mutation RestSetFavorite($id: ID!, $isFavorite: Boolean) {
  favorite(locationId: $id, isFavorite: $isFavorite) {
    isFavorite
  }
}
`,
};

export const RestSetHeroImageActive: RestDocument<RestSetHeroImageActiveMutation, RestSetHeroImageActiveMutationVariables> = {
  name: 'RestSetHeroImageActive',
  fields: ['setHeroImageActive'],
  text: `
mutation RestSetHeroImageActive($id: ID!, $isActive: Boolean!) {
  setHeroImageActive(id: $id, isActive: $isActive) {
    ...RestAdminHeroImage
  }
}

fragment RestAdminHeroImage on AdminHeroImage {
  id
  filename
  originalName
  url
  isActive
  uploadedAt
  position
}
`,
};

export const RestSetSuspended: RestDocument<RestSetSuspendedMutation, RestSetSuspendedMutationVariables> = {
  name: 'RestSetSuspended',
  fields: ['setSuspended'],
  text: `
mutation RestSetSuspended($id: ID!, $isSuspended: Boolean!, $reason: String) {
  setSuspended(id: $id, isSuspended: $isSuspended, reason: $reason) {
    ...RestAdminUser
  }
}

fragment RestAdminUser on AdminUser {
  id
  email
  username
  firstName
  lastName
  profileImageUrl
  isAdmin
  isOwner
  isEmailVerified
  isSuspended
  suspension {
    reason
    at
  }
  lastSeenOn
  createdAt
  user {
    id
    badge {
      level
      icon
      name
      count
    }
  }
}
`,
};

export const RestSetVisit: RestDocument<RestSetVisitMutation, RestSetVisitMutationVariables> = {
  name: 'RestSetVisit',
  fields: ['visit'],
  text: `
mutation RestSetVisit($id: ID!, $input: VisitInput!) {
  visit(locationId: $id, input: $input) {
    visitStatus
    visit {
      ...RestVisitOfMine
    }
  }
}

fragment RestVisitOfMine on Visit {
  visitDate
  notes
  rating
}
`,
};

export const RestSettleReport: RestDocument<RestSettleReportMutation, RestSettleReportMutationVariables> = {
  name: 'RestSettleReport',
  fields: ['settleReport'],
  text: `
mutation RestSettleReport($id: ID!, $status: ReportOutcome!, $notes: String) {
  settleReport(id: $id, status: $status, notes: $notes) {
    ...RestReport
  }
}

fragment RestReport on Report {
  id
  type
  status
  description
  notes
  locationId
  reviewId
  listId
  createdAt
  updatedAt
  resolvedAt
  resolvedBy {
    id
  }
  location {
    id
    name
    city
    country
  }
  review {
    id
    rating
    title
  }
  list {
    id
    name
  }
  user {
    id
    account {
      firstName
      lastName
      email
    }
  }
}
`,
};

export const RestSettleReportsOn: RestDocument<RestSettleReportsOnMutation, RestSettleReportsOnMutationVariables> = {
  name: 'RestSettleReportsOn',
  fields: ['settleReportsOn'],
  text: `
mutation RestSettleReportsOn($about: ReportedThing!, $status: ReportOutcome!, $notes: String) {
  settleReportsOn(about: $about, status: $status, notes: $notes)
}
`,
};

export const RestSignInByLink: RestDocument<RestSignInByLinkMutation, RestSignInByLinkMutationVariables> = {
  name: 'RestSignInByLink',
  fields: ['signInByLink'],
  text: `
mutation RestSignInByLink($token: String!, $held: HeldInput) {
  signInByLink(token: $token, held: $held) {
    token
    browserToken
    account {
      ...RestAccount
    }
  }
}

fragment RestAccount on Account {
  id
  email
  username
  firstName
  lastName
  language
  profileImageUrl
  isAdmin
  isOwner
  isEmailVerified
  hasCompletedOnboarding
  getsDigest
  createdAt
  updatedAt
}
`,
};

export const RestSimilarLocations: RestDocument<RestSimilarLocationsQuery, RestSimilarLocationsQueryVariables> = {
  name: 'RestSimilarLocations',
  fields: ['similarLocations'],
  text: `
query RestSimilarLocations($name: String!, $latitude: Float, $longitude: Float, $city: String) {
  similarLocations(
    name: $name
    latitude: $latitude
    longitude: $longitude
    city: $city
  ) {
    id
    name
    city
    country
    countryCode
    distanceKm
    isVerified
    isPermanentlyClosed
  }
}
`,
};

export const RestSiteSettings: RestDocument<RestSiteSettingsQuery, RestSiteSettingsQueryVariables> = {
  name: 'RestSiteSettings',
  fields: ['siteSettings'],
  text: `
query RestSiteSettings {
  siteSettings {
    ...RestSiteSetting
  }
}

fragment RestSiteSetting on SiteSetting {
  id
  key
  value
  createdAt
  updatedAt
}
`,
};

export const RestStats: RestDocument<RestStatsQuery, RestStatsQueryVariables> = {
  name: 'RestStats',
  fields: ['communityStats'],
  text: `
query RestStats {
  communityStats {
    totalLocations
    totalUsers
    totalCountries
    totalReviews
  }
}
`,
};

export const RestSubmitLocation: RestDocument<RestSubmitLocationMutation, RestSubmitLocationMutationVariables> = {
  name: 'RestSubmitLocation',
  fields: ['submitLocation'],
  text: `
mutation RestSubmitLocation($input: LocationInput!, $idempotencyKey: String) {
  submitLocation(input: $input, idempotencyKey: $idempotencyKey) {
    notice
    location {
      ...LocationFields
    }
  }
}

fragment LocationFields on Location {
  id
  name
  description
  otherNames
  address
  city
  state
  country
  website
  phoneNumber
  hours
  priceRange
  avgCost
  bestTimeToVisit
  accessibility
  temperature
  mineralContent
  healingProperties
  kinds {
    are
    basis
    source
    date
    readFrom
  }
  waterTemperature {
    minC
    maxC
    at
    basis
    source
    date
    readFrom
  }
  price {
    kind
    amount
    currency
    per
    basis
    source
    date
    readFrom
  }
  openingHours {
    rule
    basis
    source
    date
    readFrom
    zone
    comment
    isByAppointment
    week
    openNow
    closesAt
    opensAt
  }
  season {
    open
    best
    basis
    source
    date
    readFrom
  }
  access {
    permission
    fee
    walkMinutes
    road
    basis
    source
    date
    readFrom
  }
  wheelchair {
    access
    stepCm
    doorCm
    poolLift
    toilet
    basis
    source
    date
    readFrom
  }
  amenities {
    has
    lacks
    basis
    source
    date
    readFrom
  }
  safety {
    risks
    basis
    source
    date
    readFrom
  }
  status {
    state
    until
    since
    basis
    source
    date
    readFrom
  }
  latitude
  longitude
  coordinatesAre
  pointNote
  countryCode
  categoryId
  tags {
    name
    slug
  }
  websites
  phones {
    text
    e164
    extension
    uri
    note
  }
  isVerified
  confirmation {
    by
    at
  }
  isClaimed
  submittedBy
  claimedBy
  averageRating
  reviewCount
  source
  licence
  asOf
  sourceName
  createdAt
  updatedAt
}
`,
};

export const RestSuggest: RestDocument<RestSuggestQuery, RestSuggestQueryVariables> = {
  name: 'RestSuggest',
  fields: ['suggestLocations'],
  text: `
query RestSuggest($q: String!) {
  suggestLocations(q: $q) {
    id
    name
    city
    country
    categoryId
  }
}
`,
};

export const RestTripList: RestDocument<RestTripListQuery, RestTripListQueryVariables> = {
  name: 'RestTripList',
  fields: ['tripList'],
  text: `
query RestTripList($id: ID!) {
  tripList(id: $id) {
    ...RestWholeTripList
  }
}

fragment RestWholeTripList on TripList {
  ...RestTripListSummary
  items {
    ...RestTripListItem
  }
}

fragment RestTripListSummary on TripList {
  id
  revision
  userId
  name
  description
  isPublic
  showsNotes
  shareCode
  itemCount
  user {
    id
    displayName
    firstName
    lastName
    badge {
      level
      icon
      name
      count
    }
  }
  createdAt
  updatedAt
}

fragment RestTripListItem on TripListItem {
  locationId
  location {
    ...LocationFields
  }
  visitOrder
  notes
}

fragment LocationFields on Location {
  id
  name
  description
  otherNames
  address
  city
  state
  country
  website
  phoneNumber
  hours
  priceRange
  avgCost
  bestTimeToVisit
  accessibility
  temperature
  mineralContent
  healingProperties
  kinds {
    are
    basis
    source
    date
    readFrom
  }
  waterTemperature {
    minC
    maxC
    at
    basis
    source
    date
    readFrom
  }
  price {
    kind
    amount
    currency
    per
    basis
    source
    date
    readFrom
  }
  openingHours {
    rule
    basis
    source
    date
    readFrom
    zone
    comment
    isByAppointment
    week
    openNow
    closesAt
    opensAt
  }
  season {
    open
    best
    basis
    source
    date
    readFrom
  }
  access {
    permission
    fee
    walkMinutes
    road
    basis
    source
    date
    readFrom
  }
  wheelchair {
    access
    stepCm
    doorCm
    poolLift
    toilet
    basis
    source
    date
    readFrom
  }
  amenities {
    has
    lacks
    basis
    source
    date
    readFrom
  }
  safety {
    risks
    basis
    source
    date
    readFrom
  }
  status {
    state
    until
    since
    basis
    source
    date
    readFrom
  }
  latitude
  longitude
  coordinatesAre
  pointNote
  countryCode
  categoryId
  tags {
    name
    slug
  }
  websites
  phones {
    text
    e164
    extension
    uri
    note
  }
  isVerified
  confirmation {
    by
    at
  }
  isClaimed
  submittedBy
  claimedBy
  averageRating
  reviewCount
  source
  licence
  asOf
  sourceName
  createdAt
  updatedAt
}
`,
};

export const RestTripListExport: RestDocument<RestTripListExportQuery, RestTripListExportQueryVariables> = {
  name: 'RestTripListExport',
  fields: ['tripList'],
  text: `
query RestTripListExport($id: ID!) {
  tripList(id: $id) {
    name
    description
    user {
      displayName
    }
    items {
      visitOrder
      notes
      location {
        id
        name
        category {
          name
        }
        latitude
        longitude
        coordinatesAre
        address
        city
        state
        country
        phoneNumber
        phones {
          text
          uri
          note
        }
        website
        websites
        hours
        openingHours {
          rule
        }
      }
    }
  }
}
`,
};

export const RestTripLists: RestDocument<RestTripListsQuery, RestTripListsQueryVariables> = {
  name: 'RestTripLists',
  fields: ['tripLists'],
  text: `
query RestTripLists($limit: Int, $offset: Int) {
  tripLists(limit: $limit, offset: $offset) {
    total
    lists {
      ...RestTripListSummary
    }
  }
}

fragment RestTripListSummary on TripList {
  id
  revision
  userId
  name
  description
  isPublic
  showsNotes
  shareCode
  itemCount
  user {
    id
    displayName
    firstName
    lastName
    badge {
      level
      icon
      name
      count
    }
  }
  createdAt
  updatedAt
}
`,
};

export const RestUser: RestDocument<RestUserQuery, RestUserQueryVariables> = {
  name: 'RestUser',
  fields: ['me'],
  text: `
query RestUser {
  me {
    ...RestAccount
  }
}

fragment RestAccount on Account {
  id
  email
  username
  firstName
  lastName
  language
  profileImageUrl
  isAdmin
  isOwner
  isEmailVerified
  hasCompletedOnboarding
  getsDigest
  createdAt
  updatedAt
}
`,
};

export const RestUsernameAvailability: RestDocument<RestUsernameAvailabilityQuery, RestUsernameAvailabilityQueryVariables> = {
  name: 'RestUsernameAvailability',
  fields: ['usernameAvailability'],
  text: `
query RestUsernameAvailability($username: String!) {
  usernameAvailability(username: $username) {
    available
    message
  }
}
`,
};

export const RestVerifyLocation: RestDocument<RestVerifyLocationMutation, RestVerifyLocationMutationVariables> = {
  name: 'RestVerifyLocation',
  fields: ['verifyLocation'],
  text: `
mutation RestVerifyLocation($id: ID!, $isVerified: Boolean!, $readRevision: Int) {
  verifyLocation(id: $id, isVerified: $isVerified, readRevision: $readRevision) {
    ...AdminLocationFields
  }
}

fragment AdminLocationFields on Location {
  ...LocationFields
  category {
    id
    name
  }
  revision
}

fragment LocationFields on Location {
  id
  name
  description
  otherNames
  address
  city
  state
  country
  website
  phoneNumber
  hours
  priceRange
  avgCost
  bestTimeToVisit
  accessibility
  temperature
  mineralContent
  healingProperties
  kinds {
    are
    basis
    source
    date
    readFrom
  }
  waterTemperature {
    minC
    maxC
    at
    basis
    source
    date
    readFrom
  }
  price {
    kind
    amount
    currency
    per
    basis
    source
    date
    readFrom
  }
  openingHours {
    rule
    basis
    source
    date
    readFrom
    zone
    comment
    isByAppointment
    week
    openNow
    closesAt
    opensAt
  }
  season {
    open
    best
    basis
    source
    date
    readFrom
  }
  access {
    permission
    fee
    walkMinutes
    road
    basis
    source
    date
    readFrom
  }
  wheelchair {
    access
    stepCm
    doorCm
    poolLift
    toilet
    basis
    source
    date
    readFrom
  }
  amenities {
    has
    lacks
    basis
    source
    date
    readFrom
  }
  safety {
    risks
    basis
    source
    date
    readFrom
  }
  status {
    state
    until
    since
    basis
    source
    date
    readFrom
  }
  latitude
  longitude
  coordinatesAre
  pointNote
  countryCode
  categoryId
  tags {
    name
    slug
  }
  websites
  phones {
    text
    e164
    extension
    uri
    note
  }
  isVerified
  confirmation {
    by
    at
  }
  isClaimed
  submittedBy
  claimedBy
  averageRating
  reviewCount
  source
  licence
  asOf
  sourceName
  createdAt
  updatedAt
}
`,
};

export const RestVerifyLocations: RestDocument<RestVerifyLocationsMutation, RestVerifyLocationsMutationVariables> = {
  name: 'RestVerifyLocations',
  fields: ['verifyLocations'],
  text: `
mutation RestVerifyLocations($ids: [ID!]!, $isVerified: Boolean!, $read: [ReadLocation!]) {
  verifyLocations(ids: $ids, isVerified: $isVerified, read: $read) {
    id
    message
  }
}
`,
};

export const RestVisit: RestDocument<RestVisitQuery, RestVisitQueryVariables> = {
  name: 'RestVisit',
  fields: ['location'],
  text: `
query RestVisit($id: ID!) {
  location(id: $id) {
    id
    visitStatus
    visit {
      ...RestVisitOfMine
    }
  }
}

fragment RestVisitOfMine on Visit {
  visitDate
  notes
  rating
}
`,
};

export const RestVisits: RestDocument<RestVisitsQuery, RestVisitsQueryVariables> = {
  name: 'RestVisits',
  fields: ['visits'],
  text: `
query RestVisits($status: VisitStatus, $limit: Int, $offset: Int) {
  visits(status: $status, limit: $limit, offset: $offset) {
    total
    locations {
      ...LocationFields
      visitStatus
      visit {
        ...RestVisitOfMine
      }
    }
  }
}

fragment LocationFields on Location {
  id
  name
  description
  otherNames
  address
  city
  state
  country
  website
  phoneNumber
  hours
  priceRange
  avgCost
  bestTimeToVisit
  accessibility
  temperature
  mineralContent
  healingProperties
  kinds {
    are
    basis
    source
    date
    readFrom
  }
  waterTemperature {
    minC
    maxC
    at
    basis
    source
    date
    readFrom
  }
  price {
    kind
    amount
    currency
    per
    basis
    source
    date
    readFrom
  }
  openingHours {
    rule
    basis
    source
    date
    readFrom
    zone
    comment
    isByAppointment
    week
    openNow
    closesAt
    opensAt
  }
  season {
    open
    best
    basis
    source
    date
    readFrom
  }
  access {
    permission
    fee
    walkMinutes
    road
    basis
    source
    date
    readFrom
  }
  wheelchair {
    access
    stepCm
    doorCm
    poolLift
    toilet
    basis
    source
    date
    readFrom
  }
  amenities {
    has
    lacks
    basis
    source
    date
    readFrom
  }
  safety {
    risks
    basis
    source
    date
    readFrom
  }
  status {
    state
    until
    since
    basis
    source
    date
    readFrom
  }
  latitude
  longitude
  coordinatesAre
  pointNote
  countryCode
  categoryId
  tags {
    name
    slug
  }
  websites
  phones {
    text
    e164
    extension
    uri
    note
  }
  isVerified
  confirmation {
    by
    at
  }
  isClaimed
  submittedBy
  claimedBy
  averageRating
  reviewCount
  source
  licence
  asOf
  sourceName
  createdAt
  updatedAt
}

fragment RestVisitOfMine on Visit {
  visitDate
  notes
  rating
}
`,
};
