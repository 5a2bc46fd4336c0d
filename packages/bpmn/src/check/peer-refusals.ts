import type { ModdleElement, Severity } from '../model/index.ts';
import type { PeerRule } from './peer-rules.ts';
import type { EngineTarget } from './types.ts';
import { runs } from './wiring.ts';

/** How bad it is that a rule finds something at an element. */
export type SeverityOf = (element: ModdleElement) => Severity;

/**
 * What bpmnlint takes for unusual and Camunda refuses: a process or sub-process without start event. Transactions and
 * what does not run it lets pass.
 */
const REFUSED_BY_CAMUNDA: Readonly<Record<string, ReadonlySet<string>>> = {
  'start-event-required': new Set(['bpmn:Process', 'bpmn:SubProcess']),
};

/** The severity of a rule of bpmnlint, raised where the engine refuses what it finds. */
export function refusedBy({ code }: PeerRule, level: Severity, target: EngineTarget | undefined): SeverityOf {
  const types = target?.engine === 'camunda' ? REFUSED_BY_CAMUNDA[code] : undefined;
  return (element) => (types?.has(element.$type) && runs(element, false) ? 'error' : level);
}
