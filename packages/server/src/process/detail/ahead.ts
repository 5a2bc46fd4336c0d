import { Budget, evaluateCondition, scopeOf } from '@gongdi/bpmn';
import type { ApprovalDetail } from '@gongdi/api';
import { GongdiError } from '@gongdi/domain';
import type { Db } from '../../store/index.ts';
import type { DefinitionRow } from '../definitions/definition-store.ts';
import { graphOf, type GraphNode, type ProcessGraph } from '../graph/process-graph.ts';
import { nextOf } from '../graph/reach.ts';
import { readPeople } from '../people.ts';
import { managersOf, named, peopleOfRule, type Situation } from '../rules/people-of-rule.ts';
import { rulesOf, type RuleRow } from '../rules/rule-store.ts';

export type NodeAhead = ApprovalDetail['ahead'][number];

/** Upper limit of visited nodes. It ends the walk in a model with loops. */
const MOST = 200;

/**
 * Returns the user tasks ahead for the given values, each with the people who would get it now. A condition that
 * cannot be evaluated yet leaves its flow open. At an exclusive gateway the first flow whose condition is true is
 * taken, else the default flow.
 */
export async function nodesAhead(
  db: Db,
  definition: DefinitionRow,
  from: readonly string[] | null,
  situation: Situation,
): Promise<NodeAhead[]> {
  const graph = await graphOf(definition);
  const starts = [...graph.values()].filter((node) => node.type === 'startEvent' && node.scope === null);
  const rules = await rulesOf(db, { definition_id: definition.id });
  const nodes = walk(graph, from ?? starts.map((node) => node.key), situation.variables);
  const ahead: NodeAhead[] = [];
  for (const node of nodes) {
    const users = await readPeople(db, await peopleAt(db, definition, node, rules.get(node.key), situation));
    ahead.push({ key: node.key, name: node.name || node.key, result: 0, users, multiple: node.multi !== null });
  }
  return ahead;
}

async function peopleAt(
  db: Db,
  definition: DefinitionRow,
  node: GraphNode,
  rule: RuleRow | undefined,
  situation: Situation,
): Promise<string[]> {
  try {
    if (!rule) return await named(db, situation, situation.variables[node.multi?.collection ?? '']);
    const found = await peopleOfRule(db, rule, situation);
    return found.length > 0 ? found : await managersOf(db, definition.manager_user_ids, situation);
  } catch (error) {
    // The rule will fail when the instance reaches this task. The preview must show the task in spite of that.
    if (error instanceof GongdiError && error.entry === 'processStuck') return [];
    throw error;
  }
}

/** Returns the user tasks in the order in which the walk reaches them. */
function walk(graph: ProcessGraph, from: readonly string[], variables: Readonly<Record<string, unknown>>): GraphNode[] {
  const seen = new Set(from);
  // One budget for all conditions of the walk. A condition that exceeds it counts as open.
  const budget = new Budget();
  const open = [...from];
  const met: GraphNode[] = [];
  for (let key = open.shift(); key !== undefined && seen.size < MOST; key = open.shift()) {
    const node = graph.get(key);
    for (const next of node ? waysOf(graph, node, variables, budget) : []) {
      if (seen.has(next)) continue;
      seen.add(next);
      const target = graph.get(next);
      if (target?.type === 'userTask') met.push(target);
      open.push(next);
    }
  }
  return met;
}

function waysOf(
  graph: ProcessGraph,
  node: GraphNode,
  variables: Readonly<Record<string, unknown>>,
  budget: Budget,
): string[] {
  if (node.type !== 'exclusiveGateway' && node.type !== 'inclusiveGateway')
    // A boundary event leads to an exceptional path, which the preview leaves out.
    return nextOf(graph, node).filter((key) => graph.get(key)?.attachedTo !== node.key);
  const judged = node.flows.map((flow) => ({ flow, holds: holds(flow.condition, variables, budget) }));
  const taken = judged.filter(({ holds: value, flow }) => value !== false && flow.id !== node.defaultFlow);
  const sure = taken.find(({ holds: value }) => value === true);
  if (node.type === 'exclusiveGateway' && sure) return [sure.flow.target];
  const otherwise = node.flows.filter((flow) => flow.id === node.defaultFlow);
  const ways = taken.some(({ holds: value }) => value === true)
    ? taken.map(({ flow }) => flow)
    : [...taken.map(({ flow }) => flow), ...otherwise];
  return ways.map((flow) => flow.target);
}

/** Undefined: the condition cannot be evaluated with the present values. */
function holds(
  condition: string | null,
  variables: Readonly<Record<string, unknown>>,
  budget: Budget,
): boolean | undefined {
  if (condition === null) return undefined;
  try {
    return evaluateCondition(condition, scopeOf(variables), budget);
  } catch {
    return undefined;
  }
}
