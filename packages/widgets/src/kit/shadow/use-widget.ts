import { createContext, use } from 'react';
import type { WidgetContext } from '../mount.ts';

/** The context that the element passed to its widget; null when a component is rendered without an element. */
export const Widget = createContext<WidgetContext | null>(null);

export const WidgetContextProvider = Widget.Provider;

/**
 * Returns the context of the element around a component: its configuration, `emit`, shadow root.
 * @throws Error outside of a widget
 */
export function useWidget(): WidgetContext {
  const context = use(Widget);
  if (context === null) throw new Error('useWidget needs a widget around it (renderWidget, KitProvider)');
  return context;
}
