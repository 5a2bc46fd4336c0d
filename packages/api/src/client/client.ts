import type { Lang } from '@gongdi/domain';
import { CALL_TIMEOUT, type Call, type CallArgs, type CallResult } from '../call.ts';
import type { HostConfig, Session } from '../config.ts';
import { apiText } from '../text/index.ts';
import { addressOf, resolvedAddress } from './address.ts';
import { CallFailure, failureOf, isEnvelope } from './failure.ts';
import { memorySession, ProviderFailure, sessionSource, type SessionStore } from './session.ts';

/** How long an error toast stays, ms (console specification, section 9). */
export const ERROR_TOAST = 5_000;

/** Of each answer: the IANA zone in which the installation's days begin and end (`GONGDI_TIME_ZONE`). */
export const TIME_ZONE_HEADER = 'x-time-zone';

export interface ClientOptions {
  /** Read at every call, so that a host may change it. */
  config?: () => HostConfig;
  /** Default `globalThis.fetch`. */
  fetch?: typeof fetch;
  session?: SessionStore;
  lang?: () => Lang;
  /** Shows an error to the person for `duration` ms. Not called for cancelled calls nor for `quiet` ones. */
  onError?: (failure: CallFailure, duration: number) => void;
  /**
   * The server ended the session, or the host could give none: clear what is kept and go to the login page.
   * @param again nothing that needs a session has gone well since the last time
   */
  onLogout?: (failure: CallFailure, again: boolean) => void;
  /** The server tells with each answer by which zone's clocks its people live. May be called again with the same one. */
  onTimeZone?: (zone: string) => void;
  /** Cancelled calls land here and nowhere else. */
  log?: (failure: CallFailure) => void;
}

export interface CallOptions {
  signal?: AbortSignal;
  /** The caller shows the failure itself: always, or those that it says. */
  quiet?: boolean | ((failure: CallFailure) => boolean);
  /**
   * Idempotency key, 8 to 64 letters, digits, `-` and `_`: a call that was made before with the same key by the same
   * account is not done again. Understood by the add calls and the steps of records.
   */
  key?: string;
  /** Carries this call instead of the client's own, e.g. to follow an upload. */
  fetch?: typeof fetch;
}

type AnyArgs = { params?: object; query?: object; body?: unknown; form?: object; file?: Blob; fileName?: string };

export interface Client {
  /** Makes a call. @throws CallFailure */
  call<C extends Call>(call: C, args: CallArgs<C>, options?: CallOptions): Promise<CallResult<C>>;
  /** The same, with the answer itself: for headers such as `captcha-key` and `content-disposition`. @throws CallFailure */
  open<C extends Call>(call: C, args: CallArgs<C>, options?: CallOptions): Promise<Response>;
  /** The session of the next call, renewed when it is about to end; null: there is none. @throws CallFailure */
  current(): Promise<Session | null>;
  /** Where something is that the server names by a path of its own, `/api/file/…`; other addresses stay as they are. */
  resolve(url: string): string;
  readonly session: SessionStore;
}

/** The client that elements, console and terminal share, made from the contract. */
export function createClient(options: ClientOptions = {}): Client {
  const config = options.config ?? (() => ({}));
  const store = options.session ?? memorySession();
  const lang = options.lang ?? (() => 'zh' as const);
  const source = sessionSource(config, store);
  /** No call with a session has gone well since one was ended. */
  let ended = false;

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
    const response = await send(call, args, session, signal, how);
    // Whoever had none to send has just been told that there is none.
    if (response.status !== 401 || !session) return response;
    const renewed = await source.renew(session);
    return renewed && renewed.token !== session.token ? send(call, args, renewed, signal, how) : response;
  }

  async function open(call: Call, args: AnyArgs, callOptions: CallOptions): Promise<Response> {
    const timeout = AbortSignal.timeout(call.timeout ?? CALL_TIMEOUT);
    const signal = callOptions.signal ? AbortSignal.any([callOptions.signal, timeout]) : timeout;
    try {
      const response = await attempt(call, args, signal, callOptions);
      // An answer that brings a captcha is passed through as it is (section 8).
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

/** As if the server had said that there is no session. */
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

/** The body as JSON whatever its declared type; a failed download may carry code and message (section 8). */
async function readJson(response: Response): Promise<unknown> {
  try {
    return JSON.parse(await response.text());
  } catch {
    return null;
  }
}
