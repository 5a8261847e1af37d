import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { AuditEntry as AuditEntryModel } from '../domain/audit-entry.ts';
import type { ContactMessage as ContactMessageModel } from '../domain/contact-message.ts';
import type { Report as ReportModel } from '../domain/report.ts';
import type { HeroImage as HeroImageModel } from '../domain/hero-gallery.ts';
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
  /** What people wrote to those who keep the site, for admins; at most 100 at once. Every word of a search is in name, e-mail, subject or message, or begins a word there. */
  readonly adminContactMessages: ContactMessagePage;
  /** What admins and owners did, newest first, for admins; at most 100 at once. `kind`: the name of an event; `area`: a service; `by` and `subjectId`: ids. */
  readonly adminAudit: AuditPage;
  /** The reports of whoever asks, all of them, for their own copy. */
  readonly exportReports: ReadonlyArray<OwnReport>;
  /** What whoever asks wrote to those who keep the site while they were signed in, all of it, for their own copy. */
  readonly exportContactMessages: ReadonlyArray<ContactMessage>;
  /** Pictures for the top of the landing page: the active ones, in their order. */
  readonly heroImages: ReadonlyArray<HeroImage>;
  /** All of them in their order, active or not; for admins. */
  readonly adminHeroImages: ReadonlyArray<AdminHeroImage>;
};


export type QueryAdminReportsArgs = {
  status?: InputMaybe<ReportStatus>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: ByTime;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryAdminContactMessagesArgs = {
  isRead?: InputMaybe<Scalars['Boolean']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: ByTime;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryAdminAuditArgs = {
  kind?: InputMaybe<Scalars['String']['input']>;
  area?: InputMaybe<Scalars['String']['input']>;
  by?: InputMaybe<Scalars['ID']['input']>;
  subjectId?: InputMaybe<Scalars['ID']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};

export type Mutation = {
  /** Admins change how the site works; other keys than those that siteSettings names are refused. */
  readonly changeSiteSetting: SiteSetting;
  /** A member reports a place that they may see. More of the same type is added to their pending report on it. */
  readonly reportLocation: OwnReport;
  /** The same of a review. */
  readonly reportReview: OwnReport;
  /** The same of a public list. */
  readonly reportTripList: OwnReport;
  /** An admin is done with a pending report. */
  readonly settleReport: Report;
  /** An admin is done with every pending report on one thing. Answers how many there were. */
  readonly settleReportsOn: Scalars['Int']['output'];
  /** Anybody writes to those who keep the site, at most 5 times an hour. `website` is a field that people do not see. */
  readonly sendContactMessage: Scalars['Boolean']['output'];
  /** An admin has read a message. */
  readonly markMessageRead: ContactMessage;
  /** An admin deletes a message for good. */
  readonly deleteContactMessage: Scalars['ID']['output'];
  /** Admins add pictures behind those that are there, at most 5 at once. One that is refused does not stop the others. */
  readonly addHeroImages: AddedHeroImages;
  /** Admins put all of them into an order: ids names each once. */
  readonly orderHeroImages: ReadonlyArray<AdminHeroImage>;
  readonly setHeroImageActive: AdminHeroImage;
  /** Answers its id. */
  readonly deleteHeroImage: Scalars['ID']['output'];
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


export type MutationSendContactMessageArgs = {
  input: ContactInput;
  website?: InputMaybe<Scalars['String']['input']>;
};


export type MutationMarkMessageReadArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteContactMessageArgs = {
  id: Scalars['ID']['input'];
};


export type MutationAddHeroImagesArgs = {
  files: ReadonlyArray<HeroImageFile>;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


export type MutationOrderHeroImagesArgs = {
  ids: ReadonlyArray<Scalars['ID']['input']>;
};


export type MutationSetHeroImageActiveArgs = {
  id: Scalars['ID']['input'];
  isActive: Scalars['Boolean']['input'];
};


export type MutationDeleteHeroImageArgs = {
  id: Scalars['ID']['input'];
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

export type ContactInput = {
  readonly name: Scalars['String']['input'];
  readonly email: Scalars['String']['input'];
  readonly subject: Scalars['String']['input'];
  /** At most 5,000 characters. */
  readonly message: Scalars['String']['input'];
};

export type ContactMessagePage = {
  readonly messages: ReadonlyArray<ContactMessage>;
  readonly total: Scalars['Int']['output'];
};

export type ContactMessage = {
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly email: Scalars['String']['output'];
  readonly subject: Scalars['String']['output'];
  readonly message: Scalars['String']['output'];
  readonly isRead: Scalars['Boolean']['output'];
  readonly createdAt: Scalars['DateTime']['output'];
  readonly updatedAt: Scalars['DateTime']['output'];
};

export type AuditPage = {
  readonly entries: ReadonlyArray<AuditEntry>;
  readonly total: Scalars['Int']['output'];
};

/** What an admin or owner did. */
export type AuditEntry = {
  readonly id: Scalars['ID']['output'];
  readonly at: Scalars['DateTime']['output'];
  readonly byId: Scalars['ID']['output'];
  /** Null where the account is gone. */
  readonly by?: Maybe<User>;
  /** The name of the event, such as LocationVerified. */
  readonly kind: Scalars['String']['output'];
  /** The service whose event it is. */
  readonly area: Scalars['String']['output'];
  /** What it is about, such as Location; what is gone has its id alone. */
  readonly subjectType: Scalars['String']['output'];
  readonly subjectId: Scalars['ID']['output'];
  readonly location?: Maybe<Location>;
  readonly review?: Maybe<Review>;
  readonly list?: Maybe<TripList>;
  readonly user?: Maybe<User>;
  readonly changes: ReadonlyArray<AuditChange>;
};

/** What changed: states and counts with their values, of all else the name of the field with two empty texts. */
export type AuditChange = {
  readonly field: Scalars['String']['output'];
  readonly before: Scalars['String']['output'];
  readonly after: Scalars['String']['output'];
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

export type HeroImage = {
  readonly id: Scalars['ID']['output'];
  /** 1920 pixels wide at most; -640 and -1280 in place of -1920 are the other sizes. */
  readonly url: Scalars['String']['output'];
  readonly isActive: Scalars['Boolean']['output'];
};

/** A hero image as those see it who keep the site. */
export type AdminHeroImage = {
  readonly id: Scalars['ID']['output'];
  readonly filename: Scalars['String']['output'];
  readonly originalName: Scalars['String']['output'];
  readonly url: Scalars['String']['output'];
  readonly isActive: Scalars['Boolean']['output'];
  readonly uploadedAt: Scalars['DateTime']['output'];
  /** From 1, without gaps. */
  readonly position: Scalars['Int']['output'];
};

/** A file that the gateway has taken in. */
export type HeroImageFile = {
  readonly upload: Scalars['ID']['input'];
  readonly originalName: Scalars['String']['input'];
};

export type AddedHeroImages = {
  readonly uploaded: Scalars['Int']['output'];
  readonly refused: ReadonlyArray<RefusedHeroImage>;
};

/** One of the files of a call, and why it was not taken. */
export type RefusedHeroImage = {
  /** Which of them, from 0. */
  readonly file: Scalars['Int']['output'];
  readonly originalName: Scalars['String']['output'];
  readonly message: Scalars['String']['output'];
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
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
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
  ContactInput: ContactInput;
  ContactMessagePage: ResolverTypeWrapper<Omit<ContactMessagePage, 'messages'> & { messages: ReadonlyArray<ResolversTypes['ContactMessage']> }>;
  ContactMessage: ResolverTypeWrapper<ContactMessageModel>;
  AuditPage: ResolverTypeWrapper<Omit<AuditPage, 'entries'> & { entries: ReadonlyArray<ResolversTypes['AuditEntry']> }>;
  AuditEntry: ResolverTypeWrapper<AuditEntryModel>;
  AuditChange: ResolverTypeWrapper<AuditChange>;
  Location: ResolverTypeWrapper<Location>;
  Review: ResolverTypeWrapper<Review>;
  TripList: ResolverTypeWrapper<TripList>;
  User: ResolverTypeWrapper<User>;
  HeroImage: ResolverTypeWrapper<HeroImageModel>;
  AdminHeroImage: ResolverTypeWrapper<HeroImageModel>;
  HeroImageFile: HeroImageFile;
  AddedHeroImages: ResolverTypeWrapper<AddedHeroImages>;
  RefusedHeroImage: ResolverTypeWrapper<RefusedHeroImage>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  DateTime: Scalars['DateTime']['output'];
  Query: Record<PropertyKey, never>;
  String: Scalars['String']['output'];
  Int: Scalars['Int']['output'];
  Boolean: Scalars['Boolean']['output'];
  ID: Scalars['ID']['output'];
  Mutation: Record<PropertyKey, never>;
  SiteSetting: SiteSettingModel;
  ReportedThing: ReportedThing;
  ReportInput: ReportInput;
  OwnReport: ReportModel;
  ReportPage: Omit<ReportPage, 'reports'> & { reports: ReadonlyArray<ResolversParentTypes['Report']> };
  Report: ReportModel;
  ContactInput: ContactInput;
  ContactMessagePage: Omit<ContactMessagePage, 'messages'> & { messages: ReadonlyArray<ResolversParentTypes['ContactMessage']> };
  ContactMessage: ContactMessageModel;
  AuditPage: Omit<AuditPage, 'entries'> & { entries: ReadonlyArray<ResolversParentTypes['AuditEntry']> };
  AuditEntry: AuditEntryModel;
  AuditChange: AuditChange;
  Location: Location;
  Review: Review;
  TripList: TripList;
  User: User;
  HeroImage: HeroImageModel;
  AdminHeroImage: HeroImageModel;
  HeroImageFile: HeroImageFile;
  AddedHeroImages: AddedHeroImages;
  RefusedHeroImage: RefusedHeroImage;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type QueryResolvers<ContextType = Record<string, unknown>, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  siteSettings?: Resolver<ReadonlyArray<ResolversTypes['SiteSetting']>, ParentType, ContextType>;
  adminReports?: Resolver<ResolversTypes['ReportPage'], ParentType, ContextType, RequireFields<QueryAdminReportsArgs, 'sort' | 'limit' | 'offset'>>;
  adminContactMessages?: Resolver<ResolversTypes['ContactMessagePage'], ParentType, ContextType, RequireFields<QueryAdminContactMessagesArgs, 'sort' | 'limit' | 'offset'>>;
  adminAudit?: Resolver<ResolversTypes['AuditPage'], ParentType, ContextType, RequireFields<QueryAdminAuditArgs, 'limit' | 'offset'>>;
  exportReports?: Resolver<ReadonlyArray<ResolversTypes['OwnReport']>, ParentType, ContextType>;
  exportContactMessages?: Resolver<ReadonlyArray<ResolversTypes['ContactMessage']>, ParentType, ContextType>;
  heroImages?: Resolver<ReadonlyArray<ResolversTypes['HeroImage']>, ParentType, ContextType>;
  adminHeroImages?: Resolver<ReadonlyArray<ResolversTypes['AdminHeroImage']>, ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Record<string, unknown>, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  changeSiteSetting?: Resolver<ResolversTypes['SiteSetting'], ParentType, ContextType, RequireFields<MutationChangeSiteSettingArgs, 'key' | 'value'>>;
  reportLocation?: Resolver<ResolversTypes['OwnReport'], ParentType, ContextType, RequireFields<MutationReportLocationArgs, 'locationId' | 'input'>>;
  reportReview?: Resolver<ResolversTypes['OwnReport'], ParentType, ContextType, RequireFields<MutationReportReviewArgs, 'reviewId' | 'input'>>;
  reportTripList?: Resolver<ResolversTypes['OwnReport'], ParentType, ContextType, RequireFields<MutationReportTripListArgs, 'tripListId' | 'input'>>;
  settleReport?: Resolver<ResolversTypes['Report'], ParentType, ContextType, RequireFields<MutationSettleReportArgs, 'id' | 'status'>>;
  settleReportsOn?: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<MutationSettleReportsOnArgs, 'about' | 'status'>>;
  sendContactMessage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationSendContactMessageArgs, 'input' | 'website'>>;
  markMessageRead?: Resolver<ResolversTypes['ContactMessage'], ParentType, ContextType, RequireFields<MutationMarkMessageReadArgs, 'id'>>;
  deleteContactMessage?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDeleteContactMessageArgs, 'id'>>;
  addHeroImages?: Resolver<ResolversTypes['AddedHeroImages'], ParentType, ContextType, RequireFields<MutationAddHeroImagesArgs, 'files'>>;
  orderHeroImages?: Resolver<ReadonlyArray<ResolversTypes['AdminHeroImage']>, ParentType, ContextType, RequireFields<MutationOrderHeroImagesArgs, 'ids'>>;
  setHeroImageActive?: Resolver<ResolversTypes['AdminHeroImage'], ParentType, ContextType, RequireFields<MutationSetHeroImageActiveArgs, 'id' | 'isActive'>>;
  deleteHeroImage?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDeleteHeroImageArgs, 'id'>>;
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

export type ContactMessagePageResolvers<ContextType = Record<string, unknown>, ParentType extends ResolversParentTypes['ContactMessagePage'] = ResolversParentTypes['ContactMessagePage']> = {
  messages?: Resolver<ReadonlyArray<ResolversTypes['ContactMessage']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ContactMessageResolvers<ContextType = Record<string, unknown>, ParentType extends ResolversParentTypes['ContactMessage'] = ResolversParentTypes['ContactMessage']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isRead?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type AuditPageResolvers<ContextType = Record<string, unknown>, ParentType extends ResolversParentTypes['AuditPage'] = ResolversParentTypes['AuditPage']> = {
  entries?: Resolver<ReadonlyArray<ResolversTypes['AuditEntry']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AuditEntryResolvers<ContextType = Record<string, unknown>, ParentType extends ResolversParentTypes['AuditEntry'] = ResolversParentTypes['AuditEntry']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  byId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  area?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subjectType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subjectId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['Location']>, ParentType, ContextType>;
  review?: Resolver<Maybe<ResolversTypes['Review']>, ParentType, ContextType>;
  list?: Resolver<Maybe<ResolversTypes['TripList']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  changes?: Resolver<ReadonlyArray<ResolversTypes['AuditChange']>, ParentType, ContextType>;
};

export type AuditChangeResolvers<ContextType = Record<string, unknown>, ParentType extends ResolversParentTypes['AuditChange'] = ResolversParentTypes['AuditChange']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  before?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  after?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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

export type HeroImageResolvers<ContextType = Record<string, unknown>, ParentType extends ResolversParentTypes['HeroImage'] = ResolversParentTypes['HeroImage']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AdminHeroImageResolvers<ContextType = Record<string, unknown>, ParentType extends ResolversParentTypes['AdminHeroImage'] = ResolversParentTypes['AdminHeroImage']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  filename?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  originalName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  uploadedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AddedHeroImagesResolvers<ContextType = Record<string, unknown>, ParentType extends ResolversParentTypes['AddedHeroImages'] = ResolversParentTypes['AddedHeroImages']> = {
  uploaded?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refused?: Resolver<ReadonlyArray<ResolversTypes['RefusedHeroImage']>, ParentType, ContextType>;
};

export type RefusedHeroImageResolvers<ContextType = Record<string, unknown>, ParentType extends ResolversParentTypes['RefusedHeroImage'] = ResolversParentTypes['RefusedHeroImage']> = {
  file?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  originalName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type Resolvers<ContextType = Record<string, unknown>> = {
  DateTime?: GraphQLScalarType;
  Query?: QueryResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  SiteSetting?: SiteSettingResolvers<ContextType>;
  OwnReport?: OwnReportResolvers<ContextType>;
  ReportPage?: ReportPageResolvers<ContextType>;
  Report?: ReportResolvers<ContextType>;
  ContactMessagePage?: ContactMessagePageResolvers<ContextType>;
  ContactMessage?: ContactMessageResolvers<ContextType>;
  AuditPage?: AuditPageResolvers<ContextType>;
  AuditEntry?: AuditEntryResolvers<ContextType>;
  AuditChange?: AuditChangeResolvers<ContextType>;
  Location?: LocationResolvers<ContextType>;
  Review?: ReviewResolvers<ContextType>;
  TripList?: TripListResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  HeroImage?: HeroImageResolvers<ContextType>;
  AdminHeroImage?: AdminHeroImageResolvers<ContextType>;
  AddedHeroImages?: AddedHeroImagesResolvers<ContextType>;
  RefusedHeroImage?: RefusedHeroImageResolvers<ContextType>;
};

/** Resolvers that leave out no question and no mutation. */
export type CompleteResolvers<ContextType = Record<string, unknown>> = Omit<Resolvers<ContextType>, 'Query' | 'Mutation'> & {
  Query: Required<QueryResolvers<ContextType>>;
  Mutation: Required<MutationResolvers<ContextType>>;
};
