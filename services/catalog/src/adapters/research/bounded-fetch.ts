/** Far more than any answer of ours needs. */
const MOST_BYTES = 256 * 1024;

const bounded = (): TransformStream<Uint8Array, Uint8Array> => {
  let bytes = 0;
  return new TransformStream({
    transform: (chunk, controller) => {
      bytes += chunk.byteLength;
      if (bytes > MOST_BYTES) controller.error(new Error(`an answer of more than ${MOST_BYTES} bytes`));
      else controller.enqueue(chunk);
    },
  });
};

/** As fetch, for a provider that is not trusted: it cannot send us elsewhere with our key, nor fill our memory. */
export const boundedFetch = async (...[input, init]: Parameters<typeof fetch>): Promise<Response> => {
  const response = await fetch(input, { ...init, redirect: 'error' });
  const { status, statusText, headers, body } = response;
  return new Response(body && body.pipeThrough(bounded()), { status, statusText, headers });
};
