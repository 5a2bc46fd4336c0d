import type { HostConfig } from '@gongdi/api';
import type { MountWidget, WidgetHandle } from '@gongdi/widgets';
import { text } from '../text/index.ts';
import { attributeOf, parseAttribute, propertyDefault, reflectProperty } from './attributes.ts';
import type { ElementDeclaration } from './declaration.ts';
import { deferred } from './deferred.ts';
import { showFailure } from './failure.ts';
import { withinLimit } from './load.ts';
import type { FailureCode } from './load.ts';
import { page } from './page.ts';

type Props = Record<string, unknown>;
type Api = Record<string, ((...args: unknown[]) => unknown) | undefined>;

/** One mounting of a widget, from the import of its chunk to its end. */
interface Mounting {
  alive: boolean;
  place: HTMLElement;
  handle?: WidgetHandle<Props>;
  queued?: boolean;
  /** Calls are answered, or refused since the widget did not come. */
  settled?: boolean;
}

/** Tells the widget's surface that the element was moved, perhaps into another document. */
const ATTACHED = 'gd-attached';
/** Milliseconds before the wait for a chunk is put into words. */
const PATIENCE = 400;
const FOCUSABLE = 'a[href],button,input,select,textarea,[tabindex="0"]';

/**
 * The class behind a tag. It defines no more than the platform needs and imports the widget when it connects. What
 * `@r2wc/core` got wrong when measured is the list of its tests (`tests/browser/elements-wrapper.test.ts`).
 */
export function elementClass({ tag, properties, methods, load }: ElementDeclaration): CustomElementConstructor {
  const names = Object.keys(properties);
  const propertyOf = new Map(names.map((name) => [attributeOf(name), name]));
  const kindOf = (name: string) => properties[name] ?? 'value';

  class GongdiElement extends HTMLElement {
    static observedAttributes = [...propertyOf.keys()];

    #root = this.attachShadow({ mode: 'open' });
    #values: Props = {};
    #mounting: Mounting | undefined;
    #ready = deferred<Api>();

    static {
      for (const name of names) {
        // The platform reflects `lang` by itself.
        if (name === 'lang') continue;
        Object.defineProperty(this.prototype, name, {
          configurable: true,
          enumerable: true,
          get(this: GongdiElement) {
            return this.#values[name] ?? propertyDefault(kindOf(name));
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

    /** Resolves with the element once its widget answers methods. */
    get ready(): Promise<this> {
      return this.#ready.promise.then(() => this);
    }

    connectedCallback() {
      for (const name of names) {
        // Set before the element was defined: an own property hides the accessor.
        if (!Object.hasOwn(this, name)) continue;
        const own = this as Props;
        const value = own[name];
        delete own[name];
        own[name] = value;
      }
      if (this.#mounting) this.#root.dispatchEvent(new Event(ATTACHED));
      else this.#start();
    }

    disconnectedCallback() {
      // A move is a removal and an insertion in one task; only what stays away is unmounted, and outside of whatever
      // framework is rendering right now.
      queueMicrotask(() => {
        if (!this.isConnected) this.#end();
      });
    }

    /** `moveBefore()` then keeps everything; without this method it would disconnect and connect. */
    connectedMoveCallback() {
      this.#root.dispatchEvent(new Event(ATTACHED));
    }

    attributeChangedCallback(attribute: string, before: string | null, after: string | null) {
      const name = propertyOf.get(attribute);
      if (name === undefined || before === after) return;
      try {
        this.#values[name] = parseAttribute(kindOf(name), after);
      } catch (error) {
        const message = text(this.#lang()).badJson(attribute, String(error));
        this.#emit('gd-error', { code: 'bad_attribute', message, where: attribute });
        return;
      }
      this.#changed();
    }

    /**
     * Focus goes to where the widget wants it, else to the first control inside; the element itself takes none. React
     * calls this too, when the part that had the focus has gone.
     */
    override focus(options?: FocusOptions) {
      const find = (selector: string) => this.#root.querySelector<HTMLElement>(selector);
      (find('[data-gd-focus]') ?? find(FOCUSABLE))?.focus(options);
    }

    #set(name: string, value: unknown) {
      if (this.#values[name] === value) return;
      this.#values[name] = value;
      const attribute = attributeOf(name);
      const shown = reflectProperty(kindOf(name), value);
      if (shown === null) this.removeAttribute(attribute);
      else if (shown !== undefined) this.setAttribute(attribute, shown);
      if (name === 'config') this.#startAgain();
      else this.#changed();
    }

    #lang(): string | undefined {
      return this.lang || page().config.lang || this.#pageLang();
    }

    /** Of what the element stands in, through shadow roots. */
    #pageLang(): 'en' | 'zh-CN' {
      return (this.parentElement ?? this.ownerDocument.documentElement).matches(':lang(en)') ? 'en' : 'zh-CN';
    }

    #emit(type: string, detail?: unknown, { cancelable = false } = {}): boolean {
      return this.dispatchEvent(new CustomEvent(type, { detail, cancelable, bubbles: true, composed: true }));
    }

    /** What the widget is given; `config` reaches it by its context. */
    #props(): Props {
      const { config: _, ...values } = this.#values;
      return { ...values, lang: this.lang || undefined };
    }

    #start() {
      const place = this.ownerDocument.createElement('div');
      place.part.add('root');
      this.#root.replaceChildren(place);
      page().live.add(this.#startAgain);
      const mounting: Mounting = { alive: true, place };
      this.#mounting = mounting;
      this.#mount(mounting).catch((error: Error & { code?: FailureCode }) => {
        if (!mounting.alive) return;
        const { code = 'mount_failed', message } = error;
        mounting.settled = true;
        this.#ready.reject(error);
        showFailure(place, text(this.#lang()), { code, message }, this.#startAgain);
        this.#emit('gd-error', { code, message, where: code.split('_')[0] });
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
      const own = this.#values['config'] as HostConfig | undefined;
      const config = { lang: this.#pageLang(), ...page().config, ...own };
      const context = { host: this, root: this.#root, container: place, config, emit };
      const handle = await (mount as MountWidget<Props>)(context, this.#props());
      if (!mounting.alive) {
        handle.unmount();
        return;
      }
      mounting.handle = handle;
      mounting.settled = true;
      handle.update(this.#props());
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
        if (mounting.alive) mounting.handle?.update(this.#props());
      });
    }

    /** With another configuration, or after a failure. */
    #startAgain = () => {
      if (!this.#mounting) return;
      this.#end();
      this.#start();
    };

    #end() {
      page().live.delete(this.#startAgain);
      const mounting = this.#mounting;
      if (!mounting) return;
      mounting.alive = false;
      this.#mounting = undefined;
      // Calls that still wait are answered by the next mounting.
      if (mounting.settled) this.#ready = deferred();
      mounting.handle?.unmount();
      this.#root.replaceChildren();
    }

    async #call(name: string, args: unknown[]): Promise<unknown> {
      const { signal } = (args.at(-1) ?? {}) as { signal?: AbortSignal };
      const stopped = deferred<never>();
      const stop = () => stopped.reject(signal?.reason);
      if (signal?.aborted) stop();
      signal?.addEventListener('abort', stop, { once: true });
      const api = await Promise.race([stopped.promise, this.#ready.promise]);
      if (!api[name]) throw new TypeError(text(this.#lang()).noMethod(tag, name));
      return Promise.race([stopped.promise, api[name](...args)]);
    }
  }
  return GongdiElement;
}
