import type { Fact } from '@wellspring/platform/bus/port';
import type { Limit } from '@wellspring/platform/documents/limits';
import type { AuditEntry } from './domain/audit-entry.ts';
import type { ContactMessage } from './domain/contact-message.ts';
import type { Report } from './domain/report.ts';
import type { HeroGallery } from './domain/hero-gallery.ts';
import type { SiteSetting } from './domain/site-setting.ts';
import type { Target, TargetRef } from './domain/target.ts';

/** The changed settings of the site. */
export type SiteSettingStore = {
  findMany(keys: readonly string[]): Promise<readonly SiteSetting[]>;
  /** Writes only if the stored revision is the one that was read; false: it has changed. */
  replace(next: SiteSetting, readRevision: number, facts: readonly Fact[]): Promise<boolean>;
};

/** Which part of a list admins ask for: those that have, or begin, every word, or all without words. */
type PageRequest = {
  readonly words: readonly string[];
  readonly isOldestFirst: boolean;
  readonly limit: number;
  readonly offset: number;
};

export type ReportPage = { readonly reports: readonly Report[]; readonly total: number };

/** Reports at rest. Each write stores the facts it causes in the same document. */
export type ReportStore = {
  /** false: this member has a pending report of the same type on the same target, or made one with the same key */
  insert(report: Report, facts: readonly Fact[], idempotencyKey: string | null): Promise<boolean>;
  /**
   * Writes only if the stored revision is the one that was read; false: it has changed. `idempotencyKey`: of the call that wrote
   * it; without one the stored keys stay.
   */
  replace(next: Report, readRevision: number, facts: readonly Fact[], idempotencyKey?: string | null): Promise<boolean>;
  /** As replace, for the last state of one that goes altogether once its facts are out. */
  remove(last: Report, readRevision: number, facts: readonly Fact[]): Promise<boolean>;
  find(id: string): Promise<Report | null>;
  /** the report that this member's call with this key made or added to */
  findByKey(userId: string, idempotencyKey: string): Promise<Report | null>;
  /** the pending one of this member on a target, of this type */
  findOpen(userId: string, about: TargetRef, type: Report['type']): Promise<Report | null>;
  /** some of the pending ones on a target */
  somePendingOn(about: TargetRef, limit: number): Promise<readonly Report[]>;
  /** some of those of a member */
  someOfMember(userId: string, limit: number): Promise<readonly Report[]>;
  allOfMember(userId: string): Promise<readonly Report[]>;
  /** `status` null: all */
  page(status: Report['status'] | null, request: PageRequest): Promise<ReportPage>;
};

/** Replicas of reviews and lists. */
export type TargetStore = {
  /** Stores each state unless a newer one is stored: safe to repeat, in any order. */
  setIfNewer(targets: readonly Target[]): Promise<void>;
  findMany(refs: readonly TargetRef[]): Promise<readonly Target[]>;
};

export type ContactMessagePage = { readonly messages: readonly ContactMessage[]; readonly total: number };

/** Messages to the admins, at rest. Each write stores the facts it causes in the same document. */
export type ContactMessageStore = {
  insert(message: ContactMessage, facts: readonly Fact[]): Promise<void>;
  /** Writes only if the stored revision is the one that was read; false: it has changed. */
  replace(next: ContactMessage, readRevision: number, facts: readonly Fact[]): Promise<boolean>;
  /** As replace, for the last state. */
  remove(last: ContactMessage, readRevision: number, facts: readonly Fact[]): Promise<boolean>;
  find(id: string): Promise<ContactMessage | null>;
  /** those that a member wrote while they were signed in */
  allOfMember(userId: string): Promise<readonly ContactMessage[]>;
  /** `isRead` null: all */
  page(isRead: boolean | null, request: PageRequest): Promise<ContactMessagePage>;
};

/** Which entries of the audit log are requested; null: any value. */
export type AuditFilter = { readonly [Field in 'kind' | 'area' | 'by' | 'subjectId']: string | null };

type AuditPage = { readonly entries: readonly AuditEntry[]; readonly total: number };

type Changes = AuditEntry['changes'];

/** The audit log: what admins and owners did. It is append-only. */
export type AuditStore = {
  /** Once: removes values from entries of former releases, as `clear` does. */
  clearValues(clear: (changes: Changes) => Changes): Promise<void>;
  /** Safe to repeat. */
  add(entries: readonly AuditEntry[]): Promise<void>;
  /** newest first */
  page(filter: AuditFilter, limit: number, offset: number): Promise<AuditPage>;
};

/** Counts an action. @throws AppError RATE_LIMITED */
export type CountCalls = (limit: Limit, key: string) => Promise<void>;
/** The hero images, as one entity. */
export type HeroGalleryStore = {
  read(): Promise<HeroGallery>;
  /** Writes only if the stored revision is the one that was read; false: it has changed. */
  replace(next: HeroGallery, readRevision: number, facts: readonly Fact[]): Promise<boolean>;
};
