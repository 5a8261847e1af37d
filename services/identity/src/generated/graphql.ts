import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { User as UserOfAdmins, User as AccountModel, User as UserModel } from '../domain/user.ts';
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
  /** The member who is signed in; null for visitors. */
  readonly me?: Maybe<Account>;
  /** Whose session a token is; null when it is nobody's. Asking is a use of the session and renews it, unless told otherwise. */
  readonly session?: Maybe<Session>;
  /** Whether a username could be taken; one's own counts as free. */
  readonly usernameAvailability: UsernameAvailability;
  /** All that identity keeps of whoever asks, for their own copy; each time is counted. */
  readonly exportAccount: Account;
  /** Where whoever asks is signed in, all of it, for their own copy. Nothing is kept of the browser but a hash of its token. */
  readonly exportSessions: ReadonlyArray<ExportedSession>;
  /**
   * The members, for those who keep the site; at most 100 at once. What stands between the spaces of a search begins with a word of names,
   * username or e-mail, and goes on as it does there: ann bell, example.org.
   */
  readonly adminUsers: AdminUserPage;
  /** Which service has let go of a deleted member; null for a receipt that nobody was given. */
  readonly deletion?: Maybe<Deletion>;
};


export type QuerySessionArgs = {
  token: Scalars['String']['input'];
  renews?: Scalars['Boolean']['input'];
};


export type QueryUsernameAvailabilityArgs = {
  username: Scalars['String']['input'];
};


export type QueryAdminUsersArgs = {
  search?: InputMaybe<Scalars['String']['input']>;
  filter?: AdminUserFilter;
  sort?: AdminUserSort;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryDeletionArgs = {
  receiptId: Scalars['ID']['input'];
};

export type Mutation = {
  /** Makes a member an admin, or takes that right away: it is gone at their next request. Owner accounts cannot be changed. */
  readonly setAdmin: AdminUser;
  /** Suspends a member, with a reason: they are signed out, and their reviews and lists are hidden. Never an owner, or oneself. Or restores them. */
  readonly setSuspended: AdminUser;
  /** Joins, and signs in at once; the session that the browser holds ends. */
  readonly register: SignedIn;
  /** Signs in; the session that the browser holds ends. Wrong passwords are counted by account and network together; a known browser has its own count. */
  readonly login: SignedIn;
  /** Ends the session of this token, and no other. */
  readonly logout: Scalars['Boolean']['output'];
  /** Changes names and language; a field that is left out stays, an empty name is taken away. */
  readonly changeProfile: Account;
  /** Ends all sessions of the member and begins another. */
  readonly changePassword: SignedIn;
  /** Gives the account another e-mail address, while none is confirmed: the new one is mailed a link, and older links are dead. */
  readonly changeEmail: Account;
  /** Gives the member a picture from a file that the gateway has taken in; without one, takes it away. */
  readonly changePhoto: Account;
  /** Whether whoever asks, as an admin, is mailed once a day what waits. */
  readonly changeMails: Account;
  readonly completeOnboarding: Account;
  /** Deletes the account of whoever asks, for ever. Answers the id of a receipt. */
  readonly deleteAccount: Scalars['ID']['output'];
  /** Confirms an e-mail address by the link that was mailed to it, for the member who is signed in; others need confirmEmail. */
  readonly verifyEmail: Scalars['Boolean']['output'];
  /**
   * Confirms an e-mail address by the link that was mailed to it. Who is not signed in as that member gives its password, or sets a new one;
   * so does who confirms the address that OWNER_EMAIL names. All sessions end then, and one begins.
   */
  readonly confirmEmail: EmailConfirmation;
  /** Has the link mailed once more. */
  readonly resendVerification: Scalars['Boolean']['output'];
  /** Has a link mailed that signs in, if anybody has this address; answered alike if nobody has. */
  readonly requestSignInLink: Scalars['Boolean']['output'];
  /** Signs in by the link that was mailed, once; the session that the browser holds ends. */
  readonly signInByLink: SignedIn;
  /** Has a link mailed, if anybody has this address; answered alike if nobody has. */
  readonly forgotPassword: Scalars['Boolean']['output'];
  /** Whether a link could set a password now: true, or an error. It is not spent by asking. */
  readonly checkResetLink: Scalars['Boolean']['output'];
  /** Sets a password by the link that was mailed; all sessions end. */
  readonly resetPassword: Scalars['Boolean']['output'];
};


export type MutationSetAdminArgs = {
  id: Scalars['ID']['input'];
  isAdmin: Scalars['Boolean']['input'];
};


export type MutationSetSuspendedArgs = {
  id: Scalars['ID']['input'];
  isSuspended: Scalars['Boolean']['input'];
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationRegisterArgs = {
  input: RegisterInput;
  held?: InputMaybe<HeldInput>;
};


export type MutationLoginArgs = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
  held?: InputMaybe<HeldInput>;
};


export type MutationLogoutArgs = {
  token: Scalars['String']['input'];
};


export type MutationChangeProfileArgs = {
  input: ProfileInput;
};


export type MutationChangePasswordArgs = {
  currentPassword: Scalars['String']['input'];
  newPassword: Scalars['String']['input'];
  held?: InputMaybe<HeldInput>;
};


export type MutationChangeEmailArgs = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
};


export type MutationChangePhotoArgs = {
  upload?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationChangeMailsArgs = {
  getsDigest: Scalars['Boolean']['input'];
};


export type MutationDeleteAccountArgs = {
  password: Scalars['String']['input'];
};


export type MutationVerifyEmailArgs = {
  token: Scalars['String']['input'];
};


export type MutationConfirmEmailArgs = {
  token: Scalars['String']['input'];
  password?: InputMaybe<Scalars['String']['input']>;
  newPassword?: InputMaybe<Scalars['String']['input']>;
  held?: InputMaybe<HeldInput>;
};


export type MutationRequestSignInLinkArgs = {
  email: Scalars['String']['input'];
};


export type MutationSignInByLinkArgs = {
  token: Scalars['String']['input'];
  held?: InputMaybe<HeldInput>;
};


export type MutationForgotPasswordArgs = {
  email: Scalars['String']['input'];
};


export type MutationCheckResetLinkArgs = {
  token: Scalars['String']['input'];
};


export type MutationResetPasswordArgs = {
  token: Scalars['String']['input'];
  newPassword: Scalars['String']['input'];
};

export type RegisterInput = {
  readonly email: Scalars['String']['input'];
  readonly password: Scalars['String']['input'];
  readonly username?: InputMaybe<Scalars['String']['input']>;
  readonly firstName?: InputMaybe<Scalars['String']['input']>;
  readonly lastName?: InputMaybe<Scalars['String']['input']>;
};

/** What the browser of the caller holds from before. */
export type HeldInput = {
  /** the token of a session */
  readonly session?: InputMaybe<Scalars['String']['input']>;
  /** what it is known by */
  readonly browser?: InputMaybe<Scalars['String']['input']>;
};

export type ProfileInput = {
  readonly firstName?: InputMaybe<Scalars['String']['input']>;
  readonly lastName?: InputMaybe<Scalars['String']['input']>;
  readonly username?: InputMaybe<Scalars['String']['input']>;
  /** A tag such as de: one that the product speaks. */
  readonly language?: InputMaybe<Scalars['String']['input']>;
};

/** A session that has begun. Its token is for a cookie that no script reads. */
export type SignedIn = {
  readonly token: Scalars['String']['output'];
  /** For another cookie, by which the browser is known when its member signs in again. It gives no right, and signing out leaves it. */
  readonly browserToken: Scalars['String']['output'];
  readonly account: Account;
};

export type EmailConfirmation = {
  /** The session that has begun; null where no password was given. */
  readonly session?: Maybe<SignedIn>;
};

export type Session = {
  readonly userId: Scalars['ID']['output'];
  readonly isAdmin: Scalars['Boolean']['output'];
  readonly isOwner: Scalars['Boolean']['output'];
  /** The token for the cookie from now on; null where it stays as it is. */
  readonly renewedToken?: Maybe<Scalars['String']['output']>;
};

export type UsernameAvailability = {
  readonly available: Scalars['Boolean']['output'];
  readonly message: Scalars['String']['output'];
};

/** The receipt of a deleted account. */
export type Deletion = {
  readonly receiptId: Scalars['ID']['output'];
  readonly requestedAt: Scalars['DateTime']['output'];
  /** Every service has finished. */
  readonly isFinished: Scalars['Boolean']['output'];
  readonly services: ReadonlyArray<ErasedService>;
};

export type ErasedService = {
  readonly service: Scalars['String']['output'];
  /** null: not yet */
  readonly finishedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** A member as only they see themselves. */
export type Account = {
  readonly id: Scalars['ID']['output'];
  readonly email: Scalars['String']['output'];
  readonly username?: Maybe<Scalars['String']['output']>;
  readonly firstName?: Maybe<Scalars['String']['output']>;
  readonly lastName?: Maybe<Scalars['String']['output']>;
  /** The language of their pages and of mails to them, as a tag such as de. */
  readonly language: Scalars['String']['output'];
  readonly profileImageUrl?: Maybe<Scalars['String']['output']>;
  readonly isAdmin: Scalars['Boolean']['output'];
  readonly isOwner: Scalars['Boolean']['output'];
  readonly isEmailVerified: Scalars['Boolean']['output'];
  readonly hasCompletedOnboarding: Scalars['Boolean']['output'];
  /** As an admin: is mailed once a day what waits. */
  readonly getsDigest: Scalars['Boolean']['output'];
  /** The day (UTC) of their last use of the site; null: not known. */
  readonly lastSeenOn?: Maybe<Scalars['String']['output']>;
  readonly createdAt: Scalars['DateTime']['output'];
  readonly updatedAt: Scalars['DateTime']['output'];
};

/** A browser in which a member is signed in. */
export type ExportedSession = {
  /** Null for one that is older than this was noted. */
  readonly startedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly usedAt: Scalars['DateTime']['output'];
  readonly expiresAt: Scalars['DateTime']['output'];
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

export type AdminUserPage = {
  readonly users: ReadonlyArray<AdminUser>;
  readonly total: Scalars['Int']['output'];
};

/** A member as those who keep the site see them. */
export type AdminUser = {
  readonly id: Scalars['ID']['output'];
  readonly email: Scalars['String']['output'];
  readonly username?: Maybe<Scalars['String']['output']>;
  readonly firstName?: Maybe<Scalars['String']['output']>;
  readonly lastName?: Maybe<Scalars['String']['output']>;
  readonly profileImageUrl?: Maybe<Scalars['String']['output']>;
  readonly isAdmin: Scalars['Boolean']['output'];
  readonly isOwner: Scalars['Boolean']['output'];
  readonly isEmailVerified: Scalars['Boolean']['output'];
  readonly isSuspended: Scalars['Boolean']['output'];
  /** null: not suspended */
  readonly suspension?: Maybe<Suspension>;
  /** The day (UTC) on which they last used the site, such as 2026-05-01; null: not known. */
  readonly lastSeenOn?: Maybe<Scalars['String']['output']>;
  readonly createdAt: Scalars['DateTime']['output'];
  /** What others see of them. */
  readonly user: User;
};

export type Suspension = {
  readonly reason: Scalars['String']['output'];
  readonly at: Scalars['DateTime']['output'];
};

/** A member as others see them. */
export type User = {
  readonly id: Scalars['ID']['output'];
  /** First name and initial, else @username, else Member. */
  readonly displayName: Scalars['String']['output'];
  readonly firstName?: Maybe<Scalars['String']['output']>;
  /** The initial. */
  readonly lastName?: Maybe<Scalars['String']['output']>;
  readonly username?: Maybe<Scalars['String']['output']>;
  readonly profileImageUrl?: Maybe<Scalars['String']['output']>;
  /** All of them, for those who keep the site. */
  readonly account?: Maybe<AdminUser>;
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
  User: User;
};

/** Mapping of federation reference types */
export type FederationReferenceTypes = {
  User:
    ( { __typename: 'User' }
    & GraphQLRecursivePick<FederationTypes['User'], {"id":true}> );
};



/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RegisterInput: RegisterInput;
  HeldInput: HeldInput;
  ProfileInput: ProfileInput;
  SignedIn: ResolverTypeWrapper<Omit<SignedIn, 'account'> & { account: ResolversTypes['Account'] }>;
  EmailConfirmation: ResolverTypeWrapper<Omit<EmailConfirmation, 'session'> & { session?: Maybe<ResolversTypes['SignedIn']> }>;
  Session: ResolverTypeWrapper<Session>;
  UsernameAvailability: ResolverTypeWrapper<UsernameAvailability>;
  Deletion: ResolverTypeWrapper<Deletion>;
  ErasedService: ResolverTypeWrapper<ErasedService>;
  Account: ResolverTypeWrapper<AccountModel>;
  ExportedSession: ResolverTypeWrapper<ExportedSession>;
  AdminUserFilter: AdminUserFilter;
  AdminUserSort: AdminUserSort;
  AdminUserPage: ResolverTypeWrapper<Omit<AdminUserPage, 'users'> & { users: ReadonlyArray<ResolversTypes['AdminUser']> }>;
  AdminUser: ResolverTypeWrapper<UserOfAdmins>;
  Suspension: ResolverTypeWrapper<Suspension>;
  User: ResolverTypeWrapper<UserModel>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  DateTime: Scalars['DateTime']['output'];
  Query: Record<PropertyKey, never>;
  String: Scalars['String']['output'];
  Boolean: Scalars['Boolean']['output'];
  Int: Scalars['Int']['output'];
  ID: Scalars['ID']['output'];
  Mutation: Record<PropertyKey, never>;
  RegisterInput: RegisterInput;
  HeldInput: HeldInput;
  ProfileInput: ProfileInput;
  SignedIn: Omit<SignedIn, 'account'> & { account: ResolversParentTypes['Account'] };
  EmailConfirmation: Omit<EmailConfirmation, 'session'> & { session?: Maybe<ResolversParentTypes['SignedIn']> };
  Session: Session;
  UsernameAvailability: UsernameAvailability;
  Deletion: Deletion;
  ErasedService: ErasedService;
  Account: AccountModel;
  ExportedSession: ExportedSession;
  AdminUserPage: Omit<AdminUserPage, 'users'> & { users: ReadonlyArray<ResolversParentTypes['AdminUser']> };
  AdminUser: UserOfAdmins;
  Suspension: Suspension;
  User: UserModel;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type QueryResolvers<ContextType = Record<string, unknown>, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  me?: Resolver<Maybe<ResolversTypes['Account']>, ParentType, ContextType>;
  session?: Resolver<Maybe<ResolversTypes['Session']>, ParentType, ContextType, RequireFields<QuerySessionArgs, 'token' | 'renews'>>;
  usernameAvailability?: Resolver<ResolversTypes['UsernameAvailability'], ParentType, ContextType, RequireFields<QueryUsernameAvailabilityArgs, 'username'>>;
  exportAccount?: Resolver<ResolversTypes['Account'], ParentType, ContextType>;
  exportSessions?: Resolver<ReadonlyArray<ResolversTypes['ExportedSession']>, ParentType, ContextType>;
  adminUsers?: Resolver<ResolversTypes['AdminUserPage'], ParentType, ContextType, RequireFields<QueryAdminUsersArgs, 'filter' | 'sort' | 'limit' | 'offset'>>;
  deletion?: Resolver<Maybe<ResolversTypes['Deletion']>, ParentType, ContextType, RequireFields<QueryDeletionArgs, 'receiptId'>>;
};

export type MutationResolvers<ContextType = Record<string, unknown>, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  setAdmin?: Resolver<ResolversTypes['AdminUser'], ParentType, ContextType, RequireFields<MutationSetAdminArgs, 'id' | 'isAdmin'>>;
  setSuspended?: Resolver<ResolversTypes['AdminUser'], ParentType, ContextType, RequireFields<MutationSetSuspendedArgs, 'id' | 'isSuspended'>>;
  register?: Resolver<ResolversTypes['SignedIn'], ParentType, ContextType, RequireFields<MutationRegisterArgs, 'input'>>;
  login?: Resolver<ResolversTypes['SignedIn'], ParentType, ContextType, RequireFields<MutationLoginArgs, 'email' | 'password'>>;
  logout?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationLogoutArgs, 'token'>>;
  changeProfile?: Resolver<ResolversTypes['Account'], ParentType, ContextType, RequireFields<MutationChangeProfileArgs, 'input'>>;
  changePassword?: Resolver<ResolversTypes['SignedIn'], ParentType, ContextType, RequireFields<MutationChangePasswordArgs, 'currentPassword' | 'newPassword'>>;
  changeEmail?: Resolver<ResolversTypes['Account'], ParentType, ContextType, RequireFields<MutationChangeEmailArgs, 'email' | 'password'>>;
  changePhoto?: Resolver<ResolversTypes['Account'], ParentType, ContextType, Partial<MutationChangePhotoArgs>>;
  changeMails?: Resolver<ResolversTypes['Account'], ParentType, ContextType, RequireFields<MutationChangeMailsArgs, 'getsDigest'>>;
  completeOnboarding?: Resolver<ResolversTypes['Account'], ParentType, ContextType>;
  deleteAccount?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDeleteAccountArgs, 'password'>>;
  verifyEmail?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationVerifyEmailArgs, 'token'>>;
  confirmEmail?: Resolver<ResolversTypes['EmailConfirmation'], ParentType, ContextType, RequireFields<MutationConfirmEmailArgs, 'token'>>;
  resendVerification?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  requestSignInLink?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRequestSignInLinkArgs, 'email'>>;
  signInByLink?: Resolver<ResolversTypes['SignedIn'], ParentType, ContextType, RequireFields<MutationSignInByLinkArgs, 'token'>>;
  forgotPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationForgotPasswordArgs, 'email'>>;
  checkResetLink?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationCheckResetLinkArgs, 'token'>>;
  resetPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationResetPasswordArgs, 'token' | 'newPassword'>>;
};

export type SignedInResolvers<ContextType = Record<string, unknown>, ParentType extends ResolversParentTypes['SignedIn'] = ResolversParentTypes['SignedIn']> = {
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  browserToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  account?: Resolver<ResolversTypes['Account'], ParentType, ContextType>;
};

export type EmailConfirmationResolvers<ContextType = Record<string, unknown>, ParentType extends ResolversParentTypes['EmailConfirmation'] = ResolversParentTypes['EmailConfirmation']> = {
  session?: Resolver<Maybe<ResolversTypes['SignedIn']>, ParentType, ContextType>;
};

export type SessionResolvers<ContextType = Record<string, unknown>, ParentType extends ResolversParentTypes['Session'] = ResolversParentTypes['Session']> = {
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isAdmin?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOwner?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  renewedToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type UsernameAvailabilityResolvers<ContextType = Record<string, unknown>, ParentType extends ResolversParentTypes['UsernameAvailability'] = ResolversParentTypes['UsernameAvailability']> = {
  available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeletionResolvers<ContextType = Record<string, unknown>, ParentType extends ResolversParentTypes['Deletion'] = ResolversParentTypes['Deletion']> = {
  receiptId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  requestedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  isFinished?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  services?: Resolver<ReadonlyArray<ResolversTypes['ErasedService']>, ParentType, ContextType>;
};

export type ErasedServiceResolvers<ContextType = Record<string, unknown>, ParentType extends ResolversParentTypes['ErasedService'] = ResolversParentTypes['ErasedService']> = {
  service?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  finishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type AccountResolvers<ContextType = Record<string, unknown>, ParentType extends ResolversParentTypes['Account'] = ResolversParentTypes['Account']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  username?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  profileImageUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isAdmin?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOwner?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isEmailVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasCompletedOnboarding?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  getsDigest?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastSeenOn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ExportedSessionResolvers<ContextType = Record<string, unknown>, ParentType extends ResolversParentTypes['ExportedSession'] = ResolversParentTypes['ExportedSession']> = {
  startedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  usedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type AdminUserPageResolvers<ContextType = Record<string, unknown>, ParentType extends ResolversParentTypes['AdminUserPage'] = ResolversParentTypes['AdminUserPage']> = {
  users?: Resolver<ReadonlyArray<ResolversTypes['AdminUser']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AdminUserResolvers<ContextType = Record<string, unknown>, ParentType extends ResolversParentTypes['AdminUser'] = ResolversParentTypes['AdminUser']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  username?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  profileImageUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isAdmin?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOwner?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isEmailVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSuspended?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  suspension?: Resolver<Maybe<ResolversTypes['Suspension']>, ParentType, ContextType>;
  lastSeenOn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type SuspensionResolvers<ContextType = Record<string, unknown>, ParentType extends ResolversParentTypes['Suspension'] = ResolversParentTypes['Suspension']> = {
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type UserResolvers<ContextType = Record<string, unknown>, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User'], FederationReferenceType extends FederationReferenceTypes['User'] = FederationReferenceTypes['User']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['User']> | FederationReferenceType, FederationReferenceType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  username?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  profileImageUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  account?: Resolver<Maybe<ResolversTypes['AdminUser']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = Record<string, unknown>> = {
  DateTime?: GraphQLScalarType;
  Query?: QueryResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  SignedIn?: SignedInResolvers<ContextType>;
  EmailConfirmation?: EmailConfirmationResolvers<ContextType>;
  Session?: SessionResolvers<ContextType>;
  UsernameAvailability?: UsernameAvailabilityResolvers<ContextType>;
  Deletion?: DeletionResolvers<ContextType>;
  ErasedService?: ErasedServiceResolvers<ContextType>;
  Account?: AccountResolvers<ContextType>;
  ExportedSession?: ExportedSessionResolvers<ContextType>;
  AdminUserPage?: AdminUserPageResolvers<ContextType>;
  AdminUser?: AdminUserResolvers<ContextType>;
  Suspension?: SuspensionResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
};

/** Resolvers that leave out no question and no mutation. */
export type CompleteResolvers<ContextType = Record<string, unknown>> = Omit<Resolvers<ContextType>, 'Query' | 'Mutation'> & {
  Query: Required<QueryResolvers<ContextType>>;
  Mutation: Required<MutationResolvers<ContextType>>;
};
