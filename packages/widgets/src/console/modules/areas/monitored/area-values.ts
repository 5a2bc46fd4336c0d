import { areaBlank, type AreaForm, type AreaType } from '@gongdi/domain';
import type { PlanDrawing } from '../../../../plan/index.ts';
import type { WholeArea } from './use-area.ts';

/** Returns the initial values of the form's fields. */
export function valuesOf({ row }: WholeArea): Record<string, unknown> {
  const flags = Object.entries(row).filter(([name]) => name.endsWith('_flag'));
  return { ...row, ...Object.fromEntries(flags.map(([name, value]) => [name, value === 1])) };
}

/** Returns the area to store: what the form's fields say, and the points of the area's own drawing. */
export function formOf(
  area: AreaType,
  record: Record<string, unknown>,
  main: PlanDrawing,
  whole: WholeArea | undefined,
  project_id: string,
): AreaForm {
  return {
    ...areaBlank(area),
    company_id: (whole?.row['company_id'] as string | undefined) ?? '',
    project_id,
    width: main.width,
    height: main.height,
    area_name: record['area_name'] as string,
    url: main.url,
    list: main.points.map(({ device_id, name, x, y, wire }) => ({
      device_id,
      name,
      xaxis: x,
      yaxis: y,
      ...(wire ? { wire } : {}),
    })),
    ...(area.construction ? { construction_flag: record['construction_flag'] === true ? 1 : 0 } : {}),
    published_flag: record['published_flag'] === true ? 1 : 0,
  };
}

/**
 * Returns the drawings beside the area's own one as the call takes them.
 * @param stored drawings of the area as they are stored; the others are new and have no id yet
 */
export function furtherOf(drawings: readonly PlanDrawing[], stored: readonly Pick<PlanDrawing, 'key'>[]) {
  const known = new Set(stored.map(({ key }) => key));
  return drawings.map(({ key, name, width, height, url, points }) => ({
    ...(known.has(key) ? { id: key } : {}),
    name,
    width,
    height,
    url,
    list: points.map((point) => ({
      device_id: point.device_id,
      point_name: point.name,
      xaxis: point.x,
      yaxis: point.y,
    })),
  }));
}
