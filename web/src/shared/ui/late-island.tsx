import type { ShownPart } from '@wellspring/words/load';
import { lazy, memo, Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { loadAtLast, pageStands } from '../load-late.ts';
import { useHydrated } from '../use-hydrated.ts';
import { loadWords } from '../words/loaded-words.ts';
import { UsedWordsContext, useLanguage } from '../words/words.ts';

/** Whether two sets of properties hold the same values. */
const areEqual = (before: object, after: object): boolean =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].every((key) =>
    Object.is(Reflect.get(before, key), Reflect.get(after, key)),
  );

type InnerProps<Props> = { readonly isFirst: boolean; readonly props: Props };

/**
 * A part of a page that only shows something: words, links, no state. It is in the first HTML, and works there without its script,
 * which is fetched with its messages when the page stands. On the way from another page of the site it is fetched at once.
 * When the address changes before that, `loading` stands there: React would wait for the script of this HTML before it shows the change.
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
            if (isFirst && typeof window !== 'undefined') await pageStands();
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
    const { pathname, search } = useLocation();
    const address = pathname + search;
    const [isFirst] = useState(!isHydrated);
    const [firstAddress] = useState(address);
    const [, setHere] = useState(false);
    // What changed meanwhile is shown then.
    useEffect(() => {
      if (isFirst) void here.promise.then(() => setHere(true));
    }, [isFirst]);
    return isFirst && !loaded && address !== firstAddress ? loading : <Inner isFirst={isFirst} props={props} />;
  };
  return Late;
};
