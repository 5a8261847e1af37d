import type { Documents, Stored } from '@wellspring/platform/documents/port';
import { Schema } from 'mongoose';
import type { PageView } from '../domain/page-view.ts';
import { dayAfter, startOf } from '../domain/utc-day.ts';
import type { PageViewStore } from '../ports.ts';
import { inPieces } from './in-pieces.ts';

type EventDocument = Stored & {
  eventType: 'page_view';
  eventData: { path: string; locationId: string | null };
  userId?: string;
  ipAddress: string | null;
  userAgent: string;
  createdAt: Date;
};

const schema = new Schema<EventDocument>(
  {
    _id: { type: String, required: true },
    eventType: { type: String, required: true },
    eventData: { type: Schema.Types.Mixed, required: true },
    userId: { type: String },
    ipAddress: { type: String, default: null },
    userAgent: { type: String, default: '' },
    createdAt: { type: Date, required: true },
  },
  { timestamps: false, versionKey: false, id: false },
);
schema.index({ createdAt: 1 });
schema.index({ userId: 1 }, { sparse: true });

const toPageView = ({ _id: id, eventData, userId, ipAddress, userAgent, createdAt }: EventDocument): PageView => ({
  id,
  path: eventData.path,
  locationId: eventData.locationId,
  userId: userId ?? null,
  network: ipAddress,
  userAgent,
  at: createdAt,
});

const PARTS_OF_A_DAY = 24;

/** The parts of a day, so that a count of many rows does not keep others waiting. */
const partsOf = (day: string): readonly { readonly from: Date; readonly until: Date }[] => {
  const [start, end] = [startOf(day).getTime(), startOf(dayAfter(day, 1)).getTime()];
  const length = (end - start) / PARTS_OF_A_DAY;
  return Array.from({ length: PARTS_OF_A_DAY }, (_, at) => ({
    from: new Date(start + at * length),
    until: new Date(start + (at + 1) * length),
  }));
};

/** Rows of page views: state of analytics itself, from no events. */
export const pageViewStore = (documents: Documents): PageViewStore => {
  const model = documents.model<EventDocument>('Event', schema);
  const toDocument = ({ id, path, locationId, userId, network, userAgent, at }: PageView): EventDocument => ({
    _id: id,
    v: 1,
    revision: 1,
    eventType: 'page_view',
    eventData: { path, locationId },
    ...(userId !== null && { userId }),
    ipAddress: network,
    userAgent,
    createdAt: at,
  });
  return {
    insert: async (views) => {
      await documents.insertMany(
        model,
        views.map((view) => ({ document: toDocument(view), facts: [] })),
      );
    },
    countOn: async (day) => {
      let count = 0;
      for (const { from, until } of partsOf(day))
        count += await model.countDocuments({ createdAt: { $gte: from, $lt: until } }).exec();
      return count;
    },
    ofMember: async (userId, limit) => {
      const found = await model.find({ userId }).lean<EventDocument[]>();
      return found
        .map(toPageView)
        .toSorted((a, b) => b.at.getTime() - a.at.getTime())
        .slice(0, limit);
    },
    forgetMember: (userId) =>
      inPieces(
        (limit) => model.find({ userId }, { _id: 1 }).limit(limit).lean<EventDocument[]>().exec(),
        (ids) => model.updateMany({ _id: { $in: [...ids] } }, { $unset: { userId: 1 } }).exec(),
      ),
    removeBefore: (moment) =>
      inPieces(
        (limit) =>
          model
            .find({ createdAt: { $lt: moment } }, { _id: 1 })
            .limit(limit)
            .lean<EventDocument[]>()
            .exec(),
        (ids) => model.deleteMany({ _id: { $in: [...ids] } }).exec(),
      ),
  };
};
