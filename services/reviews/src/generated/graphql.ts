import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { Review as ReviewModel } from '../domain/review.ts';
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
  /** Every review that whoever asks has written, for their own copy. */
  readonly exportReviews: ReadonlyArray<Review>;
  /** One's own, newest first, also while they are hidden; at most 100 at once. */
  readonly myReviews: ReviewPage;
};


export type QueryMyReviewsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};

export type Mutation = {
  /** A member reviews a place that they may see; once. */
  readonly createReview: WrittenReview;
  /** One's own; what is left out stays. */
  readonly changeReview: WrittenReview;
  /** One's own, or as an admin. */
  readonly deleteReview: DeletedReview;
  /** Of one's own review, or as an admin. */
  readonly deleteReviewPhoto: Review;
};


export type MutationCreateReviewArgs = {
  input: ReviewInput;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


export type MutationChangeReviewArgs = {
  id: Scalars['ID']['input'];
  input: ReviewChange;
};


export type MutationDeleteReviewArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteReviewPhotoArgs = {
  id: Scalars['ID']['input'];
  photoId: Scalars['ID']['input'];
};

export type ReviewInput = {
  readonly locationId: Scalars['ID']['input'];
  readonly rating: Scalars['Int']['input'];
  readonly title: Scalars['String']['input'];
  readonly content: Scalars['String']['input'];
  /** Files that the gateway has taken in; at most 3. */
  readonly uploads?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
};

export type ReviewChange = {
  readonly rating?: InputMaybe<Scalars['Int']['input']>;
  readonly title?: InputMaybe<Scalars['String']['input']>;
  readonly content?: InputMaybe<Scalars['String']['input']>;
  readonly uploads?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  readonly removePhotoIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** Of the review, as it was read: a conflict when it has changed since. */
  readonly revision?: InputMaybe<Scalars['Int']['input']>;
};

/** A review, and what the place is rated with it. */
export type WrittenReview = {
  readonly review: Review;
  readonly rating: Rating;
};

export type DeletedReview = {
  readonly id: Scalars['ID']['output'];
  readonly rating: Rating;
};

export type Rating = {
  readonly locationId: Scalars['ID']['output'];
  readonly averageRating: Scalars['Float']['output'];
  readonly reviewCount: Scalars['Int']['output'];
};

export type Location = {
  readonly id: Scalars['ID']['output'];
  /** Newest first; at most 100 at once. */
  readonly reviews?: Maybe<ReviewPage>;
  /** The review of whoever asks; null where there is none. */
  readonly myReview?: Maybe<Review>;
};


export type LocationReviewsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};

export type ReviewPage = {
  readonly reviews: ReadonlyArray<Review>;
  readonly total: Scalars['Int']['output'];
};

export type Review = {
  readonly id: Scalars['ID']['output'];
  /** Rises with every change. */
  readonly revision: Scalars['Int']['output'];
  readonly locationId: Scalars['ID']['output'];
  /** The place; null where it is gone or whoever asks may not see it. */
  readonly location?: Maybe<Location>;
  /** 1 to 5 */
  readonly rating: Scalars['Int']['output'];
  readonly title: Scalars['String']['output'];
  readonly content: Scalars['String']['output'];
  readonly photos: ReadonlyArray<ReviewPhoto>;
  readonly author: User;
  readonly createdAt: Scalars['DateTime']['output'];
  readonly updatedAt: Scalars['DateTime']['output'];
};

export type ReviewPhoto = {
  readonly id: Scalars['ID']['output'];
  /** 960 pixels at most; -320 and -1920 in place of -960 are the other sizes. */
  readonly url: Scalars['String']['output'];
  readonly createdAt: Scalars['DateTime']['output'];
};

export type User = {
  readonly id: Scalars['ID']['output'];
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
  Review: Review;
};

/** Mapping of federation reference types */
export type FederationReferenceTypes = {
  Location:
    ( { __typename: 'Location' }
    & GraphQLRecursivePick<FederationTypes['Location'], {"id":true}> );
  Review:
    ( { __typename: 'Review' }
    & GraphQLRecursivePick<FederationTypes['Review'], {"id":true}> );
};



/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  ReviewInput: ReviewInput;
  ReviewChange: ReviewChange;
  WrittenReview: ResolverTypeWrapper<Omit<WrittenReview, 'review'> & { review: ResolversTypes['Review'] }>;
  DeletedReview: ResolverTypeWrapper<DeletedReview>;
  Rating: ResolverTypeWrapper<Rating>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  Location: ResolverTypeWrapper<Omit<Location, 'reviews' | 'myReview'> & { reviews?: Maybe<ResolversTypes['ReviewPage']>, myReview?: Maybe<ResolversTypes['Review']> }>;
  ReviewPage: ResolverTypeWrapper<Omit<ReviewPage, 'reviews'> & { reviews: ReadonlyArray<ResolversTypes['Review']> }>;
  Review: ResolverTypeWrapper<ReviewModel>;
  ReviewPhoto: ResolverTypeWrapper<ReviewPhoto>;
  User: ResolverTypeWrapper<User>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  DateTime: Scalars['DateTime']['output'];
  Query: Record<PropertyKey, never>;
  Int: Scalars['Int']['output'];
  Mutation: Record<PropertyKey, never>;
  String: Scalars['String']['output'];
  ID: Scalars['ID']['output'];
  ReviewInput: ReviewInput;
  ReviewChange: ReviewChange;
  WrittenReview: Omit<WrittenReview, 'review'> & { review: ResolversParentTypes['Review'] };
  DeletedReview: DeletedReview;
  Rating: Rating;
  Float: Scalars['Float']['output'];
  Location: Omit<Location, 'reviews' | 'myReview'> & { reviews?: Maybe<ResolversParentTypes['ReviewPage']>, myReview?: Maybe<ResolversParentTypes['Review']> } | FederationReferenceTypes['Location'];
  ReviewPage: Omit<ReviewPage, 'reviews'> & { reviews: ReadonlyArray<ResolversParentTypes['Review']> };
  Review: ReviewModel;
  ReviewPhoto: ReviewPhoto;
  User: User;
  Boolean: Scalars['Boolean']['output'];
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type QueryResolvers<ContextType = Record<string, unknown>, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  exportReviews?: Resolver<ReadonlyArray<ResolversTypes['Review']>, ParentType, ContextType>;
  myReviews?: Resolver<ResolversTypes['ReviewPage'], ParentType, ContextType, RequireFields<QueryMyReviewsArgs, 'limit' | 'offset'>>;
};

export type MutationResolvers<ContextType = Record<string, unknown>, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  createReview?: Resolver<ResolversTypes['WrittenReview'], ParentType, ContextType, RequireFields<MutationCreateReviewArgs, 'input'>>;
  changeReview?: Resolver<ResolversTypes['WrittenReview'], ParentType, ContextType, RequireFields<MutationChangeReviewArgs, 'id' | 'input'>>;
  deleteReview?: Resolver<ResolversTypes['DeletedReview'], ParentType, ContextType, RequireFields<MutationDeleteReviewArgs, 'id'>>;
  deleteReviewPhoto?: Resolver<ResolversTypes['Review'], ParentType, ContextType, RequireFields<MutationDeleteReviewPhotoArgs, 'id' | 'photoId'>>;
};

export type WrittenReviewResolvers<ContextType = Record<string, unknown>, ParentType extends ResolversParentTypes['WrittenReview'] = ResolversParentTypes['WrittenReview']> = {
  review?: Resolver<ResolversTypes['Review'], ParentType, ContextType>;
  rating?: Resolver<ResolversTypes['Rating'], ParentType, ContextType>;
};

export type DeletedReviewResolvers<ContextType = Record<string, unknown>, ParentType extends ResolversParentTypes['DeletedReview'] = ResolversParentTypes['DeletedReview']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  rating?: Resolver<ResolversTypes['Rating'], ParentType, ContextType>;
};

export type RatingResolvers<ContextType = Record<string, unknown>, ParentType extends ResolversParentTypes['Rating'] = ResolversParentTypes['Rating']> = {
  locationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  averageRating?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  reviewCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LocationResolvers<ContextType = Record<string, unknown>, ParentType extends ResolversParentTypes['Location'] = ResolversParentTypes['Location'], FederationReferenceType extends FederationReferenceTypes['Location'] = FederationReferenceTypes['Location']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Location']> | FederationReferenceType, FederationReferenceType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reviews?: Resolver<Maybe<ResolversTypes['ReviewPage']>, ParentType, ContextType, RequireFields<LocationReviewsArgs, 'limit' | 'offset'>>;
  myReview?: Resolver<Maybe<ResolversTypes['Review']>, ParentType, ContextType>;
};

export type ReviewPageResolvers<ContextType = Record<string, unknown>, ParentType extends ResolversParentTypes['ReviewPage'] = ResolversParentTypes['ReviewPage']> = {
  reviews?: Resolver<ReadonlyArray<ResolversTypes['Review']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReviewResolvers<ContextType = Record<string, unknown>, ParentType extends ResolversParentTypes['Review'] = ResolversParentTypes['Review'], FederationReferenceType extends FederationReferenceTypes['Review'] = FederationReferenceTypes['Review']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Review']> | FederationReferenceType, FederationReferenceType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  locationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['Location']>, ParentType, ContextType>;
  rating?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  photos?: Resolver<ReadonlyArray<ResolversTypes['ReviewPhoto']>, ParentType, ContextType>;
  author?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ReviewPhotoResolvers<ContextType = Record<string, unknown>, ParentType extends ResolversParentTypes['ReviewPhoto'] = ResolversParentTypes['ReviewPhoto']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type UserResolvers<ContextType = Record<string, unknown>, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type Resolvers<ContextType = Record<string, unknown>> = {
  DateTime?: GraphQLScalarType;
  Query?: QueryResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  WrittenReview?: WrittenReviewResolvers<ContextType>;
  DeletedReview?: DeletedReviewResolvers<ContextType>;
  Rating?: RatingResolvers<ContextType>;
  Location?: LocationResolvers<ContextType>;
  ReviewPage?: ReviewPageResolvers<ContextType>;
  Review?: ReviewResolvers<ContextType>;
  ReviewPhoto?: ReviewPhotoResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
};

/** Resolvers that leave out no question and no mutation. */
export type CompleteResolvers<ContextType = Record<string, unknown>> = Omit<Resolvers<ContextType>, 'Query' | 'Mutation'> & {
  Query: Required<QueryResolvers<ContextType>>;
  Mutation: Required<MutationResolvers<ContextType>>;
};
