import { folderStorage } from './archive/folder-storage.ts';
import { fetchStreets } from './fetch-streets.ts';
import { httpSource } from './source/http-source.ts';

/** A process for the crash test: fetches the streets of a box (west,south,east,north) from an address into a folder. */
const [, , url = '', folder = '', box = ''] = process.argv;
const [west = 0, south = 0, east = 0, north = 0] = box.split(',').map(Number);
await fetchStreets({
  source: httpSource(url),
  folder,
  storage: folderStorage(folder),
  name: 'town',
  bounds: { west, south, east, north },
  zoom: 15,
  unlessEdition: null,
  confirm: async () => undefined,
  onProgress: () => undefined,
  signal: new AbortController().signal,
});
