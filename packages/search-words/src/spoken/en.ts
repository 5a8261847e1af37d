import type { LanguageWords } from './language-words.ts';

export const en: LanguageWords = {
  facts: {
    free: 'free, for free, free of charge, free entry, free admission, no charge, no fee, without charge, cost free',
    openNow: 'open now, open today, open right now, currently open, now open, opened now',
    openLate:
      'open late, late night, open at night, late opening, open till late, open until late, 24 hours, open 24 hours',
    wheelchair:
      'wheelchair, wheelchair accessible, wheelchair friendly, wheelchair access, handicap accessible, handicapped accessible, disabled access, disability access, step free, barrier free',
    family:
      'kid friendly, kids friendly, child friendly, children friendly, family friendly, family, families, with kids, for kids, with children, for children, for families, with toddlers, with baby, with babies, kids allowed, children allowed, good for kids',
    dogFriendly:
      'dog friendly, dogs friendly, pet friendly, pets friendly, dogs allowed, pets allowed, with dog, with dogs, with my dog, with a dog, with pets, with pet, allow dogs, allows dogs',
    clothingOptional:
      'clothing optional, clothes optional, swimsuit optional, bathing suit optional, swimwear optional, nude, naked, nudist, naturist, nudity, nudism, skinny dipping, textile free',
    swimwear:
      'swimsuit required, swimwear required, bathing suit required, swimsuits required, clothing required, no nudity, with swimsuit, swimsuit allowed, swimsuits allowed',
    womenOnly:
      'women only, only women, ladies only, for women, for women only, female only, females only, woman only, for ladies, single sex, girls only, men only, for men only',
    mixedBathing: 'mixed bathing, mixed gender, mixed sex, co ed, coed',
    camping:
      'with camping, camping, campground, campgrounds, camp sites, campsites, with campground, with campsite, with camp sites, where you can camp, rv camping, tent camping, camping allowed',
    overnight:
      'overnight, overnight stay, with lodging, with cabins, with rooms, with accommodation, with cabins overnight, stay overnight, with a bed, cabins, with cottages, with overnight stay',
    outdoor: 'outdoor, outdoors, open air, outside, al fresco, outdoor pool, outdoor pools',
    indoor: 'indoor, indoors, inside pool, indoor pool, indoor pools',
    privateBath:
      'private bath, private baths, private pool, private pools, private room, private rooms, private tub, private tubs, private soaking',
    nightBathing: 'night bathing, night soak, night soaking, night swimming, at night, moonlight',
    sauna: 'with sauna, with a sauna, with saunas, and sauna',
    steam: 'with steam room, with steam bath, with a steam room, with steam, with hammam, with turkish bath',
    massage: 'with massage, with massages, with a massage',
    food: 'with restaurant, with a restaurant, with food, with cafe, with a cafe, with restaurants, with bistro, with bar',
    coldPlunge: 'with cold plunge, cold plunge, with a cold plunge, with ice bath, with plunge pool, plunge pool',
    parking: 'with parking, free parking, with car park, parking',
    winter:
      'in winter, in the winter, winter, during winter, open in winter, open in the winter, for winter, wintertime, in wintertime',
    summer: 'in summer, in the summer, during summer, open in summer, open in the summer',
    autumn: 'in autumn, in the fall, in fall, in the autumn',
    spring: 'in spring, in the spring, in springtime, during spring',
  },
  fillers:
    'ticket, tickets, price, prices, pricing, cost, costs, cheap, cheapest, affordable, budget, inexpensive, expensive, opening hours, opening, opening times, hours, opening time, timings, schedule, review, reviews, rating, ratings, rated, voucher, vouchers, coupon, coupons, discount, discounts, deal, deals, gift card, gift, booking, book, reservation, reservations, phone number, phone, address, directions, website, photos, pictures, images, map, menu, weather, closed, status, how, why, when, who, which, what, get, getting, is, are, there, can, should, i, we, you, want, need, looking, best, luxury, luxurious, romantic, authentic, traditional, beautiful, amazing, undiscovered, hidden, secret, unique, local, nice, lovely, cute, cool, cozy, quiet, relaxing, famous, popular, top, nearby, close, real, true, genuine, amenities, itinerary, trip, vacation, weekend, getaway, holiday, day trip, couple, couples, tips, guide, blog, reddit, tripadvisor, yelp, wikipedia, worth, visit, view, views, please, list, parking, car park, shuttle, shuttle bus, bus, train, flight, flights, airport, taxi, by car, by bus, by train, locker, lockers, rules, etiquette, dress code, age limit, tattoo, tattoos, tattoo friendly, first time, first timers, opening days, timetable, live cam, webcam, pdf, video, videos, history, facts',
  joining:
    'the, a, an, of, for, to, with, and, or, in, on, at, by, from, near, around, that, this, my, your, it, its, not, no, do, does, me, any, some, all, s, also, have, has, where',
};
