import type { AreaChild, AreaType } from '@gongdi/domain';

/** Children that have a screen; the fence of an area waits for its editor. */
const BUILT: ReadonlySet<AreaChild> = new Set(['monitorscheme', 'rundata', 'devicemanage']);

export const childrenOf = (area: AreaType): AreaChild[] => area.children.filter((child) => BUILT.has(child));

/** `/pit/rundata/pit` (console specification, section 2.5). */
export const childPath = (area: AreaType, child: AreaChild): string => `/${area.path}/${child}/${area.name}`;
