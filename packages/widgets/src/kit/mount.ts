import type { HostConfig } from '@gongdi/api';

/** What an element hands to the widget that it loads. Nothing reaches a widget through a global. */
export interface WidgetContext {
  /** The custom element itself: fullscreen is requested on it, events leave from it. */
  host: HTMLElement;
  /** Its open shadow root; stylesheets are adopted here. */
  root: ShadowRoot;
  /** Where the widget renders. Inside `root`, fills the element. */
  container: HTMLElement;
  /** Page configuration merged with the element's own. */
  config: HostConfig;
  /**
   * Dispatches a bubbling, composed event on the host.
   * @returns false when a listener called preventDefault on a cancelable event
   */
  emit(type: string, detail?: unknown, options?: { cancelable?: boolean }): boolean;
}

export interface WidgetHandle<P = Record<string, unknown>> {
  /** All current properties; called once after mount and after each change, coalesced in a microtask. */
  update(props: P): void;
  /** Methods that the element offers (`await element.saveXML()`). */
  api: Record<string, (...args: never[]) => unknown>;
  unmount(): void;
}

/** The one entry of a widget room: `packages/widgets/src/<widget>/index.ts` exports `mount` of this type. */
export type MountWidget<P = Record<string, unknown>> = (
  context: WidgetContext,
  props: P,
) => WidgetHandle<P> | Promise<WidgetHandle<P>>;
