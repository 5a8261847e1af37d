/** What somebody reports. */
export type ReportedThing = {
  readonly kind: 'location' | 'review' | 'list';
  readonly id: string;
  /** of a review, its title */
  readonly name: string;
};
