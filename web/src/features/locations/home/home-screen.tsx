import type { ComponentType } from 'react';
import { useClientConfig } from '../../../shared/client-config.ts';
import { PageHead } from '../../../shared/head/page-head.tsx';
import { facetFilterOf, filterCount, type Filters } from '../../../shared/filters/filters.ts';
import type { MapViewProps } from '../../../shared/map-slot.ts';
import { island } from '../../../shared/ui/island.tsx';
import { lateIsland } from '../../../shared/ui/late-island.tsx';
import { Part } from '../../../shared/ui/part.tsx';
import { Announcement } from '../../../shared/ui/announcement.tsx';
import { useWords } from '../../../shared/words/words.ts';
import { nearTextFrom } from '../address-state.ts';
import { FilterBar } from '../filters/filter-bar.tsx';
import { FilterButton } from '../filters/filter-button.tsx';
import { HomeHead } from './home-head.tsx';
import { homeMeta } from './home-meta.ts';
import { MapPanel } from './map-panel.tsx';
import { filterFor } from '../near.ts';
import { NearLine } from '../near/near-line.tsx';
import { NoLocations } from './no-locations.tsx';
import { NothingNear } from '../near/nothing-near.tsx';
import { isOwnNear, useOwnPosition } from '../own-position.ts';
import { ResultPages } from './result-pages.tsx';
import { RowsLoading } from '../rows/rows-loading.tsx';
import { UnsaidLine } from '../filters/unsaid-line.tsx';
import { UnderstoodSearch } from '../search/understood-search.tsx';
import { useFocusAfterPaging } from '../../../shared/use-focus-after-paging.ts';
import { useCounts } from '../filters/use-counts.ts';
import { useHome } from './use-home.ts';
import { useLocations } from './use-locations.ts';
import { WhereAreYou } from '../near/where-are-you.tsx';
import { useResultsHeading } from './use-results-heading.ts';
import { panelId, tabId } from './view-tabs.tsx';

const SortMenu = island(() => import('../filters/sort-menu.tsx').then((it) => it.SortMenu), null, null);

const LocationRows = lateIsland(
  () => import('../rows/location-rows.tsx').then((it) => it.LocationRows),
  ['filters'],
  <RowsLoading />,
);

type Props = { readonly MapView: ComponentType<MapViewProps> };

/** /home: search, categories, and the places as a grid or on the map. */
export const HomeScreen = ({ MapView }: Props) => {
  const t = useWords('places', 'categories');
  const home = useHome();
  const { address, view } = home;
  const { search, near, categoryId, sort, radiusKm } = address;
  const resultsHeading = useResultsHeading(address);
  const own = useOwnPosition();
  const isOwn = isOwnNear(near, own);
  // The address knows the reader's position to a kilometre; the list of this tab is sorted by it exactly.
  const from = near && isOwn && own ? { ...near, latitude: own.latitude, longitude: own.longitude } : near;
  const facets = facetFilterOf(address.filters);
  const listed = { search, categoryId, page: address.page, near: from, sort, radiusKm, facets };
  const list = useLocations(listed, home.replacePage);
  const { page, pages, total, answer, loading, failed } = list;
  const { within, unsaid } = useCounts(listed, total);
  const config = useClientConfig();
  const { heading, onTurn } = useFocusAfterPaging(page);
  const isMap = view === 'map';
  const asksNothing =
    !search && !near && !sort && categoryId === null && address.page === 1 && filterCount(address.filters) === 0;
  const count = total === undefined || failed ? '' : t('places.places', { count: total });
  const { nearest, interpretation } = answer ?? {};
  /** without what it was near to */
  const everywhereHref = (words: string | null) =>
    home.hrefWith({ search: words, categoryId: words ? null : address.categoryId, near: null, at: null, page: 1 });
  const empty = answer?.needs ? (
    <WhereAreYou
      words={interpretation?.words ?? ''}
      onNear={(to) => home.goTo(home.nearHref(to, { at: null }))}
      everywhereHref={everywhereHref}
    />
  ) : nearest ? (
    <NothingNear
      around={near?.bounds ? near : (answer?.near ?? null)}
      nearest={nearest}
      words={interpretation?.words ?? ''}
      everywhereHref={everywhereHref}
    />
  ) : (
    <NoLocations
      search={search}
      offer={interpretation?.offer ?? null}
      filters={address.filters}
      filtersHref={home.filtersHref}
      allHref={home.searchHref(null)}
      nearHref={(to) => home.nearHref(to, { search: null })}
    />
  );
  const filtering = {
    filters: address.filters,
    others: filterFor(search, address.categoryId, from),
    onChoose: (filters: Filters) => home.goTo(home.filtersHref(filters)),
  };
  const unsaidLine = <UnsaidLine filters={address.filters} unsaid={unsaid} hrefOf={home.filtersHref} />;
  const sorting = <SortMenu address={address} onChange={(change) => home.goTo(home.sortHref(change))} />;
  const pageOfResults = (
    <>
      <ResultPages list={list} empty={empty} onTurn={onTurn} hrefOf={(n) => home.hrefWith({ page: n })} />
      {unsaidLine}
    </>
  );
  return (
    <div
      className={
        isMap
          ? 'flex min-h-[calc(100svh-4.0625rem)] flex-col gap-1.5 px-4 pt-1.5 md:px-8 lg:pb-1.5'
          : 'page-width grid grid-cols-1 gap-2 pt-1.5 pb-4 md:gap-4 md:pt-4'
      }
    >
      <PageHead {...homeMeta(t, { address, list })} />
      <h1 className="sr-only">{t('places.exploreHeading')}</h1>
      <HomeHead
        home={home}
        nearText={near?.label ?? (isMap && !near ? (answer?.near?.label ?? nearTextFrom(search)) : '')}
      >
        {isMap ? <FilterButton {...filtering} isShort /> : null}
      </HomeHead>
      {isMap ? null : (
        <Part>
          <FilterBar sorting={sorting} hrefOf={home.filtersHref} {...filtering} />
        </Part>
      )}
      {asksNothing && !isMap ? (
        <Part isMissed={false}>
          <LocationRows />
        </Part>
      ) : null}
      <section aria-labelledby="results-heading" className={isMap ? 'flex grow flex-col gap-2' : 'mt-2'}>
        <div className={isMap && !search && !near ? 'sr-only' : 'flex flex-wrap items-baseline gap-x-3'}>
          <h2
            id="results-heading"
            ref={heading}
            tabIndex={-1}
            className={`scroll-mt-6 wrap-anywhere ${isMap ? 'text-base max-md:sr-only' : 'text-2xl'}`}
          >
            {resultsHeading}
          </h2>
          <p className={`min-h-6 text-ink-soft tabular-nums ${isMap && !near ? 'max-md:sr-only' : ''}`}>
            {near && !failed ? (
              <NearLine
                near={near}
                isOwn={isOwn}
                sort={sort ?? (search ? 'relevance' : 'distance')}
                total={total}
                radiusKm={radiusKm}
                within={within}
                onClear={home.clearNear}
              />
            ) : (
              count
            )}
          </p>
          {search && answer && !loading && !near ? (
            <UnderstoodSearch search={search} page={answer} isShort={isMap} hrefOf={home.searchHref} />
          ) : null}
        </div>
        <Announcement
          text={
            loading || !count ? '' : t('places.placesOnPage', { count: total ?? 0, page, pages: Math.max(pages, 1) })
          }
        />
        <div
          id={panelId}
          role="tabpanel"
          aria-labelledby={tabId(view)}
          className={isMap ? 'flex grow flex-col gap-2' : 'mt-3 md:mt-5'}
        >
          {isMap && total === 0 && !loading ? empty : null}
          {isMap ? unsaidLine : null}
          {isMap ? (
            <MapPanel withoutScript={pageOfResults}>
              <MapView
                config={config}
                search={search}
                categoryId={address.categoryId}
                at={address.at}
                near={from}
                radiusKm={radiusKm}
                filters={address.filters}
                resets={home.resets}
                user={isOwn && own ? { lat: own.latitude, lng: own.longitude, accuracy: own.accuracy } : null}
                onMove={home.moved}
                sort={sort ?? (search || !near || near.bounds ? null : 'distance')}
                sorting={sorting}
                onSearchArea={(box) => home.goTo(home.areaHref(box))}
                onReset={home.resetView}
              />
            </MapPanel>
          ) : (
            pageOfResults
          )}
        </div>
      </section>
    </div>
  );
};
