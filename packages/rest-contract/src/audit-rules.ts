/** Events that can be acts of admins and owners. The record keeps those of later releases too: on the wire their names are texts. */
export const AUDIT_KINDS = ['LocationVerified', 'LocationUnverified', 'LocationChanged', 'LocationDeleted', 'ProposalDecided', 'RightsChanged', 'UserSuspended', 'UserRestored', 'SiteSettingChanged', 'ReportResolved', 'ReportDismissed', 'ContactMessageRead', 'ContactMessageDeleted', 'HeroImageAdded', 'HeroImageChanged', 'HeroImageDeleted', 'TripListDeleted', 'ReviewChanged', 'ReviewDeleted'] as const; // prettier-ignore
export type AuditKind = (typeof AUDIT_KINDS)[number];

/** What these acts are about. */
export const AUDIT_SUBJECTS = ['Location', 'Proposal', 'User', 'SiteSetting', 'Report', 'ContactMessage', 'HeroImage', 'TripList', 'Review'] as const; // prettier-ignore
export type AuditSubject = (typeof AUDIT_SUBJECTS)[number];

/** The services whose events they are. */
export const AUDIT_AREAS = ['catalog', 'identity', 'reviews', 'lists-and-badges', 'moderation'] as const;
export type AuditArea = (typeof AUDIT_AREAS)[number];
