import { useLocale } from '../../../shared/format/use-locale.ts';
import { useTemperatureText } from '../../../shared/format/use-units.ts';
import { CircleAlert } from '../../../shared/icons.tsx';
import { useWords } from '../../../shared/words/words.ts';
import { closedText } from '../closed-text.ts';
import type { FullLocation } from '../questions.ts';

type Props = { readonly location: Pick<FullLocation, 'status' | 'safety' | 'waterTemperature'> };

/** °C: from here on water scalds. */
const SCALDING = 44;

const line = 'flex items-start gap-3 rounded-card border border-ember bg-surface p-4 [&>svg]:mt-0.5 [&>svg]:size-5';

/** That a place is closed, for now or for good; null: it is open, or nobody says. */
const ClosedLine = ({ location }: Props) => {
  const t = useWords('place');
  const locale = useLocale();
  const text = closedText(location, t, locale);
  if (text === null) return null;
  return (
    <p className={`${line} font-semibold`}>
      <CircleAlert aria-hidden="true" />
      {text}
    </p>
  );
};

/** What may hurt, before anything is called healing; null: nobody says. */
const SafetyLine = ({ location: { safety, waterTemperature } }: Props) => {
  const t = useWords('place', 'facts');
  const temperatureText = useTemperatureText();
  const risks = safety?.risks ?? [];
  const hottest = waterTemperature?.maxC ?? 0;
  const isScalding = hottest >= SCALDING;
  if (risks.length === 0 && !isScalding) return null;
  return (
    <section aria-label={t('place.takeCare')} className={line}>
      <CircleAlert aria-hidden="true" />
      <div>
        <h2 className="font-semibold">{t('place.takeCare')}</h2>
        <ul className="mt-1 list-disc ps-5">
          {isScalding ? <li>{t('place.scalds', { temperature: temperatureText(`${hottest} °C`) })}</li> : null}
          {risks
            .filter((risk) => risk !== 'scalding' || !isScalding)
            .map((risk) => (
              <li key={risk}>{t(`facts.risk_${risk}`)}</li>
            ))}
        </ul>
      </div>
    </section>
  );
};

/** What a reader has to know before they go: that a place is closed, and what may hurt there. */
export const PlaceWarnings = ({ location }: Props) => (
  <>
    <ClosedLine location={location} />
    <SafetyLine location={location} />
  </>
);
