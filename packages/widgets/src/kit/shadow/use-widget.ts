import { createContext, use } from 'react';
import type { WidgetContext } from '../mount.ts';

/** What the element around a component handed to its widget; null where a component is drawn on its own. */
export const Widget = createContext<WidgetContext | null>(null);

export const WidgetContextProvider = Widget.Provider;

/**
 * The element around a component: its configuration, `emit`, shadow root.
 * @throws Error outside of a widget
 */
export function useWidget(): WidgetContext {
  const context = use(Widget);
  if (context === null) throw new Error('useWidget needs a widget around it (renderWidget, KitProvider)');
  return context;
}
