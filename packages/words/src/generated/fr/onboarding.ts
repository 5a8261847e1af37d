// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import type { CompiledPart } from '../../translate.ts';

export const messages: CompiledPart = {
  back: "Retour",
  contributeBadges: "Obtenez des badges pour vos contributions.",
  contributeLocations: "Ajoutez des lieux : faites connaître un lieu qui manque ici, avec des photos.",
  contributeReviews: "Rédigez des avis, avec des photos, sur les lieux que vous connaissez.",
  contributeText: "Vos récits aident les autres à trouver leur lieu.",
  contributeTitle: "Contribuez",
  exploreMap: "Carte interactive : voyez ce qui se trouve près de vous et ouvrez un lieu depuis son repère.",
  exploreSearch: "Recherche et filtres : par mots, par ville, par type de lieu.",
  exploreText: "Trouvez le lieu qui vous fait du bien.",
  exploreTitle: "Explorez les lieux",
  getStarted: "Commencer",
  keepFavorites: "Favoris : le cœur sur un lieu l’enregistre dans votre tableau de bord.",
  keepLists: "Listes de voyage : planifiez un voyage étape par étape, en privé pour vous ou en public pour le partager.",
  keepText: "Gardez ce qui vous plaît, sur tous vos appareils.",
  keepTitle: "Enregistrez vos favoris et listes de voyage",
  next: "Suivant",
  skip: "Passer l’introduction",
  step: (d) => "Étape " + d.step + " sur " + d.count,
  welcomeText: "Une carte communautaire de sources chaudes, de lieux de retraite et d’endroits paisibles pour se ressourcer. Quatre courtes étapes vous montrent ce que vous pouvez faire ici.",
  welcomeTitle: "Bienvenue sur Wellspring"
};
