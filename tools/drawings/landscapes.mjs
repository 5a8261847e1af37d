// Five landscapes for the top of the landing page, from deep cold to ember along the ramp of temperatures.
import { coldLake } from './landscapes/cold-lake.mjs';
import { evening } from './landscapes/evening.mjs';
import { spring } from './landscapes/spring.mjs';
import { stones } from './landscapes/stones.mjs';
import { terraces } from './landscapes/terraces.mjs';

/** The pictures, in the order in which they follow each other, by the names of their files. */
export const landscapes = { stones, 'cold-lake': coldLake, terraces, evening, spring };
