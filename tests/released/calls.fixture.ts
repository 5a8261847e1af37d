import type { Actor } from '@wellspring/platform/subgraph/actor';
import { z } from 'zod';
import { caughtUp } from '@wellspring/platform/service/product';
import { tell, type Opened, type Variables } from '../killed/story.fixture.ts';

export const VISITOR: Actor = { kind: 'visitor', address: '192.0.2.7' };
export const ADMIN: Actor = { kind: 'member', id: 'admin', isAdmin: true, isOwner: false };

/** What follows from a fact may tell another one. */
export const settled = async ({ product }: Opened): Promise<void> => {
  for (let step = 0; step < 4; step++) await caughtUp(product);
};

export const ofId = z.object({ id: z.string() });

/** The one answer of a call that has an id. */
export const idIn = async (opened: Opened, actor: Actor, query: string, variables: Variables): Promise<string> => {
  const data = z.record(z.string(), z.unknown()).parse(await tell(opened, actor, query, variables));
  return ofId.parse(Object.values(data)[0]).id;
};
