// A page that shows the kit in a shadow root as an element would: `?theme=dark&density=compact&lang=en`.
import { KitProvider } from '../../src/kit/provider/index.ts';
import { ATTACHED } from '../../src/kit/shadow/surface.ts';
import { renderWidget } from '../../src/kit/shadow/index.ts';
import type { WidgetContext } from '../../src/kit/mount.ts';
import type { Density, Lang, ThemeChoice } from '../../src/kit/theme/tokens.ts';
import { Samples } from './samples.tsx';

class KitGallery extends HTMLElement {
  connectedCallback() {
    if (this.shadowRoot) {
      this.shadowRoot.dispatchEvent(new Event(ATTACHED));
      return;
    }
    const root = this.attachShadow({ mode: 'open' });
    const container = document.createElement('div');
    root.append(container);
    const query = new URLSearchParams(location.search);
    const context: WidgetContext = {
      host: this,
      root,
      container,
      config: {},
      emit: (type, detail) =>
        this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable: true })),
    };
    renderWidget(
      context,
      <KitProvider
        context={context}
        theme={(query.get('theme') as ThemeChoice | null) ?? 'light'}
        density={(query.get('density') as Density | null) ?? 'default'}
        lang={(query.get('lang') as Lang | null) ?? 'zh-CN'}
      >
        <Samples />
      </KitProvider>,
    );
  }
}

customElements.define('kit-gallery', KitGallery);
