import type { LanguageWords } from './language-words.ts';

export const es: LanguageWords = {
  facts: {
    free: 'gratis, gratuit*, entrada libre, entrada gratis, entrada gratuita, sin costo, sin coste, acceso libre, de balde',
    openNow: 'abiert* ahora, ahora abiert*, abiert* hoy, abierto actualmente, que este abierto, abren hoy',
    openLate: 'abiert* tarde, abiert* de noche, abierto hasta tarde, abierto 24 horas, 24 horas, nocturn*',
    wheelchair:
      'silla de ruedas, sillas de ruedas, accesible*, accesible silla de ruedas, accesible en silla de ruedas, accesibles en silla de ruedas, para discapacitados, sin barreras, adaptad*, minusválidos, con silla de ruedas, acceso para silla de ruedas, movilidad reducida',
    family:
      'con niños, para niños, familiar*, en familia, para familias, con bebé*, con hijos, apto para niños, niños, familia, familias, para toda la familia',
    dogFriendly:
      'con perro*, con mascota*, admite perros, admiten perros, admite mascotas, admiten mascotas, se admiten mascotas, se admiten perros, que aceptan perros, que aceptan mascotas, pet friendly, dog friendly, acepta mascotas, perros permitidos',
    clothingOptional: 'nudista*, nudismo, desnud*, naturista*, ropa opcional, sin ropa',
    swimwear: 'con bañador, bañador obligatorio, traje de baño obligatorio, con traje de baño',
    womenOnly:
      'solo mujeres, sólo mujeres, solo para mujeres, sólo para mujeres, para mujeres, exclusivo para mujeres, solo damas',
    mixedBathing: 'mixto, mixta, mixtos, mixtas',
    camping:
      'con camping, camping, campamento, para acampar, acampar, con zona de acampada, acampada, con campamento, con área de acampar',
    overnight:
      'con alojamiento, para dormir, con hospedaje, con habitaciones, alojamiento, hospedaje, pasar la noche, con cabañas, cabañas',
    outdoor: 'al aire libre, aire libre, exterior, exteriores, descubiert*',
    indoor: 'cubiert*, interior, interiores, techad*',
    privateBath: 'baño privado, baños privados, piscina privada, jacuzzi privado, con baño privado',
    nightBathing: 'baño nocturno, baños nocturnos, por la noche, de noche',
    sauna: 'con sauna, con saunas, y sauna',
    steam: 'con baño de vapor, con baños de vapor, con hamam, con hammam, con baño turco',
    massage: 'con masaje*',
    food: 'con restaurante*, con comida, con cafetería, con bar',
    coldPlunge: 'con piscina fría, con baño frío, con poza fría, con agua fría',
    parking: 'con aparcamiento, con estacionamiento, con parking, con parqueadero, aparcamiento, estacionamiento',
    winter: 'en invierno, invierno, en el invierno',
    summer: 'en verano, en el verano',
    autumn: 'en otoño, en el otoño',
    spring: 'en primavera, en la primavera',
  },
  fillers:
    'entrada, entradas, precio*, costo*, coste*, tarifa*, barat*, económic*, horario*, hora, horas, reseña*, opinión, opiniones, oferta*, descuento*, cupón, cupones, bono, reserva*, dirección, teléfono, cómo, como llegar, llegar, dónde, qué, cuál, cuáles, cuándo, cuánto, cuesta, hay, es, son, mejor, mejores, bonit*, hermos*, buen*, románti*, lujo*, lujos*, famos*, popular*, tranquil*, tradicional*, auténtic*, escondid*, secret*, recomenda*, fin de semana, escapada*, vacaciones, viaje, turismo, pareja, parejas, fotos, mapa, visitar, visita, vista, vistas, cerca, tips, guía, lugar, lugares, sitio, sitios, aparcamiento, estacionamiento, parking, autobús, bus, tren, vuelo*, aeropuerto, taxi, cómo ir, taquilla*, normas, toallas, vídeo*, historia, entrada*, alquiler',
  joining:
    'el, la, los, las, un, una, unos, unas, de, del, en, con, para, por, y, o, a, al, que, se, su, mi, sin, desde, cerca de',
};
