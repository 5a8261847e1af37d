import type { ReactNode } from 'react';
import { Part } from '../../../shared/ui/part.tsx';
import { CategoryBar } from '../filters/category-bar.tsx';
import { NearBox } from '../near/near-box.tsx';
import { SearchBox } from '../search/search-box.tsx';
import type { Home } from './use-home.ts';
import { ViewTabs } from './view-tabs.tsx';

type Props = {
  readonly home: Home;
  /** what stands in the box for a city or address */
  readonly nearText: string;
  /** beside the views */
  readonly children?: ReactNode;
};

/** What to look for, where, of which kind and in which view. */
export const HomeHead = ({ home, nearText, children }: Props) => {
  const { address, view } = home;
  const { search } = address;
  return (
    <>
      <div className="grid grid-cols-1 items-start gap-2 lg:grid-cols-[minmax(0,1fr)_28rem] lg:gap-3">
        <SearchBox
          isShort
          initial={search ?? ''}
          onSearch={(text) => home.goTo(home.searchHref(text || null))}
          hrefOf={home.suggestedHref}
        />
        <NearBox initial={nearText} onNear={home.setNear} onClear={home.clearNear} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 xl:flex xl:flex-wrap xl:gap-x-2 xl:gap-y-1.5">
        <Part>
          <CategoryBar chosen={search ? undefined : address.categoryId} hrefOf={home.categoryHref} isAmong />
        </Part>
        <div className="col-start-2 row-start-1 flex flex-wrap justify-end gap-2 xl:grow">
          {children}
          <ViewTabs view={view} hrefOf={(next) => home.hrefWith({ view: next })} onLeave={home.holdView} />
        </div>
      </div>
    </>
  );
};
