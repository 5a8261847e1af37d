import type { Language } from '@wellspring/words/languages';
import { aboutList, aboutStop, stopsOf, titleOf, type ExportedList, type Stop } from './exported-list.ts';
import { xmlElement, xmlText } from './xml.ts';

/** Readers of KML read a description as HTML: texts of members are escaped for that as well. */
const asHtml = (text: string): string => xmlText(text).replaceAll('\n', '<br>');

const coordinatesOf = ({ location }: Stop): string => `${location.longitude},${location.latitude}`;

const placemark = (stop: Stop, language: Language): string => {
  const page = `<a href="${xmlText(stop.pageUrl)}">${xmlText(stop.pageUrl)}</a>`;
  const about = [asHtml(aboutStop(stop, language)), page].filter((part) => part !== '').join('<br>');
  return `<Placemark>${xmlElement('name', titleOf(stop))}${xmlElement('description', about)}<Point><coordinates>${coordinatesOf(stop)}</coordinates></Point></Placemark>`;
};

/** The path from place to place; none with fewer than two places. */
const route = (list: ExportedList, stops: readonly Stop[]): string =>
  stops.length < 2
    ? ''
    : `<Placemark>${xmlElement('name', list.name)}<LineString><tessellate>1</tessellate><coordinates>${stops.map(coordinatesOf).join(' ')}</coordinates></LineString></Placemark>`;

/** A list as KML 2.2: its places in their order, and a line through them. */
export const kmlOf = (list: ExportedList, language: Language): string => {
  const stops = stopsOf(list);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<kml xmlns="http://www.opengis.net/kml/2.2">',
    `<Document>${xmlElement('name', list.name)}${xmlElement('description', asHtml(aboutList(list, language)))}`,
    ...stops.map((stop) => placemark(stop, language)),
    route(list, stops),
    '</Document>',
    '</kml>',
    '',
  ].join('\n');
};
