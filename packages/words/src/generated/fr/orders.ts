// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import { select } from '@messageformat/runtime';
import type { CompiledPart } from '../../translate.ts';

export const messages: CompiledPart = {
  closed: "Les lieux fermés temporairement viennent après tous les autres. Aucun lieu ne peut acheter une meilleure position.",
  explained: (d) => select(d.order, { relevance: "Les lieux dont le nom est ce que vous avez saisi viennent d’abord. Suivent les noms qui commencent ainsi, les lieux qui contiennent tous vos mots et enfin ceux où seul le début des mots correspond. À égalité, les lieux où il y a plus à voir viennent d’abord : photos, description, bons avis.", nearness: "Vos mots et la distance comptent ensemble. Dans un rayon de " + d.distance + ", un lieu dont le nom est ce que vous avez saisi vient d’abord. Un lieu avec des photos, une description et de bons avis peut passer devant un autre un peu plus proche.", distance: "Le lieu le plus proche vient d’abord, à vol d’oiseau. Rien d’autre ne compte.", rating: "Le lieu le mieux noté vient d’abord. Quelques avis comptent moins que beaucoup : un seul avis ne suffit pas.", newest: "Le dernier lieu ajouté vient d’abord.", warmest: "Le lieu dont l’eau est la plus chaude vient d’abord, selon la température la plus élevée qu’il indique. Les lieux qui n’en disent rien viennent à la fin.", other: "Les lieux où il y a quelque chose à voir viennent d’abord : photos, description écrite par quelqu’un, bons avis. Les types de lieux et les continents alternent." })
};
