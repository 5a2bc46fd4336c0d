import type { ConsoleServices } from '../ground/context/console-context.tsx';
import type { Rendered } from '../../kit/testing/render.tsx';
import type { createMemoryRouter } from 'react-router';
import type { FakeServer } from './fake-server.ts';

interface Around {
  /** The element of the console. */
  host: HTMLElement;
  root: ShadowRoot;
  router: ReturnType<typeof createMemoryRouter>;
  services: ConsoleServices;
  server: FakeServer;
  /** The events that the host page got. */
  events: readonly { type: string; detail: unknown }[];
}

/** A rendered part of the console, as a user works with it: the page itself, and dialogs and messages above it. */
export class Page {
  readonly host: HTMLElement;
  readonly root: ShadowRoot;
  readonly router: Around['router'];
  readonly services: ConsoleServices;
  readonly server: FakeServer;
  readonly events: Around['events'];
  /** The cache of what was read from the server. */
  readonly queries: Rendered['queries'];
  readonly act: Rendered['act'];
  readonly unmount: Rendered['unmount'];
  readonly #until: Rendered['until'];

  constructor({ queries, act, until, unmount }: Rendered, around: Around) {
    this.host = around.host;
    this.root = around.root;
    this.router = around.router;
    this.services = around.services;
    this.server = around.server;
    this.events = around.events;
    this.queries = queries;
    this.act = act;
    this.unmount = unmount;
    this.#until = until;
  }

  /** Returns the text of the page, its dialogs and messages. */
  get text(): string {
    const parts = [...this.root.children, ...document.body.children];
    return parts.map((part) => (part.tagName === 'STYLE' ? '' : part.textContent)).join(' ');
  }

  /** Address and query of the page. */
  get here(): string {
    const { pathname, search } = this.router.state.location;
    return pathname + search;
  }

  /** Returns all elements that match, those of the page before those of dialogs. */
  all<E extends Element = HTMLElement>(selector: string): E[] {
    return [...this.root.querySelectorAll<E>(selector), ...document.body.querySelectorAll<E>(selector)];
  }

  /** @throws Error if nothing matches */
  one(selector: string): HTMLElement {
    const [found] = this.all(selector);
    if (!found) throw new Error(`there is no ${selector} in: ${this.text}`);
    return found;
  }

  /** Returns the words of the buttons, links and menu entries that a user sees, in order. */
  get choices(): string[] {
    return this.#choices().map(({ textContent }) => textContent.trim());
  }

  /** Returns the last button, link or menu entry with these words: what is above the page covers it. */
  choice(words: string): HTMLElement | undefined {
    return this.#choices().findLast(
      (one) => one.textContent.trim() === words || one.getAttribute('aria-label') === words,
    );
  }

  #choices(): HTMLElement[] {
    return this.all('button, a, [role=menuitem], [role=tab]');
  }

  /** @throws Error if there is no such button, link or menu entry */
  async press(words: string): Promise<void> {
    const found = this.choice(words);
    if (!found) throw new Error(`there is no ${words} among: ${this.choices.join(', ')}`);
    await this.act(() => found.click());
  }

  /** Types a value into a field. */
  async type(selector: string, value: string): Promise<void> {
    const field = this.one(selector);
    const { prototype } = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
    await this.act(() => {
      Object.getOwnPropertyDescriptor(prototype, 'value')!.set!.call(field, value);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
  }

  /** Presses a key in an element. */
  async key(target: EventTarget, key: string, more: KeyboardEventInit = {}): Promise<KeyboardEvent> {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, composed: true, ...more });
    await this.act(() => target.dispatchEvent(event));
    return event;
  }

  /** Waits until the text appears, or the condition is true. */
  async until(so: string | (() => boolean)): Promise<void> {
    try {
      await this.#until(typeof so === 'string' ? () => this.text.includes(so) : so);
    } catch (cause) {
      throw new Error(`it did not come: ${String(so)}; there is: ${this.text}`, { cause });
    }
  }

  /** Waits until the messages of forms and everything else that was started have come. */
  settle(): Promise<void> {
    return this.act(() => new Promise((resolve) => setTimeout(resolve, 60)));
  }

  go(address: string, state?: unknown): Promise<void> {
    return this.act(() => this.router.navigate(address, { state }));
  }
}
