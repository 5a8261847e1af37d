import { createContext, use, type ComponentType } from 'react';
import type { OwnVisitFragment, VisitStatus } from '../generated/marks-operations.ts';
import type { LocationReviewsFragment } from '../generated/place-operations.ts';

/** What members do with a place, as its card and its page know it. Null: a visitor. */
type MemberMarks = {
  readonly id: string;
  readonly name: string;
  readonly isFavorite?: boolean | null;
  readonly visitStatus?: VisitStatus | null;
};

/** Like MemberMarks, with the member's notes of a visit. */
type VisitedLocation = MemberMarks & { readonly visit?: OwnVisitFragment | null };

type ReviewsSlot = ComponentType<{ readonly location: LocationReviewsFragment }>;

type ReviewSlot = ComponentType<{ readonly review: { readonly id: string; readonly title: string } }>;

type ListSlot = ComponentType<{ readonly list: { readonly id: string; readonly name: string } }>;

type Slot = ComponentType<{ readonly location: MemberMarks }>;

/** Parts of other features on cards and on the page of a place: the app puts them in. */
export type LocationSlots = {
  /** on the picture of a card */
  readonly PictureAction: Slot;
  /** in the foot of a card, and among the actions of the page */
  readonly FavoriteAction: Slot;
  /** in the foot of a card: whether a member has been there */
  readonly VisitMenu: Slot;
  /** the same among the actions of the page */
  readonly VisitAction: ComponentType<{ readonly location: VisitedLocation }>;
  /** in the foot of a card: puts the place into one of the member's lists */
  readonly CardAddToList: Slot;
  /** the same among the actions of the page */
  readonly AddToListAction: Slot;
  /** in the foot of a card: says that something is wrong with the place */
  readonly CardReport: Slot;
  /** the same among the actions of the page */
  readonly ReportAction: Slot;
  /** the same of a review, below it */
  readonly ReviewAction: ReviewSlot;
  /** the same of a public list, beside its name */
  readonly ListAction: ListSlot;
};

/** Parts of other features on the page of a place alone: no other page has to load them. */
export type LocationPageSlots = {
  /** the member's notes of a visit */
  readonly OwnVisit: ComponentType<{ readonly location: VisitedLocation }>;
  /** where a member says that the place is theirs */
  readonly Ownership: Slot;
  /** where the submitter of a place corrects it */
  readonly Correction: Slot;
  /** what members wrote about a place */
  readonly ReviewList: ReviewsSlot;
  /** where they write it */
  readonly ReviewForm: ReviewsSlot;
};

const Nothing = () => null;

export const LocationSlotsContext = createContext<LocationSlots>({
  PictureAction: Nothing,
  FavoriteAction: Nothing,
  VisitMenu: Nothing,
  VisitAction: Nothing,
  CardAddToList: Nothing,
  AddToListAction: Nothing,
  CardReport: Nothing,
  ReportAction: Nothing,
  ReviewAction: Nothing,
  ListAction: Nothing,
});

export const useLocationSlots = (): LocationSlots => use(LocationSlotsContext);
