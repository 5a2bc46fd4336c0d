import type { AssignRule } from '@gongdi/api';
import type { FormField, ProcessForm } from '@gongdi/domain';
import { RULE } from './rule-options.tsx';

/** A rule in the editor. */
export type RuleInput = Omit<
  AssignRule,
  'id' | 'model_id' | 'process_definition_id' | 'task_definition_key' | 'task_definition_name' | 'type'
> & {
  type: number;
};

export type RuleBody = ReturnType<typeof bodyOf>;

/** Returns what is sent of a rule: only the values that its type has. */
export function bodyOf({ type, ...rule }: RuleInput) {
  return {
    type,
    options: type === RULE.field || type === RULE.expression ? [] : rule.options,
    field: type === RULE.field ? rule.field : null,
    expression: type === RULE.expression ? rule.expression : null,
    reject_handler: rule.reject_handler,
    reject_node: rule.reject_handler === 'return' ? rule.reject_node : null,
    due_hours: rule.due_hours,
    working_days: rule.working_days,
    remind_before_hours: rule.remind_before_hours,
    remind_every_hours: rule.remind_every_hours,
    escalate_hours: rule.escalate_hours,
    escalate_to: rule.escalate_to,
    signature_needed: rule.signature_needed,
  };
}

/** Returns the fields of a form that name people, so that a rule can take its people from them. */
export function peopleFields(form: ProcessForm | null): readonly FormField[] {
  return form?.fields.filter(({ type }) => type === 'person' || type === 'organisation') ?? [];
}
