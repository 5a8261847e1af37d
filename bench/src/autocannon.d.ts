// What we use of autocannon, which brings no types.
declare module 'autocannon' {
  type Request = { readonly path: string };
  type Client = { setRequests(requests: readonly Request[]): void };
  const autocannon: (options: {
    readonly url: string;
    readonly connections: number;
    readonly duration: number;
    readonly method?: 'GET' | 'POST';
    readonly headers?: Readonly<Record<string, string>>;
    readonly body?: string;
    readonly setupClient?: (client: Client) => void;
  }) => Promise<unknown>;
  export = autocannon;
}
