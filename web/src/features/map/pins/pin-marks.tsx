import { useWords } from '../../../shared/words/words.ts';
import { MARKS, type Mark, type Marks } from './marks.ts';

const SIDES = ['-top-2 -right-2', '-top-2 -left-2'] as const;

/** Small pictures at the shoulders of a pin. Its name tells them to those who do not see them. */
export const PinMarks = ({ marks }: { readonly marks: readonly Mark[] }) =>
  marks.map((mark, at) => {
    const { icon: Icon, look } = MARKS[mark];
    return (
      <span
        key={mark}
        aria-hidden="true"
        data-mark={mark}
        className={`absolute ${SIDES[at] ?? SIDES[0]} ${look} pin-shadow flex size-4 items-center justify-center rounded-full bg-surface`}
      >
        <Icon className="size-2.5 stroke-3" />
      </span>
    );
  });

/** What the small pictures mean; nothing where there are none. */
export const MarksLegend = ({ marks }: { readonly marks: Marks }) => {
  const t = useWords('map');
  const used = new Set([...marks.values()].flat());
  const shown = (['saved', 'visited', 'wanted'] as const).filter((mark) => used.has(mark));
  if (shown.length === 0) return null;
  return (
    <ul aria-label={t('map.marks')} className="mt-1.5 flex flex-wrap gap-x-4 gap-y-1 text-xs text-ink-soft">
      {shown.map((mark) => {
        const { icon: Icon, label, look } = MARKS[mark];
        return (
          <li key={mark} className="flex items-center gap-1.5">
            <span aria-hidden="true" className={look}>
              <Icon className="size-3 stroke-3" />
            </span>
            {t(label)}
          </li>
        );
      })}
    </ul>
  );
};
