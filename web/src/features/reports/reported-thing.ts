/** What somebody reports. */
export type ReportedThing = {
  readonly kind: 'location' | 'review' | 'list';
  readonly id: string;
  /** of a review, its title */
  readonly name: string;
};

/** Where what was typed about a thing is kept while somebody signs in again. */
export const draftName = ({ kind, id }: ReportedThing): string => `report-${kind}-${id}`;
