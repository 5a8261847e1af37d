// Made by tools/generate/web-operations.mjs from the *.graphql files of the web client.
import { addOperations } from '../shared/graphql/persisted-operations.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type VisitStatus =
  | 'visited'
  | 'want_to_visit'
  | 'none';

/** What is left out stays as it is. */
export type VisitInput = {
  readonly visitStatus?: VisitStatus | null | undefined;
  /** The day, such as 2026-05-01; an empty one is taken away. */
  readonly visitDate?: string | null | undefined;
  readonly notes?: string | null | undefined;
  /** 1 to 5, for the member alone; 0 takes it away. */
  readonly rating?: number | null | undefined;
};

export type MarkedLocationsQueryVariables = Exact<{ [key: string]: never; }>;


export type MarkedLocationsQuery = { readonly markedLocations: { readonly __typename: 'MarkedLocations', readonly favorites: ReadonlyArray<string>, readonly visited: ReadonlyArray<string>, readonly wantToVisit: ReadonlyArray<string> } };

export type OwnVisitFragment = { readonly __typename: 'Visit', readonly visitStatus: VisitStatus, readonly visitDate: string | null, readonly notes: string | null, readonly rating: number | null };

export type LocationVisitFragment = { readonly __typename: 'Location', readonly id: string, readonly visit?: { readonly __typename: 'Visit', readonly visitStatus: VisitStatus, readonly visitDate: string | null, readonly notes: string | null, readonly rating: number | null } | null };

export type SetVisitMutationVariables = Exact<{
  locationId: string;
  input: VisitInput;
}>;


export type SetVisitMutation = { readonly visit: { readonly __typename: 'Location', readonly id: string, readonly visitStatus: VisitStatus | null, readonly visit: { readonly __typename: 'Visit', readonly visitStatus: VisitStatus, readonly visitDate: string | null, readonly notes: string | null, readonly rating: number | null } | null } };

export const OwnVisitFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnVisit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Visit"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"visitStatus"}},{"kind":"Field","name":{"kind":"Name","value":"visitDate"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<OwnVisitFragment, unknown>;
export const LocationVisitFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LocationVisit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Location"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"visit"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isMember"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnVisit"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnVisit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Visit"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"visitStatus"}},{"kind":"Field","name":{"kind":"Name","value":"visitDate"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<LocationVisitFragment, unknown>;
export const MarkedLocationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MarkedLocations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markedLocations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"favorites"}},{"kind":"Field","name":{"kind":"Name","value":"visited"}},{"kind":"Field","name":{"kind":"Name","value":"wantToVisit"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<MarkedLocationsQuery, MarkedLocationsQueryVariables>;
export const SetVisitDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetVisit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"locationId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"VisitInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"visit"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"locationId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"locationId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"visitStatus"}},{"kind":"Field","name":{"kind":"Name","value":"visit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnVisit"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnVisit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Visit"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"visitStatus"}},{"kind":"Field","name":{"kind":"Name","value":"visitDate"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<SetVisitMutation, SetVisitMutationVariables>;
/** Each operation: what stands for it on the wire, the sha256 of its text, and its document. */
export const operations = {
  MarkedLocations: ['cd25dbd5624251638991f14d35d97425426e5050cb54d93f50e379c89c0406e6', MarkedLocationsDocument],
  SetVisit: ['c07e76bd1c82d4b930a3d30c0fa07bb86b695528e413c1d2cc28918715bc0898', SetVisitDocument],
} as const;
addOperations(operations);
