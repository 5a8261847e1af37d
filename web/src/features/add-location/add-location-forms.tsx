import { useState, type ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { DraftLine } from '../../shared/drafts/draft-line.tsx';
import type { PointMapSlot } from '../../shared/map-slot.ts';
import { island } from '../../shared/ui/island.tsx';
import { LinkTabs, panelId, tabId } from '../../shared/ui/link-tabs.tsx';
import { useWords } from '../../shared/words/words.ts';
import { filledIn } from './finding.ts';
import { ResearchSummary } from './research-summary.tsx';
import { tabHref, tabIn, type Tab } from './tabs.ts';
import { useChosenPhotos } from './use-chosen-photos.ts';
import { useStoredQuery } from './use-stored-query.ts';
import { useResearch } from './use-research.ts';
import type { Submitted } from './use-submit.ts';
import { useTypedFields } from './use-typed-fields.ts';

const WORDS = {
  title: 'site.partNotLoaded',
  text: 'addLocation.partNotLoadedText',
} as const;
const LOADING = <div className="pulse h-96" />;
const ResearchPanel = island(() => import('./research-panel.tsx').then((it) => it.ResearchPanel), LOADING, WORDS);
const LocationForm = island(() => import('./location-form.tsx').then((it) => it.LocationForm), LOADING, WORDS);
const AfterSubmit = island(() => import('./after-submit.tsx').then((it) => it.AfterSubmit), LOADING, WORDS);

type PanelProps = { readonly own: Tab; readonly current: Tab; readonly children: ReactNode };

/** What one tab opens: fetched when it is first opened, and stays loaded. */
const Panel = ({ own, current, children }: PanelProps) => {
  const isOpen = own === current;
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return (
    <div id={panelId(own)} role="tabpanel" aria-labelledby={tabId(own)} hidden={!isOpen} className="mt-6">
      {isOpen || wasOpen ? <div className="grid grid-cols-1 gap-6">{children}</div> : null}
    </div>
  );
};

type Props = { readonly memberId: string; readonly PointMap: PointMapSlot };

/** Both ways to tell of a place: what one has typed stays while the other is open. */
export const AddLocationForms = ({ memberId, PointMap }: Props) => {
  const t = useWords('addLocation');
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const current = tabIn(address);
  const [query, setQuery] = useStoredQuery();
  const typed = useTypedFields();
  const chosen = useChosenPhotos(typed.draft.keepPhotos);
  const [submitted, setSubmitted] = useState<Submitted | null>(null);
  const show = (tab: Tab): void => {
    void navigate(tabHref(tab), { replace: true });
    document.getElementById(tabId(tab))?.focus();
  };
  const research = useResearch({
    memberId,
    onFound: (found) => typed.fill((fields) => filledIn(fields, found)),
    onShow: () => show('manual'),
  });
  const { finding } = research;
  const beginAnew = (): void => {
    research.forget();
    setQuery('');
    typed.clear();
    chosen.clear();
  };
  const searchAgain = (): void => {
    beginAnew();
    show('research');
  };
  const created = (answer: Submitted): void => {
    typed.draft.drop();
    research.forget();
    setQuery('');
    setSubmitted(answer);
  };
  if (submitted) return <AfterSubmit submitted={submitted} chosen={chosen} />;
  const tabs = [
    { name: 'research', label: t('addLocation.research') },
    { name: 'manual', label: finding ? t('addLocation.reviewAndEdit') : t('addLocation.manualEntry') },
  ] as const;
  const summary = finding ? <ResearchSummary finding={finding} onSearchAgain={searchAgain} /> : null;
  return (
    <>
      <LinkTabs label={t('addLocation.howToAdd')} tabs={tabs} current={current} hrefOf={tabHref} />
      <Panel own="research" current={current}>
        {summary}
        <ResearchPanel
          query={query}
          onQuery={setQuery}
          isBusy={research.isBusy}
          failure={research.failure}
          onAsk={(words) => void research.ask(words)}
          onCancel={research.cancel}
          onManual={() => show('manual')}
        />
      </Panel>
      <Panel own="manual" current={current}>
        <DraftLine draft={{ ...typed.draft, discard: beginAnew }} />
        {summary}
        <LocationForm
          key={typed.round}
          typed={typed}
          finding={finding}
          chosen={chosen}
          PointMap={PointMap}
          onSubmitted={created}
        />
      </Panel>
    </>
  );
};
