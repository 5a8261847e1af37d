// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import { number, plural, select } from '@messageformat/runtime';
import { cardinal } from '../../cardinal.ts';
import type { CompiledPart } from '../../translate.ts';

const en = cardinal('en');
export const messages: CompiledPart = {
  add: "Add a location",
  badges: "Badges",
  contributor: "Contributor",
  contributorNeeds: (d) => plural(d.count, 0, en, { one: number("en", d.count, 0) + " verified place", other: number("en", d.count, 0) + " verified places" }),
  curator: "Curator",
  curatorNeeds: (d) => plural(d.count, 0, en, { one: number("en", d.count, 0) + " list made public", other: number("en", d.count, 0) + " lists made public" }),
  earned: (d) => plural(d.count, 0, en, { one: "You earned a new badge.", other: "You earned " + number("en", d.count, 0) + " new badges." }),
  earnedCount: (d) => "You earned " + plural(d.count, 0, en, { one: number("en", d.count, 0) + " new badge", other: number("en", d.count, 0) + " new badges" }) + ".",
  empty: "No achievements yet. Add locations, write reviews or create lists to earn your first badge.",
  explorer: "Explorer",
  explorerNeeds: (d) => plural(d.count, 0, en, { one: number("en", d.count, 0) + " place visited or favorited", other: number("en", d.count, 0) + " places visited or favorited" }),
  failed: "Failed to fetch badges",
  heading: "Achievements",
  level: (d) => select(d.level, { starter: "Starter", bronze: "Bronze", silver: "Silver", gold: "Gold", other: d.level }),
  nextLevels: "Next levels",
  pillar: "Pillar",
  pillarNeeds: (d) => plural(d.count, 0, en, { one: number("en", d.count, 0) + " other badge at silver or above", other: number("en", d.count, 0) + " other badges at silver or above" }),
  progress: (d) => number("en", d.count, 0) + " of " + number("en", d.goal, 0),
  reviewer: "Reviewer",
  reviewerNeeds: (d) => plural(d.count, 0, en, { one: number("en", d.count, 0) + " place reviewed", other: number("en", d.count, 0) + " places reviewed" }),
  showAll: (d) => "Show all " + number("en", d.count, 0),
  unlocked: "New achievements unlocked",
  upToDateText: "Your achievements are up to date.",
  upToDateTitle: "Badges updated",
  update: "Update",
  updateFailedText: "Failed to update badges. Please try again.",
  updateFailedTitle: "Update failed",
  withLevel: (d) => select(d.level, { starter: "Starter", bronze: "Bronze", silver: "Silver", gold: "Gold", other: d.level }) + " " + d.name
};
