import type { EngineAdapter, EngineConnection, EngineDefinition, EngineProblem } from '../adapter.ts';
import { engineHttp, type Refusal } from '../http.ts';
import { bpmnName } from '../resource-name.ts';

interface DefinitionDto {
  processDefinitionKey: string;
  processDefinitionId: string;
  processDefinitionVersion?: number;
  version?: number;
  name?: string | null;
  resourceName?: string | null;
}

interface DeploymentDto {
  deploymentKey: string;
  deployments: { processDefinition?: DefinitionDto | null }[];
}

/**
 * Adapter for Camunda 8 at `/v2` (8.6 and newer). Several files are one atomic deployment. Keys have 64 bits, so they
 * are texts.
 */
export function camunda8(connection: EngineConnection): EngineAdapter {
  const http = engineHttp(connection, camunda8Refusal);
  return {
    kind: 'camunda8',
    async health(signal) {
      const { gatewayVersion } = await http.json<{ gatewayVersion?: string }>('/v2/topology', { signal });
      return { version: gatewayVersion ?? null };
    },
    async deploy(files, options = {}) {
      const form = new FormData();
      for (const file of files)
        form.append('resources', new Blob([file.xml], { type: 'text/xml' }), bpmnName(file.name));
      if (connection.tenantId) form.append('tenantId', connection.tenantId);
      const made = await http.json<DeploymentDto>('/v2/deployments', { method: 'POST', form, signal: options.signal });
      const definitions = made.deployments.flatMap(({ processDefinition }) =>
        processDefinition ? [definition(processDefinition, made.deploymentKey)] : [],
      );
      return { deploymentId: made.deploymentKey, definitions, changed: true, warnings: [] };
    },
    async latest(key, signal) {
      const json = {
        filter: { processDefinitionId: key, ...(connection.tenantId ? { tenantId: connection.tenantId } : {}) },
        sort: [{ field: 'version', order: 'DESC' }],
        page: { limit: 1 },
      };
      const { items } = await http.json<{ items: DefinitionDto[] }>('/v2/process-definitions/search', {
        method: 'POST',
        json,
        signal,
      });
      return items[0] ? definition(items[0], null) : null;
    },
    async xml(definitionId, signal) {
      return http.text(`/v2/process-definitions/${encodeURIComponent(definitionId)}/xml`, {
        accept: 'text/xml',
        signal,
      });
    },
  };
}

function definition(dto: DefinitionDto, deploymentId: string | null): EngineDefinition {
  return {
    id: dto.processDefinitionKey,
    key: dto.processDefinitionId,
    version: dto.processDefinitionVersion ?? dto.version ?? 0,
    name: dto.name ?? null,
    deploymentId,
    resource: dto.resourceName ?? null,
  };
}

/** In the detail of a refused deployment, `'file.bpmn': - Element: id` begins the problems of an element. */
const FILE = /'([^']+\.bpmn(?:20\.xml)?)':/;
const ELEMENT = /- Element:\s*([^\s>]+)[^\n]*((?:\n\s*- (?:ERROR|WARNING):[^\n]*)+)/g;

/** Reads the problem details (RFC 9457) of Camunda 8. */
export function camunda8Refusal(body: unknown): Refusal | null {
  if (typeof body !== 'object' || body === null) return null;
  const { title = '', detail = '' } = body as { title?: string; detail?: string };
  const file = FILE.exec(detail)?.[1] ?? null;
  const problems = [...detail.matchAll(ELEMENT)].flatMap(([, element, complaints]): EngineProblem[] =>
    (complaints ?? '').split('\n').flatMap((line) => {
      const message = /- (?:ERROR|WARNING):\s*(.*)/.exec(line)?.[1];
      return message
        ? [{ file, line: null, column: null, element: element ?? null, code: null, message: message.trim() }]
        : [];
    }),
  );
  return { message: detail || title, problems };
}
