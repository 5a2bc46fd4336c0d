import type { HostConfig } from '@gongdi/api';
import type { MountWidget, WidgetHandle } from '@gongdi/widgets';
import { text } from '../text/index.ts';
import { attributeOf, parseAttribute, reflectProperty } from './attributes.ts';
import type { ElementDeclaration } from './declaration.ts';
import { deferred } from './deferred.ts';
import { showFailure } from './failure.ts';
import { withinLimit } from './load.ts';
import type { FailureCode } from './load.ts';
import { page } from './page.ts';

type Props = Record<string, unknown>;
type Api = Record<string, ((...args: unknown[]) => unknown) | undefined>;

/** One mounting of a widget, from the import of its chunk to its unmounting. */
interface Mounting {
  handle?: WidgetHandle<Props>;
  queued?: boolean;
  announced?: boolean;
  /** True when method calls are answered, or rejected because the widget could not be loaded or mounted. */
  settled?: boolean;
}

/** Event that notifies the widget's surface that the element was moved, perhaps into another document. */
const ATTACHED = 'gd-attached';
/** Milliseconds before the element shows a text that a chunk is loading. */
const PATIENCE = 400;
/** Milliseconds that an element with unsaved work stays mounted while it is in no document. */
const AWAY = 30 * 60_000;
const FOCUSABLE = 'a[href],button,input,select,textarea,[tabindex="0"]';

/**
 * Returns the class of a custom element. The class defines only what the platform requires and imports the widget when
 * the element connects. The tests in `tests/browser/elements-wrapper.test.ts` list what `@r2wc/core` got wrong when it
 * was measured.
 */
// oxlint-disable-next-line max-lines-per-function -- one class; its private members cannot leave it
export function elementClass({ tag, properties, methods, load }: ElementDeclaration): CustomElementConstructor {
  const names = Object.keys(properties);
  const propertyOf = new Map(names.map((name) => [attributeOf(name), name]));
  const kindOf = (name: string) => properties[name]!;

  class GongdiElement extends HTMLElement {
    static observedAttributes = [...propertyOf.keys()];

    #root = this.attachShadow({ mode: 'open' });
    #values: Props = {};
    /** Undefined, or another one, when a mounting that still loads is over. */
    #mounting: Mounting | undefined;
    #ready = deferred<Api>();
    #away: ReturnType<typeof setTimeout> | undefined;

    static {
      for (const name of names) {
        // The browser reflects `lang` itself.
        if (name === 'lang') continue;
        Object.defineProperty(this.prototype, name, {
          configurable: true,
          enumerable: true,
          get(this: GongdiElement) {
            return this.#values[name] ?? parseAttribute(kindOf(name), null);
          },
          set(this: GongdiElement, value: unknown) {
            this.#set(name, value);
          },
        });
      }
      for (const name of methods) {
        (this.prototype as unknown as Props)[name] = function (this: GongdiElement, ...args: unknown[]) {
          return this.#call(name, args);
        };
      }
    }

    /** Resolves with the element when its widget can answer method calls. */
    get ready(): Promise<this> {
      return this.#ready.promise.then(() => this);
    }

    connectedCallback() {
      for (const name of names) {
        // The property was set before the element was defined; such an own property hides the accessor.
        if (!Object.hasOwn(this, name)) continue;
        const own = this as Props;
        const value = own[name];
        delete own[name];
        own[name] = value;
      }
      clearTimeout(this.#away);
      if (this.#mounting) this.#root.dispatchEvent(new Event(ATTACHED));
      else this.#start();
    }

    disconnectedCallback() {
      // Moving an element removes and inserts it in one task. Only an element that stays disconnected is unmounted, in
      // a microtask, so that this does not run inside the rendering of a framework.
      queueMicrotask(() => {
        if (this.isConnected) return;
        // Vue's KeepAlive takes it out and puts it back later.
        if (this.#mounting?.handle?.unsaved?.()) this.#away = setTimeout(() => this.#end(), AWAY);
        else this.#end();
      });
    }

    /**
     * With this method, `moveBefore()` keeps the element's state; without it, the browser would disconnect and connect
     * the element.
     */
    connectedMoveCallback() {
      this.#root.dispatchEvent(new Event(ATTACHED));
    }

    attributeChangedCallback(attribute: string, before: string | null, after: string | null) {
      if (before === after) return;
      const name = propertyOf.get(attribute)!;
      try {
        this.#values[name] = parseAttribute(kindOf(name), after);
      } catch (error) {
        this.#emit('gd-error', { code: 'bad_attribute', message: `${attribute}: ${error as Error}`, where: attribute });
        return;
      }
      this.#changed(name);
    }

    /**
     * Moves the focus to the place that the widget marks with `data-gd-focus`, else to the first control inside. The
     * element itself is not focusable. React also calls this method when the part that had the focus was removed.
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
      this.#changed(name);
    }

    #lang(): string | undefined {
      return this.lang || page().config.lang || this.#pageLang();
    }

    /** Language of the element's position in the page, inherited through shadow roots. */
    #pageLang(): 'en' | 'zh-CN' {
      return (this.parentElement ?? this.ownerDocument.documentElement).matches(':lang(en)') ? 'en' : 'zh-CN';
    }

    #emit(type: string, detail?: unknown, options?: { cancelable?: boolean }): boolean {
      return this.dispatchEvent(new CustomEvent(type, { ...options, detail, bubbles: true, composed: true }));
    }

    /** Properties that the widget receives; `config` is passed in its context instead. */
    #props(): Props {
      return { ...this.#values, config: undefined, lang: this.lang || undefined };
    }

    #start() {
      const place = this.ownerDocument.createElement('div');
      place.part.add('root');
      this.#root.replaceChildren(place);
      page().live.add(this.#startAgain);
      const mounting: Mounting = {};
      this.#mounting = mounting;
      this.#mount(mounting, place).catch((error: Error & { code?: FailureCode }) => {
        if (this.#mounting !== mounting) return;
        const { code = 'mount_failed', message } = error;
        mounting.settled = true;
        this.#ready.reject(error);
        showFailure(place, text(this.#lang()), { code, message }, this.#startAgain);
        this.#emit('gd-error', { code, message, where: code.split('_')[0] });
      });
    }

    async #mount(mounting: Mounting, place: HTMLElement) {
      const wait = setTimeout(() => (place.textContent = text(this.#lang()).loading), PATIENCE);
      const { mount } = await withinLimit(load).finally(() => clearTimeout(wait));
      if (this.#mounting !== mounting) return;
      place.replaceChildren();
      const emit = (type: string, detail?: unknown, options?: { cancelable?: boolean }) => {
        // `gd-ready` is emitted once for each mounting: either by the widget or here, after its mount has resolved.
        if (type === 'gd-ready') {
          if (mounting.announced) return true;
          mounting.announced = true;
        }
        return this.#emit(type, detail, options);
      };
      const own = this.#values['config'] as HostConfig | undefined;
      const config = { lang: this.#pageLang(), ...page().config, ...own };
      const context = { host: this, root: this.#root, container: place, config, emit };
      const handle = await (mount as MountWidget<Props>)(context, this.#props());
      if (this.#mounting !== mounting) {
        handle.unmount();
        return;
      }
      mounting.handle = handle;
      mounting.settled = true;
      handle.update(this.#props());
      this.#ready.resolve(handle.api as Api);
      emit('gd-ready');
    }

    /** Notifies the widget of changed properties, once for all changes in one task. */
    #changed(name: string) {
      if (name === 'config') return this.#startAgain();
      const mounting = this.#mounting;
      if (!mounting || mounting.queued) return;
      mounting.queued = true;
      queueMicrotask(() => {
        mounting.queued = false;
        if (this.#mounting === mounting) mounting.handle?.update(this.#props());
      });
    }

    /** Mounts the widget again, with another configuration or after a failure. */
    #startAgain = () => {
      if (!this.#mounting) return;
      this.#end();
      if (this.isConnected) this.#start();
    };

    #end() {
      page().live.delete(this.#startAgain);
      const mounting = this.#mounting;
      if (!mounting) return;
      this.#mounting = undefined;
      // The next mounting answers the method calls that still wait.
      if (mounting.settled) this.#ready = deferred();
      mounting.handle?.unmount();
      this.#root.replaceChildren();
    }

    async #call(name: string, args: unknown[]): Promise<unknown> {
      const { signal } = (args.at(-1) ?? {}) as { signal?: AbortSignal };
      const stopped = new Promise<never>((_, reject) => {
        const stop = () => reject(signal!.reason as Error);
        if (signal?.aborted) stop();
        signal?.addEventListener('abort', stop);
      });
      const api = await Promise.race([stopped, this.#ready.promise]);
      if (!api[name]) throw new TypeError(`${tag} has no method ${name}`);
      return Promise.race([stopped, api[name](...args)]);
    }
  }
  return GongdiElement;
}
