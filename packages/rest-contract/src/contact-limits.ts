/** Messages to those who keep the site: limits and words, apart from their schemas. */
const bounds = (label: string, min: number, max: number) => ({
  min,
  max,
  tooShort: `${label} must be at least ${min} characters`,
  tooLong: `${label} must be at most ${max} characters`,
});

/** How many characters each text of a message has, and what is said otherwise. */
export const CONTACT_TEXTS = {
  name: bounds('Name', 2, 200),
  subject: bounds('Subject', 5, 200),
  message: bounds('Message', 10, 5_000),
};
export type ContactBounds = ReturnType<typeof bounds>;

export const CONTACT_SENT = 'Message sent successfully';
