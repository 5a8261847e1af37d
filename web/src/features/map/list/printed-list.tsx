import { usePlaceLine } from '../../../shared/format/place-line.ts';
import { useTemperatureText } from '../../../shared/format/use-units.ts';
import { useWords } from '../../../shared/words/words.ts';
import type { ListLocation } from './location-list.tsx';
import { PrintedMap } from './printed-map.tsx';

type Props = {
  /** how many there are in view */
  readonly title: string;
  readonly locations: readonly ListLocation[];
  /** those that stand on other pages of the list */
  readonly more: number;
};

/** What is in view on the map, for paper: a picture of it, and the list of its numbers. */
export const PrintedList = ({ title, locations, more }: Props) => {
  const t = useWords('map');
  const placeLine = usePlaceLine();
  const temperatureText = useTemperatureText();
  return (
    <section aria-label={t('map.placesForPaper')} className="hidden print:block">
      <h3 className="text-lg">{title}</h3>
      <PrintedMap
        places={locations.flatMap(({ id, latitude, longitude }, at) =>
          latitude === null || longitude === null ? [] : [{ key: id, number: at + 1, latitude, longitude }],
        )}
      />
      <ol className="mt-2 list-decimal ps-8">
        {locations.map((location) => (
          <li key={location.id} className="py-1">
            <b>{location.name}</b>
            {[placeLine(location), location.temperature && temperatureText(location.temperature)]
              .filter(Boolean)
              .map((fact) => `, ${fact}`)
              .join('')}
          </li>
        ))}
      </ol>
      {more > 0 ? <p className="mt-2">{t('map.andMore', { count: more })}</p> : null}
    </section>
  );
};
