import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { ListedLocation as LocationModel } from '../domain/search/listed.ts';
import type { GalleryPhoto as PhotoModel } from '../domain/gallery.ts';
import type { Proposal as ProposalModel } from '../domain/proposal.ts';
import type { Category as CategoryModel } from '../domain/categories.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A moment, ISO 8601 in UTC. */
  DateTime: { input: Date; output: Date; }
  _FieldSet: { input: string; output: string; }
};

export type Query = {
  /**
   * Published places that match all that is asked for, and how many there are. Every word of `search` must match; "yoga near
   * Kyoto" lists yoga by its distance from Kyoto, and says so; a text in double quotes is taken to the letter.
   */
  readonly locations: LocationPage;
  /** Rows of places for the home screen, each for a reason; no place is in two, and none has fewer than 3. */
  readonly locationRows: ReadonlyArray<LocationRow>;
  /** One place, if the asker may see it. */
  readonly location?: Maybe<Location>;
  /** The places that whoever asks submitted, pending ones too, newest first; at most 100 at once. */
  readonly myLocations: OwnLocations;
  /** Every place that whoever asks submitted, for their own copy. */
  readonly exportLocations: ReadonlyArray<Location>;
  /**
   * What one viewport of the map shows: at most 500 places and clusters; total is exact. `near` is where the asker is, for "near me" in the
   * search; nothing is near without it. With `radiusKm` only places this near to it are shown and counted. `keep` has up to 40 ids of pins
   * that are shown already: those that match and lie in the box stay pins, before new ones are chosen.
   */
  readonly map: MapView;
  /** The published places of the pins of a map, in their order; of more than 40 ids the first 40. */
  readonly placesOfPins: ReadonlyArray<Location>;
  /** Up to 8 places for the search box while one types. */
  readonly suggestLocations: ReadonlyArray<Location>;
  /**
   * Up to 5 towns, regions or countries, best first, from the bundled gazetteer. With `addresses` the words are sent to the
   * geocoder that the settings name, if any, which knows addresses too.
   */
  readonly geocode: ReadonlyArray<GeocodeResult>;
  /**
   * Up to 5 places that may be the one that a member is about to submit, likeliest first, their own pending ones among them. Where it lies
   * is told by latitude and longitude, or by its city.
   */
  readonly similarLocations: ReadonlyArray<SimilarLocation>;
  /**
   * What is doubtful in the point of a place, given its address: that it is more than 100 km from the town or country that is told, for
   * one; null: nothing.
   */
  readonly pointDoubt?: Maybe<PointDoubt>;
  /** Where a place lies by its address, or by its town in the country that is told; null: it is not known. */
  readonly locateAddress?: Maybe<LocatedAddress>;
  readonly categories: ReadonlyArray<Category>;
  /** What members propose, the one that waits longest first; for admins. At most 100 at once. */
  readonly proposals: ProposalPage;
  /** What whoever asks has proposed of places, and what became of it, newest first; at most 100 at once. */
  readonly myProposals: ProposalPage;
  /** What whoever asks has proposed, all of it, for their own copy. */
  readonly exportProposals: ReadonlyArray<Proposal>;
  /** A place that whoever asks submitted and an admin deleted; admins may ask for any. null while it stands. */
  readonly deletedLocation?: Maybe<DeletedLocation>;
  /**
   * Places as admins see them, pending ones first whatever the order; at most 100 at once. Without `sort` a search lists the best match
   * first, everything else the newest.
   */
  readonly adminLocations: AdminLocationPage;
  /** How many places have a text that could not be read as a fact with certainty, and no such fact, for each field that has any; for admins. */
  readonly unparsedTextCounts: ReadonlyArray<UnparsedTextCount>;
  /**
   * The texts of one field that could not be read as facts with certainty, in the order of the ids of their places; for admins. At most 100 at
   * once, after the place with the id `after`.
   */
  readonly unparsedTexts: ReadonlyArray<UnparsedText>;
};


export type QueryLocationsArgs = {
  filter?: InputMaybe<LocationFilter>;
  sort?: InputMaybe<LocationSort>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
  countsFacets?: Scalars['Boolean']['input'];
};


export type QueryLocationArgs = {
  id: Scalars['ID']['input'];
};


export type QueryMyLocationsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryMapArgs = {
  box: BoxInput;
  zoom: Scalars['Float']['input'];
  categoryId?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  near?: InputMaybe<PointInput>;
  radiusKm?: InputMaybe<Scalars['Float']['input']>;
  facets?: InputMaybe<FacetFilter>;
  countsFacets?: Scalars['Boolean']['input'];
  keep?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
};


export type QueryPlacesOfPinsArgs = {
  ids: ReadonlyArray<Scalars['ID']['input']>;
};


export type QuerySuggestLocationsArgs = {
  q: Scalars['String']['input'];
};


export type QueryGeocodeArgs = {
  q: Scalars['String']['input'];
  addresses?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QuerySimilarLocationsArgs = {
  name: Scalars['String']['input'];
  latitude?: InputMaybe<Scalars['Float']['input']>;
  longitude?: InputMaybe<Scalars['Float']['input']>;
  city?: InputMaybe<Scalars['String']['input']>;
};


export type QueryPointDoubtArgs = {
  latitude: Scalars['Float']['input'];
  longitude: Scalars['Float']['input'];
  address: AddressInput;
};


export type QueryLocateAddressArgs = {
  address: AddressInput;
};


export type QueryProposalsArgs = {
  kind?: InputMaybe<ProposalKind>;
  status?: InputMaybe<ProposalStatus>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryMyProposalsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryDeletedLocationArgs = {
  id: Scalars['ID']['input'];
};


export type QueryAdminLocationsArgs = {
  search?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<AdminLocationState>;
  sort?: InputMaybe<AdminLocationSort>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryUnparsedTextsArgs = {
  field: Scalars['String']['input'];
  after?: InputMaybe<Scalars['ID']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};

export type Mutation = {
  /** What can be found of a place, as a proposal for the form; nothing of it is stored. At most 10 an hour. */
  readonly researchLocation: ResearchedLocation;
  /**
   * A member submits a place, with name, category, description, address, city and country at least; it is pending until an admin verifies it,
   * unless the site publishes at once. The same place once more from the same member, or the same key, is answered as the first time.
   */
  readonly submitLocation: SubmittedLocation;
  /**
   * Whoever submitted a place, and admins, give it photos: 10 in all, 60 an hour. Those that cannot be kept are named, the others are kept.
   * Of a published place, those of members wait for an admin, unless they belong to a submission that the site published at once.
   */
  readonly addLocationPhotos: AddedLocationPhotos;
  /** What is left out stays. A member's caption for a photo of a published place waits for an admin. */
  readonly changeLocationPhoto: LocationPhoto;
  /** Takes one of its own photos away from a place, or takes back one that waits for an admin. */
  readonly deleteLocationPhoto: Scalars['ID']['output'];
  /** A member claims a place that they may see, in 10 to 1,000 characters; nothing changes until an admin has decided. One is open at a time. */
  readonly claimLocation: Proposal;
  /** A submitter corrects their place: at once while it is pending, else as a proposal. What is left out stays. */
  readonly correctLocation: CorrectedLocation;
  /**
   * An admin accepts or declines. `readRevision`: of the place, as they read it; without it nothing may have changed since the proposal was
   * made. `proposalRevision`: of the proposal, without which photos are not accepted. A conflict says what has changed since. `reason`: words
   * to the member; `notes`: for admins. `declinedPhotos`: the ids of photos that are declined while the others are accepted.
   */
  readonly decideProposal: Proposal;
  /**
   * Admins publish a place, or withdraw it from the public. `readRevision`: what they read; when the place has changed since, nothing is
   * done, and a conflict says what has changed.
   */
  readonly verifyLocation: Location;
  /**
   * The same for many places, at most 100: each is told. `read`: what was read of them; one that has changed since is refused. Who is no
   * admin any more goes no further.
   */
  readonly verifyLocations: ReadonlyArray<VerifiedLocation>;
  /**
   * Admins change what is known of a place; what is left out stays. `readRevision`: what they read; when others have changed the place
   * since, nothing is written, and a conflict says what they changed.
   */
  readonly changeLocation: Location;
  /**
   * Admins delete a place and, through events, all that hangs on it. `message`: words to its submitter, who alone reads them.
   * `readRevision`: what they read; when the place has changed since, nothing is deleted, and a conflict says what has changed.
   */
  readonly deleteLocation: Scalars['ID']['output'];
};


export type MutationResearchLocationArgs = {
  query: Scalars['String']['input'];
};


export type MutationSubmitLocationArgs = {
  input: LocationInput;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAddLocationPhotosArgs = {
  id: Scalars['ID']['input'];
  uploads: ReadonlyArray<LocationPhotoUpload>;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


export type MutationChangeLocationPhotoArgs = {
  id: Scalars['ID']['input'];
  photoId: Scalars['ID']['input'];
  input: LocationPhotoChange;
};


export type MutationDeleteLocationPhotoArgs = {
  id: Scalars['ID']['input'];
  photoId: Scalars['ID']['input'];
};


export type MutationClaimLocationArgs = {
  id: Scalars['ID']['input'];
  message: Scalars['String']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


export type MutationCorrectLocationArgs = {
  id: Scalars['ID']['input'];
  input: LocationChange;
};


export type MutationDecideProposalArgs = {
  id: Scalars['ID']['input'];
  status: ProposalDecision;
  notes?: InputMaybe<Scalars['String']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
  declinedPhotos?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  readRevision?: InputMaybe<Scalars['Int']['input']>;
  proposalRevision?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationVerifyLocationArgs = {
  id: Scalars['ID']['input'];
  isVerified?: Scalars['Boolean']['input'];
  readRevision?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationVerifyLocationsArgs = {
  ids: ReadonlyArray<Scalars['ID']['input']>;
  isVerified: Scalars['Boolean']['input'];
  read?: InputMaybe<ReadonlyArray<ReadLocation>>;
};


export type MutationChangeLocationArgs = {
  id: Scalars['ID']['input'];
  input: LocationChange;
  readRevision?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationDeleteLocationArgs = {
  id: Scalars['ID']['input'];
  message?: InputMaybe<Scalars['String']['input']>;
  readRevision?: InputMaybe<Scalars['Int']['input']>;
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
  readonly latitude: Scalars['Float']['input'];
  readonly longitude: Scalars['Float']['input'];
};

/** Degrees; west is greater than east when the box crosses the antimeridian. */
export type BoxInput = {
  readonly west: Scalars['Float']['input'];
  readonly south: Scalars['Float']['input'];
  readonly east: Scalars['Float']['input'];
  readonly north: Scalars['Float']['input'];
};

export type LocationFilter = {
  readonly search?: InputMaybe<Scalars['String']['input']>;
  readonly categoryId?: InputMaybe<Scalars['Int']['input']>;
  /** Slug of a tag. */
  readonly tag?: InputMaybe<Scalars['String']['input']>;
  readonly near?: InputMaybe<PointInput>;
  readonly radiusKm?: InputMaybe<Scalars['Float']['input']>;
  readonly box?: InputMaybe<BoxInput>;
  readonly facets?: InputMaybe<FacetFilter>;
};

/** Values of one facet are alternatives, but all amenities have to be there. Places that do not say are left out. */
export type FacetFilter = {
  /** °C: the water reaches it. */
  readonly temperatureMin?: InputMaybe<Scalars['Float']['input']>;
  /** °C: the water is as cold somewhere. */
  readonly temperatureMax?: InputMaybe<Scalars['Float']['input']>;
  readonly price?: InputMaybe<ReadonlyArray<PriceKind>>;
  /** Open in one of these. */
  readonly month?: InputMaybe<ReadonlyArray<Month>>;
  readonly access?: InputMaybe<ReadonlyArray<AccessPermission>>;
  readonly wheelchair?: InputMaybe<ReadonlyArray<WheelchairAccess>>;
  readonly amenity?: InputMaybe<ReadonlyArray<Amenity>>;
  readonly kind?: InputMaybe<ReadonlyArray<PlaceKind>>;
  readonly withPhotos?: InputMaybe<Scalars['Boolean']['input']>;
  /** Least average of its reviews. */
  readonly minRating?: InputMaybe<Scalars['Float']['input']>;
  /** Also places that do not say. */
  readonly includeUnknown?: InputMaybe<Scalars['Boolean']['input']>;
  /** Open at the present time. */
  readonly openNow?: InputMaybe<Scalars['Boolean']['input']>;
  /** Open at this time; not together with openNow. It is the time for which facets count what is open. */
  readonly openAt?: InputMaybe<Scalars['DateTime']['input']>;
};

export type LocationInput = {
  readonly name: Scalars['String']['input'];
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** Names in other languages and older ones, with semicolons or new lines between them. */
  readonly otherNames?: InputMaybe<Scalars['String']['input']>;
  readonly address?: InputMaybe<Scalars['String']['input']>;
  readonly city?: InputMaybe<Scalars['String']['input']>;
  readonly state?: InputMaybe<Scalars['String']['input']>;
  readonly country?: InputMaybe<Scalars['String']['input']>;
  /** One web address, or up to 5 with semicolons, blanks or new lines between them. */
  readonly website?: InputMaybe<Scalars['String']['input']>;
  /** One number or several, each valid in the country of the place or with its country code; other words stay words. */
  readonly phoneNumber?: InputMaybe<Scalars['String']['input']>;
  readonly hours?: InputMaybe<Scalars['String']['input']>;
  readonly priceRange?: InputMaybe<Scalars['String']['input']>;
  /** US dollars. */
  readonly avgCost?: InputMaybe<Scalars['Float']['input']>;
  readonly bestTimeToVisit?: InputMaybe<Scalars['String']['input']>;
  readonly accessibility?: InputMaybe<Scalars['String']['input']>;
  readonly temperature?: InputMaybe<Scalars['String']['input']>;
  readonly mineralContent?: InputMaybe<Scalars['String']['input']>;
  readonly healingProperties?: InputMaybe<Scalars['String']['input']>;
  readonly kinds?: InputMaybe<KindsFactInput>;
  readonly waterTemperature?: InputMaybe<WaterTemperatureFactInput>;
  readonly price?: InputMaybe<PriceFactInput>;
  readonly openingHours?: InputMaybe<OpeningHoursFactInput>;
  readonly season?: InputMaybe<SeasonFactInput>;
  readonly access?: InputMaybe<AccessFactInput>;
  readonly wheelchair?: InputMaybe<WheelchairFactInput>;
  readonly amenities?: InputMaybe<AmenitiesFactInput>;
  readonly safety?: InputMaybe<SafetyFactInput>;
  readonly status?: InputMaybe<StatusFactInput>;
  /** Without a point it is found from the address. */
  readonly latitude?: InputMaybe<Scalars['Float']['input']>;
  readonly longitude?: InputMaybe<Scalars['Float']['input']>;
  /** Of the point that is given; without it, exact. */
  readonly coordinatesAre?: InputMaybe<CoordinatesAre>;
  readonly categoryId: Scalars['Int']['input'];
  readonly tags?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** I own or manage this location. */
  readonly isClaimed?: InputMaybe<Scalars['Boolean']['input']>;
  /** The point is right, however far from its town or country it seems. */
  readonly isPointConfirmed?: InputMaybe<Scalars['Boolean']['input']>;
};

/** How well it is known where a place lies. */
export type CoordinatesAre =
  /** where it is */
  | 'exact'
  /** the middle of its town, or a point that does not fit its town or country */
  | 'approximate';

/** What is left out stays, null takes away. */
export type LocationChange = {
  readonly name?: InputMaybe<Scalars['String']['input']>;
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** Names in other languages and older ones, with semicolons or new lines between them. */
  readonly otherNames?: InputMaybe<Scalars['String']['input']>;
  readonly address?: InputMaybe<Scalars['String']['input']>;
  readonly city?: InputMaybe<Scalars['String']['input']>;
  readonly state?: InputMaybe<Scalars['String']['input']>;
  readonly country?: InputMaybe<Scalars['String']['input']>;
  /** One web address, or up to 5 with semicolons, blanks or new lines between them. */
  readonly website?: InputMaybe<Scalars['String']['input']>;
  /** One number or several, each valid in the country of the place or with its country code; other words stay words. */
  readonly phoneNumber?: InputMaybe<Scalars['String']['input']>;
  readonly hours?: InputMaybe<Scalars['String']['input']>;
  readonly priceRange?: InputMaybe<Scalars['String']['input']>;
  /** US dollars. */
  readonly avgCost?: InputMaybe<Scalars['Float']['input']>;
  readonly bestTimeToVisit?: InputMaybe<Scalars['String']['input']>;
  readonly accessibility?: InputMaybe<Scalars['String']['input']>;
  readonly temperature?: InputMaybe<Scalars['String']['input']>;
  readonly mineralContent?: InputMaybe<Scalars['String']['input']>;
  readonly healingProperties?: InputMaybe<Scalars['String']['input']>;
  readonly kinds?: InputMaybe<KindsFactInput>;
  readonly waterTemperature?: InputMaybe<WaterTemperatureFactInput>;
  readonly price?: InputMaybe<PriceFactInput>;
  readonly openingHours?: InputMaybe<OpeningHoursFactInput>;
  readonly season?: InputMaybe<SeasonFactInput>;
  readonly access?: InputMaybe<AccessFactInput>;
  readonly wheelchair?: InputMaybe<WheelchairFactInput>;
  readonly amenities?: InputMaybe<AmenitiesFactInput>;
  readonly safety?: InputMaybe<SafetyFactInput>;
  readonly status?: InputMaybe<StatusFactInput>;
  /** Together with longitude. */
  readonly latitude?: InputMaybe<Scalars['Float']['input']>;
  readonly longitude?: InputMaybe<Scalars['Float']['input']>;
  readonly categoryId?: InputMaybe<Scalars['Int']['input']>;
  readonly tags?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** false withdraws a claim, by admins alone; one is accepted among the proposals. */
  readonly isClaimed?: InputMaybe<Scalars['Boolean']['input']>;
  /** The point is right, however far from its town or country it seems. */
  readonly isPointConfirmed?: InputMaybe<Scalars['Boolean']['input']>;
};

export type OpeningHoursFact = {
  /** IANA, such as Europe/Budapest; null: it is not known where the place is. */
  readonly zone?: Maybe<Scalars['String']['output']>;
  /** In the words of the rule, such as by appointment. */
  readonly comment?: Maybe<Scalars['String']['output']>;
  /** At some or all times it opens only by appointment. */
  readonly isByAppointment: Scalars['Boolean']['output'];
  /** The hours of each weekday, Monday first, as 09:00–17:00; null: not every week is the same. */
  readonly week?: Maybe<ReadonlyArray<ReadonlyArray<Scalars['String']['output']>>>;
  /** null: not known, such as by appointment. */
  readonly openNow?: Maybe<Scalars['Boolean']['output']>;
  /** null: it is not open now, does not close, or its hours of then are not known. */
  readonly closesAt?: Maybe<Scalars['DateTime']['output']>;
  /** null: it is open now, or nothing says when it opens. */
  readonly opensAt?: Maybe<Scalars['DateTime']['output']>;
  /** Today and the six days after it by the clock of the place, as far as their hours are known; null: none is. */
  readonly days?: Maybe<ReadonlyArray<OpeningDay>>;
  /** When openNow changes in the next eight days, in order: what shows it can follow. */
  readonly changes: ReadonlyArray<OpeningChange>;
  readonly rule: Scalars['String']['output'];
  readonly basis: FactBasis;
  /** Who says so, such as a publication; null: a member who entered it. */
  readonly source?: Maybe<Scalars['String']['output']>;
  /** Of when it is true: a year, a month or a day, as 1980, 1980-06 or 1980-06-24. */
  readonly date?: Maybe<Scalars['String']['output']>;
  /** The text that it was read from; null where somebody entered it. */
  readonly readFrom?: Maybe<Scalars['String']['output']>;
};

/** A day and its hours as 09:00–17:00; those of a night belong to the day on which they begin. */
export type OpeningDay = {
  readonly day: Scalars['String']['output'];
  readonly hours: ReadonlyArray<Scalars['String']['output']>;
};

/** From this time on it is open, is not, or it is not known. */
export type OpeningChange = {
  readonly at: Scalars['DateTime']['output'];
  readonly openNow?: Maybe<Scalars['Boolean']['output']>;
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

export type ProposalPage = {
  readonly proposals: ReadonlyArray<Proposal>;
  readonly total: Scalars['Int']['output'];
};

/** What a member proposes of a place. */
export type Proposal = {
  readonly id: Scalars['ID']['output'];
  /** Rises with every change; who decides says by it what they have read. */
  readonly revision: Scalars['Int']['output'];
  readonly kind: ProposalKind;
  readonly status: ProposalStatus;
  /** null once it is gone */
  readonly location?: Maybe<Location>;
  readonly member: User;
  /** of a claim */
  readonly message?: Maybe<Scalars['String']['output']>;
  /** of a correction: what is, and what would be */
  readonly changes: ReadonlyArray<ProposedChange>;
  /** Of photos: those that would be new, then other captions for photos of the place. */
  readonly photos: ReadonlyArray<ProposedPhoto>;
  /** the admin's, for admins */
  readonly notes?: Maybe<Scalars['String']['output']>;
  /** the admin's words to the member, once it is decided */
  readonly reason?: Maybe<Scalars['String']['output']>;
  readonly createdAt: Scalars['DateTime']['output'];
  readonly decidedAt?: Maybe<Scalars['DateTime']['output']>;
};

export type ProposedPhoto = {
  /** Of the photo; it keeps it when it is accepted. */
  readonly id: Scalars['ID']['output'];
  /** null once it was declined, or is gone */
  readonly url?: Maybe<Scalars['String']['output']>;
  /** as it would be */
  readonly caption?: Maybe<Scalars['String']['output']>;
  /** as it is, of a photo of the place */
  readonly currentCaption?: Maybe<Scalars['String']['output']>;
  /** false: of a photo of the place the caption alone would change */
  readonly isNew: Scalars['Boolean']['output'];
  readonly isDeclined: Scalars['Boolean']['output'];
};

export type ProposedChange = {
  readonly field: Scalars['String']['output'];
  /** how the field is called */
  readonly label: Scalars['String']['output'];
  readonly current?: Maybe<Scalars['String']['output']>;
  readonly proposed?: Maybe<Scalars['String']['output']>;
  /** neither what it was when this was proposed, nor what is proposed */
  readonly isChangedMeanwhile: Scalars['Boolean']['output'];
};

/** What became of a correction. */
export type CorrectedLocation = {
  readonly location: Location;
  /** waits for an admin; null: it stands */
  readonly proposal?: Maybe<Proposal>;
};

export type User = {
  readonly id: Scalars['ID']['output'];
};

export type DeletedLocation = {
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  /** from the admin, for the submitter */
  readonly message?: Maybe<Scalars['String']['output']>;
  readonly deletedAt: Scalars['DateTime']['output'];
};

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

export type AdminLocationPage = {
  readonly locations: ReadonlyArray<Location>;
  readonly total: Scalars['Int']['output'];
};

export type UnparsedTextCount = {
  /** a field of places, such as temperature */
  readonly field: Scalars['String']['output'];
  readonly count: Scalars['Int']['output'];
};

export type UnparsedText = {
  readonly location: Location;
  readonly text: Scalars['String']['output'];
  /** the fact that was read from it without certainty, in the language of the caller; null: none could be read */
  readonly readAs?: Maybe<Scalars['String']['output']>;
};

/** A place, as somebody read it. */
export type ReadLocation = {
  readonly id: Scalars['ID']['input'];
  readonly revision: Scalars['Int']['input'];
};

/** What became of one of many places. */
export type VerifiedLocation = {
  readonly id: Scalars['ID']['output'];
  /** null where it was refused */
  readonly location?: Maybe<Location>;
  /** why it was refused; null where it was not */
  readonly message?: Maybe<Scalars['String']['output']>;
};

/** A file that the gateway has taken in. */
export type LocationPhotoUpload = {
  readonly upload: Scalars['ID']['input'];
  /** Of the file: for whoever is told that it was refused. */
  readonly name: Scalars['String']['input'];
  readonly caption?: InputMaybe<Scalars['String']['input']>;
  /** The same key from the same member is the same photo, which is not added twice. */
  readonly key?: InputMaybe<Scalars['String']['input']>;
};

export type LocationPhotoChange = {
  readonly caption?: InputMaybe<Scalars['String']['input']>;
  /** The main photo is the first one. */
  readonly isPrimary?: InputMaybe<Scalars['Boolean']['input']>;
  /** From 1; the others are renumbered. */
  readonly order?: InputMaybe<Scalars['Int']['input']>;
};

export type AddedLocationPhotos = {
  /** In their order. */
  readonly photos: ReadonlyArray<LocationPhoto>;
  /** Those that an admin has to accept before others see them. */
  readonly waiting: ReadonlyArray<LocationPhoto>;
  readonly refused: ReadonlyArray<RefusedPhoto>;
};

export type RefusedPhoto = {
  readonly name: Scalars['String']['output'];
  readonly message: Scalars['String']['output'];
};

export type SubmittedLocation = {
  readonly location: Location;
  /** What the member should know of it: that its point was not found, or is only that of its town. */
  readonly notice?: Maybe<Scalars['String']['output']>;
};

/** null: not known. */
export type ResearchedLocation = {
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly description?: Maybe<Scalars['String']['output']>;
  readonly otherNames?: Maybe<Scalars['String']['output']>;
  readonly address?: Maybe<Scalars['String']['output']>;
  readonly city?: Maybe<Scalars['String']['output']>;
  readonly state?: Maybe<Scalars['String']['output']>;
  readonly country?: Maybe<Scalars['String']['output']>;
  readonly website?: Maybe<Scalars['String']['output']>;
  readonly phoneNumber?: Maybe<Scalars['String']['output']>;
  readonly hours?: Maybe<Scalars['String']['output']>;
  readonly priceRange?: Maybe<Scalars['String']['output']>;
  readonly bestTimeToVisit?: Maybe<Scalars['String']['output']>;
  readonly accessibility?: Maybe<Scalars['String']['output']>;
  readonly temperature?: Maybe<Scalars['String']['output']>;
  readonly mineralContent?: Maybe<Scalars['String']['output']>;
  readonly healingProperties?: Maybe<Scalars['String']['output']>;
  readonly latitude?: Maybe<Scalars['Float']['output']>;
  readonly longitude?: Maybe<Scalars['Float']['output']>;
  readonly categoryId?: Maybe<Scalars['Int']['output']>;
  /** Where each field that is known comes from. */
  readonly sources: ReadonlyArray<FieldSource>;
  /** Where was looked, in words. */
  readonly lookedIn: ReadonlyArray<Scalars['String']['output']>;
};

export type FieldSource = {
  readonly field: Scalars['String']['output'];
  readonly source: Scalars['String']['output'];
  /** A web address, or a path of this site. */
  readonly url?: Maybe<Scalars['String']['output']>;
};

/** Perhaps the same place. */
export type SimilarLocation = {
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly city?: Maybe<Scalars['String']['output']>;
  readonly country?: Maybe<Scalars['String']['output']>;
  /** ISO 3166-1 alpha-2; null where the country is not known. */
  readonly countryCode?: Maybe<Scalars['String']['output']>;
  /** From where the place is said to be; null where either of the two is not known. */
  readonly distanceKm?: Maybe<Scalars['Float']['output']>;
  readonly isVerified: Scalars['Boolean']['output'];
  /** It cannot be added again but by an admin. */
  readonly isPermanentlyClosed: Scalars['Boolean']['output'];
};

export type AddressInput = {
  readonly address?: InputMaybe<Scalars['String']['input']>;
  readonly city?: InputMaybe<Scalars['String']['input']>;
  readonly state?: InputMaybe<Scalars['String']['input']>;
  readonly country?: InputMaybe<Scalars['String']['input']>;
};

/** Why a point is probably wrong. */
export type PointDoubt = {
  readonly kind: PointDoubtKind;
  /** One or two sentences. */
  readonly words: Scalars['String']['output'];
  /** The point that was probably meant; null where nothing fits. */
  readonly mending?: Maybe<Point>;
  /** The middle of the town that is told; null where it is not known. */
  readonly town?: Maybe<TownPoint>;
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

export type Point = {
  readonly latitude: Scalars['Float']['output'];
  readonly longitude: Scalars['Float']['output'];
};

export type TownPoint = {
  readonly name: Scalars['String']['output'];
  readonly latitude: Scalars['Float']['output'];
  readonly longitude: Scalars['Float']['output'];
};

/** Where an address lies. */
export type LocatedAddress = {
  readonly latitude: Scalars['Float']['output'];
  readonly longitude: Scalars['Float']['output'];
  readonly coordinatesAre: CoordinatesAre;
  /** of which it is the middle; null where the address itself was found */
  readonly town?: Maybe<Scalars['String']['output']>;
};

export type LocationPage = {
  readonly locations: ReadonlyArray<Location>;
  readonly total: Scalars['Int']['output'];
  /** What is searched around, given by the filter or understood from the words. */
  readonly near?: Maybe<Near>;
  /** Where nothing was found near a point or in an area: the nearest match, however far, with its distance. Words such as "yoga near Kyoto" reach 150 km. */
  readonly nearest?: Maybe<Location>;
  /** What the words ask for beside what was given; then nothing is listed. */
  readonly needs?: Maybe<SearchNeed>;
  /** How the words were understood; null without search. */
  readonly interpretation?: Maybe<Interpretation>;
  /** Each under the other filters; null unless they are counted. */
  readonly facets?: Maybe<ReadonlyArray<FacetCounts>>;
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

/** How many of the found places have each value of a facet. */
export type FacetCounts = {
  readonly facet: Facet;
  readonly values: ReadonlyArray<FacetValue>;
  /** Places that match all else and do not say. */
  readonly unknown: Scalars['Int']['output'];
};

export type FacetValue = {
  readonly value: Scalars['String']['output'];
  readonly count: Scalars['Int']['output'];
};

/** A page of what one member submitted. */
export type OwnLocations = {
  readonly locations: ReadonlyArray<Location>;
  readonly total: Scalars['Int']['output'];
};

/** A point to search around, or an area to search in. */
export type Near = {
  /** Kyoto, Japan; null when only a point was given */
  readonly label?: Maybe<Scalars['String']['output']>;
  readonly latitude: Scalars['Float']['output'];
  readonly longitude: Scalars['Float']['output'];
  /** Of a country, state or region: only what lies inside is listed, and not by distance. */
  readonly bounds?: Maybe<Bounds>;
};

export type SearchNeed =
  /** Where the asker is: "near me" was said, and no `near` given. */
  | 'position';

export type Interpretation = {
  /** What is looked for, without the words that became `near`; empty when none is left. */
  readonly words: Scalars['String']['output'];
  /** Words that nothing has, and what was taken for them. In double quotes they are taken to the letter. */
  readonly corrections: ReadonlyArray<Correction>;
  /** The town, region or country that the words name: to offer when nothing is found. */
  readonly offer?: Maybe<Near>;
  /** Words that name kinds of places. */
  readonly kinds: ReadonlyArray<KindInText>;
  /** Words that are facts of places: free, with children. Those of a name are none, and those in double quotes. */
  readonly facets: ReadonlyArray<FactInText>;
  /** The water temperature that the words say. */
  readonly celsius?: Maybe<CelsiusRange>;
  /** Words that were not looked for, since with them nothing is found. In double quotes a word must be found. */
  readonly leftOut: ReadonlyArray<Scalars['String']['output']>;
  /** How many of the places lie elsewhere and are named as the place that the whole text names; they come last. */
  readonly named: Scalars['Int']['output'];
  /**
   * How many of the places come last since they only come close: they lack some of the words, or are of kinds close to those that are named. Only
   * where few places have all of it.
   */
  readonly further: Scalars['Int']['output'];
};

export type KindInText = {
  readonly words: Scalars['String']['output'];
  readonly kinds: ReadonlyArray<PlaceKind>;
};

export type FactInText = {
  readonly words: Scalars['String']['output'];
  readonly fact: SpokenFact;
  /** The facet that has the fact; null: none has it yet. */
  readonly facet?: Maybe<Facet>;
  /** Of the facet; none for a temperature. */
  readonly values: ReadonlyArray<Scalars['String']['output']>;
  /** What is listed has the fact. Otherwise no match states it. */
  readonly isApplied: Scalars['Boolean']['output'];
};

/** °C; null: no limit. */
export type CelsiusRange = {
  readonly from?: Maybe<Scalars['Float']['output']>;
  readonly to?: Maybe<Scalars['Float']['output']>;
};

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

export type Correction = {
  readonly from: Scalars['String']['output'];
  readonly to: Scalars['String']['output'];
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

export type KindsFact = {
  readonly are: ReadonlyArray<PlaceKind>;
  readonly basis: FactBasis;
  /** Who says so, such as a publication; null: a member who entered it. */
  readonly source?: Maybe<Scalars['String']['output']>;
  /** Of when it is true: a year, a month or a day, as 1980, 1980-06 or 1980-06-24. */
  readonly date?: Maybe<Scalars['String']['output']>;
  /** The text that it was read from; null where somebody entered it. */
  readonly readFrom?: Maybe<Scalars['String']['output']>;
};

export type KindsFactInput = {
  readonly are?: InputMaybe<ReadonlyArray<PlaceKind>>;
  /** measured or told, which it is without it */
  readonly basis?: InputMaybe<FactBasis>;
  readonly source?: InputMaybe<Scalars['String']['input']>;
  /** A year, a month or a day, as 1980, 1980-06 or 1980-06-24. */
  readonly date?: InputMaybe<Scalars['String']['input']>;
};

export type WaterTemperatureFact = {
  readonly minC: Scalars['Float']['output'];
  readonly maxC: Scalars['Float']['output'];
  readonly at?: Maybe<WaterTemperatureAt>;
  readonly basis: FactBasis;
  /** Who says so, such as a publication; null: a member who entered it. */
  readonly source?: Maybe<Scalars['String']['output']>;
  /** Of when it is true: a year, a month or a day, as 1980, 1980-06 or 1980-06-24. */
  readonly date?: Maybe<Scalars['String']['output']>;
  /** The text that it was read from; null where somebody entered it. */
  readonly readFrom?: Maybe<Scalars['String']['output']>;
};

export type WaterTemperatureFactInput = {
  readonly minC: Scalars['Float']['input'];
  readonly maxC: Scalars['Float']['input'];
  readonly at?: InputMaybe<WaterTemperatureAt>;
  /** measured or told, which it is without it */
  readonly basis?: InputMaybe<FactBasis>;
  readonly source?: InputMaybe<Scalars['String']['input']>;
  /** A year, a month or a day, as 1980, 1980-06 or 1980-06-24. */
  readonly date?: InputMaybe<Scalars['String']['input']>;
};

export type PriceFact = {
  readonly kind: PriceKind;
  readonly amount?: Maybe<Scalars['Float']['output']>;
  readonly currency?: Maybe<Scalars['String']['output']>;
  readonly per?: Maybe<PricePer>;
  readonly basis: FactBasis;
  /** Who says so, such as a publication; null: a member who entered it. */
  readonly source?: Maybe<Scalars['String']['output']>;
  /** Of when it is true: a year, a month or a day, as 1980, 1980-06 or 1980-06-24. */
  readonly date?: Maybe<Scalars['String']['output']>;
  /** The text that it was read from; null where somebody entered it. */
  readonly readFrom?: Maybe<Scalars['String']['output']>;
};

export type PriceFactInput = {
  readonly kind: PriceKind;
  readonly amount?: InputMaybe<Scalars['Float']['input']>;
  readonly currency?: InputMaybe<Scalars['String']['input']>;
  readonly per?: InputMaybe<PricePer>;
  /** measured or told, which it is without it */
  readonly basis?: InputMaybe<FactBasis>;
  readonly source?: InputMaybe<Scalars['String']['input']>;
  /** A year, a month or a day, as 1980, 1980-06 or 1980-06-24. */
  readonly date?: InputMaybe<Scalars['String']['input']>;
};

export type OpeningHoursFactInput = {
  readonly rule: Scalars['String']['input'];
  /** measured or told, which it is without it */
  readonly basis?: InputMaybe<FactBasis>;
  readonly source?: InputMaybe<Scalars['String']['input']>;
  /** A year, a month or a day, as 1980, 1980-06 or 1980-06-24. */
  readonly date?: InputMaybe<Scalars['String']['input']>;
};

export type SeasonFact = {
  readonly open: ReadonlyArray<Month>;
  readonly best: ReadonlyArray<Month>;
  readonly basis: FactBasis;
  /** Who says so, such as a publication; null: a member who entered it. */
  readonly source?: Maybe<Scalars['String']['output']>;
  /** Of when it is true: a year, a month or a day, as 1980, 1980-06 or 1980-06-24. */
  readonly date?: Maybe<Scalars['String']['output']>;
  /** The text that it was read from; null where somebody entered it. */
  readonly readFrom?: Maybe<Scalars['String']['output']>;
};

export type SeasonFactInput = {
  readonly open?: InputMaybe<ReadonlyArray<Month>>;
  readonly best?: InputMaybe<ReadonlyArray<Month>>;
  /** measured or told, which it is without it */
  readonly basis?: InputMaybe<FactBasis>;
  readonly source?: InputMaybe<Scalars['String']['input']>;
  /** A year, a month or a day, as 1980, 1980-06 or 1980-06-24. */
  readonly date?: InputMaybe<Scalars['String']['input']>;
};

export type AccessFact = {
  readonly permission?: Maybe<AccessPermission>;
  readonly fee?: Maybe<Scalars['Boolean']['output']>;
  readonly walkMinutes?: Maybe<Scalars['Float']['output']>;
  readonly road?: Maybe<AccessRoad>;
  readonly basis: FactBasis;
  /** Who says so, such as a publication; null: a member who entered it. */
  readonly source?: Maybe<Scalars['String']['output']>;
  /** Of when it is true: a year, a month or a day, as 1980, 1980-06 or 1980-06-24. */
  readonly date?: Maybe<Scalars['String']['output']>;
  /** The text that it was read from; null where somebody entered it. */
  readonly readFrom?: Maybe<Scalars['String']['output']>;
};

export type AccessFactInput = {
  readonly permission?: InputMaybe<AccessPermission>;
  readonly fee?: InputMaybe<Scalars['Boolean']['input']>;
  readonly walkMinutes?: InputMaybe<Scalars['Float']['input']>;
  readonly road?: InputMaybe<AccessRoad>;
  /** measured or told, which it is without it */
  readonly basis?: InputMaybe<FactBasis>;
  readonly source?: InputMaybe<Scalars['String']['input']>;
  /** A year, a month or a day, as 1980, 1980-06 or 1980-06-24. */
  readonly date?: InputMaybe<Scalars['String']['input']>;
};

export type WheelchairFact = {
  readonly access: WheelchairAccess;
  readonly stepCm?: Maybe<Scalars['Float']['output']>;
  readonly doorCm?: Maybe<Scalars['Float']['output']>;
  readonly poolLift?: Maybe<Scalars['Boolean']['output']>;
  readonly toilet?: Maybe<Scalars['Boolean']['output']>;
  readonly basis: FactBasis;
  /** Who says so, such as a publication; null: a member who entered it. */
  readonly source?: Maybe<Scalars['String']['output']>;
  /** Of when it is true: a year, a month or a day, as 1980, 1980-06 or 1980-06-24. */
  readonly date?: Maybe<Scalars['String']['output']>;
  /** The text that it was read from; null where somebody entered it. */
  readonly readFrom?: Maybe<Scalars['String']['output']>;
};

export type WheelchairFactInput = {
  readonly access: WheelchairAccess;
  readonly stepCm?: InputMaybe<Scalars['Float']['input']>;
  readonly doorCm?: InputMaybe<Scalars['Float']['input']>;
  readonly poolLift?: InputMaybe<Scalars['Boolean']['input']>;
  readonly toilet?: InputMaybe<Scalars['Boolean']['input']>;
  /** measured or told, which it is without it */
  readonly basis?: InputMaybe<FactBasis>;
  readonly source?: InputMaybe<Scalars['String']['input']>;
  /** A year, a month or a day, as 1980, 1980-06 or 1980-06-24. */
  readonly date?: InputMaybe<Scalars['String']['input']>;
};

export type AmenitiesFact = {
  readonly has: ReadonlyArray<Amenity>;
  readonly lacks: ReadonlyArray<Amenity>;
  readonly basis: FactBasis;
  /** Who says so, such as a publication; null: a member who entered it. */
  readonly source?: Maybe<Scalars['String']['output']>;
  /** Of when it is true: a year, a month or a day, as 1980, 1980-06 or 1980-06-24. */
  readonly date?: Maybe<Scalars['String']['output']>;
  /** The text that it was read from; null where somebody entered it. */
  readonly readFrom?: Maybe<Scalars['String']['output']>;
};

export type AmenitiesFactInput = {
  readonly has?: InputMaybe<ReadonlyArray<Amenity>>;
  readonly lacks?: InputMaybe<ReadonlyArray<Amenity>>;
  /** measured or told, which it is without it */
  readonly basis?: InputMaybe<FactBasis>;
  readonly source?: InputMaybe<Scalars['String']['input']>;
  /** A year, a month or a day, as 1980, 1980-06 or 1980-06-24. */
  readonly date?: InputMaybe<Scalars['String']['input']>;
};

export type SafetyFact = {
  readonly risks: ReadonlyArray<Risk>;
  readonly basis: FactBasis;
  /** Who says so, such as a publication; null: a member who entered it. */
  readonly source?: Maybe<Scalars['String']['output']>;
  /** Of when it is true: a year, a month or a day, as 1980, 1980-06 or 1980-06-24. */
  readonly date?: Maybe<Scalars['String']['output']>;
  /** The text that it was read from; null where somebody entered it. */
  readonly readFrom?: Maybe<Scalars['String']['output']>;
};

export type SafetyFactInput = {
  readonly risks?: InputMaybe<ReadonlyArray<Risk>>;
  /** measured or told, which it is without it */
  readonly basis?: InputMaybe<FactBasis>;
  readonly source?: InputMaybe<Scalars['String']['input']>;
  /** A year, a month or a day, as 1980, 1980-06 or 1980-06-24. */
  readonly date?: InputMaybe<Scalars['String']['input']>;
};

export type StatusFact = {
  readonly state: StatusState;
  readonly until?: Maybe<Scalars['String']['output']>;
  readonly since?: Maybe<Scalars['String']['output']>;
  readonly basis: FactBasis;
  /** Who says so, such as a publication; null: a member who entered it. */
  readonly source?: Maybe<Scalars['String']['output']>;
  /** Of when it is true: a year, a month or a day, as 1980, 1980-06 or 1980-06-24. */
  readonly date?: Maybe<Scalars['String']['output']>;
  /** The text that it was read from; null where somebody entered it. */
  readonly readFrom?: Maybe<Scalars['String']['output']>;
};

export type StatusFactInput = {
  readonly state: StatusState;
  readonly until?: InputMaybe<Scalars['String']['input']>;
  readonly since?: InputMaybe<Scalars['String']['input']>;
  /** measured or told, which it is without it */
  readonly basis?: InputMaybe<FactBasis>;
  readonly source?: InputMaybe<Scalars['String']['input']>;
  /** A year, a month or a day, as 1980, 1980-06 or 1980-06-24. */
  readonly date?: InputMaybe<Scalars['String']['input']>;
};

export type Location = {
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly description?: Maybe<Scalars['String']['output']>;
  /** Names in other languages and older ones, with "; " between them. */
  readonly otherNames?: Maybe<Scalars['String']['output']>;
  readonly address?: Maybe<Scalars['String']['output']>;
  readonly city?: Maybe<Scalars['String']['output']>;
  readonly state?: Maybe<Scalars['String']['output']>;
  /** In English. */
  readonly country?: Maybe<Scalars['String']['output']>;
  /** One web address, or several with "; " between them. */
  readonly website?: Maybe<Scalars['String']['output']>;
  /** As people wrote it. */
  readonly phoneNumber?: Maybe<Scalars['String']['output']>;
  readonly hours?: Maybe<Scalars['String']['output']>;
  readonly priceRange?: Maybe<Scalars['String']['output']>;
  /** US dollars. */
  readonly avgCost?: Maybe<Scalars['Float']['output']>;
  readonly bestTimeToVisit?: Maybe<Scalars['String']['output']>;
  readonly accessibility?: Maybe<Scalars['String']['output']>;
  /** As people write it, such as 38–42 °C. */
  readonly temperature?: Maybe<Scalars['String']['output']>;
  readonly mineralContent?: Maybe<Scalars['String']['output']>;
  readonly healingProperties?: Maybe<Scalars['String']['output']>;
  readonly kinds?: Maybe<KindsFact>;
  readonly waterTemperature?: Maybe<WaterTemperatureFact>;
  readonly price?: Maybe<PriceFact>;
  readonly openingHours?: Maybe<OpeningHoursFact>;
  readonly season?: Maybe<SeasonFact>;
  readonly access?: Maybe<AccessFact>;
  readonly wheelchair?: Maybe<WheelchairFact>;
  readonly amenities?: Maybe<AmenitiesFact>;
  readonly safety?: Maybe<SafetyFact>;
  readonly status?: Maybe<StatusFact>;
  readonly latitude?: Maybe<Scalars['Float']['output']>;
  readonly longitude?: Maybe<Scalars['Float']['output']>;
  /** null without a point */
  readonly coordinatesAre?: Maybe<CoordinatesAre>;
  /** Why the point is doubted; only for its submitter and admins. */
  readonly pointNote?: Maybe<Scalars['String']['output']>;
  /** ISO 3166-1 alpha-2; null where the country is not known. */
  readonly countryCode?: Maybe<Scalars['String']['output']>;
  /** The nearest town, at most 150 km away; null without a point. */
  readonly townNearby?: Maybe<TownNearby>;
  readonly categoryId: Scalars['Int']['output'];
  readonly category?: Maybe<Category>;
  readonly tags: ReadonlyArray<Tag>;
  /** The addresses in website, each one that everybody can open. */
  readonly websites: ReadonlyArray<Scalars['String']['output']>;
  /** The valid numbers in phoneNumber; empty where it is words alone. */
  readonly phones: ReadonlyArray<Telephone>;
  readonly isVerified: Scalars['Boolean']['output'];
  /** Who last confirmed here what the place says; null: nobody. */
  readonly confirmation?: Maybe<Confirmation>;
  /** Owner Verified when the place is verified too. */
  readonly isClaimed: Scalars['Boolean']['output'];
  /** Only for that member and admins. */
  readonly submittedBy?: Maybe<Scalars['ID']['output']>;
  /** Only for that member and admins. */
  readonly claimedBy?: Maybe<Scalars['ID']['output']>;
  /** Arithmetic mean of all reviews; 0 when there is none. */
  readonly averageRating: Scalars['Float']['output'];
  readonly reviewCount: Scalars['Int']['output'];
  /** What whoever asks has proposed of it. */
  readonly myProposals: ReadonlyArray<Proposal>;
  /** Rises with every change; only for admins, who say by it what they have read. */
  readonly revision?: Maybe<Scalars['Int']['output']>;
  /** Rises whenever anything changes of what everybody sees of it here, its rating as well. */
  readonly version: Scalars['Int']['output'];
  /** From what the list is near to; null elsewhere. */
  readonly distanceKm?: Maybe<Scalars['Float']['output']>;
  /** The place's own. */
  readonly photos: ReadonlyArray<LocationPhoto>;
  /** The place's own photos, the main one first, then those of its 40 newest reviews with photos. */
  readonly gallery: ReadonlyArray<LocationPhoto>;
  /** The description without the codes of archives; null: nothing is left. */
  readonly lead?: Maybe<Scalars['String']['output']>;
  /** Codes and map sheets of archives in the description. */
  readonly archiveDetails?: Maybe<Scalars['String']['output']>;
  readonly source?: Maybe<Scalars['String']['output']>;
  readonly licence?: Maybe<Scalars['String']['output']>;
  /** Of when the source is: a year, a month or a day; null where it is not known. */
  readonly asOf?: Maybe<Scalars['String']['output']>;
  /** How people call the source; null: as source. */
  readonly sourceName?: Maybe<Scalars['String']['output']>;
  readonly createdAt: Scalars['DateTime']['output'];
  readonly updatedAt: Scalars['DateTime']['output'];
};

export type Confirmation = {
  readonly by: Confirmer;
  /** null: it is not known when. */
  readonly at?: Maybe<Scalars['DateTime']['output']>;
};

export type Confirmer =
  | 'member'
  | 'owner'
  | 'staff';

/** Where a place is, seen from a town. */
export type TownNearby = {
  readonly name: Scalars['String']['output'];
  /** State, province or region. */
  readonly region?: Maybe<Scalars['String']['output']>;
  readonly countryCode?: Maybe<Scalars['String']['output']>;
  /** From the middle of the town. */
  readonly distanceKm: Scalars['Float']['output'];
  /** From the town to the place. */
  readonly direction: CompassDirection;
  /** The place lies in the town. */
  readonly isWithin: Scalars['Boolean']['output'];
};

export type CompassDirection =
  | 'N'
  | 'NE'
  | 'E'
  | 'SE'
  | 'S'
  | 'SW'
  | 'W'
  | 'NW';

/** A telephone number, ready to be shown and dialled. */
export type Telephone = {
  /** +36 1 268 2020 ext. 12 */
  readonly text: Scalars['String']['output'];
  /** E.164: +3612682020 */
  readonly e164: Scalars['String']['output'];
  readonly extension?: Maybe<Scalars['String']['output']>;
  /** RFC 3966: tel:+3612682020;ext=12 */
  readonly uri: Scalars['String']['output'];
  /** What is written beside it, such as whose it is or when it is answered. */
  readonly note?: Maybe<Scalars['String']['output']>;
};

export type LocationPhoto = {
  readonly id: Scalars['ID']['output'];
  readonly url: Scalars['String']['output'];
  readonly caption?: Maybe<Scalars['String']['output']>;
  readonly isPrimary: Scalars['Boolean']['output'];
  readonly source: PhotoSource;
  /** What it came with, for photos of reviews; null while reviews cannot say. */
  readonly review?: Maybe<Review>;
  /** True of what was just sent: it waits for an admin, and this is what it would be. */
  readonly isWaiting: Scalars['Boolean']['output'];
  readonly createdAt: Scalars['DateTime']['output'];
};

export type PhotoSource =
  | 'location'
  | 'review';

export type Review = {
  readonly id: Scalars['ID']['output'];
};

export type Category = {
  readonly id: Scalars['Int']['output'];
  readonly name: Scalars['String']['output'];
  readonly slug: Scalars['String']['output'];
  readonly description: Scalars['String']['output'];
  /** #rrggbb */
  readonly color: Scalars['String']['output'];
};

export type Tag = {
  readonly name: Scalars['String']['output'];
  readonly slug: Scalars['String']['output'];
};

/** Why places stand in a row. */
export type RowReason =
  /** 36 to 41 °C */
  | 'warmWater'
  | 'freeAndWild'
  | 'openThisMonth'
  | 'withBed'
  /** 4 stars or more */
  | 'bestRated'
  /** with photos, the newest place first */
  | 'newPhotos';

export type LocationRow = {
  readonly reason: RowReason;
  /** Of openThisMonth, in UTC. */
  readonly month?: Maybe<Month>;
  readonly locations: ReadonlyArray<Location>;
};

export type MapView = {
  readonly total: Scalars['Int']['output'];
  /** What the words ask to be near to or inside of: to move the map there. */
  readonly near?: Maybe<Near>;
  readonly places: ReadonlyArray<MapPlace>;
  /** The best of the places, best first, spread over the box: 30, or up to 40 with `keep`; from zoom 15 on all places, at most 250. */
  readonly pins: ReadonlyArray<Pin>;
  readonly clusters: ReadonlyArray<Cluster>;
  /** Each under the other filters; null unless they are counted. */
  readonly facets?: Maybe<ReadonlyArray<FacetCounts>>;
};

export type MapPlace = {
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly latitude: Scalars['Float']['output'];
  readonly longitude: Scalars['Float']['output'];
  readonly categoryId: Scalars['Int']['output'];
  readonly temperature?: Maybe<Scalars['String']['output']>;
  /** Temporarily; permanently closed places are not on the map. */
  readonly isClosed: Scalars['Boolean']['output'];
};

export type Pin = {
  /** Of one of the places. */
  readonly id: Scalars['ID']['output'];
  /** Null where it is not known. */
  readonly fact?: Maybe<PinFact>;
};

export type PinFactKind =
  | 'temperature'
  | 'rating'
  | 'price'
  | 'open';

export type PinFact = {
  readonly kind: PinFactKind;
  /** In the language of the caller: 38 °C, 4.6, Free, Open now. */
  readonly text: Scalars['String']['output'];
};

export type Cluster = {
  /** Places that are not shown one by one. */
  readonly count: Scalars['Int']['output'];
  readonly latitude: Scalars['Float']['output'];
  readonly longitude: Scalars['Float']['output'];
  /** Of these places and of the pins of the same cell of the map. */
  readonly bounds: Bounds;
  /** Its places by category, most first; the counts together are its count. */
  readonly mix: ReadonlyArray<CategoryCount>;
};

export type CategoryCount = {
  readonly categoryId: Scalars['Int']['output'];
  readonly count: Scalars['Int']['output'];
};

export type Bounds = {
  readonly west: Scalars['Float']['output'];
  readonly south: Scalars['Float']['output'];
  readonly east: Scalars['Float']['output'];
  readonly north: Scalars['Float']['output'];
};

export type GeocodeKind =
  | 'address'
  | 'town'
  | 'region'
  | 'country';

export type GeocodeResult = {
  /** Of a town its middle is told, of a region or country what people take for it. */
  readonly kind: GeocodeKind;
  /** The town, region or country alone, or the first part of an address: what `label` begins with. */
  readonly name: Scalars['String']['output'];
  readonly label: Scalars['String']['output'];
  readonly latitude: Scalars['Float']['output'];
  readonly longitude: Scalars['Float']['output'];
  readonly country: Scalars['String']['output'];
  /** Of countries, states and regions. */
  readonly bounds?: Maybe<Bounds>;
  /** The part of the words that is not known, such as a street: the point is that of the rest. null where all was found. */
  readonly notFound?: Maybe<Scalars['String']['output']>;
};



export type ResolverTypeWrapper<T> = Promise<T> | T;

export type ReferenceResolver<TResult, TReference, TContext> = (
      reference: TReference,
      context: TContext,
      info: GraphQLResolveInfo
    ) => Promise<TResult> | TResult;

      type ScalarCheck<T, S> = S extends true ? T : NullableCheck<T, S>;
      type NullableCheck<T, S> = Maybe<T> extends T ? Maybe<ListCheck<NonNullable<T>, S>> : ListCheck<T, S>;
      type ListCheck<T, S> = T extends (infer U)[] ? NullableCheck<U, S>[] : GraphQLRecursivePick<T, S>;
      export type GraphQLRecursivePick<T, S> = { [K in keyof T & keyof S]: ScalarCheck<T[K], S[K]> };
    

export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

/** Mapping of federation types */
export type FederationTypes = {
  Location: Location;
  Category: Category;
};

/** Mapping of federation reference types */
export type FederationReferenceTypes = {
  Location:
    ( { __typename: 'Location' }
    & GraphQLRecursivePick<FederationTypes['Location'], {"id":true}> );
  Category:
    ( { __typename: 'Category' }
    & GraphQLRecursivePick<FederationTypes['Category'], {"id":true}> );
};



/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  LocationSort: LocationSort;
  PointInput: PointInput;
  BoxInput: BoxInput;
  LocationFilter: LocationFilter;
  FacetFilter: FacetFilter;
  LocationInput: LocationInput;
  CoordinatesAre: CoordinatesAre;
  LocationChange: LocationChange;
  OpeningHoursFact: ResolverTypeWrapper<OpeningHoursFact>;
  OpeningDay: ResolverTypeWrapper<OpeningDay>;
  OpeningChange: ResolverTypeWrapper<OpeningChange>;
  ProposalKind: ProposalKind;
  ProposalStatus: ProposalStatus;
  ProposalDecision: ProposalDecision;
  ProposalPage: ResolverTypeWrapper<Omit<ProposalPage, 'proposals'> & { proposals: ReadonlyArray<ResolversTypes['Proposal']> }>;
  Proposal: ResolverTypeWrapper<ProposalModel>;
  ProposedPhoto: ResolverTypeWrapper<ProposedPhoto>;
  ProposedChange: ResolverTypeWrapper<ProposedChange>;
  CorrectedLocation: ResolverTypeWrapper<Omit<CorrectedLocation, 'location' | 'proposal'> & { location: ResolversTypes['Location'], proposal?: Maybe<ResolversTypes['Proposal']> }>;
  User: ResolverTypeWrapper<User>;
  DeletedLocation: ResolverTypeWrapper<DeletedLocation>;
  AdminLocationState: AdminLocationState;
  AdminLocationSort: AdminLocationSort;
  AdminLocationPage: ResolverTypeWrapper<Omit<AdminLocationPage, 'locations'> & { locations: ReadonlyArray<ResolversTypes['Location']> }>;
  UnparsedTextCount: ResolverTypeWrapper<UnparsedTextCount>;
  UnparsedText: ResolverTypeWrapper<Omit<UnparsedText, 'location'> & { location: ResolversTypes['Location'] }>;
  ReadLocation: ReadLocation;
  VerifiedLocation: ResolverTypeWrapper<Omit<VerifiedLocation, 'location'> & { location?: Maybe<ResolversTypes['Location']> }>;
  LocationPhotoUpload: LocationPhotoUpload;
  LocationPhotoChange: LocationPhotoChange;
  AddedLocationPhotos: ResolverTypeWrapper<Omit<AddedLocationPhotos, 'photos' | 'waiting'> & { photos: ReadonlyArray<ResolversTypes['LocationPhoto']>, waiting: ReadonlyArray<ResolversTypes['LocationPhoto']> }>;
  RefusedPhoto: ResolverTypeWrapper<RefusedPhoto>;
  SubmittedLocation: ResolverTypeWrapper<Omit<SubmittedLocation, 'location'> & { location: ResolversTypes['Location'] }>;
  ResearchedLocation: ResolverTypeWrapper<ResearchedLocation>;
  FieldSource: ResolverTypeWrapper<FieldSource>;
  SimilarLocation: ResolverTypeWrapper<SimilarLocation>;
  AddressInput: AddressInput;
  PointDoubt: ResolverTypeWrapper<PointDoubt>;
  PointDoubtKind: PointDoubtKind;
  Point: ResolverTypeWrapper<Point>;
  TownPoint: ResolverTypeWrapper<TownPoint>;
  LocatedAddress: ResolverTypeWrapper<LocatedAddress>;
  LocationPage: ResolverTypeWrapper<Omit<LocationPage, 'locations' | 'nearest'> & { locations: ReadonlyArray<ResolversTypes['Location']>, nearest?: Maybe<ResolversTypes['Location']> }>;
  Facet: Facet;
  FacetCounts: ResolverTypeWrapper<FacetCounts>;
  FacetValue: ResolverTypeWrapper<FacetValue>;
  OwnLocations: ResolverTypeWrapper<Omit<OwnLocations, 'locations'> & { locations: ReadonlyArray<ResolversTypes['Location']> }>;
  Near: ResolverTypeWrapper<Near>;
  SearchNeed: SearchNeed;
  Interpretation: ResolverTypeWrapper<Interpretation>;
  KindInText: ResolverTypeWrapper<KindInText>;
  FactInText: ResolverTypeWrapper<FactInText>;
  CelsiusRange: ResolverTypeWrapper<CelsiusRange>;
  SpokenFact: SpokenFact;
  Correction: ResolverTypeWrapper<Correction>;
  FactBasis: FactBasis;
  PlaceKind: PlaceKind;
  WaterTemperatureAt: WaterTemperatureAt;
  PriceKind: PriceKind;
  PricePer: PricePer;
  Month: Month;
  AccessPermission: AccessPermission;
  AccessRoad: AccessRoad;
  WheelchairAccess: WheelchairAccess;
  Amenity: Amenity;
  Risk: Risk;
  StatusState: StatusState;
  KindsFact: ResolverTypeWrapper<KindsFact>;
  KindsFactInput: KindsFactInput;
  WaterTemperatureFact: ResolverTypeWrapper<WaterTemperatureFact>;
  WaterTemperatureFactInput: WaterTemperatureFactInput;
  PriceFact: ResolverTypeWrapper<PriceFact>;
  PriceFactInput: PriceFactInput;
  OpeningHoursFactInput: OpeningHoursFactInput;
  SeasonFact: ResolverTypeWrapper<SeasonFact>;
  SeasonFactInput: SeasonFactInput;
  AccessFact: ResolverTypeWrapper<AccessFact>;
  AccessFactInput: AccessFactInput;
  WheelchairFact: ResolverTypeWrapper<WheelchairFact>;
  WheelchairFactInput: WheelchairFactInput;
  AmenitiesFact: ResolverTypeWrapper<AmenitiesFact>;
  AmenitiesFactInput: AmenitiesFactInput;
  SafetyFact: ResolverTypeWrapper<SafetyFact>;
  SafetyFactInput: SafetyFactInput;
  StatusFact: ResolverTypeWrapper<StatusFact>;
  StatusFactInput: StatusFactInput;
  Location: ResolverTypeWrapper<LocationModel>;
  Confirmation: ResolverTypeWrapper<Confirmation>;
  Confirmer: Confirmer;
  TownNearby: ResolverTypeWrapper<TownNearby>;
  CompassDirection: CompassDirection;
  Telephone: ResolverTypeWrapper<Telephone>;
  LocationPhoto: ResolverTypeWrapper<PhotoModel>;
  PhotoSource: PhotoSource;
  Review: ResolverTypeWrapper<Review>;
  Category: ResolverTypeWrapper<CategoryModel>;
  Tag: ResolverTypeWrapper<Tag>;
  RowReason: RowReason;
  LocationRow: ResolverTypeWrapper<Omit<LocationRow, 'locations'> & { locations: ReadonlyArray<ResolversTypes['Location']> }>;
  MapView: ResolverTypeWrapper<MapView>;
  MapPlace: ResolverTypeWrapper<MapPlace>;
  Pin: ResolverTypeWrapper<Pin>;
  PinFactKind: PinFactKind;
  PinFact: ResolverTypeWrapper<PinFact>;
  Cluster: ResolverTypeWrapper<Cluster>;
  CategoryCount: ResolverTypeWrapper<CategoryCount>;
  Bounds: ResolverTypeWrapper<Bounds>;
  GeocodeKind: GeocodeKind;
  GeocodeResult: ResolverTypeWrapper<GeocodeResult>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  DateTime: Scalars['DateTime']['output'];
  Query: Record<PropertyKey, never>;
  Int: Scalars['Int']['output'];
  Boolean: Scalars['Boolean']['output'];
  ID: Scalars['ID']['output'];
  Float: Scalars['Float']['output'];
  String: Scalars['String']['output'];
  Mutation: Record<PropertyKey, never>;
  PointInput: PointInput;
  BoxInput: BoxInput;
  LocationFilter: LocationFilter;
  FacetFilter: FacetFilter;
  LocationInput: LocationInput;
  LocationChange: LocationChange;
  OpeningHoursFact: OpeningHoursFact;
  OpeningDay: OpeningDay;
  OpeningChange: OpeningChange;
  ProposalPage: Omit<ProposalPage, 'proposals'> & { proposals: ReadonlyArray<ResolversParentTypes['Proposal']> };
  Proposal: ProposalModel;
  ProposedPhoto: ProposedPhoto;
  ProposedChange: ProposedChange;
  CorrectedLocation: Omit<CorrectedLocation, 'location' | 'proposal'> & { location: ResolversParentTypes['Location'], proposal?: Maybe<ResolversParentTypes['Proposal']> };
  User: User;
  DeletedLocation: DeletedLocation;
  AdminLocationPage: Omit<AdminLocationPage, 'locations'> & { locations: ReadonlyArray<ResolversParentTypes['Location']> };
  UnparsedTextCount: UnparsedTextCount;
  UnparsedText: Omit<UnparsedText, 'location'> & { location: ResolversParentTypes['Location'] };
  ReadLocation: ReadLocation;
  VerifiedLocation: Omit<VerifiedLocation, 'location'> & { location?: Maybe<ResolversParentTypes['Location']> };
  LocationPhotoUpload: LocationPhotoUpload;
  LocationPhotoChange: LocationPhotoChange;
  AddedLocationPhotos: Omit<AddedLocationPhotos, 'photos' | 'waiting'> & { photos: ReadonlyArray<ResolversParentTypes['LocationPhoto']>, waiting: ReadonlyArray<ResolversParentTypes['LocationPhoto']> };
  RefusedPhoto: RefusedPhoto;
  SubmittedLocation: Omit<SubmittedLocation, 'location'> & { location: ResolversParentTypes['Location'] };
  ResearchedLocation: ResearchedLocation;
  FieldSource: FieldSource;
  SimilarLocation: SimilarLocation;
  AddressInput: AddressInput;
  PointDoubt: PointDoubt;
  Point: Point;
  TownPoint: TownPoint;
  LocatedAddress: LocatedAddress;
  LocationPage: Omit<LocationPage, 'locations' | 'nearest'> & { locations: ReadonlyArray<ResolversParentTypes['Location']>, nearest?: Maybe<ResolversParentTypes['Location']> };
  FacetCounts: FacetCounts;
  FacetValue: FacetValue;
  OwnLocations: Omit<OwnLocations, 'locations'> & { locations: ReadonlyArray<ResolversParentTypes['Location']> };
  Near: Near;
  Interpretation: Interpretation;
  KindInText: KindInText;
  FactInText: FactInText;
  CelsiusRange: CelsiusRange;
  Correction: Correction;
  KindsFact: KindsFact;
  KindsFactInput: KindsFactInput;
  WaterTemperatureFact: WaterTemperatureFact;
  WaterTemperatureFactInput: WaterTemperatureFactInput;
  PriceFact: PriceFact;
  PriceFactInput: PriceFactInput;
  OpeningHoursFactInput: OpeningHoursFactInput;
  SeasonFact: SeasonFact;
  SeasonFactInput: SeasonFactInput;
  AccessFact: AccessFact;
  AccessFactInput: AccessFactInput;
  WheelchairFact: WheelchairFact;
  WheelchairFactInput: WheelchairFactInput;
  AmenitiesFact: AmenitiesFact;
  AmenitiesFactInput: AmenitiesFactInput;
  SafetyFact: SafetyFact;
  SafetyFactInput: SafetyFactInput;
  StatusFact: StatusFact;
  StatusFactInput: StatusFactInput;
  Location: LocationModel;
  Confirmation: Confirmation;
  TownNearby: TownNearby;
  Telephone: Telephone;
  LocationPhoto: PhotoModel;
  Review: Review;
  Category: CategoryModel;
  Tag: Tag;
  LocationRow: Omit<LocationRow, 'locations'> & { locations: ReadonlyArray<ResolversParentTypes['Location']> };
  MapView: MapView;
  MapPlace: MapPlace;
  Pin: Pin;
  PinFact: PinFact;
  Cluster: Cluster;
  CategoryCount: CategoryCount;
  Bounds: Bounds;
  GeocodeResult: GeocodeResult;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type QueryResolvers<ContextType = Record<string, unknown>, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  locations?: Resolver<ResolversTypes['LocationPage'], ParentType, ContextType, RequireFields<QueryLocationsArgs, 'limit' | 'offset' | 'countsFacets'>>;
  locationRows?: Resolver<ReadonlyArray<ResolversTypes['LocationRow']>, ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['Location']>, ParentType, ContextType, RequireFields<QueryLocationArgs, 'id'>>;
  myLocations?: Resolver<ResolversTypes['OwnLocations'], ParentType, ContextType, RequireFields<QueryMyLocationsArgs, 'limit' | 'offset'>>;
  exportLocations?: Resolver<ReadonlyArray<ResolversTypes['Location']>, ParentType, ContextType>;
  map?: Resolver<ResolversTypes['MapView'], ParentType, ContextType, RequireFields<QueryMapArgs, 'box' | 'zoom' | 'countsFacets'>>;
  placesOfPins?: Resolver<ReadonlyArray<ResolversTypes['Location']>, ParentType, ContextType, RequireFields<QueryPlacesOfPinsArgs, 'ids'>>;
  suggestLocations?: Resolver<ReadonlyArray<ResolversTypes['Location']>, ParentType, ContextType, RequireFields<QuerySuggestLocationsArgs, 'q'>>;
  geocode?: Resolver<ReadonlyArray<ResolversTypes['GeocodeResult']>, ParentType, ContextType, RequireFields<QueryGeocodeArgs, 'q' | 'addresses'>>;
  similarLocations?: Resolver<ReadonlyArray<ResolversTypes['SimilarLocation']>, ParentType, ContextType, RequireFields<QuerySimilarLocationsArgs, 'name'>>;
  pointDoubt?: Resolver<Maybe<ResolversTypes['PointDoubt']>, ParentType, ContextType, RequireFields<QueryPointDoubtArgs, 'latitude' | 'longitude' | 'address'>>;
  locateAddress?: Resolver<Maybe<ResolversTypes['LocatedAddress']>, ParentType, ContextType, RequireFields<QueryLocateAddressArgs, 'address'>>;
  categories?: Resolver<ReadonlyArray<ResolversTypes['Category']>, ParentType, ContextType>;
  proposals?: Resolver<ResolversTypes['ProposalPage'], ParentType, ContextType, RequireFields<QueryProposalsArgs, 'limit' | 'offset'>>;
  myProposals?: Resolver<ResolversTypes['ProposalPage'], ParentType, ContextType, RequireFields<QueryMyProposalsArgs, 'limit' | 'offset'>>;
  exportProposals?: Resolver<ReadonlyArray<ResolversTypes['Proposal']>, ParentType, ContextType>;
  deletedLocation?: Resolver<Maybe<ResolversTypes['DeletedLocation']>, ParentType, ContextType, RequireFields<QueryDeletedLocationArgs, 'id'>>;
  adminLocations?: Resolver<ResolversTypes['AdminLocationPage'], ParentType, ContextType, RequireFields<QueryAdminLocationsArgs, 'state' | 'limit' | 'offset'>>;
  unparsedTextCounts?: Resolver<ReadonlyArray<ResolversTypes['UnparsedTextCount']>, ParentType, ContextType>;
  unparsedTexts?: Resolver<ReadonlyArray<ResolversTypes['UnparsedText']>, ParentType, ContextType, RequireFields<QueryUnparsedTextsArgs, 'field' | 'limit'>>;
};

export type MutationResolvers<ContextType = Record<string, unknown>, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  researchLocation?: Resolver<ResolversTypes['ResearchedLocation'], ParentType, ContextType, RequireFields<MutationResearchLocationArgs, 'query'>>;
  submitLocation?: Resolver<ResolversTypes['SubmittedLocation'], ParentType, ContextType, RequireFields<MutationSubmitLocationArgs, 'input'>>;
  addLocationPhotos?: Resolver<ResolversTypes['AddedLocationPhotos'], ParentType, ContextType, RequireFields<MutationAddLocationPhotosArgs, 'id' | 'uploads'>>;
  changeLocationPhoto?: Resolver<ResolversTypes['LocationPhoto'], ParentType, ContextType, RequireFields<MutationChangeLocationPhotoArgs, 'id' | 'photoId' | 'input'>>;
  deleteLocationPhoto?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDeleteLocationPhotoArgs, 'id' | 'photoId'>>;
  claimLocation?: Resolver<ResolversTypes['Proposal'], ParentType, ContextType, RequireFields<MutationClaimLocationArgs, 'id' | 'message'>>;
  correctLocation?: Resolver<ResolversTypes['CorrectedLocation'], ParentType, ContextType, RequireFields<MutationCorrectLocationArgs, 'id' | 'input'>>;
  decideProposal?: Resolver<ResolversTypes['Proposal'], ParentType, ContextType, RequireFields<MutationDecideProposalArgs, 'id' | 'status'>>;
  verifyLocation?: Resolver<ResolversTypes['Location'], ParentType, ContextType, RequireFields<MutationVerifyLocationArgs, 'id' | 'isVerified'>>;
  verifyLocations?: Resolver<ReadonlyArray<ResolversTypes['VerifiedLocation']>, ParentType, ContextType, RequireFields<MutationVerifyLocationsArgs, 'ids' | 'isVerified'>>;
  changeLocation?: Resolver<ResolversTypes['Location'], ParentType, ContextType, RequireFields<MutationChangeLocationArgs, 'id' | 'input'>>;
  deleteLocation?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDeleteLocationArgs, 'id'>>;
};

export type OpeningHoursFactResolvers<ContextType = Record<string, unknown>, ParentType extends ResolversParentTypes['OpeningHoursFact'] = ResolversParentTypes['OpeningHoursFact']> = {
  zone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  comment?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isByAppointment?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  week?: Resolver<Maybe<ReadonlyArray<ReadonlyArray<ResolversTypes['String']>>>, ParentType, ContextType>;
  openNow?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  closesAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  opensAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  days?: Resolver<Maybe<ReadonlyArray<ResolversTypes['OpeningDay']>>, ParentType, ContextType>;
  changes?: Resolver<ReadonlyArray<ResolversTypes['OpeningChange']>, ParentType, ContextType>;
  rule?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  basis?: Resolver<ResolversTypes['FactBasis'], ParentType, ContextType>;
  source?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  readFrom?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OpeningDayResolvers<ContextType = Record<string, unknown>, ParentType extends ResolversParentTypes['OpeningDay'] = ResolversParentTypes['OpeningDay']> = {
  day?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hours?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OpeningChangeResolvers<ContextType = Record<string, unknown>, ParentType extends ResolversParentTypes['OpeningChange'] = ResolversParentTypes['OpeningChange']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  openNow?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type ProposalPageResolvers<ContextType = Record<string, unknown>, ParentType extends ResolversParentTypes['ProposalPage'] = ResolversParentTypes['ProposalPage']> = {
  proposals?: Resolver<ReadonlyArray<ResolversTypes['Proposal']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProposalResolvers<ContextType = Record<string, unknown>, ParentType extends ResolversParentTypes['Proposal'] = ResolversParentTypes['Proposal']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ProposalKind'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ProposalStatus'], ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['Location']>, ParentType, ContextType>;
  member?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  changes?: Resolver<ReadonlyArray<ResolversTypes['ProposedChange']>, ParentType, ContextType>;
  photos?: Resolver<ReadonlyArray<ResolversTypes['ProposedPhoto']>, ParentType, ContextType>;
  notes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  decidedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ProposedPhotoResolvers<ContextType = Record<string, unknown>, ParentType extends ResolversParentTypes['ProposedPhoto'] = ResolversParentTypes['ProposedPhoto']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  caption?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  currentCaption?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isNew?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isDeclined?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ProposedChangeResolvers<ContextType = Record<string, unknown>, ParentType extends ResolversParentTypes['ProposedChange'] = ResolversParentTypes['ProposedChange']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  current?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  proposed?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isChangedMeanwhile?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CorrectedLocationResolvers<ContextType = Record<string, unknown>, ParentType extends ResolversParentTypes['CorrectedLocation'] = ResolversParentTypes['CorrectedLocation']> = {
  location?: Resolver<ResolversTypes['Location'], ParentType, ContextType>;
  proposal?: Resolver<Maybe<ResolversTypes['Proposal']>, ParentType, ContextType>;
};

export type UserResolvers<ContextType = Record<string, unknown>, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type DeletedLocationResolvers<ContextType = Record<string, unknown>, ParentType extends ResolversParentTypes['DeletedLocation'] = ResolversParentTypes['DeletedLocation']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deletedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type AdminLocationPageResolvers<ContextType = Record<string, unknown>, ParentType extends ResolversParentTypes['AdminLocationPage'] = ResolversParentTypes['AdminLocationPage']> = {
  locations?: Resolver<ReadonlyArray<ResolversTypes['Location']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UnparsedTextCountResolvers<ContextType = Record<string, unknown>, ParentType extends ResolversParentTypes['UnparsedTextCount'] = ResolversParentTypes['UnparsedTextCount']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UnparsedTextResolvers<ContextType = Record<string, unknown>, ParentType extends ResolversParentTypes['UnparsedText'] = ResolversParentTypes['UnparsedText']> = {
  location?: Resolver<ResolversTypes['Location'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  readAs?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type VerifiedLocationResolvers<ContextType = Record<string, unknown>, ParentType extends ResolversParentTypes['VerifiedLocation'] = ResolversParentTypes['VerifiedLocation']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['Location']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AddedLocationPhotosResolvers<ContextType = Record<string, unknown>, ParentType extends ResolversParentTypes['AddedLocationPhotos'] = ResolversParentTypes['AddedLocationPhotos']> = {
  photos?: Resolver<ReadonlyArray<ResolversTypes['LocationPhoto']>, ParentType, ContextType>;
  waiting?: Resolver<ReadonlyArray<ResolversTypes['LocationPhoto']>, ParentType, ContextType>;
  refused?: Resolver<ReadonlyArray<ResolversTypes['RefusedPhoto']>, ParentType, ContextType>;
};

export type RefusedPhotoResolvers<ContextType = Record<string, unknown>, ParentType extends ResolversParentTypes['RefusedPhoto'] = ResolversParentTypes['RefusedPhoto']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SubmittedLocationResolvers<ContextType = Record<string, unknown>, ParentType extends ResolversParentTypes['SubmittedLocation'] = ResolversParentTypes['SubmittedLocation']> = {
  location?: Resolver<ResolversTypes['Location'], ParentType, ContextType>;
  notice?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ResearchedLocationResolvers<ContextType = Record<string, unknown>, ParentType extends ResolversParentTypes['ResearchedLocation'] = ResolversParentTypes['ResearchedLocation']> = {
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  otherNames?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  website?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phoneNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hours?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  priceRange?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bestTimeToVisit?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  accessibility?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  temperature?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mineralContent?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  healingProperties?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  latitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  longitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  categoryId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sources?: Resolver<ReadonlyArray<ResolversTypes['FieldSource']>, ParentType, ContextType>;
  lookedIn?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FieldSourceResolvers<ContextType = Record<string, unknown>, ParentType extends ResolversParentTypes['FieldSource'] = ResolversParentTypes['FieldSource']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SimilarLocationResolvers<ContextType = Record<string, unknown>, ParentType extends ResolversParentTypes['SimilarLocation'] = ResolversParentTypes['SimilarLocation']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  countryCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  distanceKm?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  isVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPermanentlyClosed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PointDoubtResolvers<ContextType = Record<string, unknown>, ParentType extends ResolversParentTypes['PointDoubt'] = ResolversParentTypes['PointDoubt']> = {
  kind?: Resolver<ResolversTypes['PointDoubtKind'], ParentType, ContextType>;
  words?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mending?: Resolver<Maybe<ResolversTypes['Point']>, ParentType, ContextType>;
  town?: Resolver<Maybe<ResolversTypes['TownPoint']>, ParentType, ContextType>;
};

export type PointResolvers<ContextType = Record<string, unknown>, ParentType extends ResolversParentTypes['Point'] = ResolversParentTypes['Point']> = {
  latitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  longitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type TownPointResolvers<ContextType = Record<string, unknown>, ParentType extends ResolversParentTypes['TownPoint'] = ResolversParentTypes['TownPoint']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  latitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  longitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type LocatedAddressResolvers<ContextType = Record<string, unknown>, ParentType extends ResolversParentTypes['LocatedAddress'] = ResolversParentTypes['LocatedAddress']> = {
  latitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  longitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  coordinatesAre?: Resolver<ResolversTypes['CoordinatesAre'], ParentType, ContextType>;
  town?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LocationPageResolvers<ContextType = Record<string, unknown>, ParentType extends ResolversParentTypes['LocationPage'] = ResolversParentTypes['LocationPage']> = {
  locations?: Resolver<ReadonlyArray<ResolversTypes['Location']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  near?: Resolver<Maybe<ResolversTypes['Near']>, ParentType, ContextType>;
  nearest?: Resolver<Maybe<ResolversTypes['Location']>, ParentType, ContextType>;
  needs?: Resolver<Maybe<ResolversTypes['SearchNeed']>, ParentType, ContextType>;
  interpretation?: Resolver<Maybe<ResolversTypes['Interpretation']>, ParentType, ContextType>;
  facets?: Resolver<Maybe<ReadonlyArray<ResolversTypes['FacetCounts']>>, ParentType, ContextType>;
};

export type FacetCountsResolvers<ContextType = Record<string, unknown>, ParentType extends ResolversParentTypes['FacetCounts'] = ResolversParentTypes['FacetCounts']> = {
  facet?: Resolver<ResolversTypes['Facet'], ParentType, ContextType>;
  values?: Resolver<ReadonlyArray<ResolversTypes['FacetValue']>, ParentType, ContextType>;
  unknown?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FacetValueResolvers<ContextType = Record<string, unknown>, ParentType extends ResolversParentTypes['FacetValue'] = ResolversParentTypes['FacetValue']> = {
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OwnLocationsResolvers<ContextType = Record<string, unknown>, ParentType extends ResolversParentTypes['OwnLocations'] = ResolversParentTypes['OwnLocations']> = {
  locations?: Resolver<ReadonlyArray<ResolversTypes['Location']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type NearResolvers<ContextType = Record<string, unknown>, ParentType extends ResolversParentTypes['Near'] = ResolversParentTypes['Near']> = {
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  latitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  longitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  bounds?: Resolver<Maybe<ResolversTypes['Bounds']>, ParentType, ContextType>;
};

export type InterpretationResolvers<ContextType = Record<string, unknown>, ParentType extends ResolversParentTypes['Interpretation'] = ResolversParentTypes['Interpretation']> = {
  words?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  corrections?: Resolver<ReadonlyArray<ResolversTypes['Correction']>, ParentType, ContextType>;
  offer?: Resolver<Maybe<ResolversTypes['Near']>, ParentType, ContextType>;
  kinds?: Resolver<ReadonlyArray<ResolversTypes['KindInText']>, ParentType, ContextType>;
  facets?: Resolver<ReadonlyArray<ResolversTypes['FactInText']>, ParentType, ContextType>;
  celsius?: Resolver<Maybe<ResolversTypes['CelsiusRange']>, ParentType, ContextType>;
  leftOut?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  named?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  further?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type KindInTextResolvers<ContextType = Record<string, unknown>, ParentType extends ResolversParentTypes['KindInText'] = ResolversParentTypes['KindInText']> = {
  words?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kinds?: Resolver<ReadonlyArray<ResolversTypes['PlaceKind']>, ParentType, ContextType>;
};

export type FactInTextResolvers<ContextType = Record<string, unknown>, ParentType extends ResolversParentTypes['FactInText'] = ResolversParentTypes['FactInText']> = {
  words?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fact?: Resolver<ResolversTypes['SpokenFact'], ParentType, ContextType>;
  facet?: Resolver<Maybe<ResolversTypes['Facet']>, ParentType, ContextType>;
  values?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  isApplied?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CelsiusRangeResolvers<ContextType = Record<string, unknown>, ParentType extends ResolversParentTypes['CelsiusRange'] = ResolversParentTypes['CelsiusRange']> = {
  from?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  to?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type CorrectionResolvers<ContextType = Record<string, unknown>, ParentType extends ResolversParentTypes['Correction'] = ResolversParentTypes['Correction']> = {
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type KindsFactResolvers<ContextType = Record<string, unknown>, ParentType extends ResolversParentTypes['KindsFact'] = ResolversParentTypes['KindsFact']> = {
  are?: Resolver<ReadonlyArray<ResolversTypes['PlaceKind']>, ParentType, ContextType>;
  basis?: Resolver<ResolversTypes['FactBasis'], ParentType, ContextType>;
  source?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  readFrom?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type WaterTemperatureFactResolvers<ContextType = Record<string, unknown>, ParentType extends ResolversParentTypes['WaterTemperatureFact'] = ResolversParentTypes['WaterTemperatureFact']> = {
  minC?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  maxC?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  at?: Resolver<Maybe<ResolversTypes['WaterTemperatureAt']>, ParentType, ContextType>;
  basis?: Resolver<ResolversTypes['FactBasis'], ParentType, ContextType>;
  source?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  readFrom?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PriceFactResolvers<ContextType = Record<string, unknown>, ParentType extends ResolversParentTypes['PriceFact'] = ResolversParentTypes['PriceFact']> = {
  kind?: Resolver<ResolversTypes['PriceKind'], ParentType, ContextType>;
  amount?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  currency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  per?: Resolver<Maybe<ResolversTypes['PricePer']>, ParentType, ContextType>;
  basis?: Resolver<ResolversTypes['FactBasis'], ParentType, ContextType>;
  source?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  readFrom?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SeasonFactResolvers<ContextType = Record<string, unknown>, ParentType extends ResolversParentTypes['SeasonFact'] = ResolversParentTypes['SeasonFact']> = {
  open?: Resolver<ReadonlyArray<ResolversTypes['Month']>, ParentType, ContextType>;
  best?: Resolver<ReadonlyArray<ResolversTypes['Month']>, ParentType, ContextType>;
  basis?: Resolver<ResolversTypes['FactBasis'], ParentType, ContextType>;
  source?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  readFrom?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AccessFactResolvers<ContextType = Record<string, unknown>, ParentType extends ResolversParentTypes['AccessFact'] = ResolversParentTypes['AccessFact']> = {
  permission?: Resolver<Maybe<ResolversTypes['AccessPermission']>, ParentType, ContextType>;
  fee?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  walkMinutes?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  road?: Resolver<Maybe<ResolversTypes['AccessRoad']>, ParentType, ContextType>;
  basis?: Resolver<ResolversTypes['FactBasis'], ParentType, ContextType>;
  source?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  readFrom?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type WheelchairFactResolvers<ContextType = Record<string, unknown>, ParentType extends ResolversParentTypes['WheelchairFact'] = ResolversParentTypes['WheelchairFact']> = {
  access?: Resolver<ResolversTypes['WheelchairAccess'], ParentType, ContextType>;
  stepCm?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  doorCm?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  poolLift?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  toilet?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  basis?: Resolver<ResolversTypes['FactBasis'], ParentType, ContextType>;
  source?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  readFrom?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AmenitiesFactResolvers<ContextType = Record<string, unknown>, ParentType extends ResolversParentTypes['AmenitiesFact'] = ResolversParentTypes['AmenitiesFact']> = {
  has?: Resolver<ReadonlyArray<ResolversTypes['Amenity']>, ParentType, ContextType>;
  lacks?: Resolver<ReadonlyArray<ResolversTypes['Amenity']>, ParentType, ContextType>;
  basis?: Resolver<ResolversTypes['FactBasis'], ParentType, ContextType>;
  source?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  readFrom?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SafetyFactResolvers<ContextType = Record<string, unknown>, ParentType extends ResolversParentTypes['SafetyFact'] = ResolversParentTypes['SafetyFact']> = {
  risks?: Resolver<ReadonlyArray<ResolversTypes['Risk']>, ParentType, ContextType>;
  basis?: Resolver<ResolversTypes['FactBasis'], ParentType, ContextType>;
  source?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  readFrom?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StatusFactResolvers<ContextType = Record<string, unknown>, ParentType extends ResolversParentTypes['StatusFact'] = ResolversParentTypes['StatusFact']> = {
  state?: Resolver<ResolversTypes['StatusState'], ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  since?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  basis?: Resolver<ResolversTypes['FactBasis'], ParentType, ContextType>;
  source?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  readFrom?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LocationResolvers<ContextType = Record<string, unknown>, ParentType extends ResolversParentTypes['Location'] = ResolversParentTypes['Location'], FederationReferenceType extends FederationReferenceTypes['Location'] = FederationReferenceTypes['Location']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Location']> | FederationReferenceType, FederationReferenceType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  otherNames?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  website?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phoneNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hours?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  priceRange?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  avgCost?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  bestTimeToVisit?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  accessibility?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  temperature?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mineralContent?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  healingProperties?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kinds?: Resolver<Maybe<ResolversTypes['KindsFact']>, ParentType, ContextType>;
  waterTemperature?: Resolver<Maybe<ResolversTypes['WaterTemperatureFact']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['PriceFact']>, ParentType, ContextType>;
  openingHours?: Resolver<Maybe<ResolversTypes['OpeningHoursFact']>, ParentType, ContextType>;
  season?: Resolver<Maybe<ResolversTypes['SeasonFact']>, ParentType, ContextType>;
  access?: Resolver<Maybe<ResolversTypes['AccessFact']>, ParentType, ContextType>;
  wheelchair?: Resolver<Maybe<ResolversTypes['WheelchairFact']>, ParentType, ContextType>;
  amenities?: Resolver<Maybe<ResolversTypes['AmenitiesFact']>, ParentType, ContextType>;
  safety?: Resolver<Maybe<ResolversTypes['SafetyFact']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['StatusFact']>, ParentType, ContextType>;
  latitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  longitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  coordinatesAre?: Resolver<Maybe<ResolversTypes['CoordinatesAre']>, ParentType, ContextType>;
  pointNote?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  countryCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  townNearby?: Resolver<Maybe<ResolversTypes['TownNearby']>, ParentType, ContextType>;
  categoryId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType>;
  tags?: Resolver<ReadonlyArray<ResolversTypes['Tag']>, ParentType, ContextType>;
  websites?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  phones?: Resolver<ReadonlyArray<ResolversTypes['Telephone']>, ParentType, ContextType>;
  isVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  confirmation?: Resolver<Maybe<ResolversTypes['Confirmation']>, ParentType, ContextType>;
  isClaimed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  submittedBy?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  claimedBy?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  averageRating?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  reviewCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  myProposals?: Resolver<ReadonlyArray<ResolversTypes['Proposal']>, ParentType, ContextType>;
  revision?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  distanceKm?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  photos?: Resolver<ReadonlyArray<ResolversTypes['LocationPhoto']>, ParentType, ContextType>;
  gallery?: Resolver<ReadonlyArray<ResolversTypes['LocationPhoto']>, ParentType, ContextType>;
  lead?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  archiveDetails?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  source?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  licence?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  asOf?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sourceName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ConfirmationResolvers<ContextType = Record<string, unknown>, ParentType extends ResolversParentTypes['Confirmation'] = ResolversParentTypes['Confirmation']> = {
  by?: Resolver<ResolversTypes['Confirmer'], ParentType, ContextType>;
  at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type TownNearbyResolvers<ContextType = Record<string, unknown>, ParentType extends ResolversParentTypes['TownNearby'] = ResolversParentTypes['TownNearby']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  region?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  countryCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  distanceKm?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  direction?: Resolver<ResolversTypes['CompassDirection'], ParentType, ContextType>;
  isWithin?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type TelephoneResolvers<ContextType = Record<string, unknown>, ParentType extends ResolversParentTypes['Telephone'] = ResolversParentTypes['Telephone']> = {
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  e164?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  extension?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LocationPhotoResolvers<ContextType = Record<string, unknown>, ParentType extends ResolversParentTypes['LocationPhoto'] = ResolversParentTypes['LocationPhoto']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  caption?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isPrimary?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['PhotoSource'], ParentType, ContextType>;
  review?: Resolver<Maybe<ResolversTypes['Review']>, ParentType, ContextType>;
  isWaiting?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ReviewResolvers<ContextType = Record<string, unknown>, ParentType extends ResolversParentTypes['Review'] = ResolversParentTypes['Review']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type CategoryResolvers<ContextType = Record<string, unknown>, ParentType extends ResolversParentTypes['Category'] = ResolversParentTypes['Category'], FederationReferenceType extends FederationReferenceTypes['Category'] = FederationReferenceTypes['Category']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Category']> | FederationReferenceType, FederationReferenceType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  color?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TagResolvers<ContextType = Record<string, unknown>, ParentType extends ResolversParentTypes['Tag'] = ResolversParentTypes['Tag']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LocationRowResolvers<ContextType = Record<string, unknown>, ParentType extends ResolversParentTypes['LocationRow'] = ResolversParentTypes['LocationRow']> = {
  reason?: Resolver<ResolversTypes['RowReason'], ParentType, ContextType>;
  month?: Resolver<Maybe<ResolversTypes['Month']>, ParentType, ContextType>;
  locations?: Resolver<ReadonlyArray<ResolversTypes['Location']>, ParentType, ContextType>;
};

export type MapViewResolvers<ContextType = Record<string, unknown>, ParentType extends ResolversParentTypes['MapView'] = ResolversParentTypes['MapView']> = {
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  near?: Resolver<Maybe<ResolversTypes['Near']>, ParentType, ContextType>;
  places?: Resolver<ReadonlyArray<ResolversTypes['MapPlace']>, ParentType, ContextType>;
  pins?: Resolver<ReadonlyArray<ResolversTypes['Pin']>, ParentType, ContextType>;
  clusters?: Resolver<ReadonlyArray<ResolversTypes['Cluster']>, ParentType, ContextType>;
  facets?: Resolver<Maybe<ReadonlyArray<ResolversTypes['FacetCounts']>>, ParentType, ContextType>;
};

export type MapPlaceResolvers<ContextType = Record<string, unknown>, ParentType extends ResolversParentTypes['MapPlace'] = ResolversParentTypes['MapPlace']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  latitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  longitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  categoryId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  temperature?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isClosed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PinResolvers<ContextType = Record<string, unknown>, ParentType extends ResolversParentTypes['Pin'] = ResolversParentTypes['Pin']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  fact?: Resolver<Maybe<ResolversTypes['PinFact']>, ParentType, ContextType>;
};

export type PinFactResolvers<ContextType = Record<string, unknown>, ParentType extends ResolversParentTypes['PinFact'] = ResolversParentTypes['PinFact']> = {
  kind?: Resolver<ResolversTypes['PinFactKind'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ClusterResolvers<ContextType = Record<string, unknown>, ParentType extends ResolversParentTypes['Cluster'] = ResolversParentTypes['Cluster']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  latitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  longitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  bounds?: Resolver<ResolversTypes['Bounds'], ParentType, ContextType>;
  mix?: Resolver<ReadonlyArray<ResolversTypes['CategoryCount']>, ParentType, ContextType>;
};

export type CategoryCountResolvers<ContextType = Record<string, unknown>, ParentType extends ResolversParentTypes['CategoryCount'] = ResolversParentTypes['CategoryCount']> = {
  categoryId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BoundsResolvers<ContextType = Record<string, unknown>, ParentType extends ResolversParentTypes['Bounds'] = ResolversParentTypes['Bounds']> = {
  west?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  south?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  east?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  north?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type GeocodeResultResolvers<ContextType = Record<string, unknown>, ParentType extends ResolversParentTypes['GeocodeResult'] = ResolversParentTypes['GeocodeResult']> = {
  kind?: Resolver<ResolversTypes['GeocodeKind'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  latitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  longitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bounds?: Resolver<Maybe<ResolversTypes['Bounds']>, ParentType, ContextType>;
  notFound?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = Record<string, unknown>> = {
  DateTime?: GraphQLScalarType;
  Query?: QueryResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  OpeningHoursFact?: OpeningHoursFactResolvers<ContextType>;
  OpeningDay?: OpeningDayResolvers<ContextType>;
  OpeningChange?: OpeningChangeResolvers<ContextType>;
  ProposalPage?: ProposalPageResolvers<ContextType>;
  Proposal?: ProposalResolvers<ContextType>;
  ProposedPhoto?: ProposedPhotoResolvers<ContextType>;
  ProposedChange?: ProposedChangeResolvers<ContextType>;
  CorrectedLocation?: CorrectedLocationResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  DeletedLocation?: DeletedLocationResolvers<ContextType>;
  AdminLocationPage?: AdminLocationPageResolvers<ContextType>;
  UnparsedTextCount?: UnparsedTextCountResolvers<ContextType>;
  UnparsedText?: UnparsedTextResolvers<ContextType>;
  VerifiedLocation?: VerifiedLocationResolvers<ContextType>;
  AddedLocationPhotos?: AddedLocationPhotosResolvers<ContextType>;
  RefusedPhoto?: RefusedPhotoResolvers<ContextType>;
  SubmittedLocation?: SubmittedLocationResolvers<ContextType>;
  ResearchedLocation?: ResearchedLocationResolvers<ContextType>;
  FieldSource?: FieldSourceResolvers<ContextType>;
  SimilarLocation?: SimilarLocationResolvers<ContextType>;
  PointDoubt?: PointDoubtResolvers<ContextType>;
  Point?: PointResolvers<ContextType>;
  TownPoint?: TownPointResolvers<ContextType>;
  LocatedAddress?: LocatedAddressResolvers<ContextType>;
  LocationPage?: LocationPageResolvers<ContextType>;
  FacetCounts?: FacetCountsResolvers<ContextType>;
  FacetValue?: FacetValueResolvers<ContextType>;
  OwnLocations?: OwnLocationsResolvers<ContextType>;
  Near?: NearResolvers<ContextType>;
  Interpretation?: InterpretationResolvers<ContextType>;
  KindInText?: KindInTextResolvers<ContextType>;
  FactInText?: FactInTextResolvers<ContextType>;
  CelsiusRange?: CelsiusRangeResolvers<ContextType>;
  Correction?: CorrectionResolvers<ContextType>;
  KindsFact?: KindsFactResolvers<ContextType>;
  WaterTemperatureFact?: WaterTemperatureFactResolvers<ContextType>;
  PriceFact?: PriceFactResolvers<ContextType>;
  SeasonFact?: SeasonFactResolvers<ContextType>;
  AccessFact?: AccessFactResolvers<ContextType>;
  WheelchairFact?: WheelchairFactResolvers<ContextType>;
  AmenitiesFact?: AmenitiesFactResolvers<ContextType>;
  SafetyFact?: SafetyFactResolvers<ContextType>;
  StatusFact?: StatusFactResolvers<ContextType>;
  Location?: LocationResolvers<ContextType>;
  Confirmation?: ConfirmationResolvers<ContextType>;
  TownNearby?: TownNearbyResolvers<ContextType>;
  Telephone?: TelephoneResolvers<ContextType>;
  LocationPhoto?: LocationPhotoResolvers<ContextType>;
  Review?: ReviewResolvers<ContextType>;
  Category?: CategoryResolvers<ContextType>;
  Tag?: TagResolvers<ContextType>;
  LocationRow?: LocationRowResolvers<ContextType>;
  MapView?: MapViewResolvers<ContextType>;
  MapPlace?: MapPlaceResolvers<ContextType>;
  Pin?: PinResolvers<ContextType>;
  PinFact?: PinFactResolvers<ContextType>;
  Cluster?: ClusterResolvers<ContextType>;
  CategoryCount?: CategoryCountResolvers<ContextType>;
  Bounds?: BoundsResolvers<ContextType>;
  GeocodeResult?: GeocodeResultResolvers<ContextType>;
};

/** Resolvers that leave out no question and no mutation. */
export type CompleteResolvers<ContextType = Record<string, unknown>> = Omit<Resolvers<ContextType>, 'Query' | 'Mutation'> & {
  Query: Required<QueryResolvers<ContextType>>;
  Mutation: Required<MutationResolvers<ContextType>>;
};
