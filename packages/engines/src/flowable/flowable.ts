import type { DeployFile, EngineAdapter, EngineConnection, EngineDefinition } from '../adapter.ts';
import { engineHttp } from '../http.ts';
import { bpmnName } from '../resource-name.ts';
import { flowableRefusal } from './problems.ts';

interface DefinitionDto {
  id: string;
  key: string;
  version: number;
  name: string | null;
  deploymentId: string | null;
  resource: string | null;
}

interface ListDto<T> {
  data: T[];
}

/** Adapter for Flowable with its process REST interface. */
export function flowable(connection: EngineConnection): EngineAdapter {
  const http = engineHttp(connection, flowableRefusal);
  const tenantId = connection.tenantId;

  async function definitions(query: Record<string, string>, signal?: AbortSignal): Promise<EngineDefinition[]> {
    const { data } = await http.json<ListDto<DefinitionDto>>('/repository/process-definitions', {
      query: { ...query, size: 1000, tenantId },
      signal,
    });
    return data.map((dto) => ({
      id: dto.id,
      key: dto.key,
      version: dto.version,
      name: dto.name,
      deploymentId: dto.deploymentId,
      // The engine returns the address of the resource, which ends with its name.
      resource: dto.resource ? decodeURIComponent(dto.resource.split('/').at(-1) ?? '') : null,
    }));
  }

  /** Deploys one file, because the engine ignores all further parts. The answer does not contain the definitions. */
  async function deployOne(file: DeployFile, name: string | undefined, signal?: AbortSignal) {
    const form = new FormData();
    form.append('file', new Blob([file.xml], { type: 'text/xml' }), bpmnName(file.name));
    if (tenantId) form.append('tenantId', tenantId);
    // The engine reads these values from the query only.
    const query = { deploymentName: name ?? file.name, tenantId };
    const { id } = await http.json<{ id: string }>('/repository/deployments', { method: 'POST', form, query, signal });
    return { id, definitions: await definitions({ deploymentId: id }, signal) };
  }

  return {
    kind: 'flowable',
    async health(signal) {
      const { version } = await http.json<{ version?: string }>('/management/engine', { signal });
      return { version: version ?? null };
    },
    async deploy(files, options = {}) {
      const made: Awaited<ReturnType<typeof deployOne>>[] = [];
      for (const file of files) made.push(await deployOne(file, options.name, options.signal));
      return {
        deploymentId: made.map((one) => one.id).join(','),
        definitions: made.flatMap((one) => one.definitions),
        changed: true,
        warnings: [],
      };
    },
    async latest(key, signal) {
      return (await definitions({ key, latest: 'true' }, signal))[0] ?? null;
    },
    async xml(definitionId, signal) {
      return http.text(`/repository/process-definitions/${encodeURIComponent(definitionId)}/resourcedata`, {
        accept: '*/*',
        signal,
      });
    },
  };
}
