import type { AssignRule } from '@gongdi/api';
import type { Selectable } from 'kysely';
import { newId, type Db, type RuleSettings, type Tables } from '../../store/index.ts';
import type { ProcessGraph } from '../graph/process-graph.ts';

export type RuleRow = Selectable<Tables['approval_rule']>;

/** Settings of a task that has no rule. */
export const NO_SETTINGS: RuleSettings = {
  options: [],
  field: null,
  expression: null,
  reject_handler: 'finish',
  reject_node: null,
  due_hours: null,
  working_days: true,
  remind_before_hours: null,
  remind_every_hours: null,
  escalate_hours: null,
  escalate_to: 'head',
  signature_needed: false,
};

type Owner = { model_id: string } | { definition_id: string };

/** Rules of a model or of a definition, by task. */
export async function rulesOf(db: Db, owner: Owner): Promise<Map<string, RuleRow>> {
  const rows = db.selectFrom('approval_rule').selectAll();
  const list = await (
    'model_id' in owner
      ? rows.where('model_id', '=', owner.model_id)
      : rows.where('definition_id', '=', owner.definition_id)
  ).execute();
  return new Map(list.map((row) => [row.task_key, row]));
}

/** The rule of one task of a definition. */
export function ruleOfTask(db: Db, definition_id: string, task_key: string): Promise<RuleRow | undefined> {
  return db
    .selectFrom('approval_rule')
    .selectAll()
    .where('definition_id', '=', definition_id)
    .where('task_key', '=', task_key)
    .executeTakeFirst();
}

/** Returns one entry for each user task of a drawing, with its rule if it has one. */
export function listedRules(
  graph: ProcessGraph,
  rules: ReadonlyMap<string, RuleRow>,
  of: { model_id: string | null; process_definition_id: string | null },
): AssignRule[] {
  return [...graph.values()]
    .filter((node) => node.type === 'userTask')
    .map((node) => shownRule(rules.get(node.key), node, of));
}

export function shownRule(
  rule: RuleRow | undefined,
  node: { key: string; name: string },
  of: { model_id: string | null; process_definition_id: string | null },
): AssignRule {
  return {
    id: rule?.id ?? null,
    ...of,
    task_definition_key: node.key,
    task_definition_name: node.name || node.key,
    type: rule?.type ?? null,
    ...NO_SETTINGS,
    ...rule?.settings,
  };
}

/** Copies the rules of a model to a definition made from it. */
export async function copyRules(
  trx: Db,
  rules: Iterable<RuleRow>,
  definition_id: string,
  graph: ProcessGraph,
): Promise<void> {
  const rows = [...rules]
    .filter((rule) => graph.get(rule.task_key)?.type === 'userTask')
    .map(({ task_key, type, settings }) => ({
      id: newId(),
      model_id: null,
      definition_id,
      task_key,
      type,
      settings: JSON.stringify(settings),
    }));
  if (rows.length > 0) await trx.insertInto('approval_rule').values(rows).execute();
}
