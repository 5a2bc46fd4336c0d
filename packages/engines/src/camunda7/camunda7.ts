import type { DeployFile, EngineAdapter, EngineConnection, EngineDefinition } from '../adapter.ts';
import { engineHttp } from '../http.ts';
import { bpmnName } from '../resource-name.ts';
import { camunda7Problems, camunda7Refusal, type ParseReports } from './problems.ts';

interface DefinitionDto {
  id: string;
  key: string;
  version: number;
  name: string | null;
  deploymentId: string | null;
  resource: string | null;
}

interface DeploymentDto {
  id: string;
  /** null: duplicate filtering found nothing new to deploy. */
  deployedProcessDefinitions: Record<string, DefinitionDto> | null;
  details?: ParseReports;
}

/** Adapter for Camunda 7, Operaton and CIB seven at `/engine-rest`. */
export function camunda7(connection: EngineConnection): EngineAdapter {
  const http = engineHttp(connection, camunda7Refusal);
  const tenant = connection.tenantId;

  async function latest(key: string, signal?: AbortSignal): Promise<EngineDefinition | null> {
    const query = { key, latestVersion: 'true', ...(tenant ? { tenantIdIn: tenant } : { withoutTenantId: 'true' }) };
    const [found] = await http.json<DefinitionDto[]>('/process-definition', { query, signal });
    return found ? definition(found) : null;
  }

  return {
    kind: 'camunda7',
    latest,
    async health(signal) {
      const { version } = await http.json<{ version?: string }>('/version', { signal });
      return { version: version ?? null };
    },
    async deploy(files, options = {}) {
      const form = deploymentForm(files, {
        'deployment-name': options.name ?? files[0]?.name ?? 'gongdi',
        'deployment-source': 'gongdi',
        ...(options.skipUnchanged ? { 'enable-duplicate-filtering': 'true', 'deploy-changed-only': 'true' } : {}),
        ...(tenant ? { 'tenant-id': tenant } : {}),
      });
      const made = await http.json<DeploymentDto>('/deployment/create', {
        method: 'POST',
        form,
        signal: options.signal,
      });
      const definitions = Object.values(made.deployedProcessDefinitions ?? {}).map(definition);
      return {
        deploymentId: made.id,
        definitions,
        changed: made.deployedProcessDefinitions !== null,
        warnings: camunda7Problems(made.details, 'warnings'),
      };
    },
    async xml(definitionId, signal) {
      const { bpmn20Xml } = await http.json<{ bpmn20Xml: string }>(
        `/process-definition/${encodeURIComponent(definitionId)}/xml`,
        { signal },
      );
      return bpmn20Xml;
    },
  };
}

/** The engine stores parts by their field name, so two parts with the same name would silently overwrite each other. */
function deploymentForm(files: readonly DeployFile[], fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  files.forEach((file, index) =>
    form.append(`resource-${index}`, new Blob([file.xml], { type: 'text/xml' }), bpmnName(file.name)),
  );
  return form;
}

function definition(dto: DefinitionDto): EngineDefinition {
  const { id, key, version, name, deploymentId, resource } = dto;
  return { id, key, version, name, deploymentId, resource };
}
