type Change = { readonly field: string; readonly before: string; readonly after: string };

/** What an admin or owner did, as one fact told it. Nothing changes or removes it. */
export type AuditEntry = {
  /** of the fact */
  readonly id: string;
  readonly at: Date;
  /** member id of the admin or owner */
  readonly by: string;
  /** the name of the event, such as LocationVerified */
  readonly kind: string;
  /** the service whose event it is */
  readonly area: string;
  /** what kind of thing it is about, such as Location */
  readonly subjectType: string;
  readonly subjectId: string;
  readonly changes: readonly Change[];
};
