import type { AreaChild, AreaType } from '@gongdi/domain';

/** `/pit/rundata/pit` (console specification, section 2.5). */
export const childPath = (area: AreaType, child: AreaChild): string => `/${area.path}/${child}/${area.name}`;
