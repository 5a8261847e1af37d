const PARTIAL_DATE = /^\d{4}(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)?$/;

/** Whether a text is a year, a month or a day: "1980", "1980-06", "1980-06-24". */
export const isPartialDate = (text: string): boolean => PARTIAL_DATE.test(text);
