import { useEffect, useId, useRef, useState, type PointerEvent, type ReactNode } from 'react';
import { ChevronUp } from '../../../shared/icons.tsx';
import { useWords } from '../../../shared/words/words.ts';
import { CLOSED_SHEET, useWide } from '../use-wide.ts';

type Props = {
  readonly title: string;
  /** how the order of the list is chosen */
  readonly sorting: ReactNode;
  /** takes the keyboard past the list, to the map */
  readonly onSkip: () => void;
  readonly children: ReactNode;
  /** the row that belongs to what is lit on the map; it is brought into sight */
  readonly litId: string | null;
  /** the card of a chosen place: it stands above the closed sheet */
  readonly card: ReactNode;
};

/** Less than this is a tap and no pull. */
const SLIP = 6;

type Pull = { readonly from: number; readonly height: number; readonly now: number; readonly isMore: boolean };

/** Scrolls the list, never the page. */
const showRow = (list: HTMLElement | null, id: string): void => {
  const row = list?.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`);
  if (!list || !row) return;
  const [shown, own] = [list.getBoundingClientRect(), row.getBoundingClientRect()];
  if (own.top < shown.top) list.scrollTop -= shown.top - own.top;
  else if (own.bottom > shown.bottom) list.scrollTop += own.bottom - shown.bottom;
};

const SortingRow = ({ children }: { readonly children: ReactNode }) => (
  <ul className="flex flex-wrap items-center gap-x-2 border-b border-line px-4 py-1.5">{children}</ul>
);

/** The list of what is in view: beside the map where there is room, else a sheet that is pulled or opened by its button. */
export const ListPane = ({ title, sorting, onSkip, litId, children, card }: Props) => {
  const t = useWords('map');
  const id = useId();
  const wide = useWide();
  const sheet = useRef<HTMLElement>(null);
  const [open, setOpen] = useState(false);
  const [pull, setPull] = useState<Pull | null>(null);
  const pulled = useRef(false);
  const rows = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (litId) showRow(rows.current, litId);
  }, [litId]);

  if (wide)
    return (
      <section
        aria-labelledby={id}
        className="flex flex-col overflow-hidden rounded-card border border-line bg-surface contain-size"
      >
        <h3 id={id} className="border-b border-line px-4 py-3 text-base tabular-nums">
          {title}
        </h3>
        <button
          type="button"
          onClick={onSkip}
          className="sr-only focus:not-sr-only focus:m-2 focus:inline-flex focus:min-h-11 focus:items-center focus:rounded-full focus:bg-primary focus:px-4 focus:text-on-primary"
        >
          {t('map.skipList')}
        </button>
        <div ref={rows} className="relative min-h-0 grow overflow-y-auto overscroll-contain">
          <SortingRow>{sorting}</SortingRow>
          {children}
        </div>
      </section>
    );

  const start = (event: PointerEvent<HTMLElement>) => {
    pulled.current = false;
    event.currentTarget.setPointerCapture(event.pointerId);
    setPull({
      from: event.clientY,
      height: sheet.current?.offsetHeight ?? CLOSED_SHEET,
      now: event.clientY,
      isMore: false,
    });
  };
  const move = (event: PointerEvent) => {
    if (!pull) return;
    if (Math.abs(event.clientY - pull.from) > SLIP) pulled.current = true;
    setPull({ ...pull, now: event.clientY, isMore: pulled.current });
  };
  const end = () => {
    if (pull?.isMore) setOpen(pull.now < pull.from);
    setPull(null);
  };
  const height = pull?.isMore ? Math.max(CLOSED_SHEET, pull.height + pull.from - pull.now) : null;

  return (
    <div className="pointer-events-none absolute inset-0 z-20 flex flex-col justify-end">
      {/* The lower edge of the map may be below the window's: the sheet is at the upper of both, and never higher than the map. */}
      <div className="sticky bottom-0 flex max-h-full flex-col">
        {open || pull ? null : card}
        <section
          ref={sheet}
          aria-labelledby={id}
          style={height === null ? undefined : { height }}
          className={`pointer-events-auto flex max-h-[calc(100svh-4rem)] min-h-14 flex-col overflow-hidden rounded-t-card border-t border-line bg-surface shadow-float ${
            height === null ? `transition-[height] ${open ? 'h-110' : 'h-14'}` : ''
          }`}
        >
          <button
            type="button"
            aria-expanded={open}
            aria-controls={`${id}-list`}
            onPointerDown={start}
            onPointerMove={move}
            onPointerUp={end}
            onPointerCancel={end}
            onClick={() => {
              if (!pulled.current) setOpen(!open);
              pulled.current = false;
            }}
            className="relative flex h-14 w-full shrink-0 touch-none items-center justify-between px-4 pt-1.5 text-start font-semibold tabular-nums -outline-offset-2"
          >
            <span
              aria-hidden="true"
              className="absolute top-1.5 left-1/2 h-1 w-9 -translate-x-1/2 rounded-full bg-control"
            />
            <span id={id}>{title}</span>
            <ChevronUp
              aria-hidden="true"
              className={`size-5 text-ink-soft transition-transform ${open ? 'rotate-180' : ''}`}
            />
          </button>
          <div
            id={`${id}-list`}
            inert={!open && !pull}
            className="relative min-h-0 grow overflow-y-auto overscroll-contain border-t border-line"
          >
            <SortingRow>{sorting}</SortingRow>
            {children}
          </div>
        </section>
      </div>
    </div>
  );
};
