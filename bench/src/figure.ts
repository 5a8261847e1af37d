/** One line of the results. `isMet` null: it was not measured, and `measured` says why. */
export type Figure = {
  readonly name: string;
  readonly target: string;
  readonly measured: string;
  readonly comparedTo: string;
  readonly isMet: boolean | null;
};

export const figure = (name: string, rest: Omit<Figure, 'name'>): Figure => ({ name, ...rest });

export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
export const megabytes = (bytes: number): string => `${Math.round(bytes / 1e6)} MB`;
export const milliseconds = (value: number): string => `${value.toFixed(value < 10 ? 1 : 0)} ms`;
