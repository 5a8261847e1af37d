import type { VisitStatus } from '../../generated/operations.ts';
import { MapPin, MapPinCheck, MapPinPlus, type IconComponent } from '../../shared/icons.tsx';

type Look = {
  readonly icon: IconComponent;
  readonly label: 'cards.visited' | 'cards.wantToVisit' | 'cards.notMarked';
  readonly color: string;
};

/** A picture, a word and a colour for each status: never the colour alone. */
export const VISIT_LOOKS: Readonly<Record<VisitStatus, Look>> = {
  visited: { icon: MapPinCheck, label: 'cards.visited', color: 'text-visited' },
  want_to_visit: { icon: MapPinPlus, label: 'cards.wantToVisit', color: 'text-wanted' },
  none: { icon: MapPin, label: 'cards.notMarked', color: 'text-ink-soft' },
};
