import type { Language } from '@wellspring/words/languages';
import { aboutList, aboutStop, stopsOf, titleOf, type ExportedList, type Stop } from './exported-list.ts';
import { xmlElement, xmlText } from './xml.ts';

/** A sign that receivers and map programs know by this name. */
const SYMBOL = xmlElement('sym', 'Flag, Blue');

const point = (tag: 'wpt' | 'rtept', stop: Stop, language: Language): string => {
  const { latitude, longitude, name, category } = stop.location;
  const link = `<link href="${xmlText(stop.pageUrl)}">${xmlElement('text', name)}</link>`;
  const type = xmlElement('type', category?.name ?? '');
  return `<${tag} lat="${latitude}" lon="${longitude}">${xmlElement('name', titleOf(stop))}${xmlElement('desc', aboutStop(stop, language))}${link}${SYMBOL}${type}</${tag}>`;
};

/** A list as GPX 1.1: its places as waypoints, and a route through them in their order. */
export const gpxOf = (list: ExportedList, language: Language): string => {
  const stops = stopsOf(list);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<gpx version="1.1" creator="Wellspring" xmlns="http://www.topografix.com/GPX/1/1">',
    `<metadata>${xmlElement('name', list.name)}${xmlElement('desc', aboutList(list, language))}</metadata>`,
    ...stops.map((stop) => point('wpt', stop, language)),
    ...(stops.length > 0
      ? [`<rte>${xmlElement('name', list.name)}`, ...stops.map((stop) => point('rtept', stop, language)), '</rte>']
      : []),
    '</gpx>',
    '',
  ].join('\n');
};
