import { EngineFailure, type EngineConnection, type EngineProblem } from './adapter.ts';
import { authorisation } from './auth.ts';
import { text } from './text.ts';

/** Longest wait for one answer unless the connection sets another limit, ms. */
export const DEFAULT_TIMEOUT = 60_000;

export interface Request {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  query?: Readonly<Record<string, string | number | undefined>>;
  json?: unknown;
  form?: FormData;
  accept?: string;
  signal?: AbortSignal;
}

/** The reason of a refusal, read from the engine's answer. */
export interface Refusal {
  message: string;
  problems: readonly EngineProblem[];
  /** The HTTP status reports a server error, but the body shows that the model is invalid. */
  modelIsBad?: boolean;
}

/** Longest message, characters: some engines quote their whole input in a message. */
const MESSAGE_LIMIT = 2_000;

/**
 * Makes requests below an engine's base address. `refusal` reads the error format of that engine. `about`: whether
 * refusals concern a model or a command.
 */
export function engineHttp(
  connection: EngineConnection,
  refusal: (body: unknown) => Refusal | null,
  about: 'model' | 'command' = 'model',
) {
  const address = connection.baseUrl.replace(/\/+$/, '');
  const doFetch = connection.fetch ?? globalThis.fetch;
  const timeout = connection.timeout ?? DEFAULT_TIMEOUT;
  const authorise = authorisation(connection.auth ?? { kind: 'none' }, doFetch, timeout);

  async function send(path: string, request: Request, signal: AbortSignal): Promise<Response> {
    const headers = new Headers({ Accept: request.accept ?? 'application/json' });
    const authorization = await authorise(signal);
    if (authorization) headers.set('Authorization', authorization);
    if (request.json !== undefined) headers.set('Content-Type', 'application/json');
    const query = new URLSearchParams(
      Object.entries(request.query ?? {}).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, String(value)]],
      ),
    ).toString();
    return doFetch(`${address}${path}${query && `?${query}`}`, {
      method: request.method ?? 'GET',
      headers,
      body: request.form ?? (request.json === undefined ? undefined : JSON.stringify(request.json)),
      signal,
    });
  }

  async function open(path: string, request: Request = {}): Promise<Response> {
    const late = AbortSignal.timeout(timeout);
    const signal = request.signal ? AbortSignal.any([request.signal, late]) : late;
    try {
      const response = await send(path, request, signal);
      if (response.ok) return response;
      throw failureOf(response.status, await response.text());
    } catch (error) {
      if (error instanceof EngineFailure || request.signal?.aborted) throw error;
      if (late.aborted)
        throw new EngineFailure('timeout', text('timeout', { address, seconds: timeout / 1000 }), { cause: error });
      const { cause, message } = error as Error & { cause?: { code?: string; message?: string } };
      const reason = cause?.code ?? cause?.message ?? message;
      throw new EngineFailure('unreachable', text('unreachable', { address, reason }), { cause: error });
    }
  }

  function failureOf(status: number, body: string): EngineFailure {
    const refused = refusal(parse(body));
    const reason = (refused?.message || body || `HTTP ${status}`).slice(0, MESSAGE_LIMIT);
    const details = { status, problems: refused?.problems ?? [] };
    if (status === 401) return new EngineFailure('unauthorised', text('unauthorised'), details);
    if (status === 403) return new EngineFailure('unauthorised', text('forbidden', { reason }), details);
    if (status === 404) {
      const gone = about === 'command' && refused ? text('gone', { reason }) : text('not_found', { address });
      return new EngineFailure('not_found', gone, details);
    }
    if (status === 429 || status === 503) return new EngineFailure('busy', text('busy'), details);
    if (about === 'command' && (status < 500 || refused))
      return new EngineFailure('refused', text('refused_command', { reason }), details);
    if (status < 500 || refused?.modelIsBad) return new EngineFailure('refused', text('refused', { reason }), details);
    return new EngineFailure('failed', text('failed', { reason }), details);
  }

  return {
    open,
    async json<T>(path: string, request?: Request): Promise<T> {
      const response = await open(path, request);
      const body = await response.text();
      try {
        return JSON.parse(body) as T;
      } catch (error) {
        throw new EngineFailure('not_found', text('not_found', { address }), { status: response.status, cause: error });
      }
    },
    /** For answers whose content is not needed. */
    async done(path: string, request?: Request): Promise<void> {
      await (await open(path, request)).arrayBuffer();
    },
    async text(path: string, request?: Request): Promise<string> {
      return (await open(path, request)).text();
    },
  };
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
