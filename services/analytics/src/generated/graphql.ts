import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A moment as ISO 8601 text. */
  DateTime: { input: Date; output: Date; }
  _FieldSet: { input: string; output: string; }
};

export type Query = {
  /** The numbers of the community, counted from events. */
  readonly communityStats: CommunityStats;
  /** What happened on the site in the last 30 days, in UTC. For admins. */
  readonly adminAnalytics: AdminAnalytics;
  /** The pages that whoever asks looked at while they were signed in, the newest first, for their own copy; rows are kept for 90 days. */
  readonly exportPageViews: ReadonlyArray<ExportedPageView>;
};

export type Mutation = {
  /** Somebody looks at a page. It is counted a moment later, once for each view; bots and who keeps the site are left out. */
  readonly recordPageView: Scalars['Boolean']['output'];
};


export type MutationRecordPageViewArgs = {
  input: PageViewInput;
};

export type CommunityStats = {
  /** Verified places. */
  readonly totalLocations: Scalars['Int']['output'];
  readonly totalUsers: Scalars['Int']['output'];
  /** Distinct countries of verified places. */
  readonly totalCountries: Scalars['Int']['output'];
  /** Published reviews. */
  readonly totalReviews: Scalars['Int']['output'];
};

export type ExportedPageView = {
  readonly path: Scalars['String']['output'];
  /** The place that the page is about. */
  readonly locationId?: Maybe<Scalars['ID']['output']>;
  /** The first part of the address from which it was asked for. */
  readonly network?: Maybe<Scalars['String']['output']>;
  readonly userAgent: Scalars['String']['output'];
  readonly createdAt: Scalars['DateTime']['output'];
};

export type PageViewInput = {
  readonly path: Scalars['String']['input'];
  /** The place that the page is about. */
  readonly locationId?: InputMaybe<Scalars['ID']['input']>;
  readonly userAgent?: InputMaybe<Scalars['String']['input']>;
};

export type AdminAnalytics = {
  /** Distinct people today. */
  readonly dailyActiveUsers: Scalars['Int']['output'];
  readonly totalPageViews: Scalars['Int']['output'];
  readonly newUsers: Scalars['Int']['output'];
  readonly locationSubmissions: Scalars['Int']['output'];
  /** The ten places with the most views. */
  readonly topLocations: ReadonlyArray<ViewedLocation>;
  /** 30 days, the oldest first, with those on which nothing happened. */
  readonly days: ReadonlyArray<DayTotals>;
};

export type ViewedLocation = {
  /** Null for a place that is not there any more. */
  readonly location?: Maybe<Location>;
  readonly views: Scalars['Int']['output'];
};

export type DayTotals = {
  /** In UTC, such as 2026-01-31. */
  readonly date: Scalars['String']['output'];
  readonly activeUsers: Scalars['Int']['output'];
  readonly pageViews: Scalars['Int']['output'];
  readonly newUsers: Scalars['Int']['output'];
  readonly locationSubmissions: Scalars['Int']['output'];
};

export type Location = {
  readonly id: Scalars['ID']['output'];
};



export type ResolverTypeWrapper<T> = Promise<T> | T;


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





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  CommunityStats: ResolverTypeWrapper<CommunityStats>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  ExportedPageView: ResolverTypeWrapper<ExportedPageView>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  PageViewInput: PageViewInput;
  AdminAnalytics: ResolverTypeWrapper<AdminAnalytics>;
  ViewedLocation: ResolverTypeWrapper<ViewedLocation>;
  DayTotals: ResolverTypeWrapper<DayTotals>;
  Location: ResolverTypeWrapper<Location>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  DateTime: Scalars['DateTime']['output'];
  Query: Record<PropertyKey, never>;
  Mutation: Record<PropertyKey, never>;
  Boolean: Scalars['Boolean']['output'];
  CommunityStats: CommunityStats;
  Int: Scalars['Int']['output'];
  ExportedPageView: ExportedPageView;
  String: Scalars['String']['output'];
  ID: Scalars['ID']['output'];
  PageViewInput: PageViewInput;
  AdminAnalytics: AdminAnalytics;
  ViewedLocation: ViewedLocation;
  DayTotals: DayTotals;
  Location: Location;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type QueryResolvers<ContextType = Record<string, unknown>, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  communityStats?: Resolver<ResolversTypes['CommunityStats'], ParentType, ContextType>;
  adminAnalytics?: Resolver<ResolversTypes['AdminAnalytics'], ParentType, ContextType>;
  exportPageViews?: Resolver<ReadonlyArray<ResolversTypes['ExportedPageView']>, ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Record<string, unknown>, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  recordPageView?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRecordPageViewArgs, 'input'>>;
};

export type CommunityStatsResolvers<ContextType = Record<string, unknown>, ParentType extends ResolversParentTypes['CommunityStats'] = ResolversParentTypes['CommunityStats']> = {
  totalLocations?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalUsers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCountries?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalReviews?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ExportedPageViewResolvers<ContextType = Record<string, unknown>, ParentType extends ResolversParentTypes['ExportedPageView'] = ResolversParentTypes['ExportedPageView']> = {
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  locationId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  network?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userAgent?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type AdminAnalyticsResolvers<ContextType = Record<string, unknown>, ParentType extends ResolversParentTypes['AdminAnalytics'] = ResolversParentTypes['AdminAnalytics']> = {
  dailyActiveUsers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPageViews?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  newUsers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  locationSubmissions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  topLocations?: Resolver<ReadonlyArray<ResolversTypes['ViewedLocation']>, ParentType, ContextType>;
  days?: Resolver<ReadonlyArray<ResolversTypes['DayTotals']>, ParentType, ContextType>;
};

export type ViewedLocationResolvers<ContextType = Record<string, unknown>, ParentType extends ResolversParentTypes['ViewedLocation'] = ResolversParentTypes['ViewedLocation']> = {
  location?: Resolver<Maybe<ResolversTypes['Location']>, ParentType, ContextType>;
  views?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DayTotalsResolvers<ContextType = Record<string, unknown>, ParentType extends ResolversParentTypes['DayTotals'] = ResolversParentTypes['DayTotals']> = {
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  activeUsers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageViews?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  newUsers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  locationSubmissions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LocationResolvers<ContextType = Record<string, unknown>, ParentType extends ResolversParentTypes['Location'] = ResolversParentTypes['Location']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type Resolvers<ContextType = Record<string, unknown>> = {
  DateTime?: GraphQLScalarType;
  Query?: QueryResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  CommunityStats?: CommunityStatsResolvers<ContextType>;
  ExportedPageView?: ExportedPageViewResolvers<ContextType>;
  AdminAnalytics?: AdminAnalyticsResolvers<ContextType>;
  ViewedLocation?: ViewedLocationResolvers<ContextType>;
  DayTotals?: DayTotalsResolvers<ContextType>;
  Location?: LocationResolvers<ContextType>;
};

/** Resolvers that leave out no question and no mutation. */
export type CompleteResolvers<ContextType = Record<string, unknown>> = Omit<Resolvers<ContextType>, 'Query' | 'Mutation'> & {
  Query: Required<QueryResolvers<ContextType>>;
  Mutation: Required<MutationResolvers<ContextType>>;
};
