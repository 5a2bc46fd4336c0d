import type { Label } from '@gongdi/domain';

/** Engines with a REST interface. `camunda7` stands for Operaton and CIB seven as well, which answer alike. */
export const ENGINE_KINDS = ['camunda7', 'flowable', 'activiti', 'camunda8'] as const;
export type EngineKind = (typeof ENGINE_KINDS)[number];

export type EngineAuth =
  | { kind: 'none' }
  | { kind: 'basic'; user: string; password: string }
  | { kind: 'bearer'; token: string }
  /** OAuth 2 client credentials; the token is fetched when it is first needed and again before it ends. */
  | {
      kind: 'client-credentials';
      tokenUrl: string;
      clientId: string;
      clientSecret: string;
      scope?: string;
      audience?: string;
    };

export interface EngineConnection {
  kind: EngineKind;
  /**
   * Where the REST interface begins: `…/engine-rest` (Camunda 7), `…/process-api` or `…/flowable-rest/service`
   * (Flowable), `…/activiti-rest/service` (Activiti 5 and 6), the cluster's address without `/v2` (Camunda 8).
   */
  baseUrl: string;
  auth?: EngineAuth;
  tenantId?: string;
  /** Default `globalThis.fetch`. */
  fetch?: typeof fetch;
  /** Longest wait for one answer, ms; default 60,000. */
  timeout?: number;
}

/** A model to deploy. */
export interface DeployFile {
  /** As the engine shall call the resource. Engines that insist on an ending get it. */
  name: string;
  xml: string;
}

export interface DeployOptions {
  /** Name of the deployment; default: name of the first file. */
  name?: string;
  /** Where the engine knows it (Camunda 7): leave out what is deployed already, unchanged. */
  skipUnchanged?: boolean;
  signal?: AbortSignal;
}

export interface EngineDefinition {
  id: string;
  /** The process id in the drawing. */
  key: string;
  version: number;
  name: string | null;
  /** Deployment that it came with, where the engine says so. */
  deploymentId: string | null;
  /** Resource that it was read from, where the engine says so. */
  resource: string | null;
}

/** Something that an engine has to say about a model, with its place when the engine gives it. */
export interface EngineProblem {
  file: string | null;
  line: number | null;
  column: number | null;
  element: string | null;
  /** Engine's own code, such as `flowable-exclusive-gateway-condition-not-allowed-on-single-seq-flow`. */
  code: string | null;
  message: string;
}

export interface DeployResult {
  deploymentId: string;
  definitions: EngineDefinition[];
  /** False: the engine found nothing new. */
  changed: boolean;
  warnings: EngineProblem[];
}

/** An engine behind its REST interface. Rejections are `EngineFailure`. */
export interface EngineAdapter {
  readonly kind: EngineKind;
  /** Asks for as little as possible. @returns the engine's version, where it tells one */
  health(signal?: AbortSignal): Promise<{ version: string | null }>;
  /** All files in one deployment where the engine can, else one after the other. */
  deploy(files: readonly DeployFile[], options?: DeployOptions): Promise<DeployResult>;
  /** Newest definition of a key, or null. */
  latest(key: string, signal?: AbortSignal): Promise<EngineDefinition | null>;
  /** Drawing of a definition. */
  xml(definitionId: string, signal?: AbortSignal): Promise<string>;
}

export type EngineFailureCode =
  'unreachable' | 'timeout' | 'unauthorised' | 'refused' | 'not_found' | 'busy' | 'failed' | 'unsupported';

/** A call to an engine that failed, in words for a person, with what the engine said about the model. */
export class EngineFailure extends Error {
  readonly code: EngineFailureCode;
  readonly label: Label;
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  readonly problems: readonly EngineProblem[];

  constructor(
    code: EngineFailureCode,
    label: Label,
    options: { status?: number; problems?: readonly EngineProblem[]; cause?: unknown } = {},
  ) {
    super(label.en, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = 'EngineFailure';
    this.code = code;
    this.label = label;
    this.status = options.status ?? 0;
    this.problems = options.problems ?? [];
  }
}
