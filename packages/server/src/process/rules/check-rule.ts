import { checkTemplate, hasExpression } from '@gongdi/bpmn';
import { assignRuleScript, assignRuleType, GongdiError, type Lang } from '@gongdi/domain';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { RuleSettings } from '../approval-tables.ts';
import type { ProcessGraph } from '../graph/process-graph.ts';
import { processLabel } from '../text/index.ts';
import { RULE, takesPart } from './people-of-rule.ts';

type Given = RuleSettings & { type: number };

/**
 * Makes sure that a rule says something that can be meant: its type is known, what it chooses is there and belongs to
 * whoever has to do with the model, its node to go back to is a user task.
 * @param org_id of the model
 * @throws GongdiError `invalid` that names the parameter
 */
export async function checkRule(
  trx: Kysely<unknown>,
  rule: Given,
  org_id: string,
  graph: ProcessGraph,
  lang: Lang,
): Promise<void> {
  const refuse = (path: string, key: Parameters<typeof processLabel>[0], values = {}): GongdiError => {
    const label = processLabel(key, values);
    return new GongdiError('invalid', { label, problems: [{ path, code: key, message: label[lang] }] });
  };
  if (!assignRuleType.entries.some((entry) => entry.value === rule.type)) throw refuse('type', 'ruleTypeUnknown');
  const chosen = [...new Set(rule.options)];
  const table = tableOf(rule.type, org_id);
  if (table) {
    if (chosen.length === 0) throw refuse('options', 'ruleOptionsMissing');
    const { rows } = await sql<{ id: string }>`select id from (${table}) x where id = any(${chosen}::text[])`.execute(
      trx,
    );
    if (rows.length < chosen.length) throw refuse('options', 'ruleOptionsUnknown');
  }
  if (rule.type === RULE.special) {
    const known = new Set(assignRuleScript.entries.map((entry) => String(entry.value)));
    if (chosen.length === 0 || chosen.some((one) => !known.has(one))) throw refuse('options', 'ruleOptionsUnknown');
  }
  if (rule.type === RULE.field && !rule.field?.trim()) throw refuse('field', 'ruleFieldMissing');
  if (rule.type === RULE.expression && (!rule.expression?.trim() || !isExpression(rule.expression)))
    throw refuse('expression', 'ruleExpressionWrong');
  if (rule.reject_handler === 'return' && graph.get(rule.reject_node ?? '')?.type !== 'userTask')
    throw refuse('reject_node', 'ruleRejectNode');
}

function isExpression(text: string): boolean {
  try {
    return checkTemplate(text) === null && hasExpression(text);
  } catch {
    return false;
  }
}

/** SQL: what rules of a type choose from; undefined for types that choose nothing. */
function tableOf(type: number, org_id: string): RawBuilder<unknown> | undefined {
  const company = sql`o.path like (select split_part(path, '/', 1) || '/%' from organisation where id = ${org_id})`;
  switch (type) {
    case RULE.role:
      return sql`select r.id from role r left join organisation o on o.id = r.org_id where r.org_id is null or ${company}`;
    case RULE.members:
    case RULE.head:
      return sql`select o.id from organisation o where ${takesPart(org_id)}`;
    case RULE.post:
      return sql`select p.id from post p join organisation o on o.id = p.org_id where ${company}`;
    case RULE.users:
      return sql`select a.id from account a join organisation o on o.id = a.org_id where ${takesPart(org_id)}`;
    case RULE.group:
      return sql`select g.id from approval_group g join organisation o on o.id = g.org_id where ${company}`;
    default:
      return undefined;
  }
}
