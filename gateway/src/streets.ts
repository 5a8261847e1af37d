import type { Lifecycle } from '@wellspring/platform/lifecycle/lifecycle';
import { repeat } from '@wellspring/platform/lifecycle/repeat';
import type { Logger } from '@wellspring/platform/log/log';
import type { Objects } from '@wellspring/platform/objects/port';
import { streetsAtAddress } from '@wellspring/street-map/streets-at-address';
import { streetsOfFolder } from '@wellspring/street-map/streets-of-folder';
import { streetsOfStore } from '@wellspring/street-map/streets-of-store';
import { streetsOf, type ArchivePlace, type StreetTiles } from '@wellspring/street-map/street-tiles';

/** How often each place is looked at. */
const FOLDER_EVERY_MS = 2_000;
const STORE_EVERY_MS = 10_000;
const ADDRESS_EVERY_MS = 60_000;

type Followed = { readonly what: string; readonly everyMs: number; readonly place: ArchivePlace };

type Options = {
  /** where archives are; it need not be there */
  readonly folder: string;
  readonly objects: Objects;
  /** of a PMTiles archive elsewhere; null: none */
  readonly address: string | null;
  readonly lifecycle: Lifecycle;
  readonly log: Logger;
};

export type Streets = {
  readonly tiles: StreetTiles;
  /** Looks at every place now and then again and again. Calls `onChange` when archives came, went or were replaced. */
  readonly follow: (onChange: () => void) => void;
};

/** The streets of this product: those of its folder, then those in its file store, then those of an archive elsewhere. */
export const openStreets = async ({ folder, objects, address, lifecycle, log }: Options): Promise<Streets> => {
  const { signal } = lifecycle;
  const onBroken = (path: string, error: unknown): void =>
    log.warn({ path, err: error }, 'this archive of streets cannot be read');
  const places: readonly Followed[] = [
    { what: 'the folder of streets', everyMs: FOLDER_EVERY_MS, place: streetsOfFolder(folder, { onBroken }) },
    {
      what: 'the streets in the file store',
      everyMs: STORE_EVERY_MS,
      place: streetsOfStore(objects, { signal, onBroken }),
    },
    ...(address === null
      ? []
      : [
          {
            what: 'the archive of streets elsewhere',
            everyMs: ADDRESS_EVERY_MS,
            place: streetsAtAddress(address, { signal }),
          },
        ]),
  ];
  for (const { what, place } of places)
    await lifecycle.open(
      what,
      () => place,
      () => place.close(),
    );

  const follow = ({ what, everyMs, place }: Followed, onChange: () => void): void => {
    let problem = '';
    const look = async (): Promise<void> => {
      try {
        if (await place.look()) onChange();
        problem = '';
      } catch (error) {
        // The same is said once, however long it lasts.
        const found = String(error);
        if (found !== problem && !signal.aborted) log.warn({ err: error }, `${what} cannot be read, it is tried again`);
        problem = found;
      }
    };
    void look(); // it logs its own failures
    repeat(what, everyMs, look, { lifecycle, log });
  };

  return {
    tiles: streetsOf(places.map(({ place }) => place)),
    follow: (onChange) => places.forEach((place) => follow(place, onChange)),
  };
};
