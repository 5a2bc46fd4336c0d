import type { AssignRule } from '@gongdi/api';
import type { Kysely, Selectable } from 'kysely';
import { newId } from '../../store/index.ts';
import { approvalTables, type ApprovalTables, type RuleSettings } from '../approval-tables.ts';
import type { ProcessGraph } from '../graph/process-graph.ts';

export type RuleRow = Selectable<ApprovalTables['approval_rule']>;

/** What holds for a task that has no rule. */
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
export async function rulesOf(db: Kysely<unknown>, owner: Owner): Promise<Map<string, RuleRow>> {
  const rows = approvalTables(db).selectFrom('approval_rule').selectAll();
  const list = await (
    'model_id' in owner
      ? rows.where('model_id', '=', owner.model_id)
      : rows.where('definition_id', '=', owner.definition_id)
  ).execute();
  return new Map(list.map((row) => [row.task_key, row]));
}

/** The rule of one task of a definition. */
export function ruleOfTask(db: Kysely<unknown>, definition_id: string, task_key: string): Promise<RuleRow | undefined> {
  return approvalTables(db)
    .selectFrom('approval_rule')
    .selectAll()
    .where('definition_id', '=', definition_id)
    .where('task_key', '=', task_key)
    .executeTakeFirst();
}

/** One entry for each user task of a drawing, with its rule if it has one. */
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

/** The rules of a model for a definition that is made of it. */
export async function copyRules(
  trx: Kysely<unknown>,
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
  if (rows.length > 0) await approvalTables(trx).insertInto('approval_rule').values(rows).execute();
}
