/** A text as it is repeated in a message: at most so many characters, with a sign where it is cut. */
export const shortened = (text: string, most: number): string => {
  const characters = [...text];
  return characters.length > most ? `${characters.slice(0, most).join('')}…` : text;
};
