import { useState } from 'react';
import type { OwnVisitFragment } from '../../generated/marks-operations.ts';
import { useLocale } from '../../shared/format/use-locale.ts';
import { dateText } from '../../shared/format/values.ts';
import { quietButton } from '../../shared/ui/button-look.ts';
import { island } from '../../shared/ui/island.tsx';
import { Stars } from '../../shared/ui/stars.tsx';
import { useWords } from '../../shared/words/words.ts';
import { VISIT_LOOKS } from './visit-looks.ts';

const FormOnItsWay = () => <div aria-busy="true" className="pulse mt-3 h-72" />;

const VisitForm = island(() => import('./visit-form.tsx').then(({ VisitForm }) => VisitForm), <FormOnItsWay />, {
  title: 'reviews.formNotShown',
  text: 'reviews.formNotShownText',
});

const VisitDetails = ({ visit }: { readonly visit: OwnVisitFragment }) => {
  const t = useWords('cards');
  const locale = useLocale();
  const { visitDate, rating, notes } = visit;
  const { label } = VISIT_LOOKS[visit.visitStatus];
  return (
    <>
      <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
        {t(label)}
        {visitDate ? <time dateTime={visitDate}>{dateText(visitDate, locale)}</time> : null}
        {rating ? <Stars rating={rating} /> : null}
      </p>
      {notes ? <p className="mt-2 whitespace-pre-line wrap-anywhere">{notes}</p> : null}
    </>
  );
};

type Props = { readonly location: { readonly id: string; readonly visit?: OwnVisitFragment | null } };

/** A member's private notes about a visit, and their form. */
export const OwnVisit = ({ location: { id, visit } }: Props) => {
  const t = useWords('place');
  const [isEditing, setEditing] = useState(false);
  const [wasEdited, setEdited] = useState(false);
  if (!visit) return null;
  const hasDetails = Boolean(visit.visitDate ?? visit.notes ?? visit.rating);
  return (
    <section aria-labelledby="own-visit-heading" className="no-print rounded-card border border-line bg-surface p-5">
      <h2 id="own-visit-heading" className="text-lg">
        {t('place.yourVisit')}
      </h2>
      <p className="text-sm text-ink-soft">{t('place.visitOnlyYou')}</p>
      {isEditing ? (
        <VisitForm
          locationId={id}
          visit={visit}
          onDone={() => {
            setEdited(true);
            setEditing(false);
          }}
        />
      ) : (
        <>
          <VisitDetails visit={visit} />
          <button
            type="button"
            autoFocus={wasEdited}
            onClick={() => setEditing(true)}
            className={`${quietButton} needs-script mt-4`}
          >
            {hasDetails ? t('place.visitEdit') : t('place.visitAddDetails')}
          </button>
        </>
      )}
    </section>
  );
};
