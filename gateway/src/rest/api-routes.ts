import type { ClientConfig } from '@wellspring/rest-contract/client-config';
import type { Streams } from '../stream/streams.ts';
import { analyticsRoutes } from './analytics.routes.ts';
import { locationPhotoRoutes } from './location-photos.routes.ts';
import { locationRoutes } from './locations.routes.ts';
import { mailedLinkRoutes } from './mailed-links.routes.ts';
import { signInLinkRoutes } from './sign-in-link.routes.ts';
import { mapRoutes } from './map.routes.ts';
import { markRoutes } from './marks.routes.ts';
import { accountRoutes } from './account.routes.ts';
import { adminUserRoutes } from './admin-users.routes.ts';
import { deletionRoutes } from './deletion.routes.ts';
import { exportRoutes } from './export.routes.ts';
import { ownMarkRoutes } from './own-marks.routes.ts';
import { adminLocationRoutes } from './admin-locations.routes.ts';
import { badgeRoutes } from './badges.routes.ts';
import { proposalRoutes } from './proposals.routes.ts';
import { researchRoutes } from './research.routes.ts';
import { reviewRoutes } from './reviews.routes.ts';
import { tripListRoutes } from './trip-lists.routes.ts';
import { siteRoutes } from './site.routes.ts';
import { auditRoutes } from './audit.routes.ts';
import { contactRoutes } from './contact.routes.ts';
import { reportRoutes } from './reports.routes.ts';
import { heroImageRoutes } from './hero-images.routes.ts';
import { siteSettingRoutes } from './site-settings.routes.ts';
import { streamRoutes } from './stream.routes.ts';
import type { Route } from './route.ts';

/** The whole table of /api. */
export const apiRoutes = (
  config: ClientConfig,
  { members, admins }: Pick<Streams, 'members' | 'admins'>,
): readonly Route[] => [
  ...locationRoutes(),
  ...locationPhotoRoutes,
  ...researchRoutes,
  ...adminLocationRoutes,
  ...proposalRoutes,
  ...mapRoutes,
  ...markRoutes,
  ...ownMarkRoutes,
  ...badgeRoutes,
  ...reviewRoutes,
  ...tripListRoutes,
  ...siteRoutes(config),
  ...reportRoutes,
  ...contactRoutes,
  ...auditRoutes,
  ...siteSettingRoutes,
  ...heroImageRoutes,
  ...accountRoutes,
  ...adminUserRoutes,
  ...deletionRoutes,
  ...exportRoutes,
  ...mailedLinkRoutes,
  ...signInLinkRoutes,
  ...streamRoutes(members),
  ...analyticsRoutes(admins),
];
