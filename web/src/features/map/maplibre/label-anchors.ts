import type { VariableAnchorOffsetCollectionSpecification } from 'maplibre-gl';

/** On its point, or beside what stands there. */
export const BESIDE: VariableAnchorOffsetCollectionSpecification = [
  'center',
  [0, 0],
  'bottom',
  [0, -1.4],
  'left',
  [1.6, 0],
  'right',
  [-1.6, 0],
  'top',
  [0, 1.4],
];

/** On its point: on a map of the whole world a name beside it would stand on another country. */
export const IN_PLACE: VariableAnchorOffsetCollectionSpecification = ['center', [0, 0]];

/** On its point, else above, below or beside a pin that stands there, and then a large cluster. */
export const CLEAR_OF_PINS: VariableAnchorOffsetCollectionSpecification = [
  'center',
  [0, 0],
  'bottom',
  [0, -1.5],
  'top',
  [0, 1.5],
  'left',
  [1.7, 0],
  'right',
  [-1.7, 0],
  'bottom-left',
  [1.2, -1.2],
  'bottom-right',
  [-1.2, -1.2],
  'top-left',
  [1.2, 1.2],
  'top-right',
  [-1.2, 1.2],
  'bottom',
  [0, -2.6],
  'top',
  [0, 2.6],
  'left',
  [3, 0],
  'right',
  [-3, 0],
];
