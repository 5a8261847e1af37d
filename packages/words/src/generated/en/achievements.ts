// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import { number, plural, select } from '@messageformat/runtime';
import { cardinal } from '../../cardinal.ts';
import type { CompiledPart } from '../../translate.ts';

const en = cardinal('en');
export const messages: CompiledPart = {
  add: "Add a location",
  badges: "Badges",
  earned: (d) => plural(d.count, 0, en, { one: "You earned a new badge.", other: "You earned " + number("en", d.count, 0) + " new badges." }),
  earnedCount: (d) => "You earned " + plural(d.count, 0, en, { one: number("en", d.count, 0) + " new badge", other: number("en", d.count, 0) + " new badges" }) + ".",
  empty: "No achievements yet. Add locations, write reviews or create lists to earn your first badge.",
  failed: "Failed to fetch badges",
  heading: "Achievements",
  level: (d) => select(d.level, { starter: "Starter", bronze: "Bronze", silver: "Silver", gold: "Gold", other: d.level }),
  nextLevels: "Next levels",
  progress: (d) => number("en", d.count, 0) + " of " + number("en", d.goal, 0),
  showAll: (d) => "Show all " + number("en", d.count, 0),
  unlocked: "New achievements unlocked",
  upToDateText: "Your achievements are up to date.",
  upToDateTitle: "Badges updated",
  update: "Update",
  updateFailedText: "Failed to update badges. Please try again.",
  updateFailedTitle: "Update failed"
};
