/** Where the picture of a photo is fetched, as large as pages show it. */
export const photoUrl = (key: string): string => `/media/${key}-960.webp`;
