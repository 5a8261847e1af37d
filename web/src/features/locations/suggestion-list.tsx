import { useNavigate } from 'react-router-dom';
import { categoryLook } from '../../shared/category.ts';
import { placeLine } from '../../shared/format/place-line.ts';
import type { Suggestion } from './use-suggestions.ts';

type Props = {
  /** of the combobox: names the list and its options */
  readonly id: string;
  readonly suggestions: readonly Suggestion[];
  readonly active: number;
  readonly onChoose: () => void;
};

/** The popup of the search box. Focus stays in the box; the mouse goes straight to a place. */
export const SuggestionList = ({ id, suggestions, active, onChoose }: Props) => {
  const navigate = useNavigate();
  return (
    <ul
      id={`${id}-places`}
      role="listbox"
      aria-label="Suggested places"
      className="absolute inset-x-0 top-full z-30 mt-2 max-h-96 overflow-auto rounded-card border border-line bg-surface p-1.5 text-left shadow-float"
    >
      {suggestions.map((place, index) => {
        const { icon: Icon, hue } = categoryLook(place.categoryId);
        return (
          <li
            key={place.id}
            id={`${id}-${place.id}`}
            role="option"
            aria-selected={index === active}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              onChoose();
              void navigate(`/location/${place.id}`);
            }}
            className={`${hue} flex cursor-pointer items-center gap-3 rounded-sm px-3 py-2 text-ink hover:bg-sunken ${index === active ? 'bg-sunken' : ''}`}
          >
            <Icon aria-hidden="true" className="size-5 shrink-0 text-cat" />
            <span className="min-w-0">
              <span className="block truncate font-medium">{place.name}</span>
              <span className="block truncate text-sm text-ink-soft">{placeLine(place)}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
};
