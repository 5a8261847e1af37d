import type { OpeningHours } from '@wellspring/opening-hours/hours';
import type { PlaceValues } from '@wellspring/place-schema/kinds';
import type { Confirmer, CoordinatesAre } from '@wellspring/rest-contract/location-rules';
import type { DetailField } from './fields.ts';
import type { Rating } from './rating.ts';

export type Tag = { readonly name: string; readonly slug: string };

export type Photo = {
  readonly id: string;
  /** where the picture is in the store of files, without size and ending */
  readonly key: string;
  readonly caption: string | null;
  readonly uploadedBy: string | null;
  /** of the upload that it came of, chosen by the sender; null: none */
  readonly uploadKey: string | null;
  readonly isPrimary: boolean;
  readonly createdAt: Date;
};

/** Where a Location's facts come from: stays with it and is shown on its page. */
export type Provenance = {
  readonly source: string;
  readonly sourceId: string | null;
  readonly licence: string | null;
  /** the year, month or day of which the source is; null: not known */
  readonly asOf: string | null;
  /** how people call the source: "NOAA"; null: as `source` */
  readonly sourceName: string | null;
};

/** Who last confirmed here what a place says. */
export type Confirmation = {
  readonly by: Confirmer;
  /** null: it was not stored yet when they did */
  readonly at: Date | null;
};

export type Coordinates = { readonly latitude: number; readonly longitude: number };

/** At which revision a field was last changed; what never was is not named. */
export type FieldRevision = { readonly field: string; readonly revision: number };

/** What people say of a Location. null: not given. */
export type LocationDetails = Omit<PlaceValues, 'name'> & {
  readonly name: string;
  readonly coordinates: Coordinates | null;
  /** null without coordinates; coordinates without such a mark are exact */
  readonly coordinatesAre: CoordinatesAre | null;
  readonly categoryId: number;
  readonly tags: readonly Tag[];
};

/** A place people go to recover. */
export type Location = LocationDetails & {
  readonly id: string;
  /** rises with every change, but of its rating, which has its own revision */
  readonly revision: number;
  readonly submittedBy: string | null;
  readonly isVerified: boolean;
  readonly isClaimed: boolean;
  readonly claimedBy: string | null;
  readonly photos: readonly Photo[];
  /** catalog's copy, set by the events of reviews */
  readonly rating: Rating;
  readonly provenance: Provenance | null;
  /** null: nobody here has confirmed what its source or submitter says */
  readonly confirmation: Confirmation | null;
  /** why its point is doubted, for its submitter and admins; null: it is not */
  readonly pointNote: string | null;
  /** a person says that the point is right: it is not doubted again where it is */
  readonly isPointConfirmed: boolean;
  /** what people have set here: an import does not change it unless an option says to overwrite */
  readonly setByPeople: readonly DetailField[];
  /** shows somebody who read an older revision what changed since */
  readonly fieldRevisions: readonly FieldRevision[];
  /** its hours, evaluated by the clock of the place; null: not known when it is open, or where it is */
  readonly schedule: OpeningHours | null;
  /** when its hours have to be evaluated again; null: never */
  readonly hoursDueAt: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
};
