import {
  checkFormValues,
  fieldState,
  initialFormValues,
  settleValues,
  type FieldProblem,
  type FormOpener,
  type FormValues,
  type Lang,
  type ProcessForm,
} from '@gongdi/domain';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useDictionaries } from '../data/dictionaries.tsx';

export interface Filling {
  values: FormValues;
  problems: readonly FieldProblem[];
  /** Sets one value; rules and formulas follow, and what was said of this field is taken back. */
  set(name: string, value: unknown): void;
  /** The checked values, or null after the problems have been set. */
  check(): FormValues | null;
  show(problems: readonly FieldProblem[]): void;
  isDirty(): boolean;
}

interface FillingOptions {
  form: ProcessForm;
  /** Stored values; absent: a form that nobody has filled in. */
  stored?: FormValues;
  task?: string | null;
  opener: FormOpener;
  lang: Lang;
  onChange?: (values: FormValues) => void;
}

/** The values of a form while somebody fills it in. */
export function useFilling({ form, stored, task, opener, lang, onChange }: FillingOptions): Filling {
  const { within } = useDictionaries();
  const { zone } = opener;
  // The opener's moment moves on; the form begins once.
  const [first] = useState(opener);
  const begin = useMemo(
    () => settleValues(form, { ...initialFormValues(form, first), ...stored }, first.zone),
    [form, stored, first],
  );
  const [state, setState] = useState({ begin, values: begin, problems: [] as readonly FieldProblem[] });
  const now = useMemo(
    () => (state.begin === begin ? state : carried(form, state, begin, zone)),
    [form, state, begin, zone],
  );
  const latest = useRef(now);
  useLayoutEffect(() => {
    latest.current = now;
  });
  const put = useCallback((next: typeof state) => {
    latest.current = next;
    setState(next);
  }, []);
  const set = useCallback(
    (name: string, value: unknown) => {
      const { begin: from, values, problems } = latest.current;
      const next = settleValues(form, { ...values, [name]: value }, zone);
      const rest = problems.filter(({ path }) => path !== name && !path.startsWith(`${name}.`));
      put({ begin: from, values: next, problems: rest.length === problems.length ? problems : rest });
      onChange?.(next);
    },
    [form, onChange, put, zone],
  );
  const show = useCallback(
    (problems: readonly FieldProblem[]) =>
      // What the server says stands below the name of the call's own parameter.
      put({
        ...latest.current,
        problems: problems.map((one) => ({ ...one, path: one.path.replace(/^variables\./, '') })),
      }),
    [put],
  );
  const check = useCallback(() => {
    const { values } = latest.current;
    const sent = Object.fromEntries(
      form.fields.flatMap(({ name }) => (Object.hasOwn(values, name) ? [[name, values[name]] as const] : [])),
    );
    const checked = within(() => checkFormValues(form, sent, { lang, zone, task, before: { ...stored } }));
    show(checked.ok ? [] : checked.problems);
    if (!checked.ok) return null;
    const written = form.fields.filter(
      (field) =>
        field.type !== 'heading' && field.type !== 'note' && fieldState(form, field, checked.value, task) !== 'hidden',
    );
    return Object.fromEntries(written.map(({ name }) => [name, checked.value[name] ?? null]));
  }, [form, lang, show, stored, task, within, zone]);
  const isDirty = useCallback(() => latest.current.values !== latest.current.begin, []);
  return { values: now.values, problems: now.problems, set, check, show, isDirty };
}

/** What was entered stays over what is stored meanwhile: others write other fields of the same form. */
function carried<S extends { begin: FormValues; values: FormValues }>(
  form: ProcessForm,
  { begin: before, values, ...rest }: S,
  begin: FormValues,
  zone: string,
): Omit<S, 'begin' | 'values'> & { begin: FormValues; values: FormValues } {
  const entered = form.fields.filter(({ name }) => !Object.is(values[name], before[name]));
  if (entered.length === 0) return { ...rest, begin, values: begin };
  const over = Object.fromEntries(entered.map(({ name }) => [name, values[name]]));
  return { ...rest, begin, values: settleValues(form, { ...begin, ...over }, zone) };
}
