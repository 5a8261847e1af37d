// @ts-nocheck: the types of the values stand in messages.ts.
// Made by tools/generate/words.mjs from packages/words/messages.
import { select } from '@messageformat/runtime';
import type { CompiledPart } from '../../translate.ts';

export const messages: CompiledPart = {
  accountChangedElsewhere: "Esta cuenta se está cambiando en otro sitio. Inténtalo de nuevo.",
  accountDeletedElsewhere: "Esta cuenta se está eliminando en otro sitio. Inténtalo de nuevo.",
  credentialsInvalid: "El correo electrónico o la contraseña no son correctos",
  emailConfirmedAlready: "Tu correo electrónico ya está confirmado",
  emailTaken: "Ya existe una cuenta con este correo electrónico",
  languageUnknown: "Este idioma no se puede elegir",
  lastOwner: "Nadie más es responsable del sitio. Nombra a otra persona responsable antes de irte.",
  nameAddress: (d) => select(d.field, { firstName: "El nombre no puede contener la dirección de una página ni de un buzón", lastName: "Los apellidos no pueden contener la dirección de una página ni de un buzón", other: "El nombre de usuario no puede contener la dirección de una página ni de un buzón" }),
  nameHidden: (d) => select(d.field, { firstName: "El nombre tiene caracteres que no se pueden mostrar", lastName: "Los apellidos tienen caracteres que no se pueden mostrar", other: "El nombre de usuario tiene caracteres que no se pueden mostrar" }),
  nameScripts: (d) => select(d.field, { firstName: "El nombre debe estar escrito en un solo alfabeto", lastName: "Los apellidos deben estar escritos en un solo alfabeto", other: "El nombre de usuario debe estar escrito en un solo alfabeto" }),
  nameStaff: (d) => select(d.field, { firstName: "El nombre se podría confundir con el de alguien del equipo del sitio", lastName: "Los apellidos se podrían confundir con los de alguien del equipo del sitio", other: "El nombre de usuario se podría confundir con el de alguien del equipo del sitio" }),
  nameTooLong: (d) => select(d.field, { firstName: "El nombre no puede tener más de " + d.max + " caracteres", other: "Los apellidos no pueden tener más de " + d.max + " caracteres" }),
  otherOwnersLeaving: "Otras personas responsables del sitio se están yendo en este momento. Inténtalo de nuevo.",
  ownerChanged: "Las cuentas de responsables del sitio no se pueden cambiar",
  ownerSuspended: "Las cuentas de responsables del sitio no se pueden suspender",
  passwordCommon: "Esta contraseña es una de las más comunes. Elige otra",
  passwordTooLong: (d) => "La contraseña no puede tener más de " + d.max + " caracteres",
  passwordWrong: "La contraseña no es correcta",
  receiptWrittenElsewhere: "Este comprobante se está escribiendo en otro sitio",
  selfSuspended: "No puedes suspender tu propia cuenta",
  suspended: (d) => "Esta cuenta está suspendida: " + d.reason,
  tooManyAttempts: "Demasiados intentos.",
  tooManySigningIn: "Demasiadas personas están iniciando sesión en este momento. Inténtalo de nuevo en unos segundos.",
  unauthorized: "Debes iniciar sesión",
  userNotFound: "No se encontró el usuario",
  usernameAvailable: "El nombre de usuario está disponible",
  usernameCharacters: "El nombre de usuario solo puede tener letras, cifras, puntos, guiones bajos y guiones",
  usernameReserved: "Este nombre de usuario no se puede elegir",
  usernameTaken: "Este nombre de usuario ya está en uso",
  usernameTooLong: (d) => "El nombre de usuario no puede tener más de " + d.max + " caracteres"
};
