/** The words of one language that names and descriptions of made-up places are put together from. */
export type Language = {
  readonly qualities: readonly string[];
  readonly nouns: readonly string[];
  /** by the id of the category */
  readonly kinds: Readonly<Record<number, readonly string[]>>;
  readonly sentences: readonly string[];
  /** how a quality, an object and a kind become a name; `{q}`, `{t}` and `{k}` are their placeholders */
  readonly pattern: string;
};

const words = (text: string): readonly string[] => text.split('|');

const kinds = (text: string): Readonly<Record<number, readonly string[]>> => {
  const lists = text.split('/').map(words);
  return Object.fromEntries([20, 21, 22, 23, 24, 25, 26, 28].map((id, at) => [id, lists[at] ?? []]));
};

const GERMAN: Language = {
  qualities: words('Alte|Neue|Stille|Grüne|Blaue|Obere|Untere|Kleine|Große|Weiße|Hohe|Warme'),
  nouns: words('Linde|Buche|Quelle|Mühle|Alm|Wiese|Au|Schlucht|Brücke|Burg|Höhle|Weide'),
  kinds: kinds(
    'Therme|Thermalbad|Heilquelle/Sauna|Badehaus|Gesundheitszentrum/Praxis|Osteopathie|Massage/Yogastudio|Tanzhaus|Kletterhalle/Einkehrhaus|Kloster|Meditationszentrum/Gasthof|Bioladen|Bäckerei/Wasserfall|Aussicht|Wald/Berghütte|Gästehaus|Bauernhof',
  ),
  sentences: words(
    'Das Wasser kommt warm aus dem Fels und füllt drei Becken unter alten Bäumen.|Wer früh kommt, hat den Steg für sich allein.|Die Zimmer sind schlicht, die Küche ist gut, und niemand hat es eilig.',
  ),
  pattern: '{q} {t} {k}',
};

const FRENCH: Language = {
  qualities: words('vieille|grande|petite|verte|blanche|claire|haute|basse|belle|douce'),
  nouns: words('Source|Vallée|Forêt|Fontaine|Rivière|Grotte|Prairie|Colline|Lune|Plage'),
  kinds: kinds(
    'Thermes|Bains|Eaux chaudes/Sauna|Hammam|Espace bien-être/Cabinet|Ostéopathie|Massage/Studio de yoga|Salle de danse|Pilates/Monastère|Retraite|Ermitage/Salon de thé|Marché bio|Boulangerie/Cascade|Belvédère|Clairière/Gîte|Auberge|Chambre d’hôtes',
  ),
  sentences: words(
    'L’eau sort tiède du rocher et remplit trois bassins sous de vieux arbres.|On y vient tôt, quand la brume couvre encore la vallée.|Les chambres sont simples, la cuisine est bonne, et personne n’est pressé.',
  ),
  pattern: '{k} de la {t} {q}',
};

const SPANISH: Language = {
  qualities: words('Vieja|Nueva|Alta|Baja|Clara|Verde|Blanca|Serena|Grande|Escondida'),
  nouns: words('Sierra|Fuente|Laguna|Cueva|Playa|Cascada|Ribera|Montaña|Huerta|Luna'),
  kinds: kinds(
    'Termas|Aguas calientes|Baños/Sauna|Temazcal|Centro de bienestar/Consulta|Osteopatía|Masajes/Estudio de yoga|Sala de baile|Pilates/Retiro|Monasterio|Casa de silencio/Cocina|Mercado orgánico|Tetería/Cascada|Mirador|Bosque/Posada|Hostal|Cabañas',
  ),
  sentences: words(
    'El agua brota caliente de la roca y llena tres pozas bajo árboles viejos.|Conviene llegar temprano, cuando la niebla cubre todavía el valle.|Las habitaciones son sencillas y nadie tiene prisa.',
  ),
  pattern: '{k} {t} {q}',
};

const ITALIAN: Language = {
  qualities: words('Vecchia|Nuova|Alta|Bassa|Chiara|Verde|Bianca|Serena|Grande|Nascosta'),
  nouns: words('Fonte|Valle|Grotta|Spiaggia|Cascata|Riva|Collina|Vigna|Luna|Torre'),
  kinds: kinds(
    'Terme|Bagni|Acque calde/Sauna|Hammam|Centro benessere/Studio|Osteopatia|Massaggi/Studio di yoga|Sala da ballo|Pilates/Eremo|Monastero|Casa del silenzio/Cucina|Mercato biologico|Forno/Cascata|Belvedere|Bosco/Agriturismo|Locanda|Rifugio',
  ),
  sentences: words(
    'L’acqua esce calda dalla roccia e riempie tre vasche sotto vecchi alberi.|Conviene arrivare presto, quando la nebbia copre ancora la valle.|Le camere sono semplici e nessuno ha fretta.',
  ),
  pattern: '{k} {t} {q}',
};

const PORTUGUESE: Language = {
  qualities: words('Velha|Nova|Alta|Baixa|Clara|Verde|Branca|Serena|Grande|Escondida'),
  nouns: words('Serra|Fonte|Lagoa|Gruta|Praia|Cachoeira|Ribeira|Montanha|Horta|Lua'),
  kinds: kinds(
    'Termas|Águas quentes|Caldas/Sauna|Casa de banhos|Centro de bem-estar/Consultório|Osteopatia|Massagens/Estúdio de yoga|Sala de dança|Pilates/Retiro|Mosteiro|Casa de silêncio/Cozinha|Mercado biológico|Padaria/Cascata|Miradouro|Bosque/Pousada|Quinta|Chalés',
  ),
  sentences: words(
    'A água nasce quente da rocha e enche três poços sob árvores velhas.|Convém chegar cedo, quando a névoa ainda cobre o vale.|Os quartos são simples e ninguém tem pressa.',
  ),
  pattern: '{k} {t} {q}',
};

const HUNGARIAN: Language = {
  qualities: words('Öreg|Új|Felső|Alsó|Zöld|Kék|Fehér|Csendes|Nagy|Kis'),
  nouns: words('Forrás|Völgy|Erdő|Barlang|Tó|Patak|Hegy|Malom|Rét|Liget'),
  kinds: kinds(
    'Gyógyfürdő|Termálfürdő|Hévíz/Szauna|Gőzfürdő|Wellness központ/Rendelő|Csontkovács|Masszázs/Jógastúdió|Táncház|Mozgásterem/Elvonulás|Kolostor|Csend háza/Konyha|Biopiac|Teaház/Vízesés|Kilátó|Berek/Vendégház|Fogadó|Panzió',
  ),
  sentences: words(
    'A víz melegen tör elő a sziklából, és három medencét tölt meg az öreg fák alatt.|Korán érdemes jönni, amikor még köd ül a völgyben.|A szobák egyszerűek, és senki sem siet.',
  ),
  pattern: '{q} {t} {k}',
};

const TURKISH: Language = {
  qualities: words('Eski|Yeni|Yukarı|Aşağı|Yeşil|Mavi|Beyaz|Sessiz|Büyük|Küçük'),
  nouns: words('Pınar|Vadi|Orman|Mağara|Göl|Dere|Dağ|Değirmen|Çayır|Ay'),
  kinds: kinds(
    'Kaplıcası|Termal Otel|Ilıcası/Hamamı|Sauna|Sağlık Merkezi/Kliniği|Masaj|Terapi/Yoga Stüdyosu|Dans Evi|Spor Salonu/İnziva|Tekke|Sessizlik Evi/Mutfağı|Pazarı|Çay Bahçesi/Şelalesi|Seyir Tepesi|Korusu/Konağı|Pansiyonu|Çiftliği',
  ),
  sentences: words(
    'Su kayadan sıcak çıkar ve yaşlı ağaçların altında üç havuzu doldurur.|Vadide sis dağılmadan, sabah erkenden gelinir.|Odalar sade, kimsenin acelesi yok.',
  ),
  pattern: '{q} {t} {k}',
};

const RUSSIAN: Language = {
  qualities: words('Старый|Новый|Верхний|Нижний|Зелёный|Синий|Белый|Тихий|Большой|Малый'),
  nouns: words('Источник|Лес|Берег|Ручей|Камень|Остров|Сад|Луг|Утёс|Родник'),
  kinds: kinds(
    'Горячие источники|Термы|Купальня/Баня|Сауна|Центр здоровья/Клиника|Остеопатия|Массаж/Студия йоги|Дом танца|Пилатес/Ретрит|Монастырь|Дом тишины/Кухня|Рынок|Чайная/Водопад|Смотровая площадка|Роща/Гостевой дом|Усадьба|Приют',
  ),
  sentences: words(
    'Тёплая вода выходит из скалы и наполняет три бассейна под старыми деревьями.|Приходят рано, пока над долиной стоит туман.|Комнаты простые, и никто не спешит.',
  ),
  pattern: '{q} {t} {k}',
};

const JAPANESE: Language = {
  qualities: words('古い|新しい|静かな|青い|白い|大きな|小さな|深い'),
  nouns: words('森|谷|滝|湖|山|川|月|雲|松|竹'),
  kinds: kinds(
    '温泉|湯元|露天風呂/銭湯|サウナ|健康センター/鍼灸院|整体|治療院/ヨガ教室|舞踊館|道場/禅寺|座禅堂|静寂の家/茶屋|食堂|市場/滝|展望台|洞窟/旅館|民宿|山小屋',
  ),
  sentences: words(
    '岩から湧く湯が、古い木々の下の三つの湯船を満たす。|谷に霧がかかる早朝が良い。|部屋は質素で、急ぐ人はいない。',
  ),
  pattern: '{q}{t}の{k}',
};

/** By the code of a country; the other countries have the English words. */
export const LANGUAGES: Readonly<Record<string, Language>> = {
  ...Object.fromEntries(['DE', 'AT', 'CH'].map((code) => [code, GERMAN])),
  ...Object.fromEntries(['FR', 'BE'].map((code) => [code, FRENCH])),
  ...Object.fromEntries(['ES', 'MX', 'AR', 'CO', 'CL', 'PE'].map((code) => [code, SPANISH])),
  ...Object.fromEntries(['BR', 'PT'].map((code) => [code, PORTUGUESE])),
  IT: ITALIAN,
  HU: HUNGARIAN,
  TR: TURKISH,
  RU: RUSSIAN,
  JP: JAPANESE,
};
