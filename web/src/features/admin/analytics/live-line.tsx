import { useLocale } from '../../../shared/format/use-locale.ts';
import { Rich } from '../../../shared/words/rich.tsx';
import { useWords } from '../../../shared/words/words.ts';
import type { Line } from './use-analytics.ts';

const WORDS = {
  connecting: 'admin.connecting',
  live: 'admin.live',
  broken: 'admin.broken',
} as const satisfies Readonly<Record<Line['state'], string>>;

const LIGHTS = {
  connecting: 'bg-control',
  live: 'bg-visited',
  broken: 'bg-amber',
} as const satisfies Readonly<Record<Line['state'], string>>;

/** Whether the figures are live, and when the last event was received. */
export const LiveLine = ({ line: { state, receivedAt } }: { readonly line: Line }) => {
  const t = useWords('admin');
  const locale = useLocale();
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-2 text-sm text-ink-soft">
      <span aria-hidden="true" className={`size-2 rounded-full ${LIGHTS[state]}`} />
      <span role="status">{t(WORDS[state])}</span>
      {receivedAt === null ? null : (
        <span className="tabular-nums">
          <Rich
            text={t('admin.heardAt')}
            parts={{
              time: () => (
                <time dateTime={new Date(receivedAt).toISOString()}>
                  {new Date(receivedAt).toLocaleTimeString(locale, { timeStyle: 'medium' })}
                </time>
              ),
            }}
          />
        </span>
      )}
    </p>
  );
};
