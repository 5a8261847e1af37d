import { FEATURED_LOCATIONS, searchResultsFor } from '@wellspring/rest-contract/listing-messages';
import type { ComponentType } from 'react';
import { useClientConfig } from '../../shared/client-config.ts';
import { plural } from '../../shared/format/values.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { PageHead } from '../../shared/head/page-head.tsx';
import type { MapViewProps } from '../../shared/map-slot.ts';
import { Announcement } from '../../shared/ui/announcement.tsx';
import { Pagination } from '../../shared/ui/pagination.tsx';
import { nearTextFrom } from './address-state.ts';
import { CategoryBar } from './category-bar.tsx';
import { homeMeta } from './home-meta.ts';
import { MapPanel } from './map-panel.tsx';
import { LocationGrid } from './location-grid.tsx';
import { NearBox } from './near-box.tsx';
import { NoLocations } from './no-locations.tsx';
import { SearchBox } from './search-box.tsx';
import { useFocusAfterPaging } from './use-focus-after-paging.ts';
import { useHome, usePlaces } from './use-home.ts';
import { panelId, tabId, ViewTabs } from './view-tabs.tsx';

type Props = { readonly MapView: ComponentType<MapViewProps> };

/** /home: search, categories, and the places as a grid or on the map. */
export const HomeScreen = ({ MapView }: Props) => {
  const home = useHome();
  const { address, near, view, historyState } = home;
  const { page, pages, total, places, waiting, failed, again } = usePlaces(address, near, home.putRight);
  const locale = useLocale();
  const config = useClientConfig();
  const { heading, onTurn } = useFocusAfterPaging(page);
  const count = total === undefined || failed ? '' : plural(total, 'place', 'places', locale);
  const empty = <NoLocations search={address.search} allHref={home.searchHref(null)} nearLink={home.nearLink} />;

  return (
    <div className="page-width grid grid-cols-1 gap-8 py-6 md:py-8">
      <PageHead {...homeMeta({ address, page, total, places, failed, waiting })} />
      <h1 className="sr-only">Explore healing places</h1>
      <SearchBox initial={address.search ?? ''} onSearch={(text) => home.goTo(home.searchHref(text || null))} />
      <CategoryBar
        chosen={address.search ? undefined : address.categoryId}
        hrefOf={home.categoryHref}
        state={historyState}
      />
      <section aria-labelledby="results-heading">
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
          <div className="min-w-0">
            <h2 id="results-heading" ref={heading} tabIndex={-1} className="scroll-mt-6 text-2xl wrap-anywhere">
              {address.search ? searchResultsFor(address.search) : FEATURED_LOCATIONS}
            </h2>
            <p className="min-h-6 text-ink-soft tabular-nums">
              {count}
              {near && !failed ? (
                <>
                  {count ? ', ' : ''}nearest to {near.label} first{' '}
                  <button type="button" onClick={home.resetView} className="font-semibold text-primary underline">
                    Clear
                  </button>
                </>
              ) : null}
            </p>
          </div>
          <ViewTabs view={view} hrefOf={(next) => home.hrefWith({ view: next })} state={historyState} />
        </div>
        <Announcement text={waiting || !count ? '' : `${count}, page ${page} of ${Math.max(pages, 1)}`} />
        <div id={panelId} role="tabpanel" aria-labelledby={tabId(view)} className="mt-5">
          {view === 'map' ? (
            <div className="grid grid-cols-1 gap-4">
              <NearBox
                initial={near && !near.isUser ? near.label : nearTextFrom(address.search)}
                onNear={home.setNear}
                onReset={home.resetView}
              />
              {places?.length === 0 && !waiting ? empty : null}
              <MapPanel>
                <MapView
                  config={config}
                  search={address.search}
                  categoryId={address.categoryId}
                  at={address.at}
                  resets={home.resets}
                  user={
                    near?.isUser ? { lat: near.latitude, lng: near.longitude, accuracy: near.accuracy ?? null } : null
                  }
                  onMove={home.moved}
                />
              </MapPanel>
            </div>
          ) : (
            <>
              <LocationGrid places={places} waiting={waiting} failed={failed} onAgain={again} empty={empty} eager />
              {failed ? null : (
                <Pagination
                  onTurn={onTurn}
                  page={page}
                  pages={pages}
                  hrefOf={(n) => home.hrefWith({ page: n })}
                  state={historyState}
                />
              )}
            </>
          )}
        </div>
      </section>
    </div>
  );
};
