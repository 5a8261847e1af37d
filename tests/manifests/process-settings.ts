import { AnalyticsProcessSettings } from '@wellspring/analytics/config';
import { CatalogProcessSettings } from '@wellspring/catalog/config';
import { GatewayProcessSettings } from '@wellspring/gateway/config';
import { IdentityProcessSettings } from '@wellspring/identity/config';
import { ListsAndBadgesProcessSettings } from '@wellspring/lists-and-badges/config';
import { ModerationProcessSettings } from '@wellspring/moderation/config';
import { ReviewsProcessSettings } from '@wellspring/reviews/config';
import type { Part } from '@wellspring/testkit/processes/part-settings';
import type { z } from 'zod';

/** The settings of each process of the product. */
export const PROCESS_SETTINGS: Readonly<Record<Part, z.ZodObject>> = {
  analytics: AnalyticsProcessSettings,
  catalog: CatalogProcessSettings,
  gateway: GatewayProcessSettings,
  identity: IdentityProcessSettings,
  'lists-and-badges': ListsAndBadgesProcessSettings,
  moderation: ModerationProcessSettings,
  reviews: ReviewsProcessSettings,
};
