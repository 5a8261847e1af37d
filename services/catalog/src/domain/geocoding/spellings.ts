/** Words of names of towns that people write in several ways. Folded. */
const SPELLED_ALIKE: readonly (readonly string[])[] = [
  ['st', 'saint', 'sankt', 'ste', 'sainte'],
  ['mt', 'mount'],
  ['ft', 'fort'],
];

/** The ways in which a name may be written, as it was typed first: "saint moritz" is "st moritz". Folded, as the name. */
export const spellingsOf = (name: string): readonly string[] => {
  const words = name.split(' ');
  const at = words.findIndex((word) => SPELLED_ALIKE.some((alike) => alike.includes(word)));
  const typed = words[at];
  if (typed === undefined || words.length === 1) return [name];
  const others = SPELLED_ALIKE.find((alike) => alike.includes(typed)) ?? [];
  return [name, ...others.filter((word) => word !== typed).map((word) => words.with(at, word).join(' '))];
};
