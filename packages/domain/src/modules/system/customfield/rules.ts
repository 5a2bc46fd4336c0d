import { CUSTOM_KINDS } from '../../../custom/custom-field.ts';
import { isExtensible } from '../../../custom/extensible.ts';
import { NUMBER_RESETS, numberRuleProblems } from '../../../custom/number-pattern.ts';
import type { FieldChoice } from '../../../field/meta.ts';
import type { Label } from '../../../label.ts';
import { loggedResources } from '../../../log/resources.ts';
import type { AnyResource } from '../../../resource/define.ts';

type Values = Readonly<Record<string, unknown>>;

const asChoice = ({ name, label }: AnyResource): FieldChoice => ({ value: name, label });

/** The resources to which companies may add fields; parts have the fields of their whole. */
export function extensibleChoices(): FieldChoice[] {
  return loggedResources()
    .filter((one) => one.partOf === undefined && isExtensible(one))
    .map(asChoice);
}

/** The resources that an added field may refer to. */
export function recordChoices(): FieldChoice[] {
  return loggedResources()
    .filter(({ partOf, viewOf, endpoints }) => !partOf && !viewOf && endpoints.list && endpoints.detail)
    .map(asChoice);
}

/** The groups of the form of the resource to which the field is added. */
export function groupChoices({ target }: Values): FieldChoice[] {
  const resource = loggedResources().find(({ name }) => name === target);
  return Object.entries(resource?.groups ?? {}).map(([value, label]) => ({ value, label }));
}

/** Gives choices that have no code yet the next free ones. */
export function withChoiceValues(record: Values): Record<string, unknown> {
  const { choices } = record;
  if (!Array.isArray(choices)) return { ...record };
  const rows = choices.filter((one): one is Values => typeof one === 'object' && one !== null);
  let last = Math.max(0, ...rows.flatMap(({ value }) => (Number.isInteger(value) ? [value as number] : [])));
  const given = rows.map((row) => ((row.value ?? null) === null ? { ...row, value: (last += 1) } : row));
  return { ...record, choices: given.length === choices.length ? given : choices };
}

interface Problem {
  path: string;
  label: Label;
}

/** What is wrong between the values of an added field. Kind and target are absent from a change: they cannot change. */
export function customFieldProblems(record: Values): readonly Problem[] {
  const { target, kind, choices, ref } = record;
  const problems: Problem[] = [];
  const rows = Array.isArray(choices) ? (choices as Values[]) : [];
  if (target !== undefined && !extensibleChoices().some(({ value }) => value === target))
    problems.push({ path: 'target', label: { zh: '这里不能增加字段', en: 'Fields cannot be added there' } });
  if (kind === CUSTOM_KINDS.choice && rows.length === 0)
    problems.push({ path: 'choices', label: { zh: '请至少填写一个选项', en: 'Enter at least one choice' } });
  if (kind === CUSTOM_KINDS.record && !recordChoices().some(({ value }) => value === ref))
    problems.push({ path: 'ref', label: { zh: '请选择引用的记录', en: 'Choose what it refers to' } });
  problems.push(...numberProblems(record));
  const codes = rows.map(({ value }) => value);
  if (new Set(codes).size !== codes.length)
    problems.push({ path: 'choices', label: { zh: '选项的代码不能重复', en: 'Two choices have the same code' } });
  const names = rows.map(({ label_zh }) => label_zh);
  if (new Set(names).size !== names.length)
    problems.push({ path: 'choices', label: { zh: '选项的名称不能重复', en: 'Two choices have the same name' } });
  return problems;
}

function numberProblems({ kind, number_pattern, number_reset, number_per_project }: Values): readonly Problem[] {
  const pattern = typeof number_pattern === 'string' ? number_pattern : '';
  if (pattern === '')
    return kind === CUSTOM_KINDS.number_rule
      ? [{ path: 'number_pattern', label: { zh: '请输入编号规则', en: 'Enter the rule of the number' } }]
      : [];
  const reset = typeof number_reset === 'number' ? number_reset : NUMBER_RESETS.never;
  return numberRuleProblems({ pattern, reset, per_project: number_per_project === true });
}
