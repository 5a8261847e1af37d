import { useId, useState, type ComponentType } from 'react';
import { useClientConfig } from '../../shared/client-config.ts';
import type { ListMapProps } from '../../shared/map-slot.ts';
import { quietButton } from '../../shared/ui/button-look.ts';
import { Map as MapIcon } from '../../shared/icons.tsx';
import { useWords } from '../../shared/words/words.ts';
import type { WholeList } from './list-meta.ts';

export type ListMapSlot = ComponentType<ListMapProps>;

const stopsOf = ({ items }: WholeList): ListMapProps['stops'] =>
  items.flatMap(({ visitOrder, location }) => {
    if (!location || location.latitude === null || location.longitude === null) return [];
    const { id, name, categoryId, latitude, longitude } = location;
    return [{ id, name, categoryId, latitude, longitude, visitOrder }];
  });

type Props = { readonly list: WholeList; readonly ListMap: ListMapSlot };

/** The list on a map in its order; the map is fetched when it is opened. */
export const ListMapPanel = ({ list, ListMap }: Props) => {
  const t = useWords('lists');
  const id = useId();
  const config = useClientConfig();
  const [isOpen, setOpen] = useState(false);
  const stops = stopsOf(list);
  if (stops.length === 0) return null;
  return (
    <section aria-label={t('site.map')} className="needs-script mt-3 sm:mt-6 print:hidden">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className={quietButton}
      >
        <MapIcon aria-hidden="true" className="size-4.5" />
        {t(isOpen ? 'lists.hideMap' : 'lists.showMap')}
      </button>
      <div id={id} className={isOpen ? 'mt-4' : 'hidden'}>
        {isOpen ? <ListMap config={config} stops={stops} /> : null}
      </div>
    </section>
  );
};
