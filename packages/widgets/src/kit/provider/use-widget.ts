import { createContext, use } from 'react';
import type { WidgetContext } from '../mount.ts';

const Widget = createContext<WidgetContext | null>(null);

export const WidgetContextProvider = Widget.Provider;

/**
 * The element around a component: its configuration, `emit`, shadow root.
 * @throws Error outside of `KitProvider`
 */
export function useWidget(): WidgetContext {
  const context = use(Widget);
  if (context === null) throw new Error('useWidget needs a KitProvider around it');
  return context;
}
