import type { LanguageWords } from './language-words.ts';

export const de: LanguageWords = {
  facts: {
    free: 'kostenlos*, gratis, umsonst, kostenfrei*, freier eintritt, freiem eintritt, eintritt frei, ohne eintritt, frei zugänglich*',
    openNow:
      'jetzt geöffnet, jetzt offen, heute geöffnet, heute offen, gerade geöffnet, gerade offen, aktuell geöffnet, derzeit geöffnet, jetzt auf, offen jetzt, geöffnet jetzt',
    openLate:
      'lange geöffnet, abends geöffnet, spät geöffnet, bis spät, nachts geöffnet, lange offen, abends offen, rund um die uhr',
    wheelchair:
      'barrierefrei*, rollstuhlgerecht*, rollstuhl, mit rollstuhl, behindertengerecht*, rollstuhlfahrer*, für rollstuhlfahrer, rollstuhlgeeignet*, stufenlos*, rollstuhlzugänglich*',
    family:
      'mit kind*, mit baby*, für kinder, für familien, kinderfreundlich*, familienfreundlich*, mit familie, familie, familien, mit kleinkind*, kindgerecht*, kinder erlaubt',
    dogFriendly:
      'mit hund*, hundefreundlich*, hunde erlaubt, haustiere erlaubt, mit haustier*, hund erlaubt, haustierfreundlich*, tierfreundlich*',
    clothingOptional: 'fkk, nackt*, textilfrei*, nacktbad*, hüllenlos*, ohne badekleidung, ohne badehose, naturist*',
    swimwear:
      'textilsauna, mit badekleidung, badekleidungspflicht, badekleidung erforderlich, mit badehose, mit bikini, textil',
    womenOnly:
      'nur für frauen, nur frauen, damensauna, frauensauna, frauen only, für frauen, damentag, frauentag, nur damen, nur für damen',
    mixedBathing: 'gemischt*, gemischtes bad*',
    camping:
      'mit camping, camping, mit campingplatz, campingplatz, zelten, mit zeltplatz, mit wohnmobil*, wohnmobilstellplatz, zum zelten, mit stellplatz',
    overnight:
      'mit übernachtung*, übernachtung*, übernachten, mit zimmer*, mit unterkunft, zum übernachten, mit hütte*',
    outdoor: 'draußen, im freien, unter freiem himmel, outdoor, außenbecken, mit außenbecken, freiluft*',
    indoor: 'drinnen, innenbecken, indoor, überdacht*, hallenbad',
    privateBath: 'privates bad, private sauna, privatbad, privatsauna, mit privatem bad',
    nightBathing: 'nachtbaden, mondscheinbaden, mitternachtssauna, nachts',
    sauna: 'mit sauna, mit saunen, mit saunalandschaft, mit saunabereich, und sauna',
    steam: 'mit dampfbad, mit dampfsauna, mit hamam, mit hammam',
    massage: 'mit massage*',
    food: 'mit restaurant*, mit gastronomie, mit essen, mit café, mit cafe, mit bistro',
    coldPlunge: 'mit tauchbecken, tauchbecken, mit kaltbecken, mit eisbad, kaltwasserbecken',
    parking: 'mit parkplatz, mit parkplätzen, mit parken, parkplatz, parkplätze',
    winter: 'im winter, winter, im winter geöffnet, für den winter, winterurlaub',
    summer: 'im sommer, im sommer geöffnet',
    autumn: 'im herbst',
    spring: 'im frühling, im frühjahr',
  },
  fillers:
    'eintrittspreis*, eintritt, preis*, preisliste, kosten, günstig*, billig*, preiswert*, gutschein*, rabatt*, angebot*, öffnungszeit*, anfahrt, adresse, telefon*, bewertung*, erfahrung*, ticket*, karte, karten, tageskarte, buchen, buchung, reservier*, fotos, bilder, webseite, wochenende*, tagesausflug, urlaub, kurzurlaub, ausflug, tipps, schön*, beste*, besten, gut*, toll*, romantisch*, luxuriös*, luxus, gemütlich*, ruhig*, beliebt*, empfehl*, geheimtipp*, versteckt*, traditionell*, authentisch*, echt*, günstigste*, wie, wo, was, wann, warum, welche*, gibt, es, ist, sind, kann, man, paar*, zu zweit, pärchen, aussicht, bergblick, ausblick, traumhaft*, herrlich*, neu*, groß*, klein*, parkplatz, parkplätze, parken, bus, zug, bahn, flug, flüge, flughafen, auto, fahrplan, spind, bademantel, rutsche*, lageplan, webcam, video*, geschichte, regeln, altersbeschränkung, mindestalter, shuttle',
  joining:
    'der, die, das, den, dem, des, ein, eine, einen, einem, einer, in, im, am, an, auf, aus, bei, beim, mit, und, oder, für, von, vom, zu, zum, zur, nach, nahe, um, ohne',
};
