import { fieldsOf, fill, LIST_SEPARATOR, stepsOf, type AnyResource, type Dictionary, type Lang } from '@gongdi/domain';
import type { HelpText } from './text/zh.ts';

/** A step of a record in words. */
export interface StepWords {
  name: string;
  label: string;
  /** From which states to which one. */
  way: string;
  /** Who takes it, and what it asks for. */
  facts: string[];
}

export interface LifecycleWords {
  begins: string;
  steps: StepWords[];
  /** When a record is overdue and what happens then. */
  overdue: string[];
}

/**
 * Returns what a resource declares about its states, in words; undefined: it has none.
 * @param dictionaryOf looks up a dictionary with the changes of the installation
 */
export function lifecycleHelp(
  resource: AnyResource,
  { lang, text, dictionaryOf }: { lang: Lang; text: HelpText; dictionaryOf: (dict_type: string) => Dictionary },
): LifecycleWords | undefined {
  const { lifecycle } = resource;
  if (!lifecycle) return undefined;
  const fields = new Map(fieldsOf(resource).map((field) => [field.name, field]));
  const labels = (names: readonly string[]) =>
    names.map((name) => fields.get(name)?.label[lang] ?? name).join(LIST_SEPARATOR[lang]);
  const state = fields.get(lifecycle.field)!;
  const { entries } = dictionaryOf(state.dict!);
  const nameOf = (code: unknown) => entries.find(({ value }) => value === code)?.label[lang] ?? String(code);
  const states = (codes: readonly number[]) => codes.map(nameOf).join(LIST_SEPARATOR[lang]);
  const { due, editable } = lifecycle;
  return {
    begins: [
      ...(state.initial === undefined ? [] : [fill(text.begins, { state: nameOf(state.initial) })]),
      ...(editable
        ? [fill(resource.endpoints.delete ? text.deletable : text.editable, { states: states(editable) })]
        : []),
    ].join(' '),
    steps: stepsOf(resource).map(({ name, label, step }) => ({
      name,
      label: label[lang],
      way: fill(text.stepLine, { from: states(step.from), to: nameOf(step.to) }),
      facts: [
        step.by === undefined ? text.byHolder : fill(text.by, { who: labels([step.by]) }),
        ...(step.asks?.length ? [fill(text.asks, { fields: labels(step.asks) })] : []),
      ],
    })),
    overdue: due
      ? [
          fill(text.due, { states: states(due.states), field: labels([due.field]) }),
          ...(due.tells.length > 0 ? [fill(text.dueTells, { who: labels(due.tells) })] : []),
          ...(due.escalates?.length ? [fill(text.dueEscalates, { who: labels(due.escalates) })] : []),
          ...(due.to === undefined ? [] : [fill(text.dueTo, { state: nameOf(due.to) })]),
        ]
      : [],
  };
}
