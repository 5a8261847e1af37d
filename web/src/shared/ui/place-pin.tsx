import { categoryLook } from '../category.ts';
import { warmthClass } from './warmth.ts';

type Props = {
  readonly name: string;
  readonly categoryId: number;
  readonly temperature: string | null;
};

/** The pin of the one place that a small map is about. */
export const PlacePin = ({ name, categoryId, temperature }: Props) => {
  const { icon: Icon, hue } = categoryLook(categoryId);
  return (
    <span
      role="img"
      aria-label={name}
      data-own=""
      className={`${hue} flex size-7.5 items-center justify-center rounded-full border-2 border-surface bg-cat text-surface ${warmthClass(temperature)}`}
    >
      <Icon aria-hidden="true" className="size-4 stroke-[2.4]" />
    </span>
  );
};
