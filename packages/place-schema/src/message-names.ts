// How the messages of fields are named, in packages/words/messages/en/fields.json. The generator reads these names before they are types.

/** Who reads a label: whoever fills in the form of members or of admins, or looks at the page of a place. */
export type Reader = 'form' | 'admin' | 'shown';

/** What a field is called by one of its readers, where that is not its common label, or the help below its box: "stateForm", "tagsHelp". */
export const variantName = (field: string, variant: Reader | 'help'): string =>
  `${field}${variant.charAt(0).toUpperCase()}${variant.slice(1)}`;

/** What one of the values of a choice or a set is called: "entry_poolLift". */
export const choiceName = (field: string, choice: string): string => `${field}_${choice}`;

/** What a part of a fact is called: "price_amount". */
export const partName = (fact: string, part: string): string => `${fact}_${part}`;

type Chosen = { readonly vocabulary?: string };

/** By what the choices of a part are called, in messages and as an enum of the graph: "month", or "priceKind". */
export const vocabularyOf = (fact: string, part: string, { vocabulary }: Chosen): string =>
  vocabulary ?? `${fact}${part.charAt(0).toUpperCase()}${part.slice(1)}`;
