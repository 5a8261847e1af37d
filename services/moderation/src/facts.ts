import { actBy } from '@wellspring/events/acts';
import { fact, timestamp } from '@wellspring/events/fact';
import {
  ContactMessageDeletedSchema,
  ContactMessageReadSchema,
  ContactMessageReceivedSchema,
  MemberErasedSchema,
  ReportDismissedSchema,
  ReportMadeSchema,
  ReportResolvedSchema,
  ReportUpdatedSchema,
  SiteSettingChangedSchema,
} from '@wellspring/events/generated/wellspring/moderation/v1/events_pb';
import { TOPICS } from '@wellspring/events/topics';
import type { Fact } from '@wellspring/platform/bus/port';
import type { ContactMessage } from './domain/contact-message.ts';
import type { Report } from './domain/report.ts';
import type { SiteSetting } from './domain/site-setting.ts';

/** @param by who changed it */
export const siteSettingChanged = (before: SiteSetting, { key, revision, value }: SiteSetting, by: string): Fact =>
  fact(TOPICS.moderation, key, SiteSettingChangedSchema, {
    siteSetting: { key, revision: BigInt(revision), value },
    act: actBy(by, [{ field: key, before: before.value === 'true', after: value === 'true' }]),
  });

const published = ({ id, revision, about, ...report }: Report) => ({
  report: {
    reportId: id,
    revision: BigInt(revision),
    type: report.type,
    status: report.status,
    userId: report.userId ?? '',
    locationId: report.locationId ?? '',
    reviewId: about.kind === 'review' ? about.id : '',
    tripListId: about.kind === 'list' ? about.id : '',
    createdAt: timestamp(report.createdAt),
    ...(report.resolvedAt && { resolvedAt: timestamp(report.resolvedAt) }),
  },
});

export const reportMade = (report: Report): Fact =>
  fact(TOPICS.moderation, report.id, ReportMadeSchema, published(report));

export const reportUpdated = (report: Report): Fact =>
  fact(TOPICS.moderation, report.id, ReportUpdatedSchema, published(report));

/** A report is settled; without an admin where its target was deleted. */
export const reportSettled = (report: Report): Fact => {
  const { id, status, resolvedBy } = report;
  const change = { field: 'status', before: 'pending', after: status };
  const content = { ...published(report), ...(resolvedBy !== null && { act: actBy(resolvedBy, [change]) }) };
  return status === 'dismissed'
    ? fact(TOPICS.moderation, id, ReportDismissedSchema, content)
    : fact(TOPICS.moderation, id, ReportResolvedSchema, content);
};

export const memberErased = (userId: string): Fact =>
  fact(TOPICS.moderation, userId, MemberErasedSchema, { member: { userId } });

const contactMessage = ({ id, revision, isRead, createdAt }: ContactMessage, deleted = false) => ({
  contactMessage: { messageId: id, revision: BigInt(revision), isRead, createdAt: timestamp(createdAt), deleted },
});

export const contactMessageReceived = (message: ContactMessage): Fact =>
  fact(TOPICS.moderation, message.id, ContactMessageReceivedSchema, contactMessage(message));

/** @param by who read it */
export const contactMessageRead = (message: ContactMessage, by: string): Fact =>
  fact(TOPICS.moderation, message.id, ContactMessageReadSchema, {
    ...contactMessage(message),
    act: actBy(by, [{ field: 'isRead', before: false, after: true }]),
  });

/** @param by who deleted it; null: it went with the account of who wrote it */
export const contactMessageDeleted = (message: ContactMessage, by: string | null): Fact =>
  fact(TOPICS.moderation, message.id, ContactMessageDeletedSchema, {
    ...contactMessage(message, true),
    ...(by !== null && { act: actBy(by) }),
  });
