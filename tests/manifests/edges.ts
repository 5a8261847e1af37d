import type { Part } from '@wellspring/testkit/processes/part-settings';
import { SERVICE_NAMES } from '@wellspring/service-registry/services';

/** What the product runs on. */
type Engine = 'mongodb' | 'kafka' | 'elasticsearch' | 's3' | 'smtp';

/** Whom something calls: a part at its port, an engine, or the collector of traces. */
export type Callee = Part | Engine | 'collector';

/**
 * The edges of the architecture: whom each process of the product calls, and the commands of operators beside them. Policies of
 * networks let pass these and no others.
 */
export const CALLS: Readonly<Record<Part | 'commands', readonly Callee[]>> = {
  gateway: [...SERVICE_NAMES, 'kafka', 's3', 'collector'],
  analytics: ['mongodb', 'kafka', 'collector'],
  catalog: ['mongodb', 'kafka', 'elasticsearch', 's3', 'collector'],
  identity: ['mongodb', 'kafka', 's3', 'smtp', 'collector'],
  'lists-and-badges': ['mongodb', 'kafka', 'collector'],
  moderation: ['mongodb', 'kafka', 's3', 'collector'],
  reviews: ['mongodb', 'kafka', 's3', 'collector'],
  commands: ['mongodb', 'kafka', 'elasticsearch', 's3', 'collector'],
};
