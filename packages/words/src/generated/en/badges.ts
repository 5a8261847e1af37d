// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import { number, plural, select } from '@messageformat/runtime';
import { cardinal } from '../../cardinal.ts';
import type { CompiledPart } from '../../translate.ts';

const en = cardinal('en');
export const messages: CompiledPart = {
  contributor: "Contributor",
  contributorNeeds: (d) => plural(d.count, 0, en, { one: number("en", d.count, 0) + " verified place", other: number("en", d.count, 0) + " verified places" }),
  curator: "Curator",
  curatorNeeds: (d) => plural(d.count, 0, en, { one: number("en", d.count, 0) + " list made public", other: number("en", d.count, 0) + " lists made public" }),
  explorer: "Explorer",
  explorerNeeds: (d) => plural(d.count, 0, en, { one: number("en", d.count, 0) + " place visited or favorited", other: number("en", d.count, 0) + " places visited or favorited" }),
  pillar: "Pillar",
  pillarNeeds: (d) => plural(d.count, 0, en, { one: number("en", d.count, 0) + " other badge at silver or above", other: number("en", d.count, 0) + " other badges at silver or above" }),
  reviewer: "Reviewer",
  reviewerNeeds: (d) => plural(d.count, 0, en, { one: number("en", d.count, 0) + " place reviewed", other: number("en", d.count, 0) + " places reviewed" }),
  withLevel: (d) => select(d.level, { starter: "Starter", bronze: "Bronze", silver: "Silver", gold: "Gold", other: d.level }) + " " + d.name
};
