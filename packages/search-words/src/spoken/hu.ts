import type { LanguageWords } from './language-words.ts';

export const hu: LanguageWords = {
  facts: {
    free: 'ingyen*, belépő nélkül, díjmentes*, díjtalan*, térítésmentes*',
    openNow: 'most nyitva, nyitva most, ma nyitva, nyitva ma, nyitva van, jelenleg nyitva, most nyitott',
    openLate: 'éjszaka nyitva, este nyitva, sokáig nyitva, éjjel nyitva, éjszakai',
    wheelchair: 'akadálymentes*, kerekesszék*, mozgássérült*, tolószék*, kerekes székkel',
    family:
      'gyerekbarát, gyermekbarát, családbarát, családi, gyerekkel, gyerekekkel, gyermekkel, gyermekekkel, családosok*, gyerekeknek, családoknak, babával, babás, bababarát, kisgyerekkel, családdal',
    dogFriendly:
      'kutyabarát, kutyával, kutyás, állatbarát, kutya bevihető, kutyát is, háziállat*, kisállat*, kutyavivő',
    clothingOptional: 'nudista, naturista, meztelen*, ruha nélkül, fürdőruha nélkül',
    swimwear: 'fürdőruhás, fürdőruhában, fürdőruha kötelező',
    womenOnly: 'csak nőknek, csak nők, női, nőknek, női nap*, csak hölgyeknek, hölgyeknek',
    mixedBathing: 'koedukált, vegyes',
    camping: 'kempinggel, kemping, kempingezés, sátorozás, sátorhely, kempinges, lakókocsi*, sátrazás',
    overnight: 'szállással, szállás, ottalvós, ott alvás, szobával, szállásos, éjszakázás',
    outdoor: 'kültéri, szabadtéri, szabad ég alatt, a szabadban, kinti',
    indoor: 'beltéri, fedett, benti',
    privateBath: 'privát, privát fürdő, privát szauna',
    nightBathing: 'éjszakai fürdőzés, éjszakai fürdő, éjjel, éjszaka, holdfény*',
    sauna: 'szaunával, szaunás, szaunavilággal',
    steam: 'gőzfürdővel, gőzkabinnal, hammammal',
    massage: 'masszázzsal',
    food: 'étteremmel, büfével, kávézóval, étkezéssel',
    coldPlunge: 'merülőmedencével, merülőmedence, jeges medence, hidegvizes medence',
    parking: 'parkolóval, parkolás, parkoló, parkolási lehetőség',
    winter: 'télen, tél, téli, télen nyitva',
    summer: 'nyáron, nyári, nyáron nyitva',
    autumn: 'ősszel, őszi',
    spring: 'tavasszal, tavaszi',
  },
  fillers:
    'belépő*, ár, árak, ára, áraik, árlista, olcsó*, kedvezményes*, akció*, kupon*, nyitvatartás*, nyitva, tartás, jegy*, jegyár*, cím, címe, telefon*, vélemény*, értékelés*, foglalás*, foglal, utalvány*, ajándékutalvány, legjobb, legjobbak, jó, szép, legszebb, romantikus, luxus, hangulatos, csendes, népszerű*, híres*, ajánlott, ajánl*, hagyományos, autentikus, rejtett, titkos, hol, hogyan, mikor, mennyi, mennyibe, kerül, mi, milyen, melyik, van, hétvége*, hétvégi, kirándulás, nyaralás, páros, pároknak, kettesben, képek, térkép, kilátás*, parkolás, parkoló, busz, vonat, repülő, repülőtér, menetrend, szekrény, öltöző, csúszda, csúszdák, videó, webkamera, szabályok, házirend, története',
  joining: 'a, az, egy, és, vagy, is, meg, de, közel, mellett, felé, ahol',
};
