import { areaCallsOf, calls, listArgs, type AreaRow } from '@gongdi/api';
import { fileAt, POINTS_PAGE_SIZE, readArea, type AreaType } from '@gongdi/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { newKey, type PlanDevice, type PlanDrawing } from '../../../../plan/index.ts';
import { useConsole } from '../../../ground/context/console-context.tsx';

/** Query key of the lists of a type of area; below the key that `useMarkAreas` invalidates. */
const listKey = (area: AreaType, ...more: readonly unknown[]) => ['areas', area.name, 'list', ...more];

/** Query of one page of the areas of a type. */
export function useAreaList(area: AreaType, query: Record<string, unknown>) {
  const { client } = useConsole();
  const { list } = areaCallsOf(area);
  return useQuery({
    queryKey: listKey(area, query),
    queryFn: ({ signal }) => client.call(list, listArgs(list, query), { signal, quiet: true }),
    placeholderData: (old) => old,
  });
}

export interface WholeArea {
  row: AreaRow;
  /** The first one is the area's own drawing. */
  drawings: PlanDrawing[];
}

/** Query of an area with its drawings and points. */
export function useArea(area: AreaType, id: string | null) {
  const { client } = useConsole();
  return useQuery({
    queryKey: ['areas', area.name, 'record', id],
    queryFn: async ({ signal }): Promise<WholeArea> => {
      const how = { signal, quiet: true };
      const row = await client.call(areaCallsOf(area).detail, { params: { id: id! } }, how);
      const further = await client.call(calls.area.drawings, { params: { area_id: id! } }, how);
      return { row, drawings: [mainDrawing(area, row), ...further.map(furtherDrawing)] };
    },
    enabled: id !== null,
    staleTime: 0,
  });
}

/** Key of the drawing that is part of the area itself on the wire. */
export const MAIN = 'main';

function mainDrawing(area: AreaType, row: AreaRow): PlanDrawing {
  const { width, height, url, list } = readArea(area, row);
  const points = list.map(({ xaxis: x, yaxis: y, ...point }) => ({ ...point, key: newKey(), x, y }));
  return { key: MAIN, name: '', width, height, url, points };
}

interface FurtherDrawing {
  id: string;
  name: string;
  width: number;
  height: number;
  url: string;
  list: readonly { device_id: string; point_name: string; xaxis: number; yaxis: number }[];
}

function furtherDrawing({ id, list, ...drawing }: FurtherDrawing): PlanDrawing {
  const points = list.map(({ device_id, point_name: name, xaxis: x, yaxis: y }) => ({
    key: newKey(),
    device_id,
    name,
    x,
    y,
  }));
  return { ...drawing, key: id, points };
}

/** Returns the arguments of the call that lists the devices of a project for a type of area. */
export function devicesArgs(area: AreaType, project_id: string) {
  const [param] = Object.keys(areaCallsOf(area).devices.input.params!._zod.def.shape);
  return {
    params: { [param!]: project_id },
    query: { device_type: area.code, page: 1, page_size: POINTS_PAGE_SIZE },
  };
}

/**
 * Returns the devices of a project that can be placed in an area of the type. @param own ids of devices that are
 * already in the area
 */
export function useAreaDevices(
  area: AreaType,
  project_id: string | undefined,
  own: ReadonlySet<string>,
  taken: string,
): { devices: readonly PlanDevice[]; failed: boolean; retry: () => void } {
  const { client } = useConsole();
  const call = areaCallsOf(area).devices;
  const query = useQuery({
    queryKey: ['areas', area.name, 'devices', project_id],
    queryFn: ({ signal }) => client.call(call, devicesArgs(area, project_id!), { signal, quiet: true }),
    enabled: project_id !== undefined,
    staleTime: 0,
  });
  const devices = (query.data?.list ?? []).map((one): PlanDevice => {
    const id = one[area.pointKey] as string;
    const elsewhere = one[area.chosenKey] === 1 && !own.has(id);
    return {
      id,
      name: one['device_name'] as string,
      number: one['device_number'] as string,
      ...(elsewhere ? { taken } : {}),
    };
  });
  return { devices, failed: query.isError, retry: () => void query.refetch() };
}

/** After a change: invalidates lists and details of the type. */
export function useMarkAreas(area: AreaType): (when: 'now' | 'later') => Promise<void> {
  const queries = useQueryClient();
  return useCallback(
    (when) =>
      queries.invalidateQueries({ queryKey: ['areas', area.name], refetchType: when === 'now' ? 'active' : 'none' }),
    [queries, area],
  );
}

/** Returns the picture of a drawing in the form that the kit's previews accept. */
export function pictureOf(drawing: PlanDrawing) {
  const file = fileAt(drawing.url);
  // The exact picture type is unknown here; the upload has checked that the file is a picture.
  return file ? { ...file, name: drawing.name || 'drawing', type: 'image/*', url: drawing.url } : undefined;
}
