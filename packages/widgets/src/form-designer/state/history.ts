import { readForm, type FormConf, type FormFieldType, type ProcessForm } from '@gongdi/domain';
import { useCallback, useMemo, useReducer } from 'react';
import {
  asColumn,
  changeAt,
  copyOf,
  countAt,
  fieldAt,
  fitsTable,
  freeName,
  insertAt,
  moveTo,
  removeAt,
  type AnyField,
  type Place,
} from './edit.ts';
import { newField } from './new-field.ts';
import type { FormDesignerText } from '../text/zh.ts';

/** Number of steps that can be undone; older ones are dropped. */
const STEPS = 200;
/** Changes to the same place within this time are one undo step, ms. */
const TOGETHER = 1000;

interface Step {
  form: ProcessForm;
  selected: Place | null;
}

export interface DesignState extends Step {
  past: readonly Step[];
  future: readonly Step[];
  /** The form as last opened or saved. */
  saved: ProcessForm;
  /** The last change, used to merge typing into one step. */
  last: { key: string; at: number } | null;
}

type Action =
  | { kind: 'put'; form: ProcessForm; selected: Place | null; key?: string; now: number }
  | { kind: 'select'; selected: Place | null }
  | { kind: 'undo' | 'redo' }
  | { kind: 'saved'; form: ProcessForm };

export function reduce(state: DesignState, action: Action): DesignState {
  switch (action.kind) {
    case 'select':
      return { ...state, selected: action.selected, last: null };
    case 'saved':
      return { ...state, saved: action.form, last: null };
    case 'put': {
      const { form, selected, key, now } = action;
      if (form === state.form) return { ...state, selected };
      const together = key !== undefined && state.last?.key === key && now - state.last.at < TOGETHER;
      const step = { form: state.form, selected: state.selected };
      const past = together ? state.past : [...state.past, step].slice(-STEPS);
      return { ...state, form, selected, past, future: [], last: key === undefined ? null : { key, at: now } };
    }
    default: {
      const undo = action.kind === 'undo';
      const from = undo ? state.past : state.future;
      const step = undo ? from.at(-1) : from[0];
      if (!step) return state;
      const here = { form: state.form, selected: state.selected };
      return {
        ...state,
        ...step,
        selected: fieldAt(step.form, step.selected) ? step.selected : null,
        past: undo ? from.slice(0, -1) : [...state.past, here],
        future: undo ? [here, ...state.future] : from.slice(1),
        last: null,
      };
    }
  }
}

/** Editing operations of the form designer; every change can be undone. */
export interface Design extends DesignState {
  dirty: boolean;
  select(place: Place | null): void;
  /** Adds a field before a place; absent: after the selected field. @returns its place, or null when it fits nowhere */
  add(type: FormFieldType, before?: Place): Place | null;
  change(field: AnyField, property: string): void;
  move(place: Place, to: number): Place;
  remove(place: Place): void;
  copy(place: Place): void;
  conf(conf: FormConf, property: string): void;
  replace(form: ProcessForm): void;
  markSaved(): void;
  undo(): void;
  redo(): void;
}

export function useDesign(initial: ProcessForm, text: FormDesignerText): Design {
  const [state, dispatch] = useReducer(reduce, {
    form: initial,
    selected: null,
    past: [],
    future: [],
    saved: initial,
    last: null,
  });
  const { form, selected } = state;
  const put = useCallback(
    (next: ProcessForm, place: Place | null, key?: string) =>
      dispatch({ kind: 'put', form: next, selected: place, key, now: Date.now() }),
    [],
  );
  return useMemo(
    (): Design => ({
      ...state,
      dirty: state.form !== state.saved,
      select: (place) => dispatch({ kind: 'select', selected: place }),
      add(type, before) {
        const place = before ?? placeAfter(form, selected, type);
        if (place.column !== undefined && !fitsTable(type)) return null;
        const made = newField(type, freeName(form, place, type), text);
        const field = place.column === undefined ? made : asColumn(made);
        if (!field) return null;
        put(insertAt(form, place, field), place);
        return place;
      },
      change: (field, property) =>
        selected &&
        put(changeAt(form, selected, field), selected, `${selected.at}.${selected.column ?? ''}.${property}`),
      move(place, to) {
        const most = Math.max(0, countAt(form, place) - 1);
        const index = Math.min(Math.max(0, to), most);
        const target = place.column === undefined ? { at: index } : { at: place.at, column: index };
        put(moveTo(form, place, index), target);
        return target;
      },
      remove: (place) => put(removeAt(form, place), place.column === undefined ? null : { at: place.at }),
      copy(place) {
        const field = copyOf(form, place);
        const next = place.column === undefined ? { at: place.at + 1 } : { at: place.at, column: place.column + 1 };
        if (field) put(insertAt(form, next, field), next);
      },
      conf: (conf, property) => put({ ...form, conf }, selected, `conf.${property}`),
      replace: (next) => put(next, null),
      markSaved: () => dispatch({ kind: 'saved', form }),
      undo: () => dispatch({ kind: 'undo' }),
      redo: () => dispatch({ kind: 'redo' }),
    }),
    [state, form, selected, text, put],
  );
}

/** Returns the place after the selected field; in a selected table, the last column when the type may be a column. */
function placeAfter(form: ProcessForm, selected: Place | null, type: FormFieldType): Place {
  if (!selected) return { at: form.fields.length };
  if (selected.column !== undefined && fitsTable(type)) return { at: selected.at, column: selected.column + 1 };
  return { at: selected.at + 1 };
}

/** Returns the problems of a form with their places: `fields.3.columns.0.name` → a place. */
export function problemsOf(
  form: ProcessForm,
  lang: 'zh' | 'en',
): { place: Place | null; property: string; message: string }[] {
  return readForm(form, lang).problems.map(({ path, message }) => {
    const parts = path.split('.');
    if (parts[0] !== 'fields' || parts[1] === undefined) return { place: null, property: path, message };
    const at = Number(parts[1]);
    if (parts[2] !== 'columns' || parts[3] === undefined) return { place: { at }, property: parts[2] ?? '', message };
    return { place: { at, column: Number(parts[3]) }, property: parts[4] ?? '', message };
  });
}
