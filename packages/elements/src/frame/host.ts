import type { FrameConfig, FromFrame, FromHost, Knock } from './messages.ts';

/** Both sides have to speak the same version; the server's side refuses another one by its number. */
const PROTOCOL = 1;
/** Longest wait for the framed document, ms. */
const PATIENCE = 15_000;
const SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-modals allow-downloads allow-popups';

export interface FrameOptions {
  /** Address of `frame.html` beside the elements, e.g. `https://site.example/elements/frame.html`. */
  src: string;
  /** Tag of the element, e.g. `gd-console`. */
  element: string;
  /** Properties of the element. Functions do not cross a frame. */
  properties?: Record<string, unknown>;
  config?: FrameConfig;
  /** As `token` of `configure()`: gives the session, again when `refused` is over. It never stands in an address. */
  token?: (refused?: unknown) => Promise<unknown>;
  /** `'content'`: the frame is as high as its content; otherwise the page sets its height. */
  height?: 'content';
  /** Cancelable events that the page always cancels, e.g. `['gd-auth-required']`. */
  prevent?: readonly string[];
  /** Accessible name of the frame. */
  title?: string;
}

export interface Frame {
  /** Dispatches the events of the element as its own. */
  readonly iframe: HTMLIFrameElement;
  /** Resolves when the document has answered; rejects when it speaks another version, or not at all. */
  readonly ready: Promise<void>;
  /** Sets properties; they are set again when the document is loaded again. */
  set(properties: Record<string, unknown>): void;
  /** Calls a method of the element. */
  call(method: string, ...args: unknown[]): Promise<unknown>;
  /** Loads the document again. */
  reload(): void;
  /** Removes the frame; calls that wait are rejected. */
  close(): void;
}

/**
 * Shows an element in a document of another server, for pages that may load no script of others. Messages go through a
 * port that is handed to exactly the origin of `src`.
 * @param place node that gets the frame
 */
// oxlint-disable-next-line max-lines-per-function -- one connection; its state belongs to it alone
export function openFrame(place: Element, options: FrameOptions): Frame {
  const { src, element, config = {}, token, height, prevent = [], title = element } = options;
  const properties = { ...options.properties };
  const { origin, href } = new URL(src, document.baseURI);
  const iframe = document.createElement('iframe');
  const waiting = new Map<number, { resolve(value: unknown): void; reject(reason: Error): void }>();
  let port: MessagePort | undefined;
  let calls = 0;
  let timer: ReturnType<typeof setTimeout>;
  let opened: Promise<void>;
  let settle: { resolve(): void; reject(reason: Error): void };
  let isOpening = false;

  /** Whoever waits for a document that is replaced meanwhile waits for the next one. */
  const expect = () => {
    if (isOpening) return;
    isOpening = true;
    opened = new Promise((resolve, reject) => {
      settle = { resolve, reject };
    });
    void opened.catch(() => {}).then(() => (isOpening = false));
  };
  const post = (message: FromHost) => port?.postMessage(message);
  const tell = (type: string, detail: unknown) =>
    iframe.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  const end = (reason: string) => {
    port?.close();
    port = undefined;
    for (const one of waiting.values()) one.reject(new Error(reason));
    waiting.clear();
  };
  const fail = (code: string, message: string) => {
    end(message);
    settle.reject(new Error(message));
    tell('gd-error', { code, message, where: 'frame' });
  };
  const answer = (id: number, value: Promise<unknown>) =>
    value.then(
      (given) => post({ kind: 'answer', id, ok: true, value: given }),
      (error: unknown) =>
        post({ kind: 'answer', id, ok: false, message: error instanceof Error ? error.message : String(error) }),
    );
  const call = async (method: string, ...args: unknown[]) => {
    await opened;
    return new Promise((resolve, reject) => {
      waiting.set((calls += 1), { resolve, reject });
      post({ kind: 'call', id: calls, method, args });
    });
  };
  const onEvent = ({ type, detail, functions, id }: FromFrame & { kind: 'event' }) => {
    // Without an answer of the page, what it was asked for counts as done, as beside an element.
    let answered: Promise<unknown> = Promise.resolve();
    for (const name of functions)
      (detail as Record<string, unknown>)[name] =
        name === 'respondWith'
          ? (given: unknown) => void (answered = Promise.resolve(given).then(() => undefined))
          : (...args: unknown[]) => call(`${type}:${name}`, ...args);
    tell(type, detail);
    if (functions.includes('respondWith')) void answer(id, answered);
  };
  const hear = (message: FromFrame) => {
    if (message.kind === 'hello') {
      clearTimeout(timer);
      const sessions = token !== undefined;
      post({ kind: 'open', element, properties, config, sessions, grows: height === 'content', prevent });
      settle.resolve();
      look();
    } else if (message.kind === 'refused')
      fail('frame_protocol', `protocol ${PROTOCOL} is not spoken there, but ${message.protocol}`);
    else if (message.kind === 'event') onEvent(message);
    else if (message.kind === 'height') iframe.style.height = `${message.height}px`;
    else if (message.kind === 'token') void answer(message.id, Promise.resolve(token?.(message.refused)));
    else {
      const asked = waiting.get(message.id);
      waiting.delete(message.id);
      if (message.ok) asked?.resolve(message.value);
      else asked?.reject(new Error(message.message));
    }
  };
  /** Tells a tall frame which part of it is in view, so that dialogs open there. */
  const look = () => {
    if (height !== 'content' || !port) return;
    const box = iframe.getBoundingClientRect();
    const top = Math.max(0, -box.top);
    post({ kind: 'slice', slice: { top, height: Math.max(0, Math.min(box.height, innerHeight - box.top) - top) } });
  };
  const knock = () => {
    end('the frame is loaded again');
    const channel = new MessageChannel();
    port = channel.port1;
    port.onmessage = ({ data }: MessageEvent<FromFrame>) => hear(data);
    const message: Knock = { gongdi: 'frame', protocol: PROTOCOL };
    iframe.contentWindow?.postMessage(message, origin, [channel.port2]);
    clearTimeout(timer);
    timer = setTimeout(() => fail('frame_silent', `${href} does not answer`), PATIENCE);
  };
  const load = () => {
    expect();
    iframe.src = href;
  };

  Object.assign(iframe, { title, allow: 'fullscreen; clipboard-write' });
  iframe.setAttribute('sandbox', SANDBOX);
  iframe.style.cssText = 'display:block;width:100%;border:0';
  let loads = 0;
  iframe.addEventListener('load', () => {
    // The document may load itself again.
    if ((loads += 1) > 1 && port) expect();
    knock();
  });
  if (height === 'content')
    for (const type of ['scroll', 'resize']) addEventListener(type, look, { capture: true, passive: true });
  load();
  place.append(iframe);
  return {
    iframe,
    get ready() {
      return opened;
    },
    set(more) {
      Object.assign(properties, more);
      post({ kind: 'set', properties: more });
    },
    call,
    reload: load,
    close() {
      clearTimeout(timer);
      for (const type of ['scroll', 'resize']) removeEventListener(type, look, { capture: true });
      settle.reject(new Error('the frame is closed'));
      end('the frame is closed');
      iframe.remove();
    },
  };
}
