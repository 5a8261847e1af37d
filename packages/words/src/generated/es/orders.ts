// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import { select } from '@messageformat/runtime';
import type { CompiledPart } from '../../translate.ts';

export const messages: CompiledPart = {
  closed: "Los lugares cerrados temporalmente van después de todos los demás. Ningún lugar puede comprar una posición mejor.",
  explained: (d) => select(d.order, { relevance: "Primero van los lugares que se llaman como lo que has escrito. Después, los nombres que empiezan así, los lugares con todas tus palabras y, al final, los que solo coinciden en el comienzo de las palabras. A igualdad, van antes los lugares con más que ver: fotos, una descripción, buenas reseñas.", nearness: "Tus palabras y la distancia cuentan juntas. A menos de " + d.distance + ", va primero el lugar que se llama como lo que has escrito. Un lugar con fotos, descripción y buenas reseñas puede ir antes que uno un poco más cercano.", distance: "Va primero el lugar más cercano, en línea recta. No cuenta nada más.", rating: "Va primero el lugar mejor valorado. Pocas reseñas cuentan menos que muchas, así que una sola no basta.", newest: "Va primero el último lugar añadido.", warmest: "Va primero el lugar con el agua más caliente, según la temperatura más alta que indica. Los lugares que no lo dicen van al final.", other: "Primero van los lugares con algo que ver: fotos, una descripción escrita por alguien, buenas reseñas. Los tipos de lugares y los continentes se alternan." })
};
