/** The colours of the map's picture: those of the map (tokens of the web client, as a test compares). */
export type PictureColours = Readonly<
  Record<
    | 'land'
    | 'water'
    | 'town'
    | 'river'
    | 'border'
    | 'state'
    | 'waterInk'
    | 'ink'
    | 'inkSoft'
    | 'road'
    | 'roadMajor'
    | 'roadEdge'
    | 'park',
    string
  >
>;

export const LIGHT: PictureColours = {
  land: '#f4f6f2',
  water: '#c8dfe2',
  town: '#e3e8e1',
  river: '#a9cbd1',
  border: '#8a9b96',
  state: '#bfcac5',
  waterInk: '#2b5f6b',
  ink: '#13211f',
  inkSoft: '#4b5c58',
  road: '#ffffff',
  roadMajor: '#ecdcb4',
  roadEdge: '#cfd6d1',
  park: '#d7e8d0',
};

export const DARK: PictureColours = {
  land: '#1b2826',
  water: '#0b1619',
  town: '#2a3936',
  river: '#27525d',
  border: '#71847e',
  state: '#43554f',
  waterInk: '#84aeb7',
  ink: '#e7f0ed',
  inkSoft: '#a5b8b3',
  road: '#3c4d49',
  roadMajor: '#66644c',
  roadEdge: '#121d1b',
  park: '#1f3527',
};

const rulesOf = (colours: PictureColours): string =>
  `.w{fill:${colours.water}}.l{fill:${colours.land}}.t{stop-color:${colours.town}}.g{fill:${colours.town}}.r{stroke:${colours.river}}` +
  `.b{stroke:${colours.border}}.s{stroke:${colours.state}}text{fill:${colours.ink};stroke:${colours.land}}` +
  `.p{fill:${colours.park}}.a{stroke:${colours.road}}.m{stroke:${colours.roadMajor}}.e{stroke:${colours.roadEdge}}` +
  `.c{fill:${colours.inkSoft}}.n{fill:${colours.waterInk};stroke:${colours.water}}`;

/**
 * The style sheet of a picture. The page's own does not reach into an image, so the picture follows the reader's light or dark by itself.
 * Paper is light.
 */
export const STYLE_SHEET =
  rulesOf(LIGHT) +
  `@media screen and (prefers-color-scheme:dark){${rulesOf(DARK)}}` +
  '.g{fill-opacity:.3}.r,.b,.s,.a,.m,.e{fill:none;stroke-linejoin:round;stroke-linecap:round}.s{stroke-dasharray:6 4}.d{stroke-dasharray:4 4}' +
  'text{font:12px "Source Sans 3",system-ui,sans-serif;text-anchor:middle;dominant-baseline:central;paint-order:stroke;stroke-width:3;stroke-linejoin:round}';
