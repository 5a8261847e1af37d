import type { IdOf } from '@wellspring/words/translate';
import { Compass, Heart, PenLine, Sparkles, type IconComponent } from '../../shared/icons.tsx';

type Step = {
  readonly icon: IconComponent;
  readonly title: IdOf<'onboarding'>;
  readonly text: IdOf<'onboarding'>;
  readonly points: readonly IdOf<'onboarding'>[];
};

/** What a new member is shown, one after the other. */
export const STEPS: readonly Step[] = [
  {
    icon: Sparkles,
    title: 'onboarding.welcomeTitle',
    text: 'onboarding.welcomeText',
    points: [],
  },
  {
    icon: Compass,
    title: 'onboarding.exploreTitle',
    text: 'onboarding.exploreText',
    points: ['onboarding.exploreSearch', 'onboarding.exploreMap'],
  },
  {
    icon: Heart,
    title: 'onboarding.keepTitle',
    text: 'onboarding.keepText',
    points: ['onboarding.keepFavorites', 'onboarding.keepLists'],
  },
  {
    icon: PenLine,
    title: 'onboarding.contributeTitle',
    text: 'onboarding.contributeText',
    points: ['onboarding.contributeLocations', 'onboarding.contributeReviews', 'onboarding.contributeBadges'],
  },
];
