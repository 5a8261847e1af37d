/** Paths of areas and lines are written in whole half pixels. */
export const HALVED = '<g transform="scale(.5)">';

/** Areas with one colour; nothing where there are none. Tiles overlap a little, so they are filled by the rule `nonzero`. */
export const area = (paths: readonly string[], className: string): string =>
  paths.length === 0 ? '' : `<path class="${className}" d="${paths.join('')}"/>`;

/** Lines with one colour and width; nothing where there are none. */
export const line = (paths: readonly { readonly path: string }[], className: string, pixels: number): string => {
  const data = paths.map(({ path }) => path).join('');
  return data === '' ? '' : `<path class="${className}" stroke-width="${(2 * pixels).toFixed(1)}" d="${data}"/>`;
};
