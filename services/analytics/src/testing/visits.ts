import type { Actor } from '@wellspring/platform/subgraph/actor';
import { FIREFOX, type openAnalytics } from './analytics.ts';

type Process = ReturnType<Awaited<ReturnType<typeof openAnalytics>>['process']>;

export const visitorAt = (address: string): Actor => ({ kind: 'visitor', address });
export const memberCalled = (id: string, rights: { isAdmin?: boolean; isOwner?: boolean } = {}): Actor => ({
  kind: 'member',
  id,
  isAdmin: false,
  isOwner: false,
  address: '198.51.100.7',
  ...rights,
});

type Visit = { readonly path?: string; readonly locationId?: string; readonly userAgent?: string };

/** Records a view of a page, and stores it at once. */
export const visit = async (
  { useCases, settled }: Process,
  actor: Actor,
  { path = '/home', locationId, userAgent = FIREFOX }: Visit = {},
): Promise<void> => {
  useCases.takePageView({ path, locationId: locationId ?? null, userAgent }, actor);
  await settled();
};
