// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import type { CompiledPart } from '../../translate.ts';

export const messages: CompiledPart = {
  back: "Back",
  contributeBadges: "Earn badges for what you give.",
  contributeLocations: "Add locations: tell of a place that is missing here, with photos.",
  contributeReviews: "Write reviews, with photos, of the places that you know.",
  contributeText: "Others find their place by what you tell.",
  contributeTitle: "Contribute",
  exploreMap: "Interactive map: see what is near you, and open a place from its pin.",
  exploreSearch: "Search and filter: by words, by a town, by the kind of place.",
  exploreText: "Find the place that does you good.",
  exploreTitle: "Explore locations",
  getStarted: "Get Started",
  keepFavorites: "Favorites: the heart on a place saves it to your dashboard.",
  keepLists: "Trip lists: plan a journey in order, private for you alone or public to share.",
  keepText: "Keep what you like, on all your devices.",
  keepTitle: "Save favorites and trip lists",
  next: "Next",
  skip: "Skip onboarding",
  step: (d) => "Step " + d.step + " of " + d.count,
  welcomeText: "A community map of hot springs, retreats and quiet places to recover. Four short steps show what you can do here.",
  welcomeTitle: "Welcome to Wellspring"
};
