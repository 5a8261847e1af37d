import { z } from 'zod';
import { BADGE_ICONS, BADGE_LEVELS, BADGE_TYPES } from './badge-rules.ts';
import { text } from './text.ts';

/** A string in the graph, which has no names with hyphens. */
const icon = text({ max: 20 }).pipe(z.enum(BADGE_ICONS));

/** One level of one type of badge, as a member holds it. */
export const Badge = z
  .strictObject({
    id: z.string(),
    userId: z.string(),
    badgeType: z.enum(BADGE_TYPES),
    badgeName: z.string(),
    badgeLevel: z.enum(BADGE_LEVELS),
    description: z.string(),
    iconName: icon,
    earnedAt: z.iso.datetime(),
    criteria: z.array(z.string()).nullable().describe('ids of what earned it; for its holder alone'),
  })
  .meta({ id: 'Badge' });

/** The badge beside a member's name. */
export const DisplayBadge = z
  .strictObject({
    level: z.enum(BADGE_LEVELS),
    icon,
    name: z.string(),
    count: z.int32().describe('all badges held'),
  })
  .meta({ id: 'DisplayBadge' });

/** POST /api/users/{id}/calculate-badges: what is new. */
export const NewBadges = z.strictObject({ newBadges: z.array(Badge) }).meta({ id: 'NewBadges' });
