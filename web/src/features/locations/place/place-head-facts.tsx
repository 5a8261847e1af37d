import { categoryLook } from '../../../shared/category.ts';
import { useDistanceText } from '../../../shared/format/use-units.ts';
import { useWords } from '../../../shared/words/words.ts';
import type { FullLocation } from '../questions.ts';

type Props = { readonly location: FullLocation };

/** What kinds of place it is, beside its category. */
export const KindBadges = ({ location: { kinds, categoryId } }: Props) => {
  const t = useWords('kinds');
  return (kinds?.are ?? []).map((kind) => (
    <span
      key={kind}
      className={`${categoryLook(categoryId).hue} inline-flex items-center rounded-full border border-line bg-surface px-2.5 py-1 text-xs font-semibold text-ink`}
    >
      {t(`kinds.${kind}`)}
    </span>
  ));
};

/** Where it is, seen from the nearest town; nothing where the line of its address names that town. */
export const TownLine = ({ location: { townNearby: town, city } }: Props) => {
  const t = useWords('answers');
  const distanceText = useDistanceText();
  if (!town || (town.isWithin && city !== null)) return null;
  const name = [town.name, town.region === town.name ? null : town.region].filter(Boolean).join(', ');
  return (
    <p className="text-ink-soft">
      {town.isWithin
        ? t('answers.inTown', { town: name })
        : t('answers.fromTown', { distance: distanceText(town.distanceKm), direction: town.direction, town: name })}
    </p>
  );
};
