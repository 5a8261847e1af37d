import { createContext, use, type ComponentType } from 'react';
import type { LocationReviewsFragment, OwnVisitFragment, VisitStatus } from '../generated/place-operations.ts';

/** What members do with a place, as its card and its page know it. Null: a visitor. */
type MemberMarks = {
  readonly id: string;
  readonly name: string;
  readonly isFavorite?: boolean | null;
  readonly visitStatus?: VisitStatus | null;
};

/** As MemberMarks, with what the member noted of a visit. */
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
  /** what the member noted of a visit, at the side of the page */
  readonly OwnVisit: ComponentType<{ readonly location: VisitedLocation }>;
  /** where a member says that the place is theirs, at the side of its page */
  readonly Ownership: Slot;
  /** where whoever submitted a place corrects it, at the side of its page */
  readonly Correction: Slot;
  /** what members wrote about a place, on its page */
  readonly ReviewList: ReviewsSlot;
  /** where they write it, at the side of its page */
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
  OwnVisit: Nothing,
  Ownership: Nothing,
  Correction: Nothing,
  ReviewList: Nothing,
  ReviewForm: Nothing,
});

export const useLocationSlots = (): LocationSlots => use(LocationSlotsContext);
