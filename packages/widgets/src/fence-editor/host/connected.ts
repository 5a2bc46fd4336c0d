import type { Lang } from '@gongdi/domain';
import type { ClientContext } from '../../kit/client/element-client.ts';
import type { FenceSaveDetail, FenceVersion, StoredFence } from './props.ts';

/** Operations of the Gongdi server for one project. */
export interface Connected {
  load(signal: AbortSignal): Promise<StoredFence>;
  /** Writes the fence code of the address and the points in one transaction: both or neither. */
  store(detail: FenceSaveDetail): Promise<unknown>;
  versions(signal: AbortSignal): Promise<readonly FenceVersion[]>;
  version(id: string, signal: AbortSignal): Promise<StoredFence>;
}

/** Returns a connection whose code is loaded on first use: a host that stores the fence itself never loads it. */
export function lateConnection(context: ClientContext, projectId: string, lang: () => Lang): Connected {
  let made: Promise<Connected> | undefined;
  const get = (): Promise<Connected> => {
    made ??= import('./connection.ts').then(({ connect }) => connect(context, projectId, lang));
    made.catch(() => (made = undefined));
    return made;
  };
  return {
    load: async (signal) => (await get()).load(signal),
    store: async (detail) => (await get()).store(detail),
    versions: async (signal) => (await get()).versions(signal),
    version: async (id, signal) => (await get()).version(id, signal),
  };
}
