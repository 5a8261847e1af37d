import type { Documents, Stored } from '@wellspring/platform/documents/port';
import { Schema } from 'mongoose';
import type { SiteSetting } from '../domain/site-setting.ts';
import type { SiteSettingStore } from '../ports.ts';

type SiteSettingDocument = Stored & Omit<SiteSetting, 'key'>;

const schema = new Schema<SiteSettingDocument>(
  {
    _id: { type: String, required: true },
    v: { type: Number, required: true },
    revision: { type: Number, required: true },
    value: { type: String, required: true },
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
  },
  { timestamps: false, versionKey: false, id: false },
);

const toSetting = ({ _id: key, revision, value, createdAt, updatedAt }: SiteSettingDocument): SiteSetting => ({
  key,
  revision,
  value,
  createdAt,
  updatedAt,
});

/** Settings of the site in the documents of moderation. */
export const siteSettingStore = (documents: Documents): SiteSettingStore => {
  const model = documents.model<SiteSettingDocument>('SiteSetting', schema);
  return {
    findMany: async (keys) => {
      const found = await model.find({ _id: { $in: [...keys] } }).lean<SiteSettingDocument[]>();
      return found.map(toSetting);
    },
    replace: ({ key: _id, ...setting }, readRevision, facts) =>
      documents.compareAndSet(model, { _id, v: 1, ...setting }, readRevision, facts),
  };
};
