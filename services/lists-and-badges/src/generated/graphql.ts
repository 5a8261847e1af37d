import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { Mark as MarkModel } from '../domain/mark.ts';
import type { TripList as TripListModel, TripListItem as TripListItemModel } from '../domain/trip-list.ts';
import type { NumberedItem as NumberedItemModel } from '../use-cases/read-trip-lists.ts';
import type { HeldBadge as HeldBadgeModel, MemberReference as MemberReferenceModel } from '../domain/badge.ts';
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
  DateTime: { input: Date; output: Date; }
  _FieldSet: { input: string; output: string; }
};

export type Query = {
  /** What the member saved and visited, by the ids of the places: at most 5,000 of each, to mark them on a map. */
  readonly markedLocations: MarkedLocations;
  /** The places that the member saved and may see, the last saved first; at most 100 at once. */
  readonly favorites: MarkedPage;
  /** The places that the member visited or wants to visit, the last noted first; at most 100 at once. */
  readonly visits: MarkedPage;
  /** One's own lists, newest first; at most 100 at once. */
  readonly tripLists: TripListPage;
  /** A list by its id or its share code. Another's private one is refused. */
  readonly tripList: TripList;
  /** Everybody's public lists, newest first; at most 100 at once. Every word of a search is in the name or the description, or begins a word there. */
  readonly publicTripLists: TripListPage;
  /** A member with their badges; one that nobody knows holds none. */
  readonly badgeHolder: User;
  /** How far whoever asks is with each badge. */
  readonly badgeProgress: ReadonlyArray<BadgeProgress>;
  /** Every mark of whoever asks, for their own copy. */
  readonly exportMarks: ReadonlyArray<ExportedMark>;
  /** Every list of whoever asks, for their own copy, with places that are hidden now. */
  readonly exportTripLists: ReadonlyArray<ExportedTripList>;
  /** Every badge of whoever asks, for their own copy. */
  readonly exportBadges: ReadonlyArray<Badge>;
};


export type QueryFavoritesArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryVisitsArgs = {
  status?: InputMaybe<VisitStatus>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryTripListsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryTripListArgs = {
  id: Scalars['ID']['input'];
};


export type QueryPublicTripListsArgs = {
  search?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryBadgeHolderArgs = {
  userId: Scalars['ID']['input'];
};

export type Mutation = {
  /** Saves a place or takes it off; without isFavorite the other of the two. */
  readonly favorite: Location;
  /** Notes whether the member has been to a place, or wants to go. */
  readonly visit: Location;
  /** A new, empty list. */
  readonly createTripList: TripList;
  /** One's own; what is left out stays. With what its editor has seen of it: a conflict when somebody wrote something else meanwhile. */
  readonly changeTripList: TripList;
  /** One's own; as an admin, anybody's public one. */
  readonly deleteTripList: Scalars['ID']['output'];
  /** Adds a place to the end of one's own list; once. */
  readonly addTripListItem: TripListItem;
  /** What is left out stays. A place that is moved renumbers the others. */
  readonly changeTripListItem: TripListItem;
  /** With the revision that was read, it is refused when the list has changed since. */
  readonly removeTripListItem: TripList;
  /** Works the badges of a member out anew, for themselves or as an admin. Answers what is new. */
  readonly calculateBadges: ReadonlyArray<Badge>;
};


export type MutationFavoriteArgs = {
  locationId: Scalars['ID']['input'];
  isFavorite?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationVisitArgs = {
  locationId: Scalars['ID']['input'];
  input: VisitInput;
};


export type MutationCreateTripListArgs = {
  input: TripListInput;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


export type MutationChangeTripListArgs = {
  id: Scalars['ID']['input'];
  input: TripListChange;
  expected?: InputMaybe<TripListInput>;
};


export type MutationDeleteTripListArgs = {
  id: Scalars['ID']['input'];
};


export type MutationAddTripListItemArgs = {
  id: Scalars['ID']['input'];
  input: TripListItemInput;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


export type MutationChangeTripListItemArgs = {
  id: Scalars['ID']['input'];
  locationId: Scalars['ID']['input'];
  input: TripListItemChange;
};


export type MutationRemoveTripListItemArgs = {
  id: Scalars['ID']['input'];
  locationId: Scalars['ID']['input'];
  revision?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationCalculateBadgesArgs = {
  userId: Scalars['ID']['input'];
};

export type VisitStatus =
  | 'visited'
  | 'want_to_visit'
  | 'none';

/** What is left out stays as it is. */
export type VisitInput = {
  readonly visitStatus?: InputMaybe<VisitStatus>;
  /** The day, such as 2026-05-01; an empty one is taken away. */
  readonly visitDate?: InputMaybe<Scalars['String']['input']>;
  readonly notes?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 5, for the member alone; 0 takes it away. */
  readonly rating?: InputMaybe<Scalars['Int']['input']>;
};

export type ExportedMark = {
  readonly locationId: Scalars['ID']['output'];
  readonly location?: Maybe<Location>;
  readonly isFavorite: Scalars['Boolean']['output'];
  readonly favoriteAt?: Maybe<Scalars['DateTime']['output']>;
  readonly visitStatus: VisitStatus;
  readonly visitDate?: Maybe<Scalars['String']['output']>;
  readonly notes?: Maybe<Scalars['String']['output']>;
  readonly rating?: Maybe<Scalars['Int']['output']>;
};

export type ExportedTripList = {
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly description?: Maybe<Scalars['String']['output']>;
  readonly isPublic: Scalars['Boolean']['output'];
  readonly shareCode: Scalars['String']['output'];
  readonly items: ReadonlyArray<ExportedTripListItem>;
  readonly createdAt: Scalars['DateTime']['output'];
  readonly updatedAt: Scalars['DateTime']['output'];
};

export type ExportedTripListItem = {
  readonly locationId: Scalars['ID']['output'];
  readonly location?: Maybe<Location>;
  readonly notes?: Maybe<Scalars['String']['output']>;
};

export type MarkedPage = {
  readonly locations: ReadonlyArray<Maybe<Location>>;
  readonly total: Scalars['Int']['output'];
};

export type MarkedLocations = {
  readonly favorites: ReadonlyArray<Scalars['ID']['output']>;
  readonly visited: ReadonlyArray<Scalars['ID']['output']>;
  readonly wantToVisit: ReadonlyArray<Scalars['ID']['output']>;
};

export type Location = {
  readonly id: Scalars['ID']['output'];
  /** Whether whoever asks has saved it; null for visitors. */
  readonly isFavorite?: Maybe<Scalars['Boolean']['output']>;
  /** Whether whoever asks has been there, or wants to go; null for visitors. */
  readonly visitStatus?: Maybe<VisitStatus>;
  /** What whoever asks noted of it; null where there is nothing. */
  readonly visit?: Maybe<Visit>;
  /** How many members saved it; for admins, who are told what goes with a place. */
  readonly favoriteCount?: Maybe<Scalars['Int']['output']>;
  /** How many members have been there or want to go; for admins. */
  readonly visitCount?: Maybe<Scalars['Int']['output']>;
  /** In how many lists it is; for admins. */
  readonly listItemCount?: Maybe<Scalars['Int']['output']>;
};

/** Private to the member. */
export type Visit = {
  readonly visitStatus: VisitStatus;
  readonly visitDate?: Maybe<Scalars['String']['output']>;
  readonly notes?: Maybe<Scalars['String']['output']>;
  readonly rating?: Maybe<Scalars['Int']['output']>;
  readonly updatedAt: Scalars['DateTime']['output'];
};

export type TripListInput = {
  /** At most 100 characters. */
  readonly name: Scalars['String']['input'];
  /** At most 2,000 characters. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  readonly isPublic?: InputMaybe<Scalars['Boolean']['input']>;
  /** Its notes are there for everybody who sees it; else for its owner alone. Left out: they are shown. */
  readonly showsNotes?: InputMaybe<Scalars['Boolean']['input']>;
};

export type TripListChange = {
  readonly name?: InputMaybe<Scalars['String']['input']>;
  readonly description?: InputMaybe<Scalars['String']['input']>;
  readonly isPublic?: InputMaybe<Scalars['Boolean']['input']>;
  readonly showsNotes?: InputMaybe<Scalars['Boolean']['input']>;
};

export type TripListItemInput = {
  readonly locationId: Scalars['ID']['input'];
  /** At most 500 characters. */
  readonly notes?: InputMaybe<Scalars['String']['input']>;
  /** From 1; beyond the last, or without one, at the end. */
  readonly visitOrder?: InputMaybe<Scalars['Int']['input']>;
};

export type TripListItemChange = {
  readonly notes?: InputMaybe<Scalars['String']['input']>;
  /** From 1; beyond the last is the last. */
  readonly visitOrder?: InputMaybe<Scalars['Int']['input']>;
  /** Of the list, as it was read: the change is refused when the list has changed since. */
  readonly revision?: InputMaybe<Scalars['Int']['input']>;
};

export type TripListPage = {
  readonly lists: ReadonlyArray<TripList>;
  readonly total: Scalars['Int']['output'];
};

/** Places that a member wants to go to, in their order. Those that are hidden from whoever asks are left out and not counted. */
export type TripList = {
  readonly id: Scalars['ID']['output'];
  /** Rises with every change. */
  readonly revision: Scalars['Int']['output'];
  readonly userId: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly description?: Maybe<Scalars['String']['output']>;
  readonly isPublic: Scalars['Boolean']['output'];
  /** Its notes are there for everybody who sees it; else for its owner alone. */
  readonly showsNotes: Scalars['Boolean']['output'];
  /** A short name for the address, never a permission. */
  readonly shareCode: Scalars['String']['output'];
  readonly itemCount: Scalars['Int']['output'];
  /** In their order; with a limit the first so many. */
  readonly items: ReadonlyArray<TripListItem>;
  /** Whether a place is among them. */
  readonly holds: Scalars['Boolean']['output'];
  readonly user: User;
  readonly createdAt: Scalars['DateTime']['output'];
  readonly updatedAt: Scalars['DateTime']['output'];
};


/** Places that a member wants to go to, in their order. Those that are hidden from whoever asks are left out and not counted. */
export type TripListItemsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
};


/** Places that a member wants to go to, in their order. Those that are hidden from whoever asks are left out and not counted. */
export type TripListHoldsArgs = {
  locationId: Scalars['ID']['input'];
};

export type TripListItem = {
  readonly locationId: Scalars['ID']['output'];
  readonly list: TripList;
  readonly location?: Maybe<Location>;
  /** From 1, without gaps. */
  readonly visitOrder: Scalars['Int']['output'];
  /** Null also where they are for the owner alone. */
  readonly notes?: Maybe<Scalars['String']['output']>;
};

export type User = {
  readonly id: Scalars['ID']['output'];
  /** The one to show beside the name: the highest level, of several the last that was earned; null for none. */
  readonly badge?: Maybe<DisplayBadge>;
  readonly badges: ReadonlyArray<Badge>;
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

export type DisplayBadge = {
  readonly badgeType: BadgeType;
  readonly level: BadgeLevel;
  readonly icon: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  /** all badges held */
  readonly count: Scalars['Int']['output'];
};

/** One level of one type, as a member holds it. */
export type Badge = {
  readonly id: Scalars['ID']['output'];
  readonly userId: Scalars['ID']['output'];
  readonly badgeType: BadgeType;
  readonly badgeName: Scalars['String']['output'];
  readonly badgeLevel: BadgeLevel;
  readonly description: Scalars['String']['output'];
  /** The picture of its type; /api lists them. */
  readonly iconName: Scalars['String']['output'];
  readonly earnedAt: Scalars['DateTime']['output'];
  /** Ids of what earned it, the oldest first, for its holder alone; of Pillar the types. */
  readonly criteria?: Maybe<ReadonlyArray<Scalars['ID']['output']>>;
};

/** How far a member is with one type. */
export type BadgeProgress = {
  readonly badgeType: BadgeType;
  readonly badgeName: Scalars['String']['output'];
  readonly iconName: Scalars['String']['output'];
  /** the things that count */
  readonly count: Scalars['Int']['output'];
  /** the level that is reached; null for none */
  readonly badgeLevel?: Maybe<BadgeLevel>;
  /** null at gold */
  readonly nextLevel?: Maybe<BadgeLevel>;
  /** how many the next level takes */
  readonly nextAt?: Maybe<Scalars['Int']['output']>;
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
  TripList: TripList;
  User: User;
};

/** Mapping of federation reference types */
export type FederationReferenceTypes = {
  Location:
    ( { __typename: 'Location' }
    & GraphQLRecursivePick<FederationTypes['Location'], {"id":true}> );
  TripList:
    ( { __typename: 'TripList' }
    & GraphQLRecursivePick<FederationTypes['TripList'], {"id":true}> );
  User:
    ( { __typename: 'User' }
    & GraphQLRecursivePick<FederationTypes['User'], {"id":true}> );
};



/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  VisitStatus: VisitStatus;
  VisitInput: VisitInput;
  ExportedMark: ResolverTypeWrapper<MarkModel>;
  ExportedTripList: ResolverTypeWrapper<TripListModel>;
  ExportedTripListItem: ResolverTypeWrapper<TripListItemModel>;
  MarkedPage: ResolverTypeWrapper<Omit<MarkedPage, 'locations'> & { locations: ReadonlyArray<Maybe<ResolversTypes['Location']>> }>;
  MarkedLocations: ResolverTypeWrapper<MarkedLocations>;
  Location: ResolverTypeWrapper<Omit<Location, 'visit'> & { visit?: Maybe<ResolversTypes['Visit']> }>;
  Visit: ResolverTypeWrapper<MarkModel>;
  TripListInput: TripListInput;
  TripListChange: TripListChange;
  TripListItemInput: TripListItemInput;
  TripListItemChange: TripListItemChange;
  TripListPage: ResolverTypeWrapper<Omit<TripListPage, 'lists'> & { lists: ReadonlyArray<ResolversTypes['TripList']> }>;
  TripList: ResolverTypeWrapper<TripListModel>;
  TripListItem: ResolverTypeWrapper<NumberedItemModel>;
  User: ResolverTypeWrapper<MemberReferenceModel>;
  BadgeType: BadgeType;
  BadgeLevel: BadgeLevel;
  DisplayBadge: ResolverTypeWrapper<DisplayBadge>;
  Badge: ResolverTypeWrapper<HeldBadgeModel>;
  BadgeProgress: ResolverTypeWrapper<BadgeProgress>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  DateTime: Scalars['DateTime']['output'];
  Query: Record<PropertyKey, never>;
  Int: Scalars['Int']['output'];
  ID: Scalars['ID']['output'];
  String: Scalars['String']['output'];
  Mutation: Record<PropertyKey, never>;
  Boolean: Scalars['Boolean']['output'];
  VisitInput: VisitInput;
  ExportedMark: MarkModel;
  ExportedTripList: TripListModel;
  ExportedTripListItem: TripListItemModel;
  MarkedPage: Omit<MarkedPage, 'locations'> & { locations: ReadonlyArray<Maybe<ResolversParentTypes['Location']>> };
  MarkedLocations: MarkedLocations;
  Location: Omit<Location, 'visit'> & { visit?: Maybe<ResolversParentTypes['Visit']> } | FederationReferenceTypes['Location'];
  Visit: MarkModel;
  TripListInput: TripListInput;
  TripListChange: TripListChange;
  TripListItemInput: TripListItemInput;
  TripListItemChange: TripListItemChange;
  TripListPage: Omit<TripListPage, 'lists'> & { lists: ReadonlyArray<ResolversParentTypes['TripList']> };
  TripList: TripListModel;
  TripListItem: NumberedItemModel;
  User: MemberReferenceModel;
  DisplayBadge: DisplayBadge;
  Badge: HeldBadgeModel;
  BadgeProgress: BadgeProgress;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type QueryResolvers<ContextType = Record<string, unknown>, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  markedLocations?: Resolver<ResolversTypes['MarkedLocations'], ParentType, ContextType>;
  favorites?: Resolver<ResolversTypes['MarkedPage'], ParentType, ContextType, RequireFields<QueryFavoritesArgs, 'limit' | 'offset'>>;
  visits?: Resolver<ResolversTypes['MarkedPage'], ParentType, ContextType, RequireFields<QueryVisitsArgs, 'limit' | 'offset'>>;
  tripLists?: Resolver<ResolversTypes['TripListPage'], ParentType, ContextType, RequireFields<QueryTripListsArgs, 'limit' | 'offset'>>;
  tripList?: Resolver<ResolversTypes['TripList'], ParentType, ContextType, RequireFields<QueryTripListArgs, 'id'>>;
  publicTripLists?: Resolver<ResolversTypes['TripListPage'], ParentType, ContextType, RequireFields<QueryPublicTripListsArgs, 'page' | 'limit'>>;
  badgeHolder?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<QueryBadgeHolderArgs, 'userId'>>;
  badgeProgress?: Resolver<ReadonlyArray<ResolversTypes['BadgeProgress']>, ParentType, ContextType>;
  exportMarks?: Resolver<ReadonlyArray<ResolversTypes['ExportedMark']>, ParentType, ContextType>;
  exportTripLists?: Resolver<ReadonlyArray<ResolversTypes['ExportedTripList']>, ParentType, ContextType>;
  exportBadges?: Resolver<ReadonlyArray<ResolversTypes['Badge']>, ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Record<string, unknown>, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  favorite?: Resolver<ResolversTypes['Location'], ParentType, ContextType, RequireFields<MutationFavoriteArgs, 'locationId'>>;
  visit?: Resolver<ResolversTypes['Location'], ParentType, ContextType, RequireFields<MutationVisitArgs, 'locationId' | 'input'>>;
  createTripList?: Resolver<ResolversTypes['TripList'], ParentType, ContextType, RequireFields<MutationCreateTripListArgs, 'input'>>;
  changeTripList?: Resolver<ResolversTypes['TripList'], ParentType, ContextType, RequireFields<MutationChangeTripListArgs, 'id' | 'input'>>;
  deleteTripList?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDeleteTripListArgs, 'id'>>;
  addTripListItem?: Resolver<ResolversTypes['TripListItem'], ParentType, ContextType, RequireFields<MutationAddTripListItemArgs, 'id' | 'input'>>;
  changeTripListItem?: Resolver<ResolversTypes['TripListItem'], ParentType, ContextType, RequireFields<MutationChangeTripListItemArgs, 'id' | 'locationId' | 'input'>>;
  removeTripListItem?: Resolver<ResolversTypes['TripList'], ParentType, ContextType, RequireFields<MutationRemoveTripListItemArgs, 'id' | 'locationId'>>;
  calculateBadges?: Resolver<ReadonlyArray<ResolversTypes['Badge']>, ParentType, ContextType, RequireFields<MutationCalculateBadgesArgs, 'userId'>>;
};

export type ExportedMarkResolvers<ContextType = Record<string, unknown>, ParentType extends ResolversParentTypes['ExportedMark'] = ResolversParentTypes['ExportedMark']> = {
  locationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['Location']>, ParentType, ContextType>;
  isFavorite?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  favoriteAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  visitStatus?: Resolver<ResolversTypes['VisitStatus'], ParentType, ContextType>;
  visitDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  notes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rating?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ExportedTripListResolvers<ContextType = Record<string, unknown>, ParentType extends ResolversParentTypes['ExportedTripList'] = ResolversParentTypes['ExportedTripList']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isPublic?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  shareCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  items?: Resolver<ReadonlyArray<ResolversTypes['ExportedTripListItem']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ExportedTripListItemResolvers<ContextType = Record<string, unknown>, ParentType extends ResolversParentTypes['ExportedTripListItem'] = ResolversParentTypes['ExportedTripListItem']> = {
  locationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['Location']>, ParentType, ContextType>;
  notes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MarkedPageResolvers<ContextType = Record<string, unknown>, ParentType extends ResolversParentTypes['MarkedPage'] = ResolversParentTypes['MarkedPage']> = {
  locations?: Resolver<ReadonlyArray<Maybe<ResolversTypes['Location']>>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MarkedLocationsResolvers<ContextType = Record<string, unknown>, ParentType extends ResolversParentTypes['MarkedLocations'] = ResolversParentTypes['MarkedLocations']> = {
  favorites?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  visited?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  wantToVisit?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type LocationResolvers<ContextType = Record<string, unknown>, ParentType extends ResolversParentTypes['Location'] = ResolversParentTypes['Location'], FederationReferenceType extends FederationReferenceTypes['Location'] = FederationReferenceTypes['Location']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Location']> | FederationReferenceType, FederationReferenceType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isFavorite?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  visitStatus?: Resolver<Maybe<ResolversTypes['VisitStatus']>, ParentType, ContextType>;
  visit?: Resolver<Maybe<ResolversTypes['Visit']>, ParentType, ContextType>;
  favoriteCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  visitCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  listItemCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type VisitResolvers<ContextType = Record<string, unknown>, ParentType extends ResolversParentTypes['Visit'] = ResolversParentTypes['Visit']> = {
  visitStatus?: Resolver<ResolversTypes['VisitStatus'], ParentType, ContextType>;
  visitDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  notes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rating?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type TripListPageResolvers<ContextType = Record<string, unknown>, ParentType extends ResolversParentTypes['TripListPage'] = ResolversParentTypes['TripListPage']> = {
  lists?: Resolver<ReadonlyArray<ResolversTypes['TripList']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TripListResolvers<ContextType = Record<string, unknown>, ParentType extends ResolversParentTypes['TripList'] = ResolversParentTypes['TripList'], FederationReferenceType extends FederationReferenceTypes['TripList'] = FederationReferenceTypes['TripList']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['TripList']> | FederationReferenceType, FederationReferenceType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isPublic?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  showsNotes?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  shareCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  itemCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<ReadonlyArray<ResolversTypes['TripListItem']>, ParentType, ContextType, Partial<TripListItemsArgs>>;
  holds?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<TripListHoldsArgs, 'locationId'>>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type TripListItemResolvers<ContextType = Record<string, unknown>, ParentType extends ResolversParentTypes['TripListItem'] = ResolversParentTypes['TripListItem']> = {
  locationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  list?: Resolver<ResolversTypes['TripList'], ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['Location']>, ParentType, ContextType>;
  visitOrder?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  notes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type UserResolvers<ContextType = Record<string, unknown>, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User'], FederationReferenceType extends FederationReferenceTypes['User'] = FederationReferenceTypes['User']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['User']> | FederationReferenceType, FederationReferenceType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  badge?: Resolver<Maybe<ResolversTypes['DisplayBadge']>, ParentType, ContextType>;
  badges?: Resolver<ReadonlyArray<ResolversTypes['Badge']>, ParentType, ContextType>;
};

export type DisplayBadgeResolvers<ContextType = Record<string, unknown>, ParentType extends ResolversParentTypes['DisplayBadge'] = ResolversParentTypes['DisplayBadge']> = {
  badgeType?: Resolver<ResolversTypes['BadgeType'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['BadgeLevel'], ParentType, ContextType>;
  icon?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BadgeResolvers<ContextType = Record<string, unknown>, ParentType extends ResolversParentTypes['Badge'] = ResolversParentTypes['Badge']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  badgeType?: Resolver<ResolversTypes['BadgeType'], ParentType, ContextType>;
  badgeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  badgeLevel?: Resolver<ResolversTypes['BadgeLevel'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  iconName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  earnedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  criteria?: Resolver<Maybe<ReadonlyArray<ResolversTypes['ID']>>, ParentType, ContextType>;
};

export type BadgeProgressResolvers<ContextType = Record<string, unknown>, ParentType extends ResolversParentTypes['BadgeProgress'] = ResolversParentTypes['BadgeProgress']> = {
  badgeType?: Resolver<ResolversTypes['BadgeType'], ParentType, ContextType>;
  badgeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  iconName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  badgeLevel?: Resolver<Maybe<ResolversTypes['BadgeLevel']>, ParentType, ContextType>;
  nextLevel?: Resolver<Maybe<ResolversTypes['BadgeLevel']>, ParentType, ContextType>;
  nextAt?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = Record<string, unknown>> = {
  DateTime?: GraphQLScalarType;
  Query?: QueryResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  ExportedMark?: ExportedMarkResolvers<ContextType>;
  ExportedTripList?: ExportedTripListResolvers<ContextType>;
  ExportedTripListItem?: ExportedTripListItemResolvers<ContextType>;
  MarkedPage?: MarkedPageResolvers<ContextType>;
  MarkedLocations?: MarkedLocationsResolvers<ContextType>;
  Location?: LocationResolvers<ContextType>;
  Visit?: VisitResolvers<ContextType>;
  TripListPage?: TripListPageResolvers<ContextType>;
  TripList?: TripListResolvers<ContextType>;
  TripListItem?: TripListItemResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  DisplayBadge?: DisplayBadgeResolvers<ContextType>;
  Badge?: BadgeResolvers<ContextType>;
  BadgeProgress?: BadgeProgressResolvers<ContextType>;
};

/** Resolvers that leave out no question and no mutation. */
export type CompleteResolvers<ContextType = Record<string, unknown>> = Omit<Resolvers<ContextType>, 'Query' | 'Mutation'> & {
  Query: Required<QueryResolvers<ContextType>>;
  Mutation: Required<MutationResolvers<ContextType>>;
};
