/** One topic a service. The version is part of the name: a breaking change is a new topic beside the old. */
export const TOPICS = {
  catalog: 'wellspring.catalog.v1',
} as const;

export type Topic = (typeof TOPICS)[keyof typeof TOPICS];
