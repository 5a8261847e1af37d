import { aboutList, stopsOf, type ExportedList } from './exported-list.ts';
import { xmlElement, xmlText } from './xml.ts';

/** Readers of KML take a description for HTML: what people wrote is text there as well. */
const description = (text: string): string => xmlElement('description', xmlText(text).replaceAll('\n', '<br>'));

/** A list as KML 2.2, its places in their order. */
export const kmlOf = (list: ExportedList): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<kml xmlns="http://www.opengis.net/kml/2.2">',
    `<Document>${xmlElement('name', list.name)}${description(aboutList(list))}`,
    ...stopsOf(list).map(
      ({ visitOrder, name, latitude, longitude, words }) =>
        `<Placemark>${xmlElement('name', `${visitOrder}. ${name}`)}${description(words)}<Point><coordinates>${longitude},${latitude}</coordinates></Point></Placemark>`,
    ),
    '</Document>',
    '</kml>',
    '',
  ].join('\n');
