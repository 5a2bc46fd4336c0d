import type { EngineAuth, EngineConnection, EngineKind } from './adapter.ts';
import { connectEngine } from './connect.ts';

/** One request as an engine would have received it. */
export interface Seen {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Headers;
  form: FormData | null;
  json: unknown;
}

export type Answer = { status?: number; json?: unknown; text?: string };

type Answers = Record<string, Answer | ((seen: Seen) => Answer)>;

/** A connection that returns prepared answers, by `METHOD path`. */
export function fakeConnection(kind: EngineKind, answers: Answers, auth?: EngineAuth) {
  const seen: Seen[] = [];
  const fetch = async (input: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    init.signal?.throwIfAborted();
    const url = new URL(input as string);
    const request: Seen = {
      method: init.method ?? 'GET',
      path: url.pathname,
      query: url.searchParams,
      headers: new Headers(init.headers),
      form: init.body instanceof FormData ? init.body : null,
      json: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : init.body,
    };
    seen.push(request);
    const found = answers[`${request.method} ${url.pathname}`];
    if (!found) throw new TypeError(`no answer for ${request.method} ${url.pathname}`);
    const answer = typeof found === 'function' ? found(request) : found;
    return new Response(answer.text ?? JSON.stringify(answer.json ?? null), { status: answer.status ?? 200 });
  };
  const connection: EngineConnection = { kind, baseUrl: 'http://engine.test/api/', auth, fetch };
  return { connection, seen };
}

/** An adapter on such a connection. */
export function fakeEngine(kind: EngineKind, answers: Answers, auth?: EngineAuth) {
  const { connection, seen } = fakeConnection(kind, answers, auth);
  return { engine: connectEngine(connection), seen };
}
