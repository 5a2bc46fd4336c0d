import r2wc from '@r2wc/core';
import type { HostConfig } from '@gongdi/api';
import type { MountWidget, WidgetHandle } from '@gongdi/widgets';
import { text } from '../text/index.ts';
import { attributeOf, parseAttribute, propertyDefault, reflectProperty } from './attributes.ts';
import type { ElementDeclaration } from './declaration.ts';
import { deferred } from './deferred.ts';
import { showFailure } from './failure.ts';
import { ElementError, withinLimit } from './load.ts';
import { page } from './page.ts';

type Props = Record<string, unknown>;
type Api = Record<string, ((...args: unknown[]) => unknown) | undefined>;

/** What `@r2wc/core` keeps on the element, under symbols that it registers for renderers. */
const CONNECTED = Symbol.for('r2wc.connected');
const RENDER = Symbol.for('r2wc.render');
const PROPS = Symbol.for('r2wc.props');

interface Base extends HTMLElement {
  [CONNECTED]: boolean;
  [PROPS]: Props;
  [RENDER](): void;
  connectedCallback(): void;
  disconnectedCallback(): void;
}

/** One mounting of a widget, from the import of its chunk to its end. */
interface Mounting {
  alive: boolean;
  place: HTMLElement;
  handle?: WidgetHandle<Props>;
  queued?: boolean;
}

/** Tells the widget's surface that the element was moved, perhaps into another document. */
const ATTACHED = 'gd-attached';
/** Milliseconds before the wait for a chunk is put into words. */
const PATIENCE = 400;
const FOCUSABLE = 'a[href],button,input,select,textarea,[tabindex="0"]';

/**
 * The class behind a tag: `@r2wc/core` with an asynchronous renderer, and its measured limits closed (early
 * properties, detached mounts, lost identity, remounts on a move, missing methods; see docs/architecture.md).
 */
export function elementClass({ tag, properties, methods, load }: ElementDeclaration): CustomElementConstructor {
  const names = Object.keys(properties);
  const propertyOf = new Map(names.map((name) => [attributeOf(name), name]));
  const kindOf = (name: string) => properties[name] ?? 'value';
  let changed: (element: Base) => void;
  let end: (element: Base) => void;
  const renderer = {
    mount: (root: HTMLElement) => (root.getRootNode() as ShadowRoot).host,
    update: (element: Base) => changed(element),
    unmount: (element: Base) => end(element),
  };
  // r2wc must not convert: a name without a type is a plain property with its identity kept.
  const untyped = Object.fromEntries(names.map((name) => [name, undefined]));
  const R2wc = r2wc((() => null) as never, { shadow: 'open', props: untyped }, renderer as never) as new () => Base;
  // The platform reflects `lang` by itself.
  Reflect.deleteProperty(R2wc.prototype as object, 'lang');

  class GongdiElement extends R2wc {
    #mounting: Mounting | undefined;
    #ready = deferred<Api>();

    static {
      changed = (element) => #mounting in element && element.#changed();
      end = (element) => #mounting in element && element.#end();
      for (const name of names) {
        if (name === 'lang') continue;
        Object.defineProperty(this.prototype, name, {
          configurable: true,
          enumerable: true,
          get(this: GongdiElement) {
            return this.#get(name);
          },
          set(this: GongdiElement, value: unknown) {
            this.#set(name, value);
          },
        });
      }
      for (const name of methods) {
        Object.defineProperty(this.prototype, name, {
          configurable: true,
          value(this: GongdiElement, ...args: unknown[]) {
            return this.#call(name, args);
          },
        });
      }
    }

    constructor() {
      super();
      // r2wc starts as if connected and would mount into an element that is in no document.
      this[CONNECTED] = false;
    }

    /** Resolves with the element once its widget answers methods. */
    get ready(): Promise<this> {
      return this.#ready.promise.then(() => this);
    }

    override connectedCallback() {
      for (const name of names) {
        // Set before the element was defined: an own property hides the accessor.
        if (!Object.hasOwn(this, name)) continue;
        const value: unknown = Reflect.get(this, name);
        Reflect.deleteProperty(this, name);
        Reflect.set(this, name, value);
      }
      super.connectedCallback();
      page().live.add(this.#startAgain);
      if (this.#mounting) this.shadowRoot?.dispatchEvent(new Event(ATTACHED));
      else this.#start();
    }

    override disconnectedCallback() {
      // A move is a removal and an insertion in one task; only what stays away is unmounted, and outside of whatever
      // framework is rendering right now.
      queueMicrotask(() => {
        if (!this.isConnected) super.disconnectedCallback();
      });
    }

    /** `moveBefore()` then keeps everything; without this method it would disconnect and connect. */
    connectedMoveCallback() {
      this.shadowRoot?.dispatchEvent(new Event(ATTACHED));
    }

    attributeChangedCallback(attribute: string, before: string | null, after: string | null) {
      const name = propertyOf.get(attribute);
      if (name === undefined || before === after) return;
      try {
        this[PROPS][name] = parseAttribute(kindOf(name), after);
      } catch (error) {
        const message = text(this.#lang()).badJson(attribute, String(error));
        this.#emit('gd-error', { code: 'bad_attribute', message, where: attribute });
        return;
      }
      this[RENDER]();
    }

    /** Focus goes to the first control inside; the element itself takes none. */
    override focus(options?: FocusOptions) {
      this.shadowRoot?.querySelector<HTMLElement>(FOCUSABLE)?.focus(options);
    }

    #get(name: string): unknown {
      return this[PROPS][name] ?? propertyDefault(kindOf(name));
    }

    #set(name: string, value: unknown) {
      if (this[PROPS][name] === value) return;
      this[PROPS][name] = value;
      const attribute = attributeOf(name);
      const shown = reflectProperty(kindOf(name), value);
      if (shown === null) this.removeAttribute(attribute);
      else if (shown !== undefined) this.setAttribute(attribute, shown);
      if (name === 'config') this.#startAgain();
      else this[RENDER]();
    }

    #lang(): string | undefined {
      return this.lang || page().config.lang;
    }

    #emit(type: string, detail?: unknown, { cancelable = false } = {}): boolean {
      return this.dispatchEvent(new CustomEvent(type, { detail, cancelable, bubbles: true, composed: true }));
    }

    /** What the widget is given; `config` reaches it by its context, `container` is r2wc's own. */
    #values(): Props {
      const { config: _, container: __, ...values } = this[PROPS];
      return { ...values, lang: this.lang || undefined };
    }

    #start() {
      const place = this.ownerDocument.createElement('div');
      place.part.add('root');
      this.shadowRoot?.replaceChildren(place);
      const mounting: Mounting = { alive: true, place };
      this.#mounting = mounting;
      this.#mount(mounting).catch((error: unknown) => {
        if (!mounting.alive) return;
        const failure = error instanceof ElementError ? error : new ElementError('mount_failed', 'mount', error);
        this.#ready.reject(failure);
        this.#ready = deferred();
        showFailure(place, failure, this.#lang(), this.#startAgain);
        this.#emit('gd-error', { code: failure.code, message: failure.message, where: failure.where });
      });
    }

    async #mount(mounting: Mounting) {
      const { place } = mounting;
      const wait = setTimeout(() => (place.textContent = text(this.#lang()).loading), PATIENCE);
      const { mount } = await withinLimit(load).finally(() => clearTimeout(wait));
      if (!mounting.alive) return;
      place.replaceChildren();
      let told = false;
      const emit = (type: string, detail?: unknown, options?: { cancelable?: boolean }) => {
        // Ready once for each mounting, whether the widget says so or its mount has resolved.
        if (type === 'gd-ready' && told) return true;
        told ||= type === 'gd-ready';
        return this.#emit(type, detail, options);
      };
      const own = this[PROPS]['config'] as HostConfig | undefined;
      const root = place.getRootNode() as ShadowRoot;
      const config = { ...page().config, ...own };
      const context = { host: this, root, container: place, config, emit };
      const handle = await (mount as MountWidget<Props>)(context, this.#values());
      if (!mounting.alive) {
        handle.unmount();
        return;
      }
      mounting.handle = handle;
      handle.update(this.#values());
      this.#ready.resolve(handle.api as Api);
      emit('gd-ready');
    }

    /** A property has changed: told to the widget once for all changes of a task. */
    #changed() {
      const mounting = this.#mounting;
      if (!mounting || mounting.queued) return;
      mounting.queued = true;
      queueMicrotask(() => {
        mounting.queued = false;
        if (mounting.alive) mounting.handle?.update(this.#values());
      });
    }

    /** With another configuration, or after a failure. */
    #startAgain = () => {
      if (!this.#mounting) return;
      this.#end();
      page().live.add(this.#startAgain);
      this.#start();
    };

    #end() {
      page().live.delete(this.#startAgain);
      const mounting = this.#mounting;
      if (!mounting) return;
      mounting.alive = false;
      this.#mounting = undefined;
      // Calls that still wait are answered by the next mounting.
      if (mounting.handle) this.#ready = deferred();
      mounting.handle?.unmount();
      this.shadowRoot?.replaceChildren();
    }

    #call(name: string, args: unknown[]): Promise<unknown> {
      const last = args.at(-1) as { signal?: unknown } | null | undefined;
      const signal = last?.signal instanceof AbortSignal ? last.signal : undefined;
      const aborted = new Promise<never>((_, reject) => {
        const stop = () => reject(signal?.reason as Error);
        if (signal?.aborted) stop();
        signal?.addEventListener('abort', stop, { once: true });
      });
      const answer = this.#ready.promise.then((api) => {
        if (signal?.aborted) return aborted;
        const method = api[name];
        if (!method) throw new TypeError(text(this.#lang()).noMethod(tag, name));
        return method(...args);
      });
      return Promise.race([aborted, answer]);
    }
  }
  return GongdiElement;
}
