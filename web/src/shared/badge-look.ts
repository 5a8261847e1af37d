import type { BadgeIcon } from '@wellspring/rest-contract/badge-rules';
import { Award, Heart, List, MapPin, Star, Users, type LucideIcon } from 'lucide-react';

const ICONS: Readonly<Record<BadgeIcon, LucideIcon>> = {
  'map-pin': MapPin,
  star: Star,
  list: List,
  heart: Heart,
  users: Users,
};

const isKnown = (name: string): name is BadgeIcon => Object.hasOwn(ICONS, name);

const LEVELS = new Set(['starter', 'bronze', 'silver', 'gold', 'platinum']);

type Look = {
  readonly icon: LucideIcon;
  /** a class that sets the colour of the level */
  readonly hue: string;
};

/** How a badge looks: a picture that is not known has a default, a level that is not known is blue. */
export const badgeLook = (iconName: string, level: string): Look => ({
  icon: isKnown(iconName) ? ICONS[iconName] : Award,
  hue: `level-${LEVELS.has(level) ? level : 'none'}`,
});
