import { Budget, evaluateCondition, scopeOf } from '@gongdi/bpmn';
import type { ApprovalDetail } from '@gongdi/api';
import { GongdiError } from '@gongdi/domain';
import type { Kysely } from 'kysely';
import type { DefinitionRow } from '../definitions/definition-store.ts';
import { graphOf, type GraphNode, type ProcessGraph } from '../graph/process-graph.ts';
import { nextOf } from '../graph/reach.ts';
import { readPeople } from '../people.ts';
import { managersOf, named, peopleOfRule, type Situation } from '../rules/people-of-rule.ts';
import { rulesOf, type RuleRow } from '../rules/rule-store.ts';

export type NodeAhead = ApprovalDetail['ahead'][number];

/** Nodes that are looked at at most; a model that goes round in circles is cut. */
const MOST = 200;

/**
 * User tasks on the way that the values would take, with who would get them now. A condition that cannot be told yet
 * leaves its way open; of an exclusive gateway the first flow that holds is the way, else its default.
 */
export async function nodesAhead(
  db: Kysely<unknown>,
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
  db: Kysely<unknown>,
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
    // What will refuse the task when it is reached must not keep the way to it from being shown.
    if (error instanceof GongdiError && error.entry === 'processStuck') return [];
    throw error;
  }
}

/** User tasks in the order in which they are met. */
function walk(graph: ProcessGraph, from: readonly string[], variables: Readonly<Record<string, unknown>>): GraphNode[] {
  const seen = new Set(from);
  // For all conditions together: whatever is not told within it stays open.
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
    // What a boundary event leads to is an exception, not the way.
    return nextOf(graph, node).filter((key) => graph.get(key)?.attachedTo !== node.key);
  const told = node.flows.map((flow) => ({ flow, holds: holds(flow.condition, variables, budget) }));
  const taken = told.filter(({ holds: value, flow }) => value !== false && flow.id !== node.defaultFlow);
  const sure = taken.find(({ holds: value }) => value === true);
  if (node.type === 'exclusiveGateway' && sure) return [sure.flow.target];
  const otherwise = node.flows.filter((flow) => flow.id === node.defaultFlow);
  const ways = taken.some(({ holds: value }) => value === true) ? taken.map(({ flow }) => flow) : [...taken.map(({ flow }) => flow), ...otherwise]; // prettier-ignore
  return ways.map((flow) => flow.target);
}

/** Undefined: it cannot be told with the values that there are. */
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
