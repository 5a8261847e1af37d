import { useClientConfig } from '../../../shared/client-config.ts';
import type { PointMapSlot } from '../../../shared/map-slot.ts';
import { pointIn } from '../../../shared/typed-point.ts';
import { useNearScreen } from '../../../shared/use-near-screen.ts';
import { useWords } from '../../../shared/words/words.ts';
import type { EditValues } from './edit-values.ts';

type Props = {
  readonly values: EditValues;
  readonly PointMap: PointMapSlot;
  readonly onChange: (change: (values: EditValues) => EditValues) => void;
};

/** Where the place is, as a pin that can be moved; its two numbers stand below. */
export const EditPoint = ({ values: { latitude, longitude, categoryId }, PointMap, onChange }: Props) => {
  const t = useWords('admin');
  const { ref, near } = useNearScreen();
  const config = useClientConfig();
  const typed = { latitude: latitude.replace(',', '.'), longitude: longitude.replace(',', '.') };
  return (
    <div role="group" aria-label={t('admin.pointOnMap')}>
      <p className="font-semibold text-ink">{t('admin.pointOnMap')}</p>
      <div ref={ref} className="relative mt-1 h-64 overflow-hidden rounded-card border border-line bg-water text-ink">
        {near ? (
          <PointMap
            config={config}
            point={pointIn(typed)}
            categoryId={Number(categoryId)}
            onMove={(to) =>
              onChange((before) => ({ ...before, latitude: String(to.latitude), longitude: String(to.longitude) }))
            }
          />
        ) : null}
      </div>
    </div>
  );
};
