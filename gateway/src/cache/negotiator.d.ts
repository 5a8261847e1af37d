// The published types lack `preferred`, which decides among encodings that are as welcome.
declare module 'negotiator' {
  class Negotiator {
    constructor(request: { readonly headers: Readonly<Record<string, string | undefined>> });
    encodings(available: readonly string[], options?: { readonly preferred?: readonly string[] }): string[];
    languages(available: readonly string[]): string[];
    mediaTypes(available: readonly string[]): string[];
  }
  export = Negotiator;
}
