import type { PlaceStore } from '@wellspring/place-replica/place-store';
import type {
  AuditFilter,
  AuditStore,
  ContactMessageStore,
  CountCalls,
  HeroGalleryStore,
  ReportStore,
  SiteSettingStore,
  TargetStore,
} from './ports.ts';
import {
  deleteContactMessage,
  markMessageRead,
  removeMessagesOf,
  readContactMessages,
  sendContactMessage,
} from './use-cases/contact-messages.ts';
import { removeDemoReports } from './use-cases/remove-demo-reports.ts';
import { readReports } from './use-cases/read-reports.ts';
import { reportTarget } from './use-cases/report-target.ts';
import { removeReporter, resolveReportsOnDeleted, settleReport, settleReportsOn } from './use-cases/settle-reports.ts';
import type { Images } from '@wellspring/platform/images/images';
import { addHeroImages } from './use-cases/add-hero-images.ts';
import {
  deleteHeroImage,
  orderHeroImages,
  readActiveHeroImages,
  readHeroImages,
  setHeroImageActive,
} from './use-cases/change-hero-images.ts';
import { addDemoHeroImage, removeDemoHeroImages } from './use-cases/demo-hero-images.ts';
import { changeSiteSetting, readSiteSettings } from './use-cases/site-settings.ts';

export type ModerationDeps = {
  readonly siteSettings: SiteSettingStore;
  readonly reports: ReportStore;
  readonly places: PlaceStore;
  readonly targets: TargetStore;
  readonly contactMessages: ContactMessageStore;
  readonly audit: AuditStore;
  readonly gallery: HeroGalleryStore;
  readonly images: Images;
  readonly countCalls: CountCalls;
  /** the same by where a call comes from */
  readonly countAddress: CountCalls;
  readonly newId: () => string;
  readonly now: () => Date;
};

/** The use cases of moderation, built from its ports. */
export const moderationUseCases = (deps: ModerationDeps) => ({
  readSiteSettings: readSiteSettings(deps),
  changeSiteSetting: changeSiteSetting(deps),
  reportTarget: reportTarget(deps),
  readReports: readReports(deps),
  settleReport: settleReport(deps),
  settleReportsOn: settleReportsOn(deps),
  resolveReportsOnDeleted: resolveReportsOnDeleted(deps),
  removeReporter: removeReporter(deps),
  reportsOf: (userId: string) => deps.reports.allOfMember(userId),
  messagesOf: (userId: string) => deps.contactMessages.allOfMember(userId),
  removeMessagesOf: removeMessagesOf(deps),
  removeDemoReports: removeDemoReports(deps),
  sendContactMessage: sendContactMessage(deps),
  readContactMessages: readContactMessages(deps),
  markMessageRead: markMessageRead(deps),
  deleteContactMessage: deleteContactMessage(deps),
  readAudit: (filter: AuditFilter, { limit, offset }: { readonly limit: number; readonly offset: number }) =>
    deps.audit.page(filter, limit, offset),
  readActiveHeroImages: readActiveHeroImages(deps),
  readHeroImages: readHeroImages(deps),
  addHeroImages: addHeroImages(deps),
  orderHeroImages: orderHeroImages(deps),
  setHeroImageActive: setHeroImageActive(deps),
  deleteHeroImage: deleteHeroImage(deps),
  addDemoHeroImage: addDemoHeroImage(deps),
  removeDemoHeroImages: removeDemoHeroImages(deps),
});

export type ModerationUseCases = ReturnType<typeof moderationUseCases>;
