/** One decimal, as 4.5, in the reader's manner of writing numbers. */
export const ratingText = (rating: number, locale: string): string =>
  rating.toLocaleString(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

export const countText = (count: number, locale: string): string => count.toLocaleString(locale);

export const plural = (count: number, one: string, many: string, locale: string): string =>
  `${countText(count, locale)} ${count === 1 ? one : many}`;

/** The price range as people read it: its first letter large. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Average cost is in US dollars. */
export const costText = (cost: number, locale: string): string =>
  `$${cost.toLocaleString(locale, { maximumFractionDigits: 2, minimumFractionDigits: Number.isInteger(cost) ? 0 : 2 })}`;

/** "Accessible" for a plain yes, else the words that describe the access. */
export const accessText = (accessibility: string): string =>
  accessibility.trim().toLowerCase() === 'yes' ? 'Accessible' : `Access: ${accessibility}`;

/** 35.71480, 139.79670: exact to about a metre. */
export const pointText = (latitude: number, longitude: number): string =>
  `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`;

/** A day in the reader's manner of writing dates; in UTC, so that server and client name the same day. */
export const dateText = (moment: string, locale: string): string =>
  new Date(moment).toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' });
