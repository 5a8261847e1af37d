/** Whose account an event is about, and where its cause came from, for those who monitor the site. */
export type Incident = {
  /** a keyed hash of the e-mail address, be there such an account or not; null: not known */
  readonly account: string | null;
  /** IPv4 /24 or IPv6 /48; null: not known */
  readonly network: string | null;
};
