import { useFormContext, useWatch } from 'react-hook-form';
import { useClientConfig } from '../../shared/client-config.ts';
import type { PointMapSlot } from '../../shared/map-slot.ts';
import { pointIn } from '../../shared/typed-point.ts';
import { TextField } from '../../shared/ui/text-field.tsx';
import { useNearScreen } from '../../shared/use-near-screen.ts';
import { useWords } from '../../shared/words/words.ts';
import { Rich } from '../../shared/words/rich.tsx';
import type { Finding } from './finding.ts';
import { FoundLine } from './found-line.tsx';
import type { Fields } from './location-fields.ts';
import type { useAddressPoint } from './use-address-point.ts';

const NUMBERS = [
  { name: 'latitude', label: 'addLocation.latitude' },
  { name: 'longitude', label: 'addLocation.longitude' },
] as const;

type Props = {
  readonly finding: Finding | null;
  readonly point: Pick<ReturnType<typeof useAddressPoint>, 'words' | 'putByHand' | 'typedByHand'>;
  readonly PointMap: PointMapSlot;
};

/** Where the place is: a pin on a small map, or two numbers. */
export const PointField = ({ finding, point: { words, putByHand, typedByHand }, PointMap }: Props) => {
  const t = useWords('addLocation');
  const { ref, near } = useNearScreen();
  const config = useClientConfig();
  const { register, formState } = useFormContext<Fields>();
  const [latitude, longitude, categoryId] = useWatch<Fields, ['latitude', 'longitude', 'categoryId']>({
    name: ['latitude', 'longitude', 'categoryId'],
  });
  return (
    <div role="group" aria-label={t('addLocation.pointOnMap')}>
      <p className="font-semibold">
        <Rich
          text={t('addLocation.pointOptional')}
          parts={{ optional: (text) => <span className="font-normal text-ink-soft">{text}</span> }}
        />
      </p>
      <div ref={ref} className="relative mt-1.5 h-72 overflow-hidden rounded-card border border-line bg-water sm:h-80">
        {near ? (
          <PointMap
            config={config}
            point={pointIn({ latitude, longitude })}
            categoryId={categoryId === '' ? null : Number(categoryId)}
            onMove={putByHand}
          />
        ) : null}
      </div>
      <p role="status" className="mt-1.5 min-h-5 text-sm text-ink-soft">
        {words}
      </p>
      <div className="mt-3 grid items-start gap-4 sm:grid-cols-2">
        {NUMBERS.map(({ name, label }) => {
          const found = finding?.found[name];
          return (
            <TextField
              key={name}
              {...register(name, { onChange: typedByHand })}
              label={t(label)}
              inputMode="text"
              autoComplete="off"
              error={formState.errors[name]?.message}
              help={found ? <FoundLine name={name} found={found} /> : null}
            />
          );
        })}
      </div>
    </div>
  );
};
