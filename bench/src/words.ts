import type { Language } from './languages.ts';

const QUALITIES =
  `Silver Golden Hidden Quiet Blue Green Old New Upper Lower Little Great White Black Red Still Warm Deep Bright Misty
  Royal Stone Sunny Wild Sacred Gentle Morning Evening Northern Southern Eastern Western Open Long High Clear`.split(
    /\s+/,
  );

const NOUNS =
  `Cedar Willow River Lake Valley Mountain Forest Meadow Garden Island Harbour Cloud Moon Lotus Bamboo Pine Oak Maple Fern
  Heron Crane Otter Fox Deer Falcon Canyon Ridge Glacier Lagoon Dune Prairie Orchard Olive Lavender Amber Jade Pearl Coral Basalt Granite
  Spruce Birch Linden Thistle Clover Juniper Saffron Ginger`.split(/\s+/);

const KINDS: Language['kinds'] = {
  20: ['Hot Springs', 'Thermal Bath', 'Onsen', 'Spa', 'Mineral Springs'],
  21: ['Wellness Center', 'Sauna', 'Bath House', 'Hammam', 'Healing Rooms'],
  22: ['Clinic', 'Acupuncture', 'Osteopathy', 'Ayurveda', 'Massage Practice'],
  23: ['Yoga Studio', 'Pilates', 'Movement Hall', 'Climbing Hall', 'Dance House'],
  24: ['Meditation Center', 'Retreat', 'Zen Temple', 'Silent House', 'Ashram'],
  25: ['Kitchen', 'Tea House', 'Juice Bar', 'Organic Market', 'Bakery'],
  26: ['Waterfall', 'Grove', 'Cave', 'Beach', 'Viewpoint'],
  28: ['Lodge', 'Guesthouse', 'Cabins', 'Eco Resort', 'Farm Stay'],
};

export const CATEGORY_IDS = Object.keys(KINDS).map(Number);

const SENTENCES = [
  'Water that comes warm from the rock fills three pools under old trees.',
  'People come early, when the mist still lies over the valley.',
  'A wooden path of half an hour leads to it from the last bus stop.',
  'The rooms are plain, the kitchen is good, and nobody is in a hurry.',
  'Groups are small, and beginners are as welcome as those who come every week.',
  'In winter the steam can be seen from the other side of the river.',
  'What is cooked grows behind the house or comes from the neighbours.',
  'Silence is kept from sunset to breakfast.',
  'The family that built it still runs it, now in the third generation.',
];

export const ENGLISH: Language = {
  qualities: QUALITIES,
  nouns: NOUNS,
  kinds: KINDS,
  sentences: SENTENCES,
  pattern: '{q} {t} {k}',
};

export const TAGS =
  `outdoor indoor family quiet historic lake view mountain forest free vegan sauna massage yoga retreat hiking winter
  sunrise accessible group`.split(/\s+/);
