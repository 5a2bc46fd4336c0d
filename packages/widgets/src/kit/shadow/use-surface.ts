import { useSyncExternalStore } from 'react';
import type { WidgetContext } from '../mount.ts';
import { surfaceOf } from './surface.ts';
import type { Surface } from './surface.ts';

/** The element's surface; the component draws again when theme, density or language change. */
export function useSurface(context: WidgetContext): Surface {
  const surface = surfaceOf(context);
  useSyncExternalStore(surface.subscribe, () => `${surface.mode} ${surface.density} ${surface.lang}`);
  return surface;
}
