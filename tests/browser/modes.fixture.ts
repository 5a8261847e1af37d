import { LOOKING } from './layout.fixture.ts';

/** Where the system paints: controls that are no links, and have neither an edge nor their own background. */
export const FLAT_CONTROLS = `(() => {${LOOKING}
  const isClear = (colour) => /, 0\\)$|transparent/.test(colour);
  const groundOf = (one) => {
    for (let each = one; each; each = each.parentElement) if (!isClear(styleOf(each).backgroundColor)) return styleOf(each).backgroundColor;
    return 'none';
  };
  const hasEdge = (one) => {
    const { borderTopWidth, borderBottomWidth, borderTopStyle, borderTopColor } = styleOf(one);
    return parseFloat(borderTopWidth) + parseFloat(borderBottomWidth) > 0 && borderTopStyle !== 'none' && borderTopColor !== groundOf(one);
  };
  const hasGround = (one) => groundOf(one) !== groundOf(one.parentElement);
  return controls()
    .filter((one) => one.tagName !== 'A' && !['checkbox', 'radio', 'range'].includes(one.type))
    .filter((one) => ![one, one.parentElement].some((each) => hasEdge(each) || hasGround(each)))
    .map((one) => nameOf(one) + ' is flat');
})()`;

/** On paper: a ground that is not its own, controls, and words that are not dark enough to be read there. */
export const NOT_FOR_PAPER = `(() => {${LOOKING}
  const pressed = controls().filter((one) => one.tagName !== 'A').map((one) => nameOf(one) + ' stands there');
  const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  const isLight = (colour) => {
    pen.fillStyle = colour;
    pen.fillRect(0, 0, 1, 1);
    const [red, green, blue] = pen.getImageData(0, 0, 1, 1).data;
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 150;
  };
  const words = [...document.querySelectorAll('main *')]
    .filter((one) => isSeen(one) && [...one.childNodes].some((each) => each.nodeType === 3 && each.data.trim() !== ''))
    .filter((one) => isLight(styleOf(one).color))
    .map((one) => nameOf(one) + ' is ' + styleOf(one).color);
  const grounds = [document.documentElement, document.body]
    .filter((one) => styleOf(one).colorScheme !== 'light' || !/, 0\\)$/.test(styleOf(one).backgroundColor))
    .map((one) => one.tagName + ' has a ground: ' + styleOf(one).colorScheme + ', ' + styleOf(one).backgroundColor);
  return [...grounds, ...pressed, ...words];
})()`;

/** What moves by itself right now. */
export const MOVING = `document.getAnimations()
  .filter(({ playState, effect }) => playState === 'running' && effect.getComputedTiming().duration > 1)
  .map(({ effect, animationName, transitionProperty }) => effect.target.outerHTML.slice(0, 120) + ' ' + (animationName ?? transitionProperty))`;
