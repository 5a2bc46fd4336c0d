import type { Lang } from '@gongdi/domain';
import { CALL_TIMEOUT, type Call, type CallArgs, type CallResult } from '../call.ts';
import type { HostConfig, Session } from '../config.ts';
import { apiText } from '../text/index.ts';
import { addressOf, resolvedAddress } from './address.ts';
import { CallFailure, failureOf, isEnvelope } from './failure.ts';
import { memorySession, ProviderFailure, sessionSource, type SessionStore } from './session.ts';

/** Duration of an error toast, ms (console specification, section 9). */
export const ERROR_TOAST = 5_000;

/** Header of each answer with the IANA time zone of the installation (`GONGDI_TIME_ZONE`). */
export const TIME_ZONE_HEADER = 'x-time-zone';

export interface ClientOptions {
  /** Called for every API call, so that a host may change the configuration. */
  config?: () => HostConfig;
  /** Default `globalThis.fetch`. */
  fetch?: typeof fetch;
  session?: SessionStore;
  lang?: () => Lang;
  /** Shows an error to the user for `duration` ms. Not called for cancelled calls nor for `quiet` ones. */
  onError?: (failure: CallFailure, duration: number) => void;
  /**
   * Called when the server ended the session, or the host could not provide one: clears stored data and opens the login
   * page.
   * @param again whether no call with a session has succeeded since the last time
   */
  onLogout?: (failure: CallFailure, again: boolean) => void;
  /** Called with the time zone of each answer; may be called again with the same one. */
  onTimeZone?: (zone: string) => void;
  /** Logs cancelled calls; they are reported nowhere else. */
  log?: (failure: CallFailure) => void;
}

export interface CallOptions {
  signal?: AbortSignal;
  /** The caller shows the failure itself: all failures, or those for which the function returns true. */
  quiet?: boolean | ((failure: CallFailure) => boolean);
  /**
   * Idempotency key, 8 to 64 letters, digits, `-` and `_`: a call that the same account made before with the same key
   * is not executed again. The add calls and the steps of records support it.
   */
  key?: string;
  /** Used for this call instead of the client's own fetch, e.g. to follow an upload. */
  fetch?: typeof fetch;
}

type AnyArgs = { params?: object; query?: object; body?: unknown; form?: object; file?: Blob; fileName?: string };

export interface Client {
  /** Calls the API. @throws CallFailure */
  call<C extends Call>(call: C, args: CallArgs<C>, options?: CallOptions): Promise<CallResult<C>>;
  /**
   * Like `call`, but returns the response: for headers such as `captcha-key` and `content-disposition`.
   * @throws CallFailure
   */
  open<C extends Call>(call: C, args: CallArgs<C>, options?: CallOptions): Promise<Response>;
  /**
   * Returns the session of the next call, renewed when it is about to expire; null: there is none.
   * @throws CallFailure
   */
  current(): Promise<Session | null>;
  /** Returns the address of a path that the server sent, such as `/api/file/…`; other addresses stay unchanged. */
  resolve(url: string): string;
  readonly session: SessionStore;
}

/** Creates the client that elements, console and terminal share, from the contract. */
// oxlint-disable-next-line max-lines-per-function -- closure over the session and options of one client
export function createClient(options: ClientOptions = {}): Client {
  const config = options.config ?? (() => ({}));
  const store = options.session ?? memorySession();
  const lang = options.lang ?? (() => 'zh' as const);
  const source = sessionSource(config, store);
  /** Whether no call with a session has succeeded since a session ended. */
  let ended = false;
  /** Whether a call was sent with a session. */
  let had = false;

  async function send(
    call: Call,
    args: AnyArgs,
    session: Session | null,
    signal: AbortSignal,
    { fetch: own, key }: CallOptions,
  ): Promise<Response> {
    const headers = new Headers({ Accept: 'application/json, */*;q=0.5', 'Accept-Language': LANGUAGE[lang()] });
    if (session && !call.public) {
      headers.set('Authorization', session.token);
      headers.set('X-Serial-Number-Id', session.serial);
    }
    if (key !== undefined) headers.set('Idempotency-Key', key);
    const body = bodyOf(args, headers);
    const doFetch = own ?? options.fetch ?? globalThis.fetch;
    const address = addressOf(config(), call, args as Parameters<typeof addressOf>[2]);
    const response = await doFetch(address, { method: call.method, headers, body, signal });
    const zone = response.headers.get(TIME_ZONE_HEADER);
    if (zone) options.onTimeZone?.(zone);
    return response;
  }

  async function attempt(call: Call, args: AnyArgs, signal: AbortSignal, how: CallOptions): Promise<Response> {
    const session = call.public ? null : await source.current();
    // The server has ended the session, and nobody has logged in again: it would refuse the call. A page that never had
    // one may be behind a proxy that adds it.
    if (ended && had && !session && !call.public) throw failureOf(NO_SESSION, {}, lang());
    had ||= session !== null;
    const response = await send(call, args, session, signal, how);
    // A call without a session is not repeated after a 401.
    if (response.status !== 401 || !session) return response;
    const renewed = await source.renew(session);
    return renewed && renewed.token !== session.token ? send(call, args, renewed, signal, how) : response;
  }

  async function open(call: Call, args: AnyArgs, callOptions: CallOptions): Promise<Response> {
    const timeout = AbortSignal.timeout(call.timeout ?? CALL_TIMEOUT);
    const signal = callOptions.signal ? AbortSignal.any([callOptions.signal, timeout]) : timeout;
    try {
      const response = await attempt(call, args, signal, callOptions);
      // An answer that contains a captcha is passed on unchanged (console specification, section 8).
      if (response.ok && (call.output === 'blob' || response.headers.has('captcha-key'))) {
        if (isJson(response)) throw failureOf(response.status, await readJson(response), lang());
        ended &&= call.public === true;
        return response;
      }
      const body = await readJson(response.clone());
      if (!response.ok || (isEnvelope(body) && body.code !== 0) || !isEnvelope(body))
        throw failureOf(response.status, body, lang());
      ended &&= call.public === true;
      return response;
    } catch (error) {
      throw report(toFailure(error, callOptions.signal), callOptions);
    }
  }

  function toFailure(error: unknown, signal?: AbortSignal): CallFailure {
    if (error instanceof CallFailure) return error;
    if (signal?.aborted) return new CallFailure('cancelled', { cancelled: true, cause: error });
    const text = apiText[lang()];
    if (error instanceof ProviderFailure) return new CallFailure(text.noToken, { code: NO_SESSION, cause: error });
    return new CallFailure(text.network, { cause: error });
  }

  function report(failure: CallFailure, { quiet }: CallOptions): CallFailure {
    if (failure.cancelled) options.log?.(failure);
    else {
      if (!(typeof quiet === 'function' ? quiet(failure) : quiet)) options.onError?.(failure, ERROR_TOAST);
      if (failure.endsSession) {
        store.set(null);
        const again = ended;
        ended = true;
        options.onLogout?.(failure, again);
      }
    }
    return failure;
  }

  return {
    session: store,
    current: async () => {
      try {
        return await source.current();
      } catch (error) {
        throw report(toFailure(error), { quiet: true });
      }
    },
    resolve: (url) => resolvedAddress(config(), url),
    open: (call, args, callOptions = {}) => open(call, args, callOptions),
    async call<C extends Call>(call: C, args: CallArgs<C>, callOptions: CallOptions = {}) {
      const response = await open(call, args, callOptions);
      if (call.output === 'blob') return (await response.blob()) as CallResult<C>;
      const envelope = (await response.json()) as { data: unknown };
      return envelope.data as CallResult<C>;
    },
  };
}

/** Status of a failure without a session, as if the server had answered that there is none. */
const NO_SESSION = 401;

const LANGUAGE: Record<Lang, string> = { zh: 'zh-CN', en: 'en' };

function bodyOf(args: AnyArgs, headers: Headers): BodyInit | undefined {
  if (args.file) {
    const form = new FormData();
    for (const [name, value] of Object.entries(args.form ?? {}))
      if (value !== undefined && value !== null) form.append(name, String(value));
    form.append('file', args.file, args.fileName);
    return form;
  }
  if (args.body === undefined) return undefined;
  headers.set('Content-Type', 'application/json');
  return JSON.stringify(args.body);
}

function isJson(response: Response): boolean {
  return (response.headers.get('content-type') ?? '').includes('json');
}

/**
 * Reads the body as JSON whatever its declared type; a failed download may contain code and message (console
 * specification, section 8).
 */
async function readJson(response: Response): Promise<unknown> {
  try {
    return JSON.parse(await response.text());
  } catch {
    return null;
  }
}
