import type { RenderedPage } from '@wellspring/page-contract/render-page';
import { directionOf, type Language } from '@wellspring/words/languages';

type Words = Pick<RenderedPage, 'head' | 'body' | 'state'> & { readonly language: Language };

const PLACES = ['<html lang="en">', '<!--head-->', '<!--body-->', '<!--state-->'] as const;

/** JSON as it may stand in HTML: nothing in it can end the element or begin a comment. */
export const stateElement = (state: unknown): string =>
  state === undefined || state === null
    ? ''
    : `<script type="application/json" id="state">${JSON.stringify(state).replaceAll('<', '\\u003c')}</script>`;

/**
 * The web client's HTML, with places for a page's words.
 * @throws Error when the template lacks one of them
 */
export const htmlShell = (template: string): ((words: Words) => string) => {
  const missing = PLACES.find((place) => !template.includes(place));
  if (missing) throw new Error(`The HTML template of the web client has no ${missing}`);
  // Cut once; pieces and words are put in turn, so that nothing in the words is taken for a place.
  const pieces = template.split(/(<html lang="en">|<!--head-->|<!--body-->|<!--state-->)/);
  return ({ head, body, state, language }) => {
    const words: Readonly<Record<string, string>> = {
      '<html lang="en">': `<html lang="${language}" dir="${directionOf(language)}">`,
      '<!--head-->': head,
      '<!--body-->': body,
      '<!--state-->': stateElement(state),
    };
    return pieces.map((piece) => words[piece] ?? piece).join('');
  };
};
