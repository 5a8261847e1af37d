import { wordsOf } from '@wellspring/search-words/words';

/** Countries and regions with the adjectives that people write beside a kind of place. A star stands for any ending. */
const ADJECTIVES: readonly (readonly [area: string, adjectives: string])[] = [
  ['Algeria', 'algerian algerisch* argelin* algerien* algériai جزائري*'],
  ['Argentina', 'argentinian argentine argentinisch* argentin* argentín أرجنتيني*'],
  ['Australia', 'australian australisch* australian* australien* ausztrál أسترالي*'],
  ['Austria', 'austrian österreichisch* austriac* autrichien* osztrák ausztriai نمساوي*'],
  ['Belgium', 'belgian belgisch* belga* belge* بلجيكي*'],
  ['Brazil', 'brazilian brasilianisch* brasileñ* brésilien* brazil برازيلي*'],
  ['Bulgaria', 'bulgarian bulgarisch* búlgar* bulgare* bolgár بلغاري*'],
  ['Canada', 'canadian kanadisch* canadiense* canadien* kanadai كندي*'],
  ['Chile', 'chilean chilenisch* chilen* chilien* chilei تشيلي*'],
  ['Costa Rica', 'costarricense* costaricain*'],
  ['Croatia', 'croatian kroatisch* croata* croate* horvát كرواتي*'],
  ['Czechia', 'czech tschechisch* checo* checa* tchèque* cseh تشيكي*'],
  ['Ecuador', 'ecuadorian ecuadorianisch* ecuatorian* équatorien* ecuadori'],
  ['Finland', 'finnish finnisch* finlandes* finlandais* finn فنلندي*'],
  ['France', 'french französisch* frances* français* francia فرنسي*'],
  ['Georgia', 'georgian georgisch* georgian* géorgien* grúz جورجي*'],
  ['Germany', 'german deutsche deutscher deutschen deutsches aleman* allemand* német ألماني*'],
  ['Greece', 'greek griechisch* grieg* grec grecs grecque* görög يوناني*'],
  ['Hungary', 'hungarian ungarisch* húngar* hongrois* magyar magyarországi مجري*'],
  ['Iceland', 'icelandic isländisch* islandes* islandais* izlandi آيسلندي* أيسلندي* ايسلندي*'],
  ['India', 'indisch* hindú hindúes indiai هندي*'],
  ['Indonesia', 'indonesian indonesisch* indonesi* indonésien* indonéz إندونيسي*'],
  ['Ireland', 'irish irisch* irlandes* irlandais* ír'],
  ['Israel', 'israeli israelisch* israelí* israélien* izraeli'],
  ['Italy', 'italian italienisch* italian* italien* olasz إيطالي* ايطالي*'],
  ['Japan', 'japanese japanisch* japones* japonais* japán ياباني*'],
  ['Jordan', 'jordanian jordanisch* jordan* jordanien* jordániai أردني*'],
  ['Malaysia', 'malaysian malaysisch* malasi* malaisien* malajziai'],
  ['Mexico', 'mexican mexikanisch* mexican* mexicain* mexikói مكسيكي*'],
  ['Morocco', 'moroccan marokkanisch* marroqu* marocain* marokkói مغربي*'],
  ['New Zealand', 'neuseeländisch* neozeland* neozelandes* néozélandais* újzélandi نيوزيلندي*'],
  ['Norway', 'norwegian norwegisch* norueg* norvégien* norvég نرويجي*'],
  ['Peru', 'peruvian peruanisch* peruan* péruvien* perui'],
  ['Poland', 'polnisch* polac* polonais* lengyel بولندي*'],
  ['Portugal', 'portuguese portugiesisch* portugues* portugais* portugál برتغالي*'],
  ['Romania', 'romanian rumänisch* ruman* roumain* román روماني*'],
  ['Slovakia', 'slovak slowakisch* eslovac* slovaque* szlovák'],
  ['Slovenia', 'slovenian slowenisch* esloven* slovène* szlovén سلوفيني*'],
  ['South Korea', 'korean koreanisch* corean* coréen* koreai كوري*'],
  ['Spain', 'spanish spanisch* español* espagnol* spanyol إسباني* اسباني*'],
  ['Sweden', 'swedish schwedisch* suec* suédois* svéd سويدي*'],
  ['Switzerland', 'swiss schweizer schweizerisch* suiz* suisse* svájci سويسري*'],
  ['Taiwan', 'taiwanese taiwanesisch* taiwanes* taïwanais* tajvani'],
  ['Thailand', 'thailändisch* tailandes* thaïlandais* thaiföldi تايلاندي*'],
  ['Türkiye', 'turkish türkisch* turc turcs turque* turco* turca* török törökországi تركي*'],
  [
    'United Kingdom',
    'british britisch* británic* britannique* brit angol inglés* inglesa* anglais* englisch* بريطاني*',
  ],
  ['United States', 'amerikanisch* estadounidense* américain* amerikai أمريكي*'],
  ['Andalusia', 'andalusian andalusisch* andaluz* andalou* andalúz أندلسي*'],
  ['Bavaria', 'bavarian bayerisch* bayrisch* bávar* bavarois* bajor'],
  ['California', 'californian kalifornisch* californian* californien* kaliforniai'],
  ['Scotland', 'scottish schottisch* escoces* écossais* skót'],
  ['Sicily', 'sicilian sizilianisch* sicilian* sicilien* szicíliai'],
  ['South Tyrol', 'südtiroler'],
  ['Styria', 'styrian steirisch* steiermärkisch* estiri* styrien*'],
  ['Tuscany', 'tuscan toskanisch* toscan* toszkán'],
  ['Tyrol', 'tyrolean tiroler tirolés* tyrolien* tiroli'],
  ['Transylvania', 'transylvanian siebenbürgisch* transilvan* erdélyi'],
];

type Adjective = { readonly word: string; readonly isStem: boolean; readonly area: string };

const BY_LETTER = Map.groupBy(
  ADJECTIVES.flatMap(([area, adjectives]) =>
    adjectives.split(' ').flatMap((adjective): readonly Adjective[] => {
      const word = wordsOf(adjective).join('');
      return word === '' ? [] : [{ word, isStem: adjective.endsWith('*'), area }];
    }),
  ),
  ({ word }) => word.charAt(0),
);

/** An ending of a form: three letters at most, so that "italian*" is neither Italianate nor a name that begins so. */
const LONGEST_ENDING = 3;

/** The English name of the country or region that an adjective says: "isländische" is Iceland. null: it says none. */
export const areaOfAdjective = (text: string): string | null => {
  const [word, ...more] = wordsOf(text);
  if (word === undefined || more.length > 0) return null;
  const found = (BY_LETTER.get(word.charAt(0)) ?? []).filter((each) =>
    each.isStem ? word.startsWith(each.word) && word.length - each.word.length <= LONGEST_ENDING : word === each.word,
  );
  return found.toSorted((one, other) => other.word.length - one.word.length)[0]?.area ?? null;
};
