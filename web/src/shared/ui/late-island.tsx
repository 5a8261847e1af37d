import type { ShownPart } from '@wellspring/words/load';
import { lazy, memo, Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { useHydrated } from '../use-hydrated.ts';
import { loadWords } from '../words/loaded-words.ts';
import { UsedWordsContext, useLanguage } from '../words/words.ts';

/** Milliseconds that the first HTML stands before scripts of its still parts are fetched: those of the next screens are before them. */
const STANDS = 1_500;
/** Milliseconds until a failed script is requested again. */
const AGAIN_AFTER = 5_000;

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Loads until it succeeds: meanwhile the first HTML stays, which says the same. */
const loadAtLast = async <Result,>(load: () => Promise<Result>): Promise<Result> => {
  for (;;) {
    try {
      return await load();
    } catch {
      await wait(AGAIN_AFTER);
    }
  }
};

/** Whether two sets of properties hold the same values. */
const areEqual = (before: object, after: object): boolean =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].every((key) =>
    Object.is(Reflect.get(before, key), Reflect.get(after, key)),
  );

type InnerProps<Props> = { readonly isFirst: boolean; readonly props: Props };

/**
 * A part of a page that only shows something: words, links, no state. It is in the first HTML, and works there without its script,
 * which is fetched with its messages when the page stands. On the way from another page of the site it is fetched at once.
 * @param parts the messages that it shows
 * @param loading stands there meanwhile, on the way from another page
 */
export const lateIsland = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  parts: readonly ShownPart[],
  loading: ReactNode = null,
): ComponentType<Props> => {
  const here = Promise.withResolvers<ComponentType<Props>>();
  let loaded: ComponentType<Props> | undefined;
  const Inner = memo(
    ({ isFirst, props }: InnerProps<Props>) => {
      const language = useLanguage();
      const [Part] = useState<ComponentType<Props>>(
        () =>
          loaded ??
          lazy(async () => {
            if (isFirst && typeof window !== 'undefined') await wait(STANDS);
            [loaded] = await loadAtLast(() => Promise.all([load(), loadWords(language, parts)]));
            here.resolve(loaded);
            return { default: loaded };
          }),
      );
      return (
        <Suspense fallback={loading}>
          <UsedWordsContext value={null}>
            <Part {...props} />
          </UsedWordsContext>
        </Suspense>
      );
    },
    // React would clear HTML that is rendered again before its script is here.
    (before, after) => (after.isFirst && !loaded) || areEqual(before.props, after.props),
  );
  const Late = (props: Props) => {
    const isHydrated = useHydrated();
    const [isFirst] = useState(!isHydrated);
    const [, setHere] = useState(false);
    // What changed meanwhile is shown then.
    useEffect(() => {
      if (isFirst) void here.promise.then(() => setHere(true));
    }, [isFirst]);
    return <Inner isFirst={isFirst} props={props} />;
  };
  return Late;
};
