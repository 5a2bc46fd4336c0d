import { calls, viewCalls, type RecordPlace, type SitePlan } from '@gongdi/api';
import {
  loadResource,
  permission,
  projectFilterOf,
  projectmanage,
  queryFieldsOf,
  type AnyResource,
} from '@gongdi/domain';
import { convertPolygon, DEFAULT_SYSTEM, isCoordinateSystem, parseWire } from '@gongdi/geo';
import { useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { WORKBENCH } from '../../../../ground/live/use-live.ts';
import { useConsole, usePermissions } from '../../../../ground/context/console-context.tsx';
import { useProject } from '../../../../ground/project/project.ts';
import type { ShownFence } from '../../../../generic/resource/views/places/fence-shape.ts';

/** Edge of the cells into which the server gathers records, degrees: about ten metres on site, a block in a country. */
const CELL = { project: 1e-4, company: 5e-3 } as const;

/** Records of one kind on the map. */
export interface MapLayer {
  resource: AnyResource;
  places: readonly RecordPlace[];
}

const together = (queries: readonly UseQueryResult<MapLayer>[]) => ({
  layers: queries.every(({ data }) => data) ? queries.map(({ data }) => data!) : undefined,
  failed: queries.some(({ isError }) => isError),
  retry: () => queries.forEach((one) => one.isError && void one.refetch()),
});

/** The records with a place of these resources, of the project in which the user works. */
export function useLayers(mapped: readonly string[]) {
  const { client } = useConsole();
  const project = useProject();
  const found = useQueries({
    queries: mapped.map((name) => ({
      queryKey: [WORKBENCH, 'places', name, project],
      queryFn: async ({ signal }: { signal: AbortSignal }): Promise<MapLayer> => {
        const resource = (await loadResource(name))!;
        const filter = project === null ? undefined : projectFilterOf(queryFieldsOf(resource));
        const query = {
          ...(filter !== undefined && { [filter]: project }),
          cell: project === null ? CELL.company : CELL.project,
        };
        const places = await client.call(viewCalls(resource).places!, { query }, { signal, quiet: true });
        return { resource, places };
      },
    })),
    combine: together,
  });
  return found;
}

/** The fence of a project; null: it has none, or the user may not see it; undefined while it loads. */
export function useFence(project: string | null): ShownFence | null | undefined {
  const { client } = useConsole();
  const may = usePermissions()(permission(projectmanage.name, 'detail'));
  const { data, isError } = useQuery({
    queryKey: [WORKBENCH, 'fence', project],
    queryFn: async ({ signal }): Promise<ShownFence | null> => {
      const found = await client.call(calls.fence.get, { query: { projectId: project! } }, { signal, quiet: true });
      const system = isCoordinateSystem(found.system) ? found.system : DEFAULT_SYSTEM;
      const polygons = parseWire(found.listString).map((polygon) => convertPolygon(polygon, system, DEFAULT_SYSTEM));
      return polygons.length > 0 ? { polygons } : null;
    },
    enabled: project !== null && may,
  });
  return project === null || !may || isError ? null : data;
}

/** Returns the place and the plan of a project; undefined: not known. */
export function useSite(project: string | null): SitePlan | undefined {
  const { client } = useConsole();
  const may = usePermissions()(permission(projectmanage.name, 'detail'));
  const { data } = useQuery({
    queryKey: [WORKBENCH, 'site', project],
    queryFn: ({ signal }) =>
      client.call(calls.sitePlan.get, { query: { projectId: project! } }, { signal, quiet: true }),
    enabled: project !== null && may,
    retry: false,
  });
  return data;
}
