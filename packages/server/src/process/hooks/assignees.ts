import type { EngineTask } from '../../engine/index.ts';
import type { Db } from '../../store/index.ts';
import { definitionById, type DefinitionRow } from '../definitions/definition-store.ts';
import { graphOf } from '../graph/process-graph.ts';
import { managersOf, named, peopleOfGroups, peopleOfRule, type Situation } from '../rules/people-of-rule.ts';
import { ruleOfTask, type RuleRow } from '../rules/rule-store.ts';

export interface Assigned {
  assignee: string | null;
  candidates: string[];
  rule: RuleRow | undefined;
  definition: DefinitionRow;
}

/**
 * Returns who gets a new task. For a multi-instance task: the person that its element variable names. Otherwise the
 * people of the task's rule; without a rule, the people named in the drawing. If these are nobody, the managers of
 * the process.
 */
export async function assigneesOf(db: Db, task: EngineTask, starter_id: string): Promise<Assigned> {
  const definition = await definitionById(db, task.definition_id);
  const rule = await ruleOfTask(db, definition.id, task.definition_key);
  const situation: Situation = { starter_id, org_id: task.org_id, variables: task.variables };
  const found = await peopleFor(db, task, definition, rule, situation);
  if (found.length === 1) return { assignee: found[0]!, candidates: [], rule, definition };
  if (found.length > 1) return { assignee: null, candidates: found, rule, definition };
  const managers = await managersOf(db, definition.manager_user_ids, situation);
  return {
    assignee: managers.length === 1 ? managers[0]! : null,
    candidates: managers.length > 1 ? managers : [],
    rule,
    definition,
  };
}

async function peopleFor(
  db: Db,
  task: EngineTask,
  definition: DefinitionRow,
  rule: RuleRow | undefined,
  situation: Situation,
): Promise<string[]> {
  if (task.body_id !== null) {
    const element = (await graphOf(definition)).get(task.definition_key)?.multi?.element;
    const own = element ? await named(db, situation, task.variables[element]) : [];
    if (own.length > 0) return own.slice(0, 1);
  }
  if (rule) return peopleOfRule(db, rule, situation);
  const assignee = await named(db, situation, task.assignee);
  if (assignee.length > 0) return assignee.slice(0, 1);
  const users = await named(db, situation, task.candidate_users);
  const groups = await peopleOfGroups(db, task.candidate_groups, situation);
  return [...new Set([...users, ...groups])];
}
