import type { HostConfig } from '@gongdi/api';

/** What an element passes to the widget that it loads. No data reaches a widget through a global variable. */
export interface WidgetContext {
  /** The custom element itself: full screen is requested on it, and events are dispatched on it. */
  host: HTMLElement;
  /** Its open shadow root; stylesheets are adopted here. */
  root: ShadowRoot;
  /** Element in which the widget renders. It is inside `root` and fills the custom element. */
  container: HTMLElement;
  /** Configuration of the page, merged with that of the element. */
  config: HostConfig;
  /**
   * Dispatches a bubbling, composed event on the host.
   * @returns false when a listener called preventDefault on a cancelable event
   */
  emit(type: string, detail?: unknown, options?: { cancelable?: boolean }): boolean;
}

export interface WidgetHandle<P = Record<string, unknown>> {
  /** Receives all current properties. Called once after mount, and after changes, combined in one microtask. */
  update(props: P): void;
  /** Methods that the element exposes (`await element.saveXML()`). */
  api: Record<string, (...args: never[]) => unknown>;
  /**
   * Whether there is work that nobody has saved. An element that leaves the document with such work stays mounted for a
   * while, and has it when it comes back (Vue's KeepAlive). Absent: there never is.
   */
  unsaved?(): boolean;
  unmount(): void;
}

/** The only entry point of a widget: `packages/widgets/src/<widget>/index.ts` exports `mount` of this type. */
export type MountWidget<P = Record<string, unknown>> = (
  context: WidgetContext,
  props: P,
) => WidgetHandle<P> | Promise<WidgetHandle<P>>;
