/** Words that belong to the name behind them: Princeton is no town in "Mt Princeton". */
export const BOUND_WORDS: ReadonlySet<string> = new Set(
  'mt mount st saint lake fort port cape san santa santo são el la las los le les new camp'.split(' '),
);
