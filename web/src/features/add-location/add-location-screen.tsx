import { PAGES } from '@wellspring/page-contract/paths';
import { PageHead } from '../../shared/head/page-head.tsx';
import type { PointMapSlot } from '../../shared/map-slot.ts';
import { useViewer } from '../../shared/session/session.tsx';
import { formIsland } from '../../shared/ui/form-island.tsx';
import { useWords } from '../../shared/words/words.ts';

const AddLocationForms = formIsland(() => import('./add-location-forms.tsx').then((it) => it.AddLocationForms), 3);

/** /add-location: a member tells of a place. */
export const AddLocationScreen = ({ PointMap }: { readonly PointMap: PointMapSlot }) => {
  const t = useWords('addLocation');
  const viewer = useViewer();
  return (
    <div className="page-width max-w-3xl py-6 md:py-10">
      <PageHead
        title={t('addLocation.title')}
        description={t('addLocation.description')}
        canonical={PAGES.addLocation}
        isIndexed={false}
      />
      <h1 className="text-3xl md:text-4xl">{t('addLocation.title')}</h1>
      <p className="mt-2 text-lg text-ink-soft">{t('addLocation.reviewedFirst')}</p>
      <div className="mt-6">{viewer ? <AddLocationForms memberId={viewer.id} PointMap={PointMap} /> : null}</div>
    </div>
  );
};
