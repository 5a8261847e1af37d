import type { Bus, Consumer } from '../bus/port.ts';
import type { AnyCommand } from '../commands/command.ts';
import type { Examination } from '../doctor/finding.ts';
import type { RawDocuments } from '../documents/port.ts';
import type { Check } from '../health/health.ts';
import type { DataFile } from '../lifecycle/data-file.ts';
import type { Lifecycle } from '../lifecycle/lifecycle.ts';
import type { Logger } from '../log/log.ts';
import type { Objects } from '../objects/port.ts';
import type { Subgraph } from '../subgraph/subgraph.ts';

/** What a service is wired into: one process may hold one service or all of them. */
export type ServiceContext<Settings> = {
  readonly settings: Settings;
  /** where embedded engines keep everything; read only where no engine is named */
  readonly folder: () => string;
  /** files, in a bucket or in the data folder */
  readonly objects: Objects;
  readonly bus: Bus;
  readonly log: Logger;
  readonly lifecycle: Lifecycle;
};

/** Something that a service counts since its process began, as one number or by the values of a label. */
export type ServiceTotal = { readonly name: string; readonly help: string } & (
  | { readonly read: () => number; readonly label?: undefined }
  | { readonly label: string; readonly read: () => ReadonlyMap<string, number> }
);

/** A service with its engines chosen, before it starts. */
export type WiredService = {
  readonly subgraph: Subgraph;
  readonly consumers: readonly Consumer[];
  readonly commands: readonly AnyCommand[];
  /** what the doctor looks at */
  readonly examinations: readonly Examination[];
  /** dependencies by name */
  readonly checks: Readonly<Record<string, Check>>;
  /** Makes collections and topics and starts publishing; then joins the consumer groups by default. */
  readonly start: (options?: { readonly consume?: boolean }) => Promise<void>;
  /** Resolves when everything written so far has been published. */
  readonly published: () => Promise<void>;
  /** what it counts beside what every service does, for metrics */
  readonly totals: readonly ServiceTotal[];
  /** its documents, for the repair of what a restore left behind the log */
  readonly rawDocuments: RawDocuments;
  /** the file of its documents in the data folder; null: they are in MongoDB */
  readonly file: DataFile | null;
  /** how many documents hold facts that are not published yet */
  readonly waiting: () => Promise<number>;
  /** when the oldest of these facts was written; null: there is none */
  readonly waitingSince: () => Promise<Date | null>;
};
