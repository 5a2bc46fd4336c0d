import { AREAS } from '../areas/registry.ts';
import type { FieldChoice } from '../field/meta.ts';
import { LOG_WORDS } from '../generated/log-words.ts';
import type { Lang } from '../label.ts';
import type { AnyResource } from '../resource/define.ts';
import { stepsOf } from '../resource/steps.ts';
import { logged, type LoggedAction, type LogWords } from './define.ts';
import { loggedResources } from './resources.ts';

/** Actions on records of any resource. Steps of records are not listed here because each resource names its own. */
const COMMON = {
  add: logged('新增', 'Add', 'success'),
  edit: logged('编辑', 'Edit', 'processing'),
  delete: logged('删除', 'Delete', 'error'),
  import: logged('导入', 'Import', 'processing'),
  overdue: logged('超期未处理', 'Term over', 'warning'),
  period_end: logged('期满', 'Period over'),
  show_personal: logged('查看个人信息', 'See personal data', 'warning'),
  export_personal: logged('导出个人信息', 'Export personal data', 'warning'),
  make_document: logged('生成文档', 'Make a document'),
  add_template: logged('上传模板', 'Add a template', 'success'),
  edit_template: logged('修改模板', 'Change a template', 'processing'),
  delete_template: logged('删除模板', 'Delete a template', 'error'),
} as const satisfies LogWords['actions'];

type ActionsOf<W> = W extends { actions: infer A } ? keyof A & string : never;

/** Actions that a room may log; an action without a label in a module cannot be logged. */
export type LogAction = keyof typeof COMMON | ActionsOf<(typeof LOG_WORDS)[number]>;

const MODULES: readonly LogWords[] = LOG_WORDS;

/** Returns every subject of a log entry. */
export function logSubjects(): readonly FieldChoice[] {
  forgetWords();
  return (subjects ??= [
    ...loggedResources().map(({ name, label }) => ({ value: name, label })),
    ...AREAS.map(({ path, label }) => ({ value: path, label })),
    ...MODULES.flatMap(({ subjects: own = {} }) => Object.entries(own).map(([value, label]) => ({ value, label }))),
  ]);
}
let subjects: readonly FieldChoice[] | undefined;

/**
 * Returns the possible actions on a subject: the steps of its lifecycle under their own labels, and the common actions.
 * Without a subject, returns all actions: a name with several meanings has the first three of its labels, and two names
 * that read the same are told apart by their subjects.
 */
export function logActions({ subject }: Readonly<Record<string, unknown>>): readonly FieldChoice[] {
  forgetWords();
  if (typeof subject !== 'string' || subject === '')
    return (every ??= toldApart(joined([...ACTIONS, ...loggedResources().flatMap(stepsIn)])));
  let known = bySubject.get(subject);
  if (!known) {
    const resource = loggedResources().find(({ name }) => name === subject);
    const own = resource ? stepsIn(resource) : [];
    const names = new Set(own.map(({ value }) => value));
    bySubject.set(subject, (known = [...own, ...ACTIONS.filter(({ value }) => !names.has(value))]));
  }
  return known;
}
let every: readonly FieldChoice[] | undefined;
const bySubject = new Map<string, readonly FieldChoice[]>();

/** Labels of one value that a list of choices shows; common steps have one per module. */
const SHOWN = 3;

/** Clears the cached choices when further definitions were loaded; in a browser, definitions arrive one by one. */
function forgetWords(): void {
  const { length } = loggedResources();
  if (length === joinedOf) return;
  joinedOf = length;
  subjects = every = undefined;
  bySubject.clear();
}
/** Number of definitions when the choices were cached. */
let joinedOf = 0;

/**
 * Every action besides steps. If two modules use the same name, the action has the labels of both and the colour of the
 * first.
 */
const ACTIONS: readonly FieldChoice[] = joined(
  [COMMON, ...MODULES.map(({ actions = {} }) => actions)].flatMap((actions) =>
    Object.entries<LoggedAction>(actions).map(([value, one]): FieldChoice => ({ value, ...one })),
  ),
);

function stepsIn(resource: AnyResource): FieldChoice[] {
  return stepsOf(resource).map(({ name, label, step }) => ({
    value: name,
    label,
    color_type: step.danger ? 'warning' : 'processing',
  }));
}

/** Merges the choices by value: the label joins the labels of the value, all else comes from the first choice. */
function joined(choices: readonly FieldChoice[]): readonly FieldChoice[] {
  const byValue = new Map<string, FieldChoice[]>();
  for (const choice of choices) {
    const same = byValue.get(choice.value) ?? [];
    const known = same.some(({ label }) => label.zh === choice.label.zh);
    byValue.set(choice.value, known ? same : [...same, choice]);
  }
  return [...byValue.values()].map((same) => {
    const inAll = (lang: Lang) => {
      const labels = [...new Set(same.map(({ label }) => label[lang]))];
      const more = { zh: ' 等', en: ' …' }[lang];
      return labels.slice(0, SHOWN).join(' / ') + (labels.length > SHOWN ? more : '');
    };
    return { ...same[0]!, label: { zh: inAll('zh'), en: inAll('en') } };
  });
}
/** Adds the name of the resource to steps whose labels are equal though they are different steps. */
function toldApart(choices: readonly FieldChoice[]): readonly FieldChoice[] {
  const count = new Map<string, number>();
  for (const { label } of choices) count.set(label.zh, (count.get(label.zh) ?? 0) + 1);
  return choices.map((choice) => {
    if (count.get(choice.label.zh) === 1) return choice;
    const of = loggedResources().find((one) => stepsOf(one).some(({ name }) => name === choice.value));
    if (!of) return choice;
    const { label } = choice;
    return {
      ...choice,
      label: { zh: `${label.zh}（${of.label.zh}）`, en: `${label.en} (${of.label.en})` },
    };
  });
}
