import { SHOWN_PARTS, type ShownPart } from '@wellspring/words/load';
import { splitId, type IdOf } from '@wellspring/words/translate';
import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { useOffline } from '../use-offline.ts';
import { useRetryWhileFailed } from '../use-retry-while-failed.ts';
import { useWords } from '../words/words.ts';
import { quietButton } from './button-look.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { FailureNotice } from './failure-notice.tsx';

type Load<Props> = () => Promise<ComponentType<Props>>;

const CHUNK_FAILED = 'ChunkLoadError';
const isChunkFailure = (error: unknown): boolean => error instanceof Error && error.name === CHUNK_FAILED;

const loadChunk = async <Props,>(load: Load<Props>): Promise<{ default: ComponentType<Props> }> => {
  try {
    return { default: await load() };
  } catch (cause) {
    const error = new Error('A part of the page could not be loaded', { cause });
    error.name = CHUNK_FAILED;
    throw error;
  }
};

/** Failed style sheets are requested again: the bundler requests them once, and the browser keeps the failed link. */
const askAgainForStyles = (): void => {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'))
    if (!link.sheet) link.replaceWith(link.cloneNode());
};

const RELOADED_AT = 'wellspring-reloaded-at';
const BETWEEN_RELOADS_MS = 60_000;

/** Unprompted, a page is not reloaded twice in a minute, nor during typing. Without storage it waits for the button. */
const mayReloadUnprompted = (): boolean => {
  const { activeElement } = document;
  if (activeElement instanceof HTMLInputElement && activeElement.value !== '') return false;
  try {
    return Date.now() - Number(sessionStorage.getItem(RELOADED_AT) ?? 0) > BETWEEN_RELOADS_MS;
  } catch {
    return false;
  }
};

const reload = (): void => {
  try {
    sessionStorage.setItem(RELOADED_AT, String(Date.now()));
  } finally {
    window.location.reload();
  }
};

/**
 * A browser may remember a script that failed until a reload of the page, and after a release the parts have other names. The
 * address says all that a page shows, so a reload changes nothing else. While the server does not answer, the current page stays.
 */
const reloadIfServed = async (): Promise<void> => {
  const { ok } = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' });
  if (ok) reload();
};

/** What is said when it cannot be had: ids of `site`, or of a part that the screen around it shows as well. */
type Words = {
  readonly title: IdOf<ShownPart>;
  readonly text: IdOf<ShownPart>;
  /** where nothing else is on the screen */
  readonly heading?: 'h1';
};

/** For a part without its own message: why the pressed action did not open. */
const OfflineLine = () => (
  <p
    role="alert"
    className="fixed end-4 bottom-4 z-50 max-w-sm rounded-card border border-ember bg-surface p-4 text-start text-ink shadow-float"
  >
    {useWords()('site.offlineAct')}
  </p>
);

type FailureProps = {
  readonly words: Words | null;
  readonly isChunk: boolean;
  /** @throws when the part cannot be loaded even now */
  readonly load: () => Promise<unknown>;
  readonly onRetry: () => void;
};

const partsOf = (words: Words | null) => {
  const named = words ? [splitId(words.title)[0], splitId(words.text)[0]] : [];
  return SHOWN_PARTS.filter((part) => named.includes(part));
};

const IslandFailure = ({ words, isChunk, load, onRetry }: FailureProps) => {
  const [busy, setBusy] = useState(false);
  const attempt = async (mayReload: () => boolean) => {
    setBusy(true);
    askAgainForStyles();
    try {
      await load();
      onRetry();
    } catch {
      if (mayReload()) await reloadIfServed().catch(() => undefined);
      setBusy(false);
    }
  };
  useRetryWhileFailed(isChunk, () => void attempt(mayReloadUnprompted));
  const offline = useOffline();
  const t = useWords(...partsOf(words));
  if (!words) return isChunk && offline ? <OfflineLine /> : null;
  return (
    <FailureNotice {...words} title={t(words.title)} text={t(words.text)}>
      <button type="button" disabled={busy} className={quietButton} onClick={() => void attempt(() => true)}>
        {t('site.tryAgain')}
      </button>
    </FailureNotice>
  );
};

type IslandType<Props> = ComponentType<Props> & {
  /** Fetches the script beforehand. @throws when it cannot be had */
  readonly preload: () => Promise<unknown>;
};

/**
 * A part of a page whose script is fetched when it is first shown. While it is on its way `loading` stands there; when it cannot be
 * had, words (or nothing) and a way on, and it comes by itself when the network is back. A part that throws takes nothing else with it.
 */
export const island = <Props extends object>(
  load: Load<Props>,
  loading: ReactNode,
  words: Words | null,
): IslandType<Props> => {
  // What is here is shown at once: React would hold it back for a moment behind what stands in.
  let loaded: ComponentType<Props> | undefined;
  const loadOnce = async () => (loaded ??= await load());
  const fresh = () => lazy(() => loadChunk(loadOnce));
  const Island = (props: Props) => {
    const [Chunk, setChunk] = useState<ComponentType<Props>>(() => loaded ?? fresh());
    return (
      <ErrorBoundary
        onRetry={() => setChunk(() => fresh())}
        fallback={(retry, error) => (
          <IslandFailure words={words} isChunk={isChunkFailure(error)} load={loadOnce} onRetry={retry} />
        )}
      >
        <Suspense fallback={loading}>
          <Chunk {...props} />
        </Suspense>
      </ErrorBoundary>
    );
  };
  return Object.assign(Island, { preload: loadOnce });
};
