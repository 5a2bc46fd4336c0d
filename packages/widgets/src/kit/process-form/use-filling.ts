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
  /** Sets one value, applies rules and formulas, and removes the problems of this field. */
  set(name: string, value: unknown): void;
  /** Returns the checked values, or null when there are problems, which are then set. */
  check(): FormValues | null;
  show(problems: readonly FieldProblem[]): void;
  isDirty(): boolean;
}

interface FillingOptions {
  form: ProcessForm;
  /** Stored values; absent: a new form. */
  stored?: FormValues;
  task?: string | null;
  opener: FormOpener;
  lang: Lang;
  onChange?: (values: FormValues) => void;
}

/** State of a form that is being filled in. */
export function useFilling({ form, stored, task, opener, lang, onChange }: FillingOptions): Filling {
  const { within } = useDictionaries();
  const { zone } = opener;
  // The opener's time advances with each rendering; the defaults are computed once, with the first.
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
      // The server's paths begin with the name of the call's parameter, `variables`.
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

/**
 * Keeps the user's input when newer stored values load, because other users may write other fields of the same form.
 */
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
