import type { Actor } from '@wellspring/platform/subgraph/actor';
import type { Distributed } from '@wellspring/testkit/processes/distributed';
import { z } from 'zod';
import { callCatalog } from './requests.ts';

type Member = Extract<Actor, { kind: 'member' }>;

export const member: Member = { kind: 'member', id: 'a-member', isAdmin: false, isOwner: false };
export const other: Member = { ...member, id: 'another' };
export const admin: Member = { ...member, id: 'an-admin', isAdmin: true };

/** A place as a member types it, in a country of its own. */
export const input = (name: string) => ({
  name,
  description: 'Warm water',
  address: '1 Spring Road',
  city: 'Reykjavík',
  country: `${name} land`,
  latitude: 64.1,
  longitude: -21.9,
  categoryId: 21,
});

export const SUBMIT = 'mutation ($input: LocationInput!) { submitLocation(input: $input) { location { id } } }';
export const CHANGE =
  'mutation ($id: ID!, $input: LocationChange!) { changeLocation(id: $id, input: $input) { id name } }';

const Submitted = z.object({ submitLocation: z.object({ location: z.object({ id: z.string() }) }) });

/** A member submits a place; answers its id. Each may submit a few an hour. */
export const submitAsMember =
  (product: Pick<Distributed, 'origins' | 'keys'>, submitter = member) =>
  async (name: string, headers: Readonly<Record<string, string>> = {}): Promise<string> => {
    const { data } = await callCatalog(product)(submitter, SUBMIT, { input: input(name) }, headers);
    return Submitted.parse(data).submitLocation.location.id;
  };
