/** A call of /api as the server would read it. */
type ApiCall = {
  /** such as `POST /api/auth/login` */
  readonly route: string;
  /** JSON as it is; a form as its fields by name, files as File */
  readonly body: unknown;
  readonly idempotencyKey: string | null;
};

/** What the server answers: the status and the body, as JSON. */
export type ApiReply = { readonly status: number; readonly body?: object };

/** Replies by route, such as `POST /api/auth/login`; a function makes them of the call. */
export type ApiMocks = Readonly<Record<string, ApiReply | ((call: ApiCall) => ApiReply | Promise<ApiReply>)>>;

type Interceptor = {
  readonly beforeAsyncRequest: (context: { readonly request: Request }) => Promise<Response>;
};

declare global {
  /** The interface of the window of happy-dom, only in component tests. */
  var happyDOM: { readonly settings: { readonly fetch: { interceptor: Interceptor | null } } };
}

const bodyOf = async (request: Request): Promise<unknown> => {
  const type = request.headers.get('content-type') ?? '';
  if (type.startsWith('multipart/form-data')) {
    const form = await request.formData();
    return Object.fromEntries([...new Set(form.keys())].map((name) => [name, form.getAll(name)]));
  }
  const text = await request.text();
  return text === '' ? null : JSON.parse(text);
};

/** The calls of /api that a page made, and those among them that no mock answers. */
export type MockedApi = { readonly calls: readonly ApiCall[]; readonly unanswered: readonly string[] };

/** Answers what the page sends by fetch and XMLHttpRequest. Replaces the mocks before. */
export const mockApi = (mocks: ApiMocks): MockedApi => {
  const calls: ApiCall[] = [];
  const unanswered: string[] = [];
  const beforeAsyncRequest = async ({ request }: { readonly request: Request }): Promise<Response> => {
    const { pathname, search } = new URL(request.url);
    const route = `${request.method} ${pathname}${search}`;
    const call = { route, body: await bodyOf(request), idempotencyKey: request.headers.get('idempotency-key') };
    calls.push(call);
    const mock = mocks[route];
    if (!mock) unanswered.push(route);
    const reply =
      typeof mock === 'function' ? await mock(call) : (mock ?? { status: 501, body: { message: 'No mock' } });
    return new Response(reply.body ? JSON.stringify(reply.body) : null, { status: reply.status });
  };
  globalThis.happyDOM.settings.fetch.interceptor = { beforeAsyncRequest };
  return { calls, unanswered };
};
