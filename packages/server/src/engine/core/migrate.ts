import type { Label } from '@gongdi/domain';
import { EngineRefusal } from './fault.ts';
import type { Graph, Node } from './graph.ts';
import type { Happening } from './happening.ts';
import { ROOT, type State, type Visit } from './state.ts';

export type ActivityMapping = Readonly<Record<string, string>>;

/**
 * Moves an instance to another definition: each visit stays at its element, under the id that the element has in the
 * new definition. An element that is missing there, or has another scope or kind, is refused by name.
 * @returns what happened, for the store; the state is changed in place
 * @throws EngineRefusal
 */
export function migrateState(from: Graph, to: Graph, state: State, mapping: ActivityMapping): Happening[] {
  const target = (id: string): string => (id === from.key ? to.key : (mapping[id] ?? id));
  const problems = Object.values(state.visits).flatMap((visit) => problemOf(from, to, visit, target));
  if (problems.length > 0) throw new EngineRefusal(joined(problems));
  const happened: Happening[] = [];
  for (const visit of Object.values(state.visits)) {
    const old = visit.node;
    visit.node = target(old);
    if (visit.id !== ROOT && old !== visit.node) happened.push({ type: 'renamed', visit: visit.id, node: visit.node });
    if (visit.start !== undefined) visit.start = target(visit.start);
    for (const undo of [...(visit.undo ?? []), ...(visit.undoing ?? [])]) {
      undo.node = target(undo.node);
      undo.handler = target(undo.handler);
    }
    migrateWaits(to, visit, target, happened);
  }
  return happened;
}

/** Closes waits for events that the new definition does not contain. */
function migrateWaits(to: Graph, visit: Visit, target: (id: string) => string, happened: Happening[]): void {
  if (!visit.waits) return;
  const own = to.nodes.get(visit.node);
  const known = new Set([visit.node, ...(own?.boundary ?? []), ...(own?.eventStarts ?? [])]);
  for (const flow of own?.outgoing ?? []) known.add(flow.target);
  for (const { id } of own?.user?.timeouts ?? []) known.add(id);
  visit.waits = visit.waits.filter((wait) => {
    wait.node = target(wait.node);
    if (known.has(wait.node)) return true;
    const isJob = wait.kind === 'timer' || wait.kind === 'timeout';
    if (wait.kind !== 'conditional') happened.push({ type: isJob ? 'job-gone' : 'wait-gone', id: wait.id });
    return false;
  });
}

function problemOf(from: Graph, to: Graph, visit: Visit, target: (id: string) => string): Label[] {
  const old = from.nodes.get(visit.node);
  const id = target(visit.node);
  const next = to.nodes.get(id);
  if (!old || visit.id === ROOT) return [];
  const title = old.name || old.id;
  if (!next) return [{ zh: `“${title}”在新版本中没有对应的节点`, en: `“${title}” has no counterpart` }];
  if (next.kind !== old.kind || isMulti(next) !== isMulti(old)) {
    return [{ zh: `“${title}”在新版本中的类型不同`, en: `“${title}” is of another type in the new version` }];
  }
  const isMoved = next.scope !== (old.scope === null ? null : target(old.scope));
  return isMoved ? [{ zh: `“${title}”在新版本中位于另一个子流程`, en: `“${title}” stands in another scope` }] : [];
}

const isMulti = ({ loop }: Node): string => (loop ? String(loop.sequential) : 'once');

function joined(problems: readonly Label[]): Label {
  const unique = [...new Map(problems.map((one) => [one.en, one])).values()];
  return { zh: unique.map(({ zh }) => zh).join('；'), en: unique.map(({ en }) => en).join('; ') };
}
