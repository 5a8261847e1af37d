type Change = { readonly field: string; readonly before: string; readonly after: string };

/** What an admin or owner did, as one event says. Nothing changes or removes it. */
export type AuditEntry = {
  /** of the event */
  readonly id: string;
  readonly at: Date;
  /** member id of the admin or owner */
  readonly by: string;
  /** the name of the event, such as LocationVerified */
  readonly kind: string;
  /** the service whose event it is */
  readonly area: string;
  /** the type of its subject, such as Location */
  readonly subjectType: string;
  readonly subjectId: string;
  readonly changes: readonly Change[];
};
