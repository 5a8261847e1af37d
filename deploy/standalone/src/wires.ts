import { AnalyticsSettings } from '@wellspring/analytics/config';
import { wireAnalytics } from '@wellspring/analytics/wire';
import { CatalogSettings } from '@wellspring/catalog/config';
import { wireCatalog } from '@wellspring/catalog/wire';
import { IdentitySettings } from '@wellspring/identity/config';
import { wireIdentity } from '@wellspring/identity/wire';
import { ListsAndBadgesSettings } from '@wellspring/lists-and-badges/config';
import { wireListsAndBadges } from '@wellspring/lists-and-badges/wire';
import { ModerationSettings } from '@wellspring/moderation/config';
import { wireModeration } from '@wellspring/moderation/wire';
import { ReviewsSettings } from '@wellspring/reviews/config';
import { wireReviews } from '@wellspring/reviews/wire';
import type { ServiceName } from '@wellspring/service-registry/services';

/** How each registered service is put together in one process, and its settings. A missing service does not compile. */
export const WIRES = {
  catalog: { settings: CatalogSettings, wire: wireCatalog },
  identity: { settings: IdentitySettings, wire: wireIdentity },
  reviews: { settings: ReviewsSettings, wire: wireReviews },
  'lists-and-badges': { settings: ListsAndBadgesSettings, wire: wireListsAndBadges },
  moderation: { settings: ModerationSettings, wire: wireModeration },
  analytics: { settings: AnalyticsSettings, wire: wireAnalytics },
} as const satisfies Readonly<Record<ServiceName, unknown>>;

type Shapes = { [Name in ServiceName]: (typeof WIRES)[Name]['settings']['shape'] };
type Together<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

function shapesTogether(): Together<Shapes[ServiceName]>;
function shapesTogether(): object {
  return Object.fromEntries(Object.values(WIRES).flatMap(({ settings }) => Object.entries(settings.shape)));
}

/** The settings of all services. */
export const servicesShape = shapesTogether();
