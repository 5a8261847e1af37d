import type { ReactNode } from 'react';
import { FavoriteButton, PictureHeart } from '../features/favorites/heart-button.tsx';
import { AddToListAction, CardAddToList } from '../features/lists/add-to-list-button.tsx';
import { ReportButton } from '../features/reports/report-button.tsx';
import { CardVisitMenu, VisitAction } from '../features/visits/visit-button.tsx';
import { LocationSlotsContext, type LocationSlots } from '../shared/location-slots.ts';

/** Parts of other features on cards and on the page of a place. Visitors see them too, and are asked to sign in. */
const LOCATION_SLOTS: LocationSlots = {
  PictureAction: ({ location: { id, isFavorite } }) => <PictureHeart locationId={id} isFavorite={isFavorite ?? null} />,
  FavoriteAction: ({ location: { id, isFavorite } }) => (
    <FavoriteButton locationId={id} isFavorite={isFavorite ?? null} />
  ),
  VisitMenu: CardVisitMenu,
  VisitAction,
  CardAddToList,
  AddToListAction,
  CardReport: ({ location: { id, name } }) => <ReportButton target={{ kind: 'location', id, name }} look="icon" />,
  ReportAction: ({ location: { id, name } }) => <ReportButton target={{ kind: 'location', id, name }} look="button" />,
  ReviewAction: ({ review: { id, title: name } }) => (
    <ReportButton target={{ kind: 'review', id, name }} look="plain" />
  ),
  ListAction: ({ list: { id, name } }) => <ReportButton target={{ kind: 'list', id, name }} look="button" />,
};

/** A page that shows places by their cards or their actions. */
export const WithLocationSlots = ({ children }: { readonly children: ReactNode }) => (
  <LocationSlotsContext value={LOCATION_SLOTS}>{children}</LocationSlotsContext>
);
