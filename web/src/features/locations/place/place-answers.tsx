import { FACT_FIELDS } from '@wellspring/place-schema/kinds';
import { useLocale } from '../../../shared/format/use-locale.ts';
import { useTemperatureText } from '../../../shared/format/use-units.ts';
import { useWords } from '../../../shared/words/words.ts';
import { answerRows, type AnswerRow } from './answer-rows.tsx';
import { IMPROVE_ANCHOR } from './anchors.ts';
import { useSeasonText } from './month-dots.tsx';
import { PlaceWarnings } from './place-warnings.tsx';
import type { FullLocation } from '../questions.ts';
import { asOfText, sourceNameOf } from './source-date.ts';

type Props = { readonly location: FullLocation };

const Answer = ({ icon, label, hue = 'text-primary', isWide = false, content }: Omit<AnswerRow, 'key'>) => (
  <div className={`relative min-w-0 ps-9 ${isWide ? 'col-span-full' : ''}`}>
    <dt className="text-sm text-ink-soft">
      <span aria-hidden="true" className={`${hue} absolute start-0 top-0.5 [&>svg]:size-6`}>
        {icon}
      </span>
      {label}
    </dt>
    <dd className="font-semibold wrap-anywhere">{content}</dd>
  </div>
);

/** Of when the newest of the facts is that somebody entered, and who says so; else of when the source of the place is. */
const AsOf = ({ location }: Props) => {
  const t = useWords('answers');
  const locale = useLocale();
  const newest = FACT_FIELDS.flatMap(([field]) => {
    const fact = location[field];
    return fact && fact.basis !== 'read' && (fact.date ?? fact.source) ? [fact] : [];
  }).toSorted((a, b) => (b.date ?? '').localeCompare(a.date ?? ''))[0];
  if (!newest && location.asOf === null) return null;
  const said = newest ?? { date: location.asOf, source: location.source };
  const source = said.source === location.source ? sourceNameOf(location) : said.source;
  return (
    <p className="mt-4 text-sm text-ink-soft">
      {said.date === null
        ? t('answers.saidBy', { source: source ?? '' })
        : asOfText({ date: said.date, source }, t, locale)}
    </p>
  );
};

/** Water that people bathe in: hot springs and spas. */
const BATHS: readonly number[] = [20, 21];

/** The first question that nobody has answered. */
const questionOf = (location: FullLocation) => {
  const { categoryId, waterTemperature, temperature, price, priceRange, season, bestTimeToVisit, access } = location;
  if (BATHS.includes(categoryId) && !waterTemperature && !temperature) return 'answers.isItWarm';
  if (!price && !priceRange) return 'answers.whatDoesItCost';
  if (!season && !bestTimeToVisit) return 'answers.whenIsItBest';
  return access ? null : 'answers.howToGetIn';
};

const Invitation = ({ location }: Props) => {
  const t = useWords('answers');
  const question = location.isVerified ? questionOf(location) : null;
  return question ? (
    <a
      href={`#${IMPROVE_ANCHOR}`}
      className="no-print mt-2 inline-flex min-h-11 items-center text-primary underline-offset-4 hover:underline"
    >
      {t(question)}
    </a>
  ) : null;
};

/** What has to be known before one goes, and what people ask first. */
export const PlaceAnswers = ({ location }: Props) => {
  const t = useWords('answers', 'facts', 'fields', 'kinds', 'place');
  const locale = useLocale();
  const temperatureText = useTemperatureText();
  const seasonText = useSeasonText();
  const rows = answerRows(location, { t, locale, temperatureText, seasonText });
  return (
    <div className="grid grid-cols-1 gap-4">
      <PlaceWarnings location={location} />
      <div className="rounded-card border border-line bg-surface p-4 sm:p-5">
        {rows.length > 0 ? (
          <dl className="grid grid-cols-2 gap-x-4 gap-y-3 sm:gap-4">
            {rows.map(({ key, ...row }) => (
              <Answer key={key} {...row} />
            ))}
          </dl>
        ) : null}
        <AsOf location={location} />
        <Invitation location={location} />
      </div>
    </div>
  );
};
