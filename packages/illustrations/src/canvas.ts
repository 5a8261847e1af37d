import type { Chance } from './chance.ts';
import type { Palette } from './palette.ts';

/** What a scene is drawn on. */
export type Canvas = {
  readonly width: number;
  readonly height: number;
  readonly colours: Palette;
  /** what differs from place to place; a scene asks it in a fixed order */
  readonly random: Chance;
};

/** What one scene shows, without the ground. */
export type Scene = (canvas: Canvas) => string;
