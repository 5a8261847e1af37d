import type { Message } from '@wellspring/platform/bus/port';
import { AppError } from '@wellspring/errors';
import { openDocuments } from '@wellspring/platform/documents/documents';
import { erasureStore } from '@wellspring/member-erasure/member-erasure';
import { openLimits } from '@wellspring/platform/documents/limits';
import type { Images } from '@wellspring/platform/images/images';
import { openRequestKeys } from '@wellspring/platform/documents/request-keys';
import { newId } from '@wellspring/platform/ids';
import { collectingPublisher } from '@wellspring/testkit/in-memory-bus';
import { temporaryFolder } from '@wellspring/testkit/temporary-folder';
import { makeLogger } from '@wellspring/platform/log/log';
import { verbatim } from '@wellspring/words/message';
import type { Collection } from 'mongoose';
import { adminRights } from '../adapters/admin-rights.ts';
import { declaredEdition } from '../adapters/declared-sources.ts';
import { deletedSources } from '../adapters/deleted-sources.ts';
import { deletionNotes } from '../adapters/deletion-notes.ts';
import { openGazetteer } from '../adapters/gazetteer.ts';
import { locationStore } from '../adapters/location-store.ts';
import { openHoursParser } from '../adapters/opening-hours/parse-hours.ts';
import { proposalStore } from '../adapters/proposal-store.ts';
import { reviewPhotoStore } from '../adapters/review-photo-store.ts';
import { siteSettingStore } from '../adapters/site-setting-store.ts';
import { readThermalSprings } from '../adapters/thermal-springs.ts';
import { catalogService } from '../service.ts';
import { openSearchIndex } from './search-index.ts';

const silent = makeLogger({ service: 'catalog', level: 'silent' });

/** The catalog on its embedded engines, with a publisher that collects events instead of a bus. */
export const openCatalog = async () => {
  const folder = await temporaryFolder();
  const publisher = collectingPublisher();
  const documents = await openDocuments({
    store: { folder, refuseScans: 0 },
    database: 'catalog',
    source: 'catalog',
    publish: publisher.publish,
    deadLetter: publisher.deadLetter,
    log: silent,
    newId,
    now: () => new Date(),
  });
  const index = await openSearchIndex(folder);
  const stored: { places?: Pick<Collection, 'updateMany'> } = {};
  const locations = locationStore({
    ...documents,
    model: (...given) => {
      const model = documents.model(...given);
      stored.places = model.collection;
      return model;
    },
  });
  const limits = openLimits(documents, () => new Date());
  const requestKeys = openRequestKeys(documents, () => new Date());
  const pictures = new Set<string>();
  const images: Images = {
    adopt: async (upload, { prefix }) => {
      if (upload.startsWith('broken')) throw new AppError('VALIDATION', verbatim('This image cannot be read'));
      const key = `${prefix}/${upload}-${pictures.size}`;
      pictures.add(key);
      return { key };
    },
    remove: async (gone) => gone.forEach(({ key }) => pictures.delete(key)),
  };
  const gazetteer = openGazetteer();
  const hours = openHoursParser();
  const service = catalogService({
    locations,
    deletedSources: deletedSources(documents),
    deletionNotes: deletionNotes(documents),
    adminRights: adminRights(documents),
    proposals: proposalStore(documents),
    reviewPhotos: reviewPhotoStore(documents),
    siteSettings: siteSettingStore(documents),
    erasures: erasureStore(documents),
    index,
    gazetteer,
    researcher: null,
    springs: readThermalSprings,
    declaredEdition,
    geocoder: null,
    searchIsClose: async () => undefined,
    parseHours: hours.parse,
    images,
    countCalls: (limit, memberId) => limits.count(limit, memberId),
    newId,
    now: () => new Date(),
    log: silent,
  });
  await documents.start();
  await service.useCases.rebuildSearch();
  afterAll(async () => {
    hours.close();
    await documents.close();
    await index.close();
  });

  /** All facts so far, in the order they went out. */
  const published = async (): Promise<readonly Message[]> => {
    await documents.drained();
    return publisher.published;
  };
  const deliver = async (messages: readonly Message[]): Promise<void> => {
    for (const consumer of service.consumers)
      await consumer.handle(messages.filter(({ topic }) => consumer.topics.includes(topic)));
  };
  /** Gives the documents of all places these fields, past the store: as an earlier version left them. */
  const storePast = async (fields: Readonly<Record<string, unknown>>): Promise<void> => {
    await stored.places?.updateMany({}, { $set: fields });
  };
  return {
    ...service,
    storePast,
    requestKeys,
    locations,
    gazetteer,
    pictures: pictures as ReadonlySet<string>,
    published,
    deliver,
  };
};

/** What search and map would show anybody, for comparing states. */
export const shown = async ({ index }: Pick<Awaited<ReturnType<typeof openCatalog>>, 'index'>) => {
  const box = { west: -180, south: -90, east: 180, north: 90 };
  return {
    all: await index.search({ limit: 100, offset: 0, sort: 'name' }),
    map: await index.map({ box, zoom: 3 }),
  };
};
