import type { Label } from '@gongdi/domain';

/** Engines with a REST interface. `camunda7` also covers Operaton and CIB seven, whose interface is the same. */
export const ENGINE_KINDS = ['camunda7', 'flowable', 'activiti', 'camunda8'] as const;
export type EngineKind = (typeof ENGINE_KINDS)[number];

export type EngineAuth =
  | { kind: 'none' }
  | { kind: 'basic'; user: string; password: string }
  | { kind: 'bearer'; token: string }
  /** OAuth 2 client credentials; the token is requested when first needed and again before it expires. */
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
   * Base address of the REST interface: `…/engine-rest` (Camunda 7), `…/process-api` or `…/flowable-rest/service`
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
  /** Name of the resource in the engine. The adapter adds the file extension that engines require. */
  name: string;
  xml: string;
}

export interface DeployOptions {
  /** Name of the deployment; default: name of the first file. */
  name?: string;
  /** Skip files that are deployed already without changes, if the engine supports it (Camunda 7). */
  skipUnchanged?: boolean;
  signal?: AbortSignal;
}

export interface EngineDefinition {
  id: string;
  /** The process id in the model. */
  key: string;
  version: number;
  name: string | null;
  /** Id of its deployment; null if the engine does not report it. */
  deploymentId: string | null;
  /** Name of its resource; null if the engine does not report it. */
  resource: string | null;
}

/** A problem that an engine reports about a model, with its place if the engine reports one. */
export interface EngineProblem {
  file: string | null;
  line: number | null;
  column: number | null;
  element: string | null;
  /** The engine's own code, such as `flowable-exclusive-gateway-condition-not-allowed-on-single-seq-flow`. */
  code: string | null;
  message: string;
}

export interface DeployResult {
  deploymentId: string;
  definitions: EngineDefinition[];
  /** False: the engine found nothing new to deploy. */
  changed: boolean;
  warnings: EngineProblem[];
}

/** An engine accessed by its REST interface. Rejections are `EngineFailure`. */
export interface EngineAdapter {
  readonly kind: EngineKind;
  /**
   * Makes the smallest possible request.
   * @returns the version of the engine, or null if the engine does not report it
   */
  health(signal?: AbortSignal): Promise<{ version: string | null }>;
  /** Deploys all files in one deployment if the engine supports that, else one after the other. */
  deploy(files: readonly DeployFile[], options?: DeployOptions): Promise<DeployResult>;
  /** Returns the newest definition of a key, or null. */
  latest(key: string, signal?: AbortSignal): Promise<EngineDefinition | null>;
  /** Returns the BPMN XML of a definition. */
  xml(definitionId: string, signal?: AbortSignal): Promise<string>;
}

export type EngineFailureCode =
  | 'unreachable'
  | 'timeout'
  | 'unauthorised'
  | 'refused'
  | 'not_found'
  | 'busy'
  | 'failed'
  | 'unsupported';

/** A failed call to an engine, with a message for people and the problems that the engine reported about the model. */
export class EngineFailure extends Error {
  readonly code: EngineFailureCode;
  readonly label: Label;
  /** HTTP status; 0 if there was no answer. */
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
