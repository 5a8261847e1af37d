/** The kinds of pictures that stand for places without a photo, as the specification names them. */
export const ILLUSTRATIONS = [
  'thermal-springs',
  'meditation-center',
  'natural-site',
  'spa-center',
  'alternative-medicine',
  'default',
] as const;
export type Illustration = (typeof ILLUSTRATIONS)[number];

/** What a picture is composed for: a card of 4 : 3, the head of a page of 5 : 2. */
export const FORMATS = ['card', 'wide'] as const;
export type Format = (typeof FORMATS)[number];

export const SCHEMES = ['light', 'dark'] as const;
export type Scheme = (typeof SCHEMES)[number];

/** One drawing. */
export type IllustrationRequest = {
  readonly illustration: Illustration;
  /** of the place: the same id has the same picture for ever */
  readonly id: string;
  readonly format: Format;
  readonly scheme: Scheme;
};
