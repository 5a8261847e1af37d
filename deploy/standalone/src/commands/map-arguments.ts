import { parseArgs } from 'node:util';
import { argumentProblem } from './argument-problem.ts';
import { AppError } from '@wellspring/errors';
import { verbatim } from '@wellspring/words/message';
import { isArchiveName } from '@wellspring/street-map/archive/folder';
import type { Bounds } from '@wellspring/street-map/street-tiles';

const CLOSEST_ZOOM = 15;

/** What `npm run map` is to do. */
export type MapArguments =
  | {
      readonly action: 'get';
      /** a name that the gazetteer knows, or a box */
      readonly area: string | Bounds;
      /** of the archive */
      readonly name: string;
      /** an address of the web, or a file */
      readonly from: string | null;
      readonly zoom: number;
      readonly isConfirmed: boolean;
    }
  | { readonly action: 'update'; readonly name: string; readonly from: string | null; readonly isConfirmed: boolean }
  | { readonly action: 'remove'; readonly name: string }
  | { readonly action: 'list' };

const USAGE = `Use: npm run map -- get iceland [--from ADDRESS-or-FILE] [--name NAME] [--zoom 15] [--yes]
     npm run map -- get "west,south,east,north" --name NAME
     npm run map -- list
     npm run map -- update NAME [--from ADDRESS-or-FILE] [--yes]
     npm run map -- remove NAME`;

const wrong = (what: string): AppError => new AppError('VALIDATION', verbatim(`${what}\n${USAGE}`));

const parsed = (args: readonly string[]) => {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        from: { type: 'string' },
        name: { type: 'string' },
        zoom: { type: 'string' },
        yes: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw wrong(argumentProblem(error));
  }
};

const BOX = /^-?\d+(?:\.\d+)?(?:\s*,\s*-?\d+(?:\.\d+)?){3}$/;

/** @throws AppError VALIDATION when the sides are no box on the earth */
const boxIn = (text: string): Bounds => {
  const [west = NaN, south = NaN, east = NaN, north = NaN] = text.split(',').map(Number);
  const isOnEarth = Math.abs(west) <= 180 && Math.abs(east) <= 180 && Math.abs(south) <= 90 && Math.abs(north) <= 90;
  if (!isOnEarth || south >= north || west === east)
    throw wrong('A box is west,south,east,north in degrees, such as -24.6,63.3,-13.4,66.6.');
  return { west, south, east, north };
};

/** "Île-de-France" as the name of a file: ile-de-france. */
const fileNameOf = (area: string): string =>
  area
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60);

const archiveName = (name: string): string => {
  if (isArchiveName(name)) return name;
  throw wrong('Give a --name of small letters, digits and dashes.');
};

const zoomIn = (text: string | undefined): number => {
  const zoom = Number(text ?? CLOSEST_ZOOM);
  if (Number.isInteger(zoom) && zoom >= 0 && zoom <= CLOSEST_ZOOM) return zoom;
  throw wrong(`--zoom takes a whole number up to ${CLOSEST_ZOOM}.`);
};

const whole = (words: readonly string[]): string => {
  if (words.length === 0) throw wrong('Which country, region or box?');
  return words.join(' ');
};

/** A box that begins with a minus would be read as an option. */
const withBoxes = (args: readonly string[]): readonly string[] =>
  args.map((arg) => (BOX.test(arg) && arg.startsWith('-') ? ` ${arg}` : arg));

/** Reads what was typed after `npm run map --`. @throws AppError VALIDATION with how to use it */
export const mapArguments = (args: readonly string[]): MapArguments => {
  const { values, positionals } = parsed(withBoxes(args));
  const [action, ...words] = positionals.map((word) => word.trim());
  const common = { from: values.from ?? null, isConfirmed: values.yes };
  if (action === 'get') {
    const text = whole(words);
    const area = BOX.test(text) ? boxIn(text) : text;
    const name = archiveName(values.name ?? (area === text ? fileNameOf(text) : 'box'));
    return { action, area, name, zoom: zoomIn(values.zoom), ...common };
  }
  if (action === 'list' && words.length === 0) return { action };
  const [name, ...more] = words;
  if ((action === 'update' || action === 'remove') && name !== undefined && more.length === 0)
    return action === 'update' ? { action, name: archiveName(name), ...common } : { action, name: archiveName(name) };
  throw wrong(action === undefined ? 'What is to be done?' : `${action} is not understood.`);
};
