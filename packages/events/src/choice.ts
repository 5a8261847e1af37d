/**
 * Which of the values of a choice a text of an event is. In events choices are texts, since released topics are read for ever.
 * @param values the tuple that declares the choice, in `packages/rest-contract/src/`
 * @returns null for a value of a later release
 */
export const choiceOf = <Value extends string>(values: readonly Value[], text: string): Value | null =>
  values.find((value) => value === text) ?? null;
