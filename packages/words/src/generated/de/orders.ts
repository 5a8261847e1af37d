// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import { select } from '@messageformat/runtime';
import type { CompiledPart } from '../../translate.ts';

export const messages: CompiledPart = {
  closed: "Vorübergehend geschlossene Orte stehen nach allen anderen. Kein Ort kann sich einen besseren Rang kaufen.",
  explained: (d) => select(d.order, { relevance: "Zuerst stehen Orte, die so heißen, wie du suchst. Dann kommen Namen, die so beginnen, Orte mit allen deinen Wörtern und zuletzt solche, bei denen nur Wortanfänge passen. Unter gleichen stehen Orte vorn, bei denen es mehr zu sehen gibt: Fotos, eine Beschreibung, gute Bewertungen.", nearness: "Deine Wörter und die Entfernung zählen zusammen. Im Umkreis von " + d.distance + " steht ein Ort vorn, der so heißt, wie du suchst. Ein Ort mit Fotos, Beschreibung und guten Bewertungen kann vor einem stehen, der etwas näher ist.", distance: "Der nächste Ort steht vorn, in Luftlinie gemessen. Sonst zählt nichts.", rating: "Der am besten bewertete Ort steht vorn. Wenige Bewertungen zählen weniger als viele, eine einzelne führt also nicht.", newest: "Der zuletzt eingetragene Ort steht vorn.", warmest: "Der Ort mit dem wärmsten Wasser steht vorn, nach der höchsten angegebenen Temperatur. Orte ohne Angabe stehen am Ende.", other: "Zuerst stehen Orte, bei denen es etwas zu sehen gibt: Fotos, eine von jemandem geschriebene Beschreibung, gute Bewertungen. Arten von Orten und Kontinente wechseln sich ab." })
};
