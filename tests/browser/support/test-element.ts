import type { MountWidget, WidgetHandle } from '@gongdi/widgets';

/**
 * The smallest custom element around a widget: it does what the elements' loader does, without the loader.
 * `element.props = {…}` updates, `element.api` calls, `element.events` records the events that the element fired.
 */
type Props = Record<string, unknown>;
type Api = Record<string, (...args: unknown[]) => unknown>;

export function defineTestElement(tag: string, load: () => Promise<MountWidget>): void {
  class TestElement extends HTMLElement {
    events: { type: string; detail: unknown }[] = [];
    config = {};
    #props: Props = {};
    #handle: WidgetHandle | undefined;
    ready: Promise<Api> | undefined;

    get props(): Props {
      return this.#props;
    }

    set props(change: Props) {
      this.#props = { ...this.#props, ...change };
      this.#handle?.update(this.#props);
    }

    connectedCallback(): void {
      this.ready ??= this.#mount();
    }

    async #mount(): Promise<Api> {
      const mount = await load();
      const root = this.attachShadow({ mode: 'open' });
      const container = document.createElement('div');
      const base = new CSSStyleSheet();
      base.replaceSync('.container { height: 100% }');
      root.adoptedStyleSheets = [base];
      container.className = 'container';
      root.append(container);
      this.#handle = await mount(
        {
          host: this,
          root,
          container,
          config: this.config,
          emit: (type, detail, options) => {
            this.events.push({ type, detail });
            const event = new CustomEvent(type, { detail, bubbles: true, composed: true, ...options });
            return this.dispatchEvent(event);
          },
        },
        this.#props,
      );
      return this.#handle.api as Api;
    }

    destroy(): void {
      this.#handle?.unmount();
      this.remove();
    }
  }
  customElements.define(tag, TestElement);
}
