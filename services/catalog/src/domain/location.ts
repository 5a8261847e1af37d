import type { Rating } from './rating.ts';

export type Tag = { readonly name: string; readonly slug: string };

export type Photo = {
  readonly id: string;
  readonly url: string;
  readonly caption: string | null;
  readonly uploadedBy: string | null;
  readonly isPrimary: boolean;
  readonly createdAt: Date;
};

/** Where a place's facts come from: stays with it and is shown on its page. */
export type Provenance = { readonly source: string; readonly sourceId: string | null; readonly licence: string | null };

export type Coordinates = { readonly latitude: number; readonly longitude: number };

/** What people tell of a place. null: not known. */
export type LocationDetails = {
  readonly name: string;
  readonly description: string | null;
  readonly coordinates: Coordinates | null;
  readonly address: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly country: string | null;
  readonly categoryId: number;
  readonly tags: readonly Tag[];
  readonly website: string | null;
  readonly phoneNumber: string | null;
  readonly hours: string | null;
  readonly priceRange: string | null;
  /** US dollars */
  readonly avgCost: number | null;
  readonly healingProperties: string | null;
  readonly accessibility: string | null;
  /** as people write it, such as "38–42 °C" */
  readonly temperature: string | null;
  readonly mineralContent: string | null;
  readonly bestTimeToVisit: string | null;
};

/** A place people go to recover. */
export type Location = LocationDetails & {
  readonly id: string;
  /** rises with every change */
  readonly revision: number;
  readonly submittedBy: string | null;
  readonly isVerified: boolean;
  readonly isClaimed: boolean;
  readonly claimedBy: string | null;
  readonly photos: readonly Photo[];
  /** catalog's copy, set by the events of reviews */
  readonly rating: Rating;
  readonly provenance: Provenance | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
};
