import { convertModel, readModel, type Model } from '@gongdi/bpmn';
import type { EngineKind } from '@gongdi/engines';
import { compile, type Node } from '../core/index.ts';
import { extensionsNamed } from '../core/compile/reading.ts';
import { placing, unreadable } from '../problems.ts';
import type { EngineProblem } from '../types.ts';
import { FLAVOUR, goesAsItIs, KEPT } from './definitions.ts';
import { outsideLabel } from './text/index.ts';

type FoundProblem = Pick<EngineProblem, 'severity' | 'code' | 'element' | 'message'>;

/**
 * Returns the parts of a drawing that an outside engine would not receive: what the conversion refuses or leaves out.
 * Camunda 8 receives drawings unchanged; for it, this returns the elements that it cannot run. Other refusals are
 * reported by the engine at deployment.
 */
export async function checkForOutside(kind: EngineKind, xml: string): Promise<EngineProblem[]> {
  const { model, findings } = await readModel(xml, { trackLoss: false });
  if (!model) return unreadable(findings);
  const to = FLAVOUR[kind];
  const found = to === undefined ? notInCamunda8(model) : goesAsItIs(model, to) ? [] : lostOnTheWay(model, to);
  const place = placing(model);
  return found.map((one) => ({ ...one, ...place(one.element) }));
}

function lostOnTheWay(model: Model, to: NonNullable<(typeof FLAVOUR)[EngineKind]>): FoundProblem[] {
  const { report } = convertModel(model, { to, historyTimeToLive: KEPT });
  return report.flatMap(({ kind, element = '', what: code, why }): FoundProblem[] => {
    if (kind === 'refused')
      return [{ severity: 'error', code, element, message: outsideLabel('unconvertible', { why }) }];
    return kind === 'lossy' ? [{ severity: 'warning', code, element, message: outsideLabel('lossy', { why }) }] : [];
  });
}

/** Elements that Camunda 8 does not support. */
const UNKNOWN = new Set(['complexGateway', 'transaction']);
/** Extension elements for Camunda 8 that name what a task runs. */
const RUNS = ['taskDefinition', 'calledDecision', 'script'];

function notInCamunda8(model: Model): FoundProblem[] {
  const { graph } = compile(model);
  return [...graph.nodes.values()].flatMap((node) => [
    ...(UNKNOWN.has(node.type) || node.event?.kind === 'conditional' ? [name('notInCamunda8', node)] : []),
    ...(node.kind === 'work' && !runs(model, node) ? [name('nothingInCamunda8', node)] : []),
    ...node.outgoing
      .filter(({ condition }) => condition !== null && !condition.source.startsWith('='))
      .map(({ id, condition }) => ({
        severity: 'error' as const,
        code: 'not-feel',
        element: id,
        message: outsideLabel('notFeel', { condition: condition?.source ?? '' }),
      })),
  ]);
}

function runs(model: Model, { id }: Node): boolean {
  const element = model.elementById(id);
  return element !== undefined && RUNS.some((one) => extensionsNamed(element, one).length > 0);
}

function name(key: 'notInCamunda8' | 'nothingInCamunda8', node: Node): FoundProblem {
  const code = key === 'notInCamunda8' ? 'not-run' : 'nothing-to-run';
  return { severity: 'error', code, element: node.id, message: outsideLabel(key, { name: node.name || node.id }) };
}
