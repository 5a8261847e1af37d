import type { Scene } from './canvas.ts';
import type { Illustration } from './keys.ts';
import { poolFromAbove, poolsInRock, springMouth, terraces } from './scenes/pools.ts';
import { drops, risingBubbles, steamOverWater, warmRock } from './scenes/warm-water.ts';
import { cleft, glint, grass, haze, heights, pebbles, sand, strata } from './scenes/open-ground.ts';
import { arches, floorOfWood, roundWindow, steps } from './scenes/rooms.ts';
import { curtain, plantShadow, tiles, windowLight } from './scenes/light-on-walls.ts';
import { bowl, fern, herbs, leaves } from './scenes/leaves.ts';
import { grain, rosette, umbels, vine } from './scenes/flowers.ts';
import { cairns, lilies, rakedSand, stoneInWater } from './scenes/stones-and-water.ts';
import { circleOfInk, flame, paperScreen, soundingBowl } from './scenes/still-life.ts';
import { hillWithSpring, shore, windingPath } from './scenes/maps.ts';
import { eveningWindow, lanterns, openDoor } from './scenes/evening.ts';
import { printedWaves, weave } from './scenes/patterns.ts';

type Kind = { readonly scenes: readonly Scene[]; readonly hue: string; readonly accent: string };

/** Kinds of water, stone, light, plants and rooms, and no views: none claims what a place is not. */
export const KINDS: Readonly<Record<Illustration, Kind>> = {
  'thermal-springs': {
    scenes: [poolFromAbove, steamOverWater, terraces, poolsInRock, risingBubbles, springMouth, warmRock, drops],
    hue: '#b05a3c',
    accent: '#e08a55',
  },
  'meditation-center': {
    scenes: [cairns, rakedSand, circleOfInk, lilies, paperScreen, stoneInWater, flame, soundingBowl],
    hue: '#6a5a9c',
    accent: '#e6a96b',
  },
  'natural-site': {
    scenes: [pebbles, strata, heights, glint, sand, grass, cleft, haze],
    hue: '#2f7a4a',
    accent: '#f0c987',
  },
  'spa-center': {
    scenes: [arches, windowLight, curtain, floorOfWood, tiles, plantShadow, steps, roundWindow],
    hue: '#0f766e',
    accent: '#f2b27a',
  },
  'alternative-medicine': {
    scenes: [herbs, bowl, fern, umbels, leaves, grain, rosette, vine],
    hue: '#5f7d2a',
    accent: '#f0cf7a',
  },
  default: {
    scenes: [hillWithSpring, shore, openDoor, eveningWindow, lanterns, windingPath, weave, printedWaves],
    hue: '#2b7d86',
    accent: '#e08a55',
  },
};
