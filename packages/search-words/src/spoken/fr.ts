import type { LanguageWords } from './language-words.ts';

export const fr: LanguageWords = {
  facts: {
    free: 'gratuit*, entrée libre, entrée gratuite, accès libre, accès gratuit, sans frais, libre accès',
    openNow:
      'ouvert* maintenant, ouvert* aujourd’hui, ouvert* actuellement, actuellement ouvert*, ouvert* en ce moment',
    openLate: 'ouvert* tard, ouvert* la nuit, ouvert* le soir, nocturne*, en nocturne, ouvert* 24h, 24h',
    wheelchair:
      'fauteuil roulant, en fauteuil roulant, accessible*, accessible* en fauteuil roulant, accessible* aux handicapés, accessible* pmr, pmr, handicapé*, mobilité réduite, sans marche*, accès handicapé*',
    family:
      'avec enfant*, pour enfant*, avec des enfants, en famille, pour les enfants, famille*, pour familles, familial*, familiaux, avec bébé*, adapté* aux enfants',
    dogFriendly:
      'avec chien*, avec un chien, avec mon chien, chiens acceptés, chien accepté, animaux acceptés, chiens admis, animaux admis, avec animaux, acceptant les chiens, acceptant les animaux, chiens bienvenus',
    clothingOptional: 'naturiste*, nudiste*, nu, nus, nue, nues, naturisme, nudisme, sans maillot, maillot facultatif',
    swimwear: 'avec maillot*, maillot obligatoire, maillot de bain obligatoire, en maillot*',
    womenOnly:
      'réservé* aux femmes, pour femmes, femmes uniquement, exclusivement femmes, exclusivement féminin, uniquement pour femmes, femmes seulement, pour femme, non mixte, réservé femmes, que pour les femmes, 100 femmes',
    mixedBathing: 'mixte, mixtes, bain mixte',
    camping: 'avec camping, camping, campings, où camper, camper, avec emplacement*, bivouac',
    overnight:
      'avec hébergement, hébergement, pour dormir, avec logement, nuitée*, avec chambre*, où dormir, avec nuit, avec nuitée, avec cabanes',
    outdoor: 'en plein air, plein air, extérieur*, en extérieur, à ciel ouvert, dehors',
    indoor: 'couvert*, intérieur*, en intérieur',
    privateBath:
      'bain privé, bains privés, jacuzzi privatif, spa privatif, privatif*, privatisé*, privatisable*, sauna privatif',
    nightBathing: 'bain de nuit, bains de nuit, bain nocturne, la nuit',
    sauna: 'avec sauna, avec saunas, avec un sauna, et sauna',
    steam: 'avec hammam, avec un hammam, avec bain de vapeur, avec bain turc',
    massage: 'avec massage*',
    food: 'avec restaurant*, avec restauration, avec un restaurant, avec repas, avec café',
    coldPlunge: 'avec bain froid, avec bassin froid, bain froid, avec bain glacé',
    parking: 'avec parking, avec stationnement, parking, stationnement',
    winter: 'en hiver, hiver, l’hiver, ouvert* en hiver, cet hiver',
    summer: 'en été, l’été, ouvert* en été',
    autumn: 'en automne',
    spring: 'au printemps',
  },
  fillers:
    'prix, tarif*, coût, coûts, combien, pas cher, pas chère, pas chers, pas chères, cher, chère, bon marché, horaire*, heure*, heures d’ouverture, ouverture, avis, note, notes, billet*, ticket*, entrée*, réserv*, bon cadeau, bons cadeaux, cadeau, promo*, promotion*, réduction*, offre*, code promo, adresse*, téléphone, meilleur*, beau, belle, beaux, belles, joli*, bon, bons, bonne, bonnes, top, romantique*, luxe, de luxe, luxueu*, insolite*, authentique*, traditionnel*, caché*, secret*, célèbre*, populaire*, calme*, recommand*, conseillé*, où, comment, aller, quand, quel*, quoi, y a t il, est, sont, faire, week end, weekend, week-end, séjour*, vacances, escapade*, couple*, en amoureux, amoureux, photo*, carte, plan, visiter, vue, guide, idée*, lieu, lieux, endroit*, parking, bus, train, vol, vols, aéroport, navette, taxi, voiture, vestiaire*, casier*, règlement, plan d’accès, vidéo*, histoire, webcam, location',
  joining:
    'le, la, les, l, un, une, des, de, du, d, en, dans, à, au, aux, avec, pour, par, et, ou, sur, chez, près, près de, sans, ce, qui, que',
};
