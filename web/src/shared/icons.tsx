import type { ReactElement } from 'react';
import sprite from '../generated/icons.svg';

type Props = {
  readonly className?: string;
  /** icons are decoration, and always hidden: what they say stands in words beside them */
  readonly 'aria-hidden'?: 'true';
};

export type IconComponent = (props: Props) => ReactElement;

/** Makes icons out of the file that `npm run generate` makes of their names. */
export const iconsOf =
  (file: string) =>
  (name: string): IconComponent => {
    const href = `${file}#${name}`;
    const Icon = ({ className }: Props) => (
      <svg aria-hidden="true" className={className ? `icon ${className}` : 'icon'}>
        <use href={href} />
      </svg>
    );
    return Icon;
  };

/**
 * The icon of lucide with this name, in the colour of the text around it and 24 px wide unless a class says otherwise. It is drawn once, in
 * a file that `npm run generate` makes of the names below, and used from there.
 */
export const icon = iconsOf(sprite);

export const Accessibility = icon('accessibility');
export const Apple = icon('apple');
export const ArrowLeft = icon('arrow-left');
export const ArrowRight = icon('arrow-right');
export const Award = icon('award');
export const BadgeCheck = icon('badge-check');
export const Ban = icon('ban');
export const Banknote = icon('banknote');
export const Bath = icon('bath');
export const BedDouble = icon('bed-double');
export const CalendarDays = icon('calendar-days');
export const Check = icon('check');
export const ChevronDown = icon('chevron-down');
export const ChevronLeft = icon('chevron-left');
export const ChevronRight = icon('chevron-right');
export const ChevronUp = icon('chevron-up');
export const CircleAlert = icon('circle-exclamation-point');
export const CircleCheck = icon('circle-check');
export const CircleUserRound = icon('circle-user-round');
export const Clock = icon('clock');
export const Compass = icon('compass');
export const Crown = icon('crown');
export const Download = icon('download');
export const Dumbbell = icon('dumbbell');
export const ExternalLink = icon('external-link');
export const Eye = icon('eye');
export const Flag = icon('flag');
export const Flower2 = icon('flower-2');
export const Globe = icon('globe');
export const GripVertical = icon('grip-vertical');
export const Heart = icon('heart');
export const ImageOff = icon('image-off');
export const ImagePlus = icon('image-plus');
export const Images = icon('images');
export const LayoutGrid = icon('layout-grid');
export const Leaf = icon('leaf');
export const Lightbulb = icon('lightbulb');
export const List = icon('list');
export const ListPlus = icon('list-plus');
export const LocateFixed = icon('locate-fixed');
export const Lock = icon('lock');
export const LogOut = icon('log-out');
export const LockOpen = icon('lock-open');
export const Map = icon('map');
export const MapPin = icon('map-pin');
export const MapPinCheck = icon('map-pin-check');
export const MapPinPlus = icon('map-pin-plus');
export const MapPinned = icon('map-pinned');
export const Menu = icon('menu');
export const MessageSquareText = icon('message-square-text');
export const Minus = icon('minus');
export const Navigation = icon('navigation');
export const Pause = icon('pause');
export const PenLine = icon('pen-line');
export const Pencil = icon('pencil');
export const Phone = icon('phone');
export const Play = icon('play');
export const Plus = icon('plus');
export const Printer = icon('printer');
export const RefreshCw = icon('refresh-cw');
export const RotateCcw = icon('rotate-ccw');
export const Search = icon('search');
export const Share2 = icon('share-2');
export const ShieldCheck = icon('shield-check');
export const SlidersHorizontal = icon('sliders-horizontal');
export const Sparkles = icon('sparkles');
export const Star = icon('star');
export const Stethoscope = icon('stethoscope');
export const StickyNote = icon('sticky-note');
export const Thermometer = icon('thermometer');
export const Trash2 = icon('trash');
export const UserPlus = icon('user-plus');
export const Users = icon('users');
export const Waves = icon('waves-horizontal');
export const X = icon('x');
