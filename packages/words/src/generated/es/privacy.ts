// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import { number, plural } from '@messageformat/runtime';
import { cardinal } from '../../cardinal.ts';
import type { CompiledPart } from '../../translate.ts';

const es = cardinal('es');
export const messages: CompiledPart = {
  account: () => "Tu cuenta",
  browserUntil: () => "Un año después de tu último inicio de sesión. Se queda aunque cierres la sesión; tu navegador puede borrarla en cualquier momento.",
  browserWhat: () => "Una cookie que indica que ya iniciaste sesión con este navegador",
  browserWhy: () => "Para que nadie que adivine tu contraseña te deje fuera. No nombra a nadie ni da ningún permiso. No hay otras cookies.",
  description: () => "Qué guarda Wellspring de ti, para qué y por cuánto tiempo.",
  emailUntil: () => "Hasta que los cambies o elimines tu cuenta.",
  emailWhat: () => "Correo electrónico, nombre y apellidos, nombre de usuario, imagen",
  emailWhy: () => "Para iniciar tu sesión y escribirte. Los demás ven tu nombre y una inicial, tu nombre de usuario o “Miembro”, nunca tu dirección.",
  floodsUntil: () => "Horas.",
  floodsWhat: () => "Con qué frecuencia hace algo una dirección de red",
  floodsWhy: () => "Como hash, para frenar avalanchas de peticiones.",
  intro: () => "Qué se guarda aquí de ti, para qué y por cuánto tiempo. Puedes ver los lugares sin tener cuenta; en tu perfil obtienes una copia de todo lo tuyo y puedes eliminarlo para siempre. Lo que se elimina se sobrescribe; las copias de seguridad que hizo antes quien gestiona este sitio lo conservan mientras existan.",
  linksUntil: (d) => plural(d.days, 0, es, { one: number("es", d.days, 0) + " día", other: number("es", d.days, 0) + " días" }) + "; para iniciar sesión, " + plural(d.signIn, 0, es, { one: number("es", d.signIn, 0) + " minuto", other: number("es", d.signIn, 0) + " minutos" }) + "; para una contraseña, " + plural(d.reset, 0, es, { one: number("es", d.reset, 0) + " minuto", other: number("es", d.reset, 0) + " minutos" }) + "; o hasta que se usen.",
  linksWhat: () => "Enlaces que se te enviaron por correo",
  linksWhy: () => "Como hashes, para confirmar tu dirección, iniciar sesión o elegir otra contraseña.",
  mapsFrom: (d) => "Los mapas se cargan desde " + d.host + ", que ve tu dirección de red cuando abres uno. Todo lo demás viene de este sitio.",
  nothingFromOthers: () => "Las páginas no cargan nada de terceros: tipografía, mapa e imágenes vienen de este sitio.",
  others: () => "Otros",
  ownUntil: () => "Hasta que los elimines o elimines tu cuenta.",
  ownWhat: () => "Reseñas, favoritos, visitas, listas e insignias",
  ownWhy: () => "Las reseñas y las listas públicas son para todo el mundo; lo demás, solo para ti.",
  pagesUntil: (d) => plural(d.days, 0, es, { one: number("es", d.days, 0) + " día", other: number("es", d.days, 0) + " días" }) + "; después solo quedan las cifras de cada día, que no nombran a nadie.",
  pagesWhat: () => "Qué páginas se miran",
  pagesWhy: () => "Para ver qué resulta útil. Con la dirección abreviada y sin lo que buscas. Si tu navegador pide que no se te siga, no se envía nada.",
  passwordUntil: () => "Hasta que elijas otra o elimines tu cuenta.",
  passwordWhat: () => "Contraseña",
  passwordWhy: () => "Como hash, del que no se puede leer.",
  placesUntil: () => "Se quedan cuando te vas, sin tu nombre.",
  placesWhat: () => "Lugares que envías y sus fotos",
  placesWhy: () => "Las fotos se generan de nuevo, sin los datos que la cámara escribe en ellas.",
  proposalsUntil: () => "Hasta que elimines tu cuenta.",
  proposalsWhat: () => "Solicitudes de titularidad, correcciones y fotos que esperan al equipo de administración",
  proposalsWhy: () => "Lo que propones sobre un lugar, para que el equipo de administración lo valore.",
  reportsUntil: () => "Los reportes se quedan sin tu nombre cuando te vas. Los mensajes que enviaste con la sesión iniciada se van con tu cuenta; los demás, cuando el equipo de administración los elimina.",
  reportsWhat: () => "Reportes y mensajes al equipo del sitio",
  reportsWhy: () => "Solo los lee el equipo de administración.",
  securityUntil: (d) => plural(d.days, 0, es, { one: number("es", d.days, 0) + " día", other: number("es", d.days, 0) + " días" }) + ".",
  securityWhat: () => "Intentos fallidos de iniciar sesión y cambios de contraseñas, permisos y sesiones",
  securityWhy: () => "Para notar si alguien intenta adivinar contraseñas. Con un hash en lugar de la cuenta y la dirección abreviada.",
  sessionUntil: (d) => plural(d.days, 0, es, { one: number("es", d.days, 0) + " día", other: number("es", d.days, 0) + " días" }) + " después de tu última visita, " + plural(d.most, 0, es, { one: number("es", d.most, 0) + " día", other: number("es", d.most, 0) + " días" }) + " después de iniciar sesión o hasta que la cierres.",
  sessionWhat: () => "Una cookie que indica cuál es tu sesión",
  sessionWhy: () => "Se crea cuando inicias sesión.",
  title: () => "Privacidad",
  visits: () => "Tus visitas",
  written: () => "Lo que escribes"
};
