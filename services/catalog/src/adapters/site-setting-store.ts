import type { Documents, Stored } from '@wellspring/platform/documents/port';
import { Schema } from 'mongoose';
import type { SiteSettingStore } from '../ports.ts';

type SiteSettingDocument = Stored & { value: string };

const schema = new Schema<SiteSettingDocument>(
  {
    _id: { type: String, required: true },
    v: { type: Number, required: true },
    revision: { type: Number, required: true },
    value: { type: String, required: true },
  },
  { timestamps: false, versionKey: false, id: false },
);

/** The settings of the site, from the events of moderation, in the documents of catalog. */
export const siteSettingStore = (documents: Documents): SiteSettingStore => {
  const model = documents.model<SiteSettingDocument>('SiteSetting', schema);
  return {
    setIfNewer: (settings) =>
      documents.setManyIfNewer(
        model,
        settings.map(({ key: _id, revision, value }) => ({ _id, v: 1, revision, value })),
      ),
    valueOf: async (key) => (await model.findOne({ _id: key }).lean<SiteSettingDocument>())?.value ?? null,
  };
};
