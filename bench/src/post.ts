/** Posts JSON. */
export const post = (url: string, body: object, headers: Readonly<Record<string, string>> = {}): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  });

/** The address that a proxy of ours would say a call came from. */
export const forwardedFor = (host: number, network = 0) => ({ 'x-forwarded-for': `10.0.${network}.${host}` });
