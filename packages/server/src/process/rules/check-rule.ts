import { checkTemplate, hasExpression } from '@gongdi/bpmn';
import { assignRuleScript, assignRuleType, GongdiError, type Lang } from '@gongdi/domain';
import { sql, type Expression } from 'kysely';
import { anyOf, type Db, type RuleSettings } from '../../store/index.ts';
import type { ProcessGraph } from '../graph/process-graph.ts';
import { processLabel } from '../text/index.ts';
import { RULE, takesPart } from './people-of-rule.ts';

type Given = RuleSettings & { type: number };

/**
 * Checks that a rule is valid: its type is known, its options exist and belong to organisations that have to do with
 * the model, and its return node is a user task.
 * @param org_id of the model
 * @throws GongdiError `invalid` that names the parameter
 */
export async function checkRule(trx: Db, rule: Given, org_id: string, graph: ProcessGraph, lang: Lang): Promise<void> {
  const refuse = (path: string, key: Parameters<typeof processLabel>[0], values = {}): GongdiError => {
    const label = processLabel(key, values);
    return new GongdiError('invalid', { label, problems: [{ path, code: key, message: label[lang] }] });
  };
  if (!assignRuleType.entries.some((entry) => entry.value === rule.type)) throw refuse('type', 'ruleTypeUnknown');
  const chosen = [...new Set(rule.options)];
  const known = await choosable(trx, rule.type, org_id, chosen);
  if (known) {
    if (chosen.length === 0) throw refuse('options', 'ruleOptionsMissing');
    if (known.length < chosen.length) throw refuse('options', 'ruleOptionsUnknown');
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

/** Returns which of some ids a rule of a type may choose; undefined for types without options. */
async function choosable(
  trx: Db,
  type: number,
  org_id: string,
  ids: readonly string[],
): Promise<{ id: string }[] | undefined> {
  const company = (path: Expression<string | null>) =>
    sql<boolean>`${path} like (${trx
      .selectFrom('organisation')
      .select(({ ref }) => sql<string>`split_part(${ref('path')}, '/', 1) || '/%'`.as('below'))
      .where('id', '=', org_id)})`;
  switch (type) {
    case RULE.role:
      return trx
        .selectFrom('role as r')
        .leftJoin('organisation as o', 'o.id', 'r.org_id')
        .select('r.id')
        .where('r.id', '=', anyOf(ids))
        .where((eb) => eb.or([eb('r.org_id', 'is', null), company(eb.ref('o.path'))]))
        .execute();
    case RULE.members:
    case RULE.head:
      return trx
        .selectFrom('organisation as o')
        .select('o.id')
        .where('o.id', '=', anyOf(ids))
        .where(takesPart(org_id))
        .execute();
    case RULE.post:
      return trx
        .selectFrom('post as p')
        .innerJoin('organisation as o', 'o.id', 'p.org_id')
        .select('p.id')
        .where('p.id', '=', anyOf(ids))
        .where(({ ref }) => company(ref('o.path')))
        .execute();
    case RULE.users:
      return trx
        .selectFrom('account as a')
        .innerJoin('organisation as o', 'o.id', 'a.org_id')
        .select('a.id')
        .where('a.id', '=', anyOf(ids))
        .where(takesPart(org_id))
        .execute();
    case RULE.group:
      return trx
        .selectFrom('approval_group as g')
        .innerJoin('organisation as o', 'o.id', 'g.org_id')
        .select('g.id')
        .where('g.id', '=', anyOf(ids))
        .where(({ ref }) => company(ref('o.path')))
        .execute();
    default:
      return undefined;
  }
}
