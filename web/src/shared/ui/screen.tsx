import type { Language } from '@wellspring/words/languages';
import type { ShownPart } from '@wellspring/words/load';
import { useState, type ComponentType } from 'react';
import { loadWords } from '../words/loaded-words.ts';
import { useWords } from '../words/words.ts';
import { island } from './island.tsx';

/** A screen with its own script, which is part of its first HTML, or is loaded when the screen opens. */
export type Screen = ComponentType & {
  /** The module that its script is built from, as the bundler names it. */
  readonly module: string;
  /** Loads the script: later renders show the screen at once. */
  readonly load: (language: Language) => Promise<void>;
};

/** Stands where a screen will be. */
export const ScreenSkeleton = () => (
  <div role="status" aria-label={useWords()('site.loadingPage')} className="page-width py-8">
    <div className="pulse h-10 w-64" />
    <div className="pulse mt-8 h-80 rounded-card" />
  </div>
);

/**
 * Splits a screen off from the script that every page loads.
 * @param module where `load` imports it from
 * @param words the parts of messages that it shows first
 */
export const screen = (module: string, words: readonly ShownPart[], load: () => Promise<ComponentType>): Screen => {
  let loaded: ComponentType | null = null;
  const Later = island(load, <ScreenSkeleton />, {
    heading: 'h1',
    title: 'site.pageNotLoaded',
    text: 'site.comesByItself',
  });
  const Screen = () => {
    // Decided once: what stands is not exchanged when the script arrives meanwhile.
    const [Now] = useState<ComponentType | null>(() => loaded);
    return Now ? <Now /> : <Later />;
  };
  return Object.assign(Screen, {
    module,
    load: async (language: Language) => {
      const [component] = await Promise.all([load(), loadWords(language, words)]);
      loaded = component;
    },
  });
};
