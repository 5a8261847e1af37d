/** Messages to those who keep the site: limits and words, apart from their schemas. */
export const CONTACT_NAME_MIN = 2;
export const CONTACT_NAME_MAX = 200;
export const CONTACT_SUBJECT_MIN = 5;
export const CONTACT_SUBJECT_MAX = 200;
export const CONTACT_MESSAGE_MIN = 10;
export const CONTACT_MESSAGE_MAX = 5_000;

export const CONTACT_NAME_SHORT = `Name must be at least ${CONTACT_NAME_MIN} characters`;
export const CONTACT_NAME_LONG = `Name must be at most ${CONTACT_NAME_MAX} characters`;
export const CONTACT_SUBJECT_SHORT = `Subject must be at least ${CONTACT_SUBJECT_MIN} characters`;
export const CONTACT_SUBJECT_LONG = `Subject must be at most ${CONTACT_SUBJECT_MAX} characters`;
export const CONTACT_MESSAGE_SHORT = `Message must be at least ${CONTACT_MESSAGE_MIN} characters`;
export const CONTACT_MESSAGE_LONG = `Message must be at most ${CONTACT_MESSAGE_MAX} characters`;
export const CONTACT_SENT = 'Message sent successfully';
