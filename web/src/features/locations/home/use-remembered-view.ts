import { rememberedText } from '../../../shared/remembered.ts';
import type { View } from '../address-state.ts';

const { remember, useText } = rememberedText('wellspring-view');

export const rememberView: (view: View) => void = remember;

/** The view this reader chose last; the server, which cannot know, shows the grid. */
export const useRememberedView = (): View => (useText() === 'map' ? 'map' : 'grid');
