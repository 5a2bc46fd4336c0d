/**
 * The script of `frame.html`: shows one element in a document of its own, for a page of another origin that has opened
 * it by `openFrame`. It speaks only with its parent, and only if the origin of the parent is one that `frame-origins.json`
 * names.
 */
import type { HostConfig, Session } from '@gongdi/api';
import type { FromFrame, FromHost, Knock, Outcome } from './messages.ts';
import { isAllowed, type AllowedOrigins } from './origins.ts';
import { steadyHeight } from './steady-height.ts';

declare const GONGDI_VERSION: string;

const PROTOCOL = 1;

type Any = Record<string, unknown>;
type Element_ = HTMLElement & Record<string, unknown>;

const here = (name: string) => new URL(name, import.meta.url).href;
/** The loader stays the file that it is, also for elements that were loaded before. */
const loader = import(/* @vite-ignore */ here('loader.js')) as Promise<{ configure(config: HostConfig): void }>;
const origins = fetch(here('frame-origins.json')).then((answer) => answer.json() as Promise<AllowedOrigins>);

/** The connection with the page; the next one takes its place. */
let stop: AbortController | undefined;

addEventListener('message', ({ data, origin, source, ports: [port] }: MessageEvent<Knock | undefined>) => {
  if (source !== parent || source === window || data?.gongdi !== 'frame' || !port) return;
  const refuse = () => port.close();
  origins.then((named) => {
    if (!isAllowed(origin, location.origin, named)) return refuse();
    if (data.protocol === PROTOCOL) return connect(port);
    port.postMessage({ kind: 'refused', protocol: PROTOCOL } satisfies FromFrame);
    return undefined;
  }, refuse);
});

function connect(port: MessagePort): void {
  stop?.abort(new Error('the page has connected again'));
  stop = new AbortController();
  const { signal } = stop;
  signal.addEventListener('abort', () => port.close());
  const post = (message: FromFrame) => port.postMessage(message);
  const waiting = new Map<number, (outcome: Outcome) => void>();
  let asked = 0;
  let shown: Element_ | undefined;
  /** Ends when the element is there; what comes meanwhile waits for it, in its order. */
  let opening: Promise<unknown> = Promise.resolve();
  /** The functions of the last event of each type, by `type:member`. */
  const functions = new Map<string, (...args: unknown[]) => unknown>();

  const ask = (message: (id: number) => FromFrame) =>
    new Promise<unknown>((resolve, reject) => {
      const id = (asked += 1);
      const left = () => reject(signal.reason as Error);
      signal.addEventListener('abort', left);
      waiting.set(id, (outcome) => {
        signal.removeEventListener('abort', left);
        waiting.delete(id);
        if (outcome.ok) resolve(outcome.value);
        else reject(new Error(outcome.message));
      });
      post(message(id));
    });

  const pass = (event: CustomEvent) => {
    const { type } = event;
    const detail = event.detail as Any | undefined;
    const entries = Object.entries(detail ?? {});
    const callable = entries.flatMap(([name, value]) => (typeof value === 'function' ? [name] : []));
    for (const name of callable) functions.set(`${type}:${name}`, (detail as Record<string, () => unknown>)[name]!);
    const plain = detail && Object.fromEntries(entries.filter(([name]) => !callable.includes(name)));
    const send = (id: number): FromFrame => ({ kind: 'event', type, detail: plain, functions: callable, id });
    if (callable.includes('respondWith'))
      (detail as { respondWith(answer: Promise<unknown>): void }).respondWith(ask(send));
    else post(send(0));
  };

  const open = async ({ element, properties, config, sessions, grows, prevent }: FromHost & { kind: 'open' }) => {
    if (!/^gd-[a-z-]+$/.test(element) || !customElements.get(element)) throw new Error(`no element ${element}`);
    const token = (refused?: Session) => ask((id) => ({ kind: 'token', id, refused })) as Promise<Session | null>;
    const { configure } = await loader;
    configure({ ...config, ...(sessions ? { token } : {}) });
    const made = document.createElement(element) as unknown as Element_;
    // An element dispatches its events on itself; their names need not be known here.
    made.dispatchEvent = (event: Event) => {
      const told = event instanceof CustomEvent && event.type.startsWith('gd-');
      if (told && prevent.includes(event.type)) event.preventDefault();
      if (told) pass(event);
      return HTMLElement.prototype.dispatchEvent.call(made, event);
    };
    Object.assign(made, properties);
    shown = made;
    document.documentElement.classList.toggle('gd-grows', grows);
    document.body.replaceChildren(made);
    if (grows) steadyHeight(made, (height) => post({ kind: 'height', height }), signal);
  };
  const call = async (method: string, args: readonly unknown[]) => {
    await opening;
    const own = functions.get(method) ?? shown?.[method];
    if (typeof own !== 'function') throw new TypeError(`no method ${method}`);
    return Reflect.apply(own, shown, args) as unknown;
  };
  const failed = (error: unknown) => ({
    ok: false as const,
    message: error instanceof Error ? error.message : String(error),
  });

  port.onmessage = ({ data }: MessageEvent<FromHost>) => {
    if (data.kind === 'open')
      opening = loader
        .then(() => open(data))
        .catch((error: unknown) => {
          const detail = { code: 'frame_element', message: failed(error).message, where: 'frame' };
          post({ kind: 'event', type: 'gd-error', detail, functions: [], id: 0 });
        });
    else if (data.kind === 'set') void opening.then(() => Object.assign(shown ?? {}, data.properties));
    else if (data.kind === 'slice') {
      const { style } = document.documentElement;
      style.setProperty('--gd-slice-top', `${data.slice.top}px`);
      style.setProperty('--gd-slice-height', `${data.slice.height}px`);
    } else if (data.kind === 'answer') waiting.get(data.id)?.(data);
    else
      void call(data.method, data.args)
        .then((value): Outcome => ({ ok: true, value }), failed)
        .then((outcome) => post({ kind: 'answer', id: data.id, ...outcome }))
        // A result that cannot be cloned.
        .catch((error: unknown) => post({ kind: 'answer', id: data.id, ...failed(error) }));
  };
  post({ kind: 'hello', protocol: PROTOCOL, version: GONGDI_VERSION });
}
