import { Compass, Heart, PenLine, Sparkles, type IconComponent } from '../../shared/icons.tsx';

type Step = {
  readonly icon: IconComponent;
  readonly title: string;
  readonly text: string;
  readonly points: readonly string[];
};

/** What a new member is shown, one after the other. */
export const STEPS: readonly Step[] = [
  {
    icon: Sparkles,
    title: 'Welcome to Wellspring',
    text: 'A community map of hot springs, retreats and quiet places to recover. Four short steps show what you can do here.',
    points: [],
  },
  {
    icon: Compass,
    title: 'Explore locations',
    text: 'Find the place that does you good.',
    points: [
      'Search and filter: by words, by a town, by the kind of place.',
      'Interactive map: see what is near you, and open a place from its pin.',
    ],
  },
  {
    icon: Heart,
    title: 'Save favorites and trip lists',
    text: 'Keep what you like, on all your devices.',
    points: [
      'Favorites: the heart on a place saves it to your dashboard.',
      'Trip lists: plan a journey in order, private for you alone or public to share.',
    ],
  },
  {
    icon: PenLine,
    title: 'Contribute',
    text: 'Others find their place by what you tell.',
    points: [
      'Add locations: tell of a place that is missing here, with photos.',
      'Write reviews, with photos, of the places that you know.',
      'Earn badges for what you give.',
    ],
  },
];
