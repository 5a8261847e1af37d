import { locationPath } from '@wellspring/page-contract/paths';
import { useFormContext, useWatch } from 'react-hook-form';
import { Link } from '../../shared/ui/link.tsx';
import { useWords } from '../../shared/words/words.ts';
import { Rich } from '../../shared/words/rich.tsx';
import type { Fields } from './location-fields.ts';
import { useExistingPlace } from './use-existing-place.ts';

/** Warns at once that a place exists already, before the whole form is filled in. Typed text is stored as a draft. */
export const ExistingPlace = () => {
  const t = useWords('addLocation', 'cards');
  const { control } = useFormContext<Fields>();
  const [name, city] = useWatch({ control, name: ['name', 'city'] });
  const place = useExistingPlace({ name, city });
  return (
    <div role="status">
      {place ? (
        <p className="mb-6 rounded-card border border-primary bg-surface px-4 py-3 wrap-anywhere">
          <Rich
            text={t(place.isPermanentlyClosed ? 'addLocation.alreadyClosed' : 'addLocation.alreadyHere')}
            parts={{
              name: () => <bdi className="font-semibold">{place.name}</bdi>,
              link: (text) => (
                <Link to={locationPath(place.id)} className="font-semibold text-primary underline underline-offset-4">
                  {text}
                </Link>
              ),
            }}
          />
        </p>
      ) : null}
    </div>
  );
};
