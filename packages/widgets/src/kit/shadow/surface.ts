import type { WidgetContext } from '../mount.ts';
import type { Density, Lang, ThemeChoice, ThemeMode } from '../theme/tokens.ts';
import { tokenCss } from '../theme/tokens.ts';
import { adoptCss, readoptCss } from './sheets.ts';

/** Event on the shadow root by which the element notifies its widget that it was moved or adopted while mounted. */
export const ATTACHED = 'gd-attached';

export interface Look {
  theme?: ThemeChoice;
  density?: Density;
  lang?: Lang;
}

/**
 * The rendering environment of a widget: container with its classes, popup layer, current theme. One for each element.
 */
export interface Surface {
  /** In the browser's top layer, so that no `overflow` or `transform` of the host page clips a popup. */
  readonly layer: HTMLElement;
  readonly mode: ThemeMode;
  readonly density: Density;
  readonly lang: Lang;
  /** False when the user asks for less motion (`prefers-reduced-motion`). */
  readonly motion: boolean;
  /** Applies the element's attributes; absent members get their defaults. */
  update(look: Look): void;
  /** @returns a function that ends the subscription; called after `mode`, `density`, `lang` or `motion` has changed */
  subscribe(listener: () => void): () => void;
  dispose(): void;
}

const css = tokenCss();
const surfaces = new WeakMap<ShadowRoot, { owner: HTMLElement; surface: Surface }>();

/**
 * Returns the surface of an element; the first call creates it. A widget inside another widget of the same element uses
 * the outer widget's surface and look; it can neither change nor remove them.
 */
export function surfaceOf(context: WidgetContext): Surface {
  const known = surfaces.get(context.root);
  if (known === undefined) {
    const surface = createSurface(context);
    surfaces.set(context.root, { owner: context.container, surface });
    return surface;
  }
  return known.owner === context.container ? known.surface : innerSurface(known.surface);
}

const inner = new WeakMap<Surface, Surface>();

function innerSurface(outer: Surface): Surface {
  let made = inner.get(outer);
  if (made === undefined) {
    made = Object.create(outer, {
      update: { value: () => {} },
      dispose: { value: () => {} },
    }) as Surface;
    inner.set(outer, made);
  }
  return made;
}

function createSurface({ host, root, container, config }: WidgetContext): Surface {
  const { ownerDocument: document } = root;
  const view = document.defaultView ?? window;
  const dark = view.matchMedia('(prefers-color-scheme: dark)');
  // Printed pages always use the light theme.
  const paper = view.matchMedia('print');
  const calm = view.matchMedia('(prefers-reduced-motion: reduce)');
  const layer = document.createElement('div');
  layer.className = 'gd-layer';
  layer.part.add('layer');
  layer.popover = 'manual';
  root.append(layer);
  adoptCss(root, css);

  const listeners = new Set<() => void>();
  let look: Look = {};
  let state = {
    mode: 'light' as ThemeMode,
    density: 'default' as Density,
    lang: 'zh-CN' as Lang,
    motion: !calm.matches,
  };

  const dress = () => {
    const { theme = 'light', density = 'default', lang = config.lang ?? 'zh-CN' } = look;
    const wanted = theme === 'auto' ? (dark.matches ? 'dark' : 'light') : theme === 'dark' ? 'dark' : 'light';
    const mode = paper.matches ? 'light' : wanted;
    const next: typeof state = {
      mode,
      density: density === 'compact' ? density : 'default',
      lang,
      motion: !calm.matches,
    };
    const changed = Object.entries(next).some(([name, value]) => state[name as keyof typeof state] !== value);
    state = next;
    for (const part of [container, layer]) {
      part.classList.add('gd-root');
      part.classList.toggle('gd-dark', mode === 'dark');
      part.classList.toggle('gd-compact', next.density === 'compact');
      // setting the same language again would make the browser restyle all descendants
      if (part.lang !== lang) part.lang = lang;
    }
    if (changed) for (const listener of listeners) listener();
  };

  const { raise, raiseAboveDialog } = keepAbove(host, layer);
  const attached = () => {
    readoptCss(root);
    raise();
  };
  const leave = new AbortController();
  const on = { signal: leave.signal };
  document.addEventListener('fullscreenchange', raise, on);
  host.addEventListener('pointerdown', raiseAboveDialog, { ...on, capture: true });
  host.addEventListener('focusin', raiseAboveDialog, on);
  root.addEventListener(ATTACHED, attached, on);
  dark.addEventListener('change', dress, on);
  paper.addEventListener('change', dress, on);
  calm.addEventListener('change', dress, on);

  dress();
  raise();
  return {
    layer,
    get mode() {
      return state.mode;
    },
    get density() {
      return state.density;
    },
    get lang() {
      return state.lang;
    },
    get motion() {
      return state.motion;
    },
    update(next) {
      look = next;
      dress();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    dispose() {
      leave.abort();
      listeners.clear();
      layer.remove();
      surfaces.delete(root);
    },
  };
}

/**
 * The browser's top layer is a stack, and the element shown last is on top. After a change of full screen or of the
 * modal dialog around the element, the layer must be shown again; otherwise its popups are below and receive no clicks.
 */
function keepAbove(host: HTMLElement, layer: HTMLElement) {
  let above: Element | null = null;
  const raise = () => {
    if (!layer.isConnected || typeof layer.showPopover !== 'function') return;
    if (layer.matches(':popover-open')) layer.hidePopover();
    layer.showPopover();
  };
  const raiseAboveDialog = () => {
    const dialog = topLayerAncestor(host);
    if (dialog === above) return;
    above = dialog;
    raise();
  };
  return { raise, raiseAboveDialog };
}

/** Returns the nearest modal dialog, popover or full-screen element around a node, through shadow boundaries. */
function topLayerAncestor(node: Element): Element | null {
  const found = node.closest(':modal, :popover-open, :fullscreen');
  if (found !== null) return found;
  const root = node.getRootNode();
  return root instanceof ShadowRoot ? topLayerAncestor(root.host) : null;
}
