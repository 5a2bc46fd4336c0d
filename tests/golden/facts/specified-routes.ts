import type { ConsolePage } from '@gongdi/widgets/facts';
import { specifiedRoutes } from '../../routes/specified.ts';
import type { Fact } from '../text.ts';

/** The specified addresses of modules by part, each `built` or `missing`; the missing ones only become fewer. */
export function specifiedRoutesFact(pages: readonly ConsolePage[]): Fact {
  const known = new Set(pages.map(({ path }) => path));
  const parts: Record<string, Record<string, string>> = {};
  for (const [path, part] of specifiedRoutes()) (parts[part] ??= {})[path] = known.has(path) ? 'built' : 'missing';
  return parts;
}
