import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { imageOf, startContainer } from './container.ts';
import { mainOf, type Part, type Settings } from './part-settings.ts';
import { type Program, startProgram } from './program.ts';

/**
 * What processes are started from: empty, the sources; `images`, the images of this release; else a file with further settings for each
 * part, as a deployment has them.
 */
const PARTS_FROM = process.env['PARTS_FROM'] ?? '';
export const isFromImages = PARTS_FROM === 'images';

const Deployed = z.record(z.string(), z.record(z.string(), z.string()));
const deployed = PARTS_FROM === '' || isFromImages ? {} : Deployed.parse(JSON.parse(readFileSync(PARTS_FROM, 'utf8')));

/** Those of the deployment that the test says nothing of: a value, or the file it is in. */
const furtherSettings = (part: Part, own: Settings): Settings =>
  Object.fromEntries(
    Object.entries(deployed[part] ?? {}).filter(([name]) => !(name in own) && !(name.replace(/_FILE$/, '') in own)),
  );

/** Starts the process of a part with these settings. */
export const startPart = (part: Part, settings: Settings): Program =>
  isFromImages
    ? startContainer(imageOf(part), { settings })
    : startProgram(mainOf(part), { ...furtherSettings(part, settings), ...settings });
