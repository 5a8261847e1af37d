import { BADGE_LEVELS, type BadgeIcon } from '@wellspring/rest-contract/badge-rules';
import { Award, Heart, List, MapPin, Star, Users, type IconComponent } from './icons.tsx';

const ICONS: Readonly<Record<BadgeIcon, IconComponent>> = {
  'map-pin': MapPin,
  star: Star,
  list: List,
  heart: Heart,
  users: Users,
};

const isBadgeIcon = (name: string): name is BadgeIcon => Object.hasOwn(ICONS, name);

const isLevel = (level: string): boolean => BADGE_LEVELS.some((each) => each === level);

type Look = {
  readonly icon: IconComponent;
  /** a class that sets the colour of the level */
  readonly hue: string;
};

/** How a badge looks: a picture that is not known has a default, a level that is not known is blue. */
export const badgeLook = (iconName: string, level: string): Look => ({
  icon: isBadgeIcon(iconName) ? ICONS[iconName] : Award,
  hue: `level-${isLevel(level) ? level : 'none'}`,
});
