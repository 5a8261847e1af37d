import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { Report as ReportModel } from '../domain/report.ts';
import type { SiteSetting as SiteSettingModel } from '../domain/site-setting.ts';
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
  /** How the site works, every setting with its value; for admins. */
  readonly siteSettings: ReadonlyArray<SiteSetting>;
  /** What members reported, for admins; at most 100 at once. Every word of a search is in the description, or begins a word there. */
  readonly adminReports: ReportPage;
};


export type QueryAdminReportsArgs = {
  status?: InputMaybe<ReportStatus>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: ByTime;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};

export type Mutation = {
  /** Admins change how the site works; other keys than those that siteSettings names are refused. */
  readonly changeSiteSetting: SiteSetting;
  /** A member reports a place that they may see. A pending report of theirs on it is written anew instead. */
  readonly reportLocation: OwnReport;
  /** The same of a review. */
  readonly reportReview: OwnReport;
  /** The same of a public list. */
  readonly reportTripList: OwnReport;
  /** An admin is done with a pending report. */
  readonly settleReport: Report;
  /** An admin is done with every pending report on one thing. Answers how many there were. */
  readonly settleReportsOn: Scalars['Int']['output'];
};


export type MutationChangeSiteSettingArgs = {
  key: Scalars['String']['input'];
  value: Scalars['String']['input'];
};


export type MutationReportLocationArgs = {
  locationId: Scalars['ID']['input'];
  input: ReportInput;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


export type MutationReportReviewArgs = {
  reviewId: Scalars['ID']['input'];
  input: ReportInput;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


export type MutationReportTripListArgs = {
  tripListId: Scalars['ID']['input'];
  input: ReportInput;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


export type MutationSettleReportArgs = {
  id: Scalars['ID']['input'];
  status: ReportOutcome;
  notes?: InputMaybe<Scalars['String']['input']>;
};


export type MutationSettleReportsOnArgs = {
  about: ReportedThing;
  status: ReportOutcome;
  notes?: InputMaybe<Scalars['String']['input']>;
};

export type ByTime =
  | 'newest'
  | 'oldest';

export type SiteSetting = {
  readonly id: Scalars['ID']['output'];
  readonly key: Scalars['String']['output'];
  readonly value: Scalars['String']['output'];
  readonly createdAt: Scalars['DateTime']['output'];
  readonly updatedAt: Scalars['DateTime']['output'];
};

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
  readonly id: Scalars['ID']['input'];
};

export type ReportInput = {
  readonly type: ReportType;
  /** At most 2,000 characters. */
  readonly description: Scalars['String']['input'];
};

/** A report as who made it sees it. */
export type OwnReport = {
  readonly id: Scalars['ID']['output'];
  readonly type: ReportType;
  readonly status: ReportStatus;
  readonly description: Scalars['String']['output'];
  readonly locationId?: Maybe<Scalars['ID']['output']>;
  readonly reviewId?: Maybe<Scalars['ID']['output']>;
  readonly listId?: Maybe<Scalars['ID']['output']>;
  readonly createdAt: Scalars['DateTime']['output'];
  readonly updatedAt: Scalars['DateTime']['output'];
};

export type ReportPage = {
  readonly reports: ReadonlyArray<Report>;
  readonly total: Scalars['Int']['output'];
};

/** A report as admins see it. It is about a place, a review or a list; what is gone has its id alone. */
export type Report = {
  readonly id: Scalars['ID']['output'];
  readonly type: ReportType;
  readonly status: ReportStatus;
  readonly description: Scalars['String']['output'];
  readonly notes?: Maybe<Scalars['String']['output']>;
  readonly createdAt: Scalars['DateTime']['output'];
  readonly updatedAt: Scalars['DateTime']['output'];
  readonly resolvedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Null where nobody settled it, or it went with what it was about. */
  readonly resolvedBy?: Maybe<User>;
  readonly kind: ReportedKind;
  /** Of a place, or of the place that the review is of. */
  readonly locationId?: Maybe<Scalars['ID']['output']>;
  readonly reviewId?: Maybe<Scalars['ID']['output']>;
  readonly listId?: Maybe<Scalars['ID']['output']>;
  readonly location?: Maybe<Location>;
  readonly review?: Maybe<Review>;
  readonly list?: Maybe<TripList>;
  /** Who reported; null where their account is gone. */
  readonly user?: Maybe<User>;
};

export type Location = {
  readonly id: Scalars['ID']['output'];
};

export type Review = {
  readonly id: Scalars['ID']['output'];
};

export type TripList = {
  readonly id: Scalars['ID']['output'];
};

export type User = {
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
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  ByTime: ByTime;
  SiteSetting: ResolverTypeWrapper<SiteSettingModel>;
  ReportType: ReportType;
  ReportStatus: ReportStatus;
  ReportOutcome: ReportOutcome;
  ReportedKind: ReportedKind;
  ReportedThing: ReportedThing;
  ReportInput: ReportInput;
  OwnReport: ResolverTypeWrapper<ReportModel>;
  ReportPage: ResolverTypeWrapper<Omit<ReportPage, 'reports'> & { reports: ReadonlyArray<ResolversTypes['Report']> }>;
  Report: ResolverTypeWrapper<ReportModel>;
  Location: ResolverTypeWrapper<Location>;
  Review: ResolverTypeWrapper<Review>;
  TripList: ResolverTypeWrapper<TripList>;
  User: ResolverTypeWrapper<User>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  DateTime: Scalars['DateTime']['output'];
  Query: Record<PropertyKey, never>;
  String: Scalars['String']['output'];
  Int: Scalars['Int']['output'];
  Mutation: Record<PropertyKey, never>;
  ID: Scalars['ID']['output'];
  SiteSetting: SiteSettingModel;
  ReportedThing: ReportedThing;
  ReportInput: ReportInput;
  OwnReport: ReportModel;
  ReportPage: Omit<ReportPage, 'reports'> & { reports: ReadonlyArray<ResolversParentTypes['Report']> };
  Report: ReportModel;
  Location: Location;
  Review: Review;
  TripList: TripList;
  User: User;
  Boolean: Scalars['Boolean']['output'];
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type QueryResolvers<ContextType = Record<string, unknown>, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  siteSettings?: Resolver<ReadonlyArray<ResolversTypes['SiteSetting']>, ParentType, ContextType>;
  adminReports?: Resolver<ResolversTypes['ReportPage'], ParentType, ContextType, RequireFields<QueryAdminReportsArgs, 'sort' | 'limit' | 'offset'>>;
};

export type MutationResolvers<ContextType = Record<string, unknown>, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  changeSiteSetting?: Resolver<ResolversTypes['SiteSetting'], ParentType, ContextType, RequireFields<MutationChangeSiteSettingArgs, 'key' | 'value'>>;
  reportLocation?: Resolver<ResolversTypes['OwnReport'], ParentType, ContextType, RequireFields<MutationReportLocationArgs, 'locationId' | 'input'>>;
  reportReview?: Resolver<ResolversTypes['OwnReport'], ParentType, ContextType, RequireFields<MutationReportReviewArgs, 'reviewId' | 'input'>>;
  reportTripList?: Resolver<ResolversTypes['OwnReport'], ParentType, ContextType, RequireFields<MutationReportTripListArgs, 'tripListId' | 'input'>>;
  settleReport?: Resolver<ResolversTypes['Report'], ParentType, ContextType, RequireFields<MutationSettleReportArgs, 'id' | 'status'>>;
  settleReportsOn?: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<MutationSettleReportsOnArgs, 'about' | 'status'>>;
};

export type SiteSettingResolvers<ContextType = Record<string, unknown>, ParentType extends ResolversParentTypes['SiteSetting'] = ResolversParentTypes['SiteSetting']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type OwnReportResolvers<ContextType = Record<string, unknown>, ParentType extends ResolversParentTypes['OwnReport'] = ResolversParentTypes['OwnReport']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['ReportType'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ReportStatus'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  locationId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  reviewId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  listId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ReportPageResolvers<ContextType = Record<string, unknown>, ParentType extends ResolversParentTypes['ReportPage'] = ResolversParentTypes['ReportPage']> = {
  reports?: Resolver<ReadonlyArray<ResolversTypes['Report']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReportResolvers<ContextType = Record<string, unknown>, ParentType extends ResolversParentTypes['Report'] = ResolversParentTypes['Report']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['ReportType'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ReportStatus'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  notes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  resolvedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  resolvedBy?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ReportedKind'], ParentType, ContextType>;
  locationId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  reviewId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  listId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['Location']>, ParentType, ContextType>;
  review?: Resolver<Maybe<ResolversTypes['Review']>, ParentType, ContextType>;
  list?: Resolver<Maybe<ResolversTypes['TripList']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type LocationResolvers<ContextType = Record<string, unknown>, ParentType extends ResolversParentTypes['Location'] = ResolversParentTypes['Location']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ReviewResolvers<ContextType = Record<string, unknown>, ParentType extends ResolversParentTypes['Review'] = ResolversParentTypes['Review']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type TripListResolvers<ContextType = Record<string, unknown>, ParentType extends ResolversParentTypes['TripList'] = ResolversParentTypes['TripList']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type UserResolvers<ContextType = Record<string, unknown>, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type Resolvers<ContextType = Record<string, unknown>> = {
  DateTime?: GraphQLScalarType;
  Query?: QueryResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  SiteSetting?: SiteSettingResolvers<ContextType>;
  OwnReport?: OwnReportResolvers<ContextType>;
  ReportPage?: ReportPageResolvers<ContextType>;
  Report?: ReportResolvers<ContextType>;
  Location?: LocationResolvers<ContextType>;
  Review?: ReviewResolvers<ContextType>;
  TripList?: TripListResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
};

/** Resolvers that leave out no question and no mutation. */
export type CompleteResolvers<ContextType = Record<string, unknown>> = Omit<Resolvers<ContextType>, 'Query' | 'Mutation'> & {
  Query: Required<QueryResolvers<ContextType>>;
  Mutation: Required<MutationResolvers<ContextType>>;
};
