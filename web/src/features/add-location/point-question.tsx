import { useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import type { CoordinatesAre } from '@wellspring/rest-contract/location-rules';
import type { Translate } from '@wellspring/words/translate';
import type { MapPoint } from '../../shared/map-slot.ts';
import { primaryButton, quietButton } from '../../shared/ui/button-look.ts';
import { useWords } from '../../shared/words/words.ts';
import type { Fields } from './location-fields.ts';
import type { PointDoubt } from './use-point-question.ts';

type Props = {
  readonly doubt: PointDoubt;
  readonly isBusy: boolean;
  /** the point is right */
  readonly onKeep: () => void;
  /** the point was changed, or is to be */
  readonly onBack: () => void;
};

const mendingLabel = (t: Translate<'addLocation'>, kind: PointDoubt['kind'], point: MapPoint): string =>
  kind === 'swapped'
    ? t('addLocation.swapPoint')
    : t('addLocation.usePoint', { latitude: String(point.latitude), longitude: String(point.longitude) });

/** Before a place is sent whose point seems wrong: what fits better. The member decides. */
export const PointQuestion = ({ doubt, isBusy, onKeep, onBack }: Props) => {
  const t = useWords('addLocation');
  const { setValue } = useFormContext<Fields>();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [doubt]);
  const put = ({ latitude, longitude }: MapPoint, coordinatesAre: CoordinatesAre): void => {
    const options = { shouldDirty: true, shouldValidate: true };
    setValue('latitude', String(latitude), options);
    setValue('longitude', String(longitude), options);
    setValue('coordinatesAre', coordinatesAre, options);
    onBack();
  };
  const { kind, mending, town, words } = doubt;
  return (
    <section aria-labelledby="point-question" className="rounded-card border border-amber bg-surface px-5 py-4">
      <h2 id="point-question" ref={heading} tabIndex={-1} className="text-lg">
        {t('addLocation.pointQuestion')}
      </h2>
      <p className="mt-1 wrap-anywhere text-ink-soft">{words}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        {mending ? (
          <button type="button" className={primaryButton} onClick={() => put(mending, 'exact')}>
            {mendingLabel(t, kind, mending)}
          </button>
        ) : null}
        {town ? (
          <button type="button" className={quietButton} onClick={() => put(town, 'approximate')}>
            {t('addLocation.useTown', { town: town.name })}
          </button>
        ) : null}
        <button
          type="button"
          aria-disabled={isBusy}
          onClick={() => isBusy || onKeep()}
          className={`${quietButton} aria-disabled:opacity-60`}
        >
          {t('addLocation.keepPoint')}
        </button>
        <button type="button" onClick={onBack} className={quietButton}>
          {t('addLocation.backToForm')}
        </button>
      </div>
    </section>
  );
};
