import { MapPin } from 'lucide-react';
import { useId, useState } from 'react';
import { iconButton } from '../../shared/ui/button-look.ts';
import { Part } from '../../shared/ui/part.tsx';
import { CategoryBar } from './category-bar.tsx';
import { NearBox } from './near-box.tsx';
import { SearchBox } from './search-box.tsx';
import type { Home } from './use-home.ts';
import { ViewTabs } from './view-tabs.tsx';

type Props = {
  readonly home: Home;
  /** what stands in the box for a city or address */
  readonly nearText: string;
};

/**
 * What to look for, where, of which kind and in which view. On a phone it takes two rows: the box for a city or address opens
 * when it is asked for.
 */
export const HomeHead = ({ home, nearText }: Props) => {
  const id = useId();
  const { address, view } = home;
  const { search } = address;
  const isMap = view === 'map';
  const [isNearOpen, setNearOpen] = useState(false);
  return (
    <>
      <div className="grid grid-cols-1 items-start gap-2 md:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_28rem] lg:gap-3">
        <div className="flex flex-wrap gap-2">
          <div className="min-w-[min(13.5rem,100%)] grow basis-54">
            <SearchBox
              isShort
              initial={search ?? ''}
              onSearch={(text) => home.goTo(home.searchHref(text || null))}
              nearHref={(to) => home.nearHref(to, { search: null })}
              categoryHref={home.categoryHref}
            />
          </div>
          <button
            type="button"
            aria-label="Near a city or address"
            aria-expanded={isNearOpen}
            aria-controls={id}
            onClick={() => setNearOpen(!isNearOpen)}
            className={`${iconButton} needs-script size-12 aria-expanded:border-primary aria-expanded:text-primary md:hidden`}
          >
            <MapPin aria-hidden="true" className="size-5" />
          </button>
        </div>
        <div id={id} className={isNearOpen ? '' : 'max-md:hidden'}>
          <NearBox initial={nearText} onNear={home.setNear} onClear={home.clearNear} />
        </div>
      </div>
      <div
        className={`flex gap-x-3 gap-y-2 max-md:flex-row-reverse max-md:flex-wrap max-md:items-center max-md:gap-x-2 ${isMap ? 'items-center' : 'items-end'}`}
      >
        <Part>
          <CategoryBar
            heading={isMap ? 'unseen' : 'wide'}
            chosen={search ? undefined : address.categoryId}
            hrefOf={home.categoryHref}
          />
        </Part>
        <div className="flex shrink-0 items-center justify-end py-0.5">
          <ViewTabs view={view} hrefOf={(next) => home.hrefWith({ view: next })} onLeave={home.holdView} />
        </div>
      </div>
    </>
  );
};
