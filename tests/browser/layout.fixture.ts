import type { Page } from 'playwright-core';
import { stableFindings } from './stable-page.fixture.ts';

/** The least size of a touch target, in pixels. */
const TARGET = 44;

/** For scripts in the page: what is looked at, and how it is called in a complaint. */
export const LOOKING = `
  const CONTROLS = 'a[href], button, summary, select, textarea, input:not([type=hidden]), [role=tab], [role=switch], [role=slider]';
  const isForEars = (one) => one.closest('.sr-only') !== null;
  const isSeen = (one) => {
    const { width, height } = one.getBoundingClientRect();
    return one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && width > 1 && height > 1 && !isForEars(one);
  };
  const isOfMap = (one) => one.closest('[data-map]') !== null;
  const nameOf = (one) => [one.tagName.toLowerCase(), JSON.stringify((one.getAttribute('aria-label') ?? one.textContent).trim().slice(0, 50)),
    '.' + [...one.classList].slice(0, 4).join('.')].join(' ');
  const styleOf = (one) => getComputedStyle(one);
  const controls = () => [...document.querySelectorAll(CONTROLS)].filter((one) => isSeen(one) && !isOfMap(one));
`;

/** What is wider than the window, or than the page's main part. */
const SIDEWAYS = `(() => {
  const parts = [document.documentElement, document.querySelector('main')];
  return parts.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    .map(({ tagName, scrollWidth, clientWidth }) => tagName + ' scrolls sideways: ' + scrollWidth + ' > ' + clientWidth);
})()`;

/**
 * Words that are not seen whole: an ancestor that hides what does not fit ends before they do, or the window does. What ends in an ellipsis
 * on purpose is left out where the whole can be had: by its title, or behind the link that it belongs to.
 */
const CUT = `(() => {${LOOKING}
  const endsOnPurpose = (one) => {
    const { textOverflow, webkitLineClamp } = styleOf(one);
    return (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') &&
      (one.closest('[title], a, button') !== null || ['article', 'li', 'tr'].some((part) => one.closest(part)?.querySelector('a, button')));
  };
  const complaint = (text, ancestor) => nameOf(text.parentElement) + ' is cut by ' + (ancestor ? nameOf(ancestor) : 'the window');
  const cutBy = (text) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    for (let one = text.parentElement; one && one !== document.documentElement; one = one.parentElement) {
      const { overflowX, overflowY, position } = styleOf(one);
      const edge = one.getBoundingClientRect();
      if (endsOnPurpose(one) || edge.width <= 1) return null;
      if (['auto', 'scroll'].includes(overflowX) || ['auto', 'scroll'].includes(overflowY)) return null;
      if (['hidden', 'clip'].includes(overflowX) && (box.left < edge.left - 1 || box.right > edge.right + 1)) return complaint(text, one);
      if (['hidden', 'clip'].includes(overflowY) && (box.top < edge.top - 3 || box.bottom > edge.bottom + 3)) return complaint(text, one);
    }
    return box.left < -1 || box.right > document.documentElement.clientWidth + 1 ? complaint(text, null) : null;
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = new Set();
  while (texts.nextNode()) {
    const text = texts.currentNode;
    if (text.data.trim() !== '' && isSeen(text.parentElement) && !isOfMap(text.parentElement)) found.add(cutBy(text));
  }
  found.delete(null);
  return [...found];
})()`;

/**
 * Controls whose middle something else takes, and, where fingers press, those that take less than 44 by 44 pixels and have none of such a
 * room to themselves. A link in a sentence may be as high as its line.
 */
const targetFindings = (target: number): string => `(() => {${LOOKING}
  const scrolled = [scrollX, scrollY];
  const areaOf = (one) => {
    const label = one.labels?.[0];
    return label && isSeen(label) && !['text', 'email', 'password', 'search', 'date', 'url', 'tel', 'number'].includes(one.type) &&
      !['SELECT', 'TEXTAREA'].includes(one.tagName) ? label : one;
  };
  const isInSentence = (one) => one.tagName === 'A' && styleOf(one).display === 'inline' &&
    [...one.parentElement.childNodes].some((each) => each.nodeType === 3 && /[\\p{L}]/u.test(each.data));
  const all = [...new Set(controls().map(areaOf))].filter((one) => styleOf(one).pointerEvents !== 'none');
  const complaints = all.flatMap((one) => {
    one.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const [{ left, top, width, height }] = one.getClientRects();
    const [x, y] = [left + width / 2, top + height / 2];
    const takes = (dx, dy) => {
      const hit = document.elementFromPoint(x + dx, y + dy);
      return hit !== null && (one.contains(hit) || hit.contains(one) && hit.tagName === 'LABEL');
    };
    if (!takes(0, 0)) {
      const hit = document.elementFromPoint(x, y);
      return [nameOf(one) + ' is covered by ' + (hit ? nameOf(hit) : 'nothing in the window')];
    }
    // Where two meet, the browser rounds.
    const half = ${target} / 2 - 1.5;
    if (half < 0 || isInSentence(one)) return [];
    const reach = [[half, 0], [-half, 0], [0, half], [0, -half]].filter(([dx, dy]) => !takes(dx, dy));
    const isAlone = reach.every(([dx, dy]) => {
      const hit = document.elementFromPoint(x + dx, y + dy);
      return !hit?.closest(CONTROLS) && !hit?.closest('label');
    });
    return reach.length === 0 || isAlone ? [] : [nameOf(one) + ' has ' + Math.round(width) + ' × ' + Math.round(height) + ' pixels'];
  });
  scrollTo(...scrolled);
  return complaints;
})()`;

/** Texts of two elements that overlap. */
const OVERLAPPING = `(() => {${LOOKING}
  const isAfloat = (one) => one.closest('[data-map], dialog') !== null || (() => {
    for (let each = one; each; each = each.parentElement) if (['fixed', 'sticky'].includes(styleOf(each).position)) return true;
    return false;
  })();
  const seenPart = (one, { left, top, right, bottom }) => {
    const part = { left, top, right, bottom };
    for (let each = one; each && each !== document.body; each = each.parentElement) {
      const { overflowX, overflowY } = styleOf(each);
      const edge = each.getBoundingClientRect();
      if (overflowX !== 'visible') [part.left, part.right] = [Math.max(part.left, edge.left), Math.min(part.right, edge.right)];
      if (overflowY !== 'visible') [part.top, part.bottom] = [Math.max(part.top, edge.top), Math.min(part.bottom, edge.bottom)];
    }
    return part;
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const boxes = [];
  while (texts.nextNode()) {
    const one = texts.currentNode.parentElement;
    if (texts.currentNode.data.trim() === '' || !isSeen(one) || isAfloat(one)) continue;
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    for (const line of range.getClientRects()) {
      const { left, top, right, bottom } = seenPart(one, line);
      const slack = line.height / 5;
      if (right - left > 2 && bottom - top > 2 * slack) boxes.push({ one, left: left + 1, right: right - 1, top: top + slack, bottom: bottom - slack });
    }
  }
  const found = new Set();
  for (const [at, a] of boxes.entries())
    for (const b of boxes.slice(at + 1))
      if (a.one !== b.one && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
        found.add(nameOf(a.one) + ' overlaps ' + nameOf(b.one));
  return [...found];
})()`;

const COVERED = targetFindings(0);
const SMALL_OR_COVERED = targetFindings(TARGET);

const runAll = async (page: Page, scripts: readonly string[]): Promise<readonly string[]> => {
  const found: (readonly string[])[] = [];
  for (const script of scripts) found.push(await page.evaluate<readonly string[]>(script));
  return found.flat();
};

/** What is cut off, covered or too small on the page, a line each. `touch`: the screen is a touch screen. */
export const layoutFindings = (page: Page, { touch }: { readonly touch: boolean }): Promise<readonly string[]> =>
  stableFindings(page, () => runAll(page, [SIDEWAYS, CUT, OVERLAPPING, touch ? SMALL_OR_COVERED : COVERED]));
