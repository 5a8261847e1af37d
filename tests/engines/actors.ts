import type { Actor } from '@wellspring/platform/subgraph/actor';
import type { Distributed } from '@wellspring/testkit/processes/distributed';
import { placeInput } from '@wellspring/testkit/place-input';
import { z } from 'zod';
import { callCatalog } from './requests.ts';

type Member = Extract<Actor, { kind: 'member' }>;

export const member: Member = { kind: 'member', id: 'a-member', isAdmin: false, isOwner: false };
export const other: Member = { ...member, id: 'another' };
export const admin: Member = { ...member, id: 'an-admin', isAdmin: true };

export const SUBMIT = 'mutation ($input: LocationInput!) { submitLocation(input: $input) { location { id } } }';
export const CHANGE =
  'mutation ($id: ID!, $input: LocationChange!) { changeLocation(id: $id, input: $input) { id name } }';

/** What admins do to a place by its id. */
export const MODERATION = {
  verify: 'verifyLocation(id: $id) { id }',
  unverify: 'verifyLocation(id: $id, isVerified: false) { id }',
  delete: 'deleteLocation(id: $id)',
} as const;

const Submitted = z.object({ submitLocation: z.object({ location: z.object({ id: z.string() }) }) });

/** Members have an hourly limit of submissions, and engines store the count from one file to the next. */
const passerBy = (name: string): Member => ({ ...member, id: `passer-by-${name}` });

/** A member submits a place; returns its id. */
export const submitAsMember =
  (product: Pick<Distributed, 'origins' | 'keys'>) =>
  async (
    name: string,
    headers: Readonly<Record<string, string>> = {},
    submitter: Member = passerBy(name),
  ): Promise<string> => {
    const { data } = await callCatalog(product)(submitter, SUBMIT, { input: placeInput(name) }, headers);
    return Submitted.parse(data).submitLocation.location.id;
  };
