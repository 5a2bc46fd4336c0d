import { useSyncExternalStore } from 'react';
import type { WidgetContext } from '../mount.ts';
import { surfaceOf } from './surface.ts';
import type { Surface } from './surface.ts';

/** Returns the element's surface; the component re-renders when theme, density, language or motion change. */
export function useSurface(context: WidgetContext): Surface {
  const surface = surfaceOf(context);
  useSyncExternalStore(surface.subscribe, () => `${surface.mode} ${surface.density} ${surface.lang} ${surface.motion}`);
  return surface;
}
