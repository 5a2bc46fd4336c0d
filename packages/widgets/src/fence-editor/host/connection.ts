import { calls, type Client, type ProjectFence } from '@gongdi/api';
import type { Lang } from '@gongdi/domain';
import { elementClient, type ClientContext } from '../../kit/client/element-client.ts';
import type { Connected } from './connected.ts';
import type { StoredFence } from './props.ts';

const VERSIONS = 50;

/** Reads and writes through the server of the page's configuration. Rejections are `CallFailure`. */
export function connect(context: ClientContext, projectId: string, lang: () => Lang): Connected {
  return connectOver(elementClient(context, lang), projectId);
}

/** Reads and writes through an existing client, such as the console's client with its session. */
export function connectOver(client: Client, projectId: string): Connected {
  /** Version that was read or stored last: if another version was stored meanwhile, the server answers a conflict. */
  let version = 0;
  const storedOf = (found: ProjectFence): StoredFence => {
    const { location } = found.project_address;
    version = found.version;
    return {
      data: found.version === 0 ? null : found.listString,
      fence_code: found.fence_code,
      address_id: found.project_address.id,
      system: found.system,
      holes: found.holes,
      center: location.longitude === 0 && location.latitude === 0 ? null : [location.longitude, location.latitude],
    };
  };
  return {
    load: async (signal) =>
      storedOf(await client.call(calls.fence.get, { query: { projectId } }, { signal, quiet: true })),
    async store({ enclosure, holes, system }) {
      const body = { projectId, ...enclosure, holes: [...holes], system, version };
      const stored = await client.call(calls.fence.save, { body }, { quiet: true });
      version = stored.version;
    },
    async versions(signal) {
      const query = { projectId, page: 1, page_size: VERSIONS };
      const { list } = await client.call(calls.fence.history, { query }, { signal, quiet: true });
      return list.map((one) => ({
        id: String(one.version),
        saved_at: one.created_at,
        saved_by: one.created_by_name,
        areas: one.polygons,
      }));
    },
    async version(id, signal) {
      const query = { projectId, version: Number(id) };
      const found = await client.call(calls.fence.versionGet, { query }, { signal, quiet: true });
      return { data: found.listString, holes: found.holes, system: found.system };
    },
  };
}
