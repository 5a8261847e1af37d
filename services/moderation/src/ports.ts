import type { Fact } from '@wellspring/platform/bus/port';
import type { Limit } from '@wellspring/platform/documents/limits';
import type { AuditEntry } from './domain/audit-entry.ts';
import type { ContactMessage } from './domain/contact-message.ts';
import type { Report } from './domain/report.ts';
import type { HeroGallery } from './domain/hero-gallery.ts';
import type { SiteSetting } from './domain/site-setting.ts';
import type { Thing, ThingRef } from './domain/thing.ts';

/** Settings of the site that somebody has changed. */
export type SiteSettingStore = {
  findMany(keys: readonly string[]): Promise<readonly SiteSetting[]>;
  /** Writes only if the revision still is the one that was read; false: somebody was faster. */
  replace(next: SiteSetting, readRevision: number, facts: readonly Fact[]): Promise<boolean>;
};

/** Which part of a list admins ask for: those that have, or begin, every word, or all without words. */
type PageAsked = {
  readonly words: readonly string[];
  readonly isOldestFirst: boolean;
  readonly limit: number;
  readonly offset: number;
};

export type ReportPage = { readonly reports: readonly Report[]; readonly total: number };

/** Reports at rest. Each write stores the facts it causes in the same document. */
export type ReportStore = {
  /** false: this member has a pending report of the same type on the same thing, or made one with the same key */
  insert(report: Report, facts: readonly Fact[], idempotencyKey: string | null): Promise<boolean>;
  /**
   * Writes only if the revision still is the one that was read; false: somebody was faster. `idempotencyKey`: of the call that wrote
   * it; without one what stands stays.
   */
  replace(next: Report, readRevision: number, facts: readonly Fact[], idempotencyKey?: string | null): Promise<boolean>;
  /** As replace, for the last state of one that goes altogether once its facts are out. */
  remove(last: Report, readRevision: number, facts: readonly Fact[]): Promise<boolean>;
  find(id: string): Promise<Report | null>;
  /** the report that this member's call with this key made or added to */
  findByKey(userId: string, idempotencyKey: string): Promise<Report | null>;
  /** the pending one of this member on a thing, of this type */
  findOpen(userId: string, about: ThingRef, type: Report['type']): Promise<Report | null>;
  /** some of the pending ones on a thing */
  somePendingOn(about: ThingRef, limit: number): Promise<readonly Report[]>;
  /** some of those of a member */
  someOfMember(userId: string, limit: number): Promise<readonly Report[]>;
  allOfMember(userId: string): Promise<readonly Report[]>;
  /** `status` null: all */
  page(status: Report['status'] | null, asked: PageAsked): Promise<ReportPage>;
};

/** Reviews and lists as the events of others tell of them. */
export type ThingStore = {
  /** Keeps each state unless a newer one is known: safe to repeat, in any order. */
  setIfNewer(things: readonly Thing[]): Promise<void>;
  findMany(refs: readonly ThingRef[]): Promise<readonly Thing[]>;
};

export type ContactMessagePage = { readonly messages: readonly ContactMessage[]; readonly total: number };

/** Messages to those who keep the site, at rest. Each write stores the facts it causes in the same document. */
export type ContactMessageStore = {
  insert(message: ContactMessage, facts: readonly Fact[]): Promise<void>;
  /** Writes only if the revision still is the one that was read; false: somebody was faster. */
  replace(next: ContactMessage, readRevision: number, facts: readonly Fact[]): Promise<boolean>;
  /** As replace, for the last state. */
  remove(last: ContactMessage, readRevision: number, facts: readonly Fact[]): Promise<boolean>;
  find(id: string): Promise<ContactMessage | null>;
  /** those that a member wrote while they were signed in */
  allOfMember(userId: string): Promise<readonly ContactMessage[]>;
  /** `isRead` null: all */
  page(isRead: boolean | null, asked: PageAsked): Promise<ContactMessagePage>;
};

/** What of the record is asked for; null: whatever it is. */
export type AuditFilter = { readonly [Field in 'kind' | 'area' | 'by' | 'subjectId']: string | null };

type AuditPage = { readonly entries: readonly AuditEntry[]; readonly total: number };

type Changes = AuditEntry['changes'];

/** What those who keep the site did. It is added to, and nothing else. */
export type AuditStore = {
  /** Once: takes values out of entries of former releases, as `clear` does. */
  clearValues(clear: (changes: Changes) => Changes): Promise<void>;
  /** Safe to repeat. */
  add(entries: readonly AuditEntry[]): Promise<void>;
  /** newest first */
  page(asked: AuditFilter, limit: number, offset: number): Promise<AuditPage>;
};

/** Counts what somebody does. @throws AppError RATE_LIMITED */
export type CountCalls = (limit: Limit, key: string) => Promise<void>;
/** The hero images, as one thing. */
export type HeroGalleryStore = {
  read(): Promise<HeroGallery>;
  /** Writes only if the revision still is the one that was read; false: somebody was faster. */
  replace(next: HeroGallery, readRevision: number, facts: readonly Fact[]): Promise<boolean>;
};
