import type { Actor } from '@wellspring/platform/subgraph/actor';
import { networkOf } from '../domain/network.ts';
import { pathOf, userAgentOf } from '../domain/page-view.ts';
import type { PageViewBuffer } from './buffer-page-views.ts';

type ReportedView = { readonly path: string; readonly locationId: string | null; readonly userAgent: string };

type Deps = {
  readonly buffer: Pick<PageViewBuffer, 'take'>;
  readonly isBot: (userAgent: string) => boolean;
  readonly newId: () => string;
  readonly now: () => Date;
};

const keepsTheSite = (actor: Actor): boolean => actor.kind === 'member' && (actor.isAdmin || actor.isOwner);

/** Takes a view of a page, to be counted later. Views of bots and of admins are ignored, without an error. */
export const takePageView =
  ({ buffer, isBot, newId, now }: Deps) =>
  ({ path, locationId, userAgent: header }: ReportedView, actor: Actor): void => {
    const userAgent = userAgentOf(header);
    if (keepsTheSite(actor) || isBot(userAgent)) return;
    buffer.take({
      id: newId(),
      path: pathOf(path),
      locationId,
      userId: actor.kind === 'member' ? actor.id : null,
      network: networkOf(actor.address),
      userAgent,
      at: now(),
    });
  };
