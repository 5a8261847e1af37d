// Made by tools/generate/web-operations.mjs from the *.graphql files of the web client.
import { addOperations } from '../shared/graphql/persisted-operations.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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

export type EarnedBadgesQueryVariables = Exact<{
  userId: string;
}>;


export type EarnedBadgesQuery = { readonly badgeHolder: { readonly __typename: 'User', readonly id: string, readonly badge: { readonly __typename: 'DisplayBadge', readonly level: BadgeLevel, readonly icon: string, readonly name: string, readonly count: number } | null, readonly badges: ReadonlyArray<{ readonly __typename: 'Badge', readonly id: string, readonly userId: string, readonly badgeType: BadgeType, readonly badgeLevel: BadgeLevel, readonly iconName: string, readonly earnedAt: string }> } };


export const EarnedBadgesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EarnedBadges"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"badgeHolder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"badge"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"badges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"badgeType"}},{"kind":"Field","name":{"kind":"Name","value":"badgeLevel"}},{"kind":"Field","name":{"kind":"Name","value":"iconName"}},{"kind":"Field","name":{"kind":"Name","value":"earnedAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<EarnedBadgesQuery, EarnedBadgesQueryVariables>;
/** Each operation: what stands for it on the wire, the sha256 of its text, and its document. */
export const operations = {
  EarnedBadges: ['eeb6d06eb5ffa70665d9a60582b7880c2f66eb4b6a3e17d0e3bd96a1dfb6f3a0', EarnedBadgesDocument],
} as const;
addOperations(operations);
