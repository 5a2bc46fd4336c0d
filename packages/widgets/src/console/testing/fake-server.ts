import {
  CallFailure,
  memorySession,
  type Call,
  type CallArgs,
  type CallOptions,
  type CallResult,
  type Client,
} from '@gongdi/api';

/** An answer with only the parts that a test is about; a name that the contract does not have is a type error. */
type Partly<T> = T extends Blob | string | number | boolean | null | undefined
  ? T
  : T extends readonly (infer E)[]
    ? readonly Partly<E>[]
    : T extends object
      ? { readonly [K in keyof T]?: Partly<T[K]> }
      : T;

type Given<C> = Partly<CallResult<C>> | Response | Error;
/** The answer to a call: a value, an error that the call is refused with, or a function that returns either. */
type Reply<C> = Given<C> | ((args: CallArgs<C>, options: CallOptions) => Given<C> | Promise<Given<C>>);

type AnyReply = (args: object, options: CallOptions) => unknown;

interface Received {
  call: Call;
  args: object;
  options: CallOptions;
}

/**
 * A server for tests of screens. It answers the calls that a test has named with `on`. Any other call fails with an
 * error that is no `CallFailure`, which no screen handles.
 */
export class FakeServer {
  readonly #replies = new Map<string, AnyReply>();
  readonly #received: Received[] = [];
  /** Messages of the refused calls that the client has shown, because the caller did not ask for silence (`quiet`). */
  readonly reports: string[] = [];

  /** Answers a call from now on. */
  on<C extends Call>(call: C, reply: Reply<C>): this {
    this.#replies.set(call.name, typeof reply === 'function' ? (reply as AnyReply) : () => reply);
    return this;
  }

  /** Returns the arguments of the calls of one kind that came, in order. */
  sent<C extends Call>({ name }: C): CallArgs<C>[] {
    return this.#received.filter(({ call }) => call.name === name).map(({ args }) => args as CallArgs<C>);
  }

  /** Returns the names of the calls that came, in order; with `of` only those of the calls given. */
  names(...of: readonly Call[]): string[] {
    const wanted = new Set(of.map(({ name }) => name));
    return this.#received.map(({ call }) => call.name).filter((name) => of.length === 0 || wanted.has(name));
  }

  readonly #answer = async (call: Call, args: object, options: CallOptions = {}): Promise<unknown> => {
    this.#received.push({ call, args, options });
    const reply = this.#replies.get(call.name);
    if (!reply) throw new Error(`the test answers no call ${call.name}`);
    const given = await reply(args, options);
    if (!(given instanceof Error)) return given;
    const { quiet } = options;
    if (given instanceof CallFailure && !(typeof quiet === 'function' ? quiet(given) : quiet))
      this.reports.push(given.message);
    throw given;
  };

  readonly client: Client = {
    call: this.#answer as Client['call'],
    open: this.#answer as Client['open'],
    current: async () => this.client.session.get(),
    resolve: (url) => url,
    session: memorySession(),
  };
}

/** A page of a list, as the server returns it. */
export const pageOf = <T>(...list: T[]) => ({ list, total: list.length });

/** A reply that comes when the test wants it. */
export function later<T>(): { reply: () => Promise<T>; come: (value: T) => void } {
  let come!: (value: T) => void;
  const promise = new Promise<T>((resolve) => (come = resolve));
  return { reply: () => promise, come };
}
