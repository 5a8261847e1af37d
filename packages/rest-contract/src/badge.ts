import { z } from 'zod';
import { text } from './text.ts';

/** One level of one type of badge, as a member holds it. */
export const Badge = z
  .strictObject({
    id: z.string(),
    userId: z.string(),
    badgeType: z.string().describe('contributor, reviewer, curator, explorer or pillar'),
    badgeName: z.string(),
    badgeLevel: text({ max: 20 }).describe('starter, bronze, silver or gold'),
    description: z.string(),
    iconName: z.string().describe('map-pin, star, list, heart or users'),
    earnedAt: z.iso.datetime(),
    criteria: z.array(z.string()).nullable().describe('ids of what earned it; for its holder alone'),
  })
  .meta({ id: 'Badge' });

/** The badge beside a member's name. */
export const DisplayBadge = z
  .strictObject({ level: z.string(), icon: z.string(), name: z.string(), count: z.int32().describe('all badges held') })
  .meta({ id: 'DisplayBadge' });

/** POST /api/users/{id}/calculate-badges: what is new. */
export const NewBadges = z.strictObject({ newBadges: z.array(Badge) }).meta({ id: 'NewBadges' });
