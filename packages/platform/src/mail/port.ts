/** A mail to one person, in both forms. */
export type Mail = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
};

/** Sends mails, or keeps them where there is no mail server. */
export type Mailer = {
  /**
   * Resolves when the mail server has taken the mail.
   * @throws AppError UNAVAILABLE when it is unavailable or asks for a retry; VALIDATION when it will never accept this one
   */
  send(mail: Mail): Promise<void>;
  /** @throws AppError UNAVAILABLE */
  ping(): Promise<void>;
  close(): Promise<void>;
};
