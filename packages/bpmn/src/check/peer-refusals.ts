import type { ModdleElement, Severity } from '../model/index.ts';
import type { PeerRule } from './peer-rules.ts';
import type { EngineTarget } from './types.ts';
import { runs } from './wiring.ts';

/** Returns the severity of a rule's finding at an element. */
export type SeverityOf = (element: ModdleElement) => Severity;

/**
 * Cases that bpmnlint reports as unusual but Camunda refuses to deploy: a process or sub-process without start event.
 * Camunda accepts transactions and processes that are not executable.
 */
const REFUSED_BY_CAMUNDA: Readonly<Record<string, ReadonlySet<string>>> = {
  'start-event-required': new Set(['bpmn:Process', 'bpmn:SubProcess']),
};

/** Returns the severity of a bpmnlint rule's findings; it is raised where the engine refuses the model. */
export function refusedBy({ code }: PeerRule, level: Severity, target: EngineTarget | undefined): SeverityOf {
  const types = target?.engine === 'camunda' ? REFUSED_BY_CAMUNDA[code] : undefined;
  return (element) => (types?.has(element.$type) && runs(element, false) ? 'error' : level);
}
