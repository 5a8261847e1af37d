import { statfs } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { AppError } from '@wellspring/errors';
import { namedArea, type NamedArea } from '@wellspring/catalog/named-area';
import { folderStorage } from '@wellspring/street-map/archive/folder-storage';
import type { ArchiveStorage } from '@wellspring/street-map/archive/storage';
import { objectStorage } from '@wellspring/street-map/store/object-storage';
import { makeLogger } from '@wellspring/platform/log/log';
import { objectsAddress, openObjects } from '@wellspring/platform/objects/open-objects';
import { readSettings } from '@wellspring/platform/config/config';
import { trustAuthorities } from '@wellspring/platform/process/trust-authorities';
import { archivesIn, draftPath, MAPS } from '@wellspring/street-map/archive/folder';
import { fetchStreets, type Size } from '@wellspring/street-map/fetch-streets';
import { isWebAddress, openSource } from '@wellspring/street-map/source/open-source';
import type { Bounds } from '@wellspring/street-map/street-tiles';
import { verbatim } from '@wellspring/words/message';
import { StandaloneSettings } from '../config.ts';
import { askYes } from './ask-yes.ts';
import { mapArguments, type MapArguments } from './map-arguments.ts';
import { printable } from './printable.ts';
import { bytesLine } from './progress-line.ts';
import { endWith, STOPPED } from './run-where-the-data-is.ts';
import { stopSignal } from './stop-signal.ts';

const say = (text: string): void => console.log(printable(text));
const refusal = (text: string): AppError => new AppError('VALIDATION', verbatim(text));

/** From so much on it is confirmed first. */
const CONFIRMED_FROM = 2e9;
/** What an archive needs beside its tiles. */
const OVERHEAD = 1.1;

const sizeInWords = (bytes: number): string =>
  bytes < 1e6
    ? `${Math.ceil(bytes / 1e3)} kB`
    : `${(bytes / 1e6).toLocaleString('en', { maximumFractionDigits: 1 })} MB`;

type Place = {
  /** where archives are made */
  readonly folder: string;
  readonly storage: ArchiveStorage;
};

type Requested = Place & {
  readonly name: string;
  readonly bounds: Bounds;
  readonly from: string;
  readonly zoom: number;
  readonly unlessEdition: string | null;
  readonly isConfirmed: boolean;
};

const requireRoom = async (folder: string, bytes: number): Promise<void> => {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < bytes * OVERHEAD)
    throw refusal(
      `${folder} has room for ${sizeInWords(bavail * bsize)} only. Choose a smaller area, or a smaller --zoom.`,
    );
};

const requireYes = async (bytes: number, signal: AbortSignal): Promise<void> => {
  if (!process.stdin.isTTY)
    throw refusal(`This is ${sizeInWords(bytes)}: say --yes if it is to be fetched, or choose a smaller --zoom.`);
  const terminal = { input: process.stdin, output: process.stderr };
  if (!(await askYes('Fetch it?', terminal, signal))) throw refusal('Nothing was fetched.');
};

/** Fetches an archive, with progress on the terminal. Answers the exit status. */
const fetchRequested = async (requested: Requested): Promise<number> => {
  const { folder, storage, from, isConfirmed } = requested;
  const signal = stopSignal();
  const source = await openSource(isWebAddress(from) ? from : resolve(process.env['WELLSPRING_CWD'] ?? '.', from));
  const line = bytesLine();
  const confirm = async ({ tiles, bytes, missingBytes }: Size): Promise<void> => {
    say(`${tiles.toLocaleString('en')} tiles, ${sizeInWords(bytes)}`);
    if (missingBytes < bytes) say(`${sizeInWords(bytes - missingBytes)} are here already.`);
    await requireRoom(folder, missingBytes);
    if (missingBytes > CONFIRMED_FROM && !isConfirmed) await requireYes(missingBytes, signal);
  };
  try {
    await fetchStreets({ ...requested, source, confirm, onProgress: line.show, signal });
    line.clear();
    say(`The map has these streets now. They are in ${storage.place}.`);
    return 0;
  } catch (error) {
    line.clear();
    if (!signal.aborted) throw error;
    say('Stopped. The same command goes on with the rest.');
    return STOPPED;
  } finally {
    await source.close();
  }
};

const NO_SOURCE =
  'Where are the streets to come from? Say --from with the address or file of a PMTiles archive in the basemap schema of Protomaps, ' +
  'or set MAP_SOURCE. The public build of a day is https://build.protomaps.com/YYYYMMDD.pmtiles; https://maps.protomaps.com/builds lists the days.';

type Settings = Pick<StandaloneSettings, 'MAP_SOURCE'>;
type Of<Action extends MapArguments['action']> = Extract<MapArguments, { action: Action }>;

const areaCalled = async (name: string): Promise<NamedArea> => {
  const area = await namedArea(name);
  if (area) return area;
  throw refusal(`No country, region or town is called ${name}. Give a box: west,south,east,north`);
};

const get = async (place: Place, { area, ...requested }: Of<'get'>, { MAP_SOURCE }: Settings): Promise<number> => {
  const from = requested.from ?? MAP_SOURCE;
  if (from === undefined) throw refusal(NO_SOURCE);
  if ((await place.storage.names()).includes(requested.name))
    throw refusal(`There is an archive ${requested.name}. Use update ${requested.name}, or another --name.`);
  const named = typeof area === 'string' ? await areaCalled(area) : { label: requested.name, bounds: area };
  const { west, south, east, north } = named.bounds;
  say(`${named.label}: ${[west, south, east, north].map((side) => side.toFixed(2)).join(', ')}`);
  return fetchRequested({ ...requested, ...place, from, bounds: named.bounds, unlessEdition: null });
};

const update = async (place: Place, requested: Of<'update'>, { MAP_SOURCE }: Settings): Promise<number> => {
  const about = await place.storage.describe(requested.name);
  if (!about) throw refusal(`There is no archive ${requested.name}. npm run map -- list says which there are.`);
  const from = requested.from ?? MAP_SOURCE ?? about.source;
  if (from === null) throw refusal(NO_SOURCE);
  // Another source is fetched from in any case.
  const unlessEdition = from === about.source ? about.edition : null;
  return fetchRequested({ ...requested, ...place, from, bounds: about.bounds, zoom: about.maxZoom, unlessEdition });
};

const list = async ({ folder, storage }: Place): Promise<number> => {
  const [finished, { unfinished }] = [await storage.names(), await archivesIn(folder)];
  for (const name of finished) {
    const about = await storage.describe(name);
    if (!about) say(`${name}: cannot be read`);
    else
      say(`${name}: ${sizeInWords(about.bytes)}, to zoom ${about.maxZoom}, from ${about.source ?? 'another program'}`);
  }
  for (const name of unfinished) say(`${name}: not whole yet (${draftPath(folder, name)})`);
  if (finished.length + unfinished.length === 0)
    say('There are no streets yet. npm run map -- get iceland fetches some.');
  return 0;
};

const remove = async ({ storage }: Place, { name }: Of<'remove'>): Promise<number> => {
  if (!(await storage.remove(name))) throw refusal(`There is no archive ${name}.`);
  say(`Removed ${name}.`);
  return 0;
};

/** With an engine for files, every gateway reads streets from there; else the process of this data folder has them. */
const placeOf = (settings: StandaloneSettings): Place => {
  const folder = join(resolve(settings.DATA_DIR), MAPS);
  if (!objectsAddress(settings)) return { folder, storage: folderStorage(folder) };
  const log = makeLogger({ service: 'map', level: 'silent' });
  const files = openObjects(settings, { folder: () => folder, makesBucket: false }, log);
  const line = bytesLine();
  const storage = objectStorage(files, { folder, onProgress: line.show });
  const store: ArchiveStorage['store'] = (...draft) => storage.store(...draft).finally(line.clear);
  return { folder, storage: { ...storage, store } };
};

const map = async (): Promise<number> => {
  process.umask(0o077);
  const requested = mapArguments(process.argv.slice(2));
  const settings = readSettings(StandaloneSettings, process.env);
  trustAuthorities(settings.TLS_CA);
  const place = placeOf(settings);
  switch (requested.action) {
    case 'get':
      return get(place, requested, settings);
    case 'update':
      return update(place, requested, settings);
    case 'list':
      return list(place);
    case 'remove':
      return remove(place, requested);
  }
};

await endWith(map());
