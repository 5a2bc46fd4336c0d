import { CallFailure } from '@gongdi/api';
import { ERRORS, fieldsOf, isBuiltIn, isEditable } from '@gongdi/domain';
import { App } from 'antd';
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { useData } from '../../data/data-context.tsx';
import { useGridText } from '../text/index.ts';
import { checkDraft, Drafts, isChanged, type Draft } from './drafts.ts';
import type { EditRow, GridEditing } from './grid-editing.ts';

export interface Editor {
  mode: GridEditing['mode'];
  drafts: Drafts;
  /** Begins editing a cell, or its row. */
  begin: (row: EditRow, field: string) => void;
  /** Checks and saves; an unchanged draft is only closed. @returns whether the draft is closed */
  save: (key: string) => Promise<boolean>;
  cancel: (key: string) => void;
  /** Discards the draft and reloads the stored record. */
  reload: (key: string) => void;
  keyOf: (row: EditRow, field: string) => string;
}

/** Returns the open drafts of a table and the functions that begin, save and cancel them. */
export function useEditor(
  editing: GridEditing,
  rows: readonly EditRow[] | undefined,
  fields: readonly string[],
): Editor {
  const { lang } = useData();
  const text = useGridText();
  const { message } = App.useApp();
  const { resource, mode } = editing;
  const drafts = useMemo(() => new Drafts(), []);
  const stored = useRef(new Map<unknown, EditRow>());
  const latest = useRef({ editing, rows });
  useEffect(() => {
    latest.current = { editing, rows };
  });

  return useMemo(() => {
    const byRow = mode === 'row' || mode === 'single';
    const keyOf = (row: EditRow, field: string) => (byRow ? String(row['id']) : `${String(row['id'])}/${field}`);
    const labels = new Map(fieldsOf(resource).map((field) => [field.name, field.label[lang]]));

    const refused = (key: string, error: unknown): boolean => {
      const failure = error instanceof CallFailure ? error : null;
      const draft = drafts.get(key);
      if (!failure || !draft) throw error;
      const own = failure.problems.filter((one) => draft.fields.includes(one.path));
      const conflict = failure.code === ERRORS.conflict.code;
      const whole = own.length > 0 ? undefined : { message: conflict ? text.editConflict : failure.message, conflict };
      drafts.update(key, { busy: false, problems: own, failure: whole });
      return false;
    };

    const save = async (key: string): Promise<boolean> => {
      const draft = drafts.get(key);
      if (!draft || draft.busy) return false;
      if (!isChanged(draft)) {
        drafts.close(key);
        return true;
      }
      const { id } = draft.base;
      if (!latest.current.rows?.some((row) => row['id'] === id)) {
        drafts.close(key);
        void message.error(text.noData);
        return true;
      }
      const checked = checkDraft(resource, draft, stored.current.get(id), lang);
      if (!checked.ok) {
        // A problem of a field that is not open is shown for the whole draft, with the field's label.
        const other = checked.problems.find((one) => !draft.fields.includes(one.path));
        const failure = other && {
          message: `${labels.get(other.path) ?? ''} ${other.message}`.trim(),
          conflict: false,
        };
        drafts.update(key, { problems: checked.problems, failure });
        return false;
      }
      drafts.update(key, { busy: true, problems: [], failure: undefined });
      try {
        stored.current.set(id, await latest.current.editing.save(checked.value));
      } catch (error) {
        return refused(key, error);
      }
      // The new value is loaded before the editor closes.
      await latest.current.editing.reload();
      drafts.close(key);
      void message.success(text.editSaved);
      return true;
    };

    return {
      mode,
      drafts,
      keyOf,
      save,
      begin: (row, field) => {
        if (!latest.current.editing.allowed) return void message.warning(text.notEditable);
        if (!isEditable(resource, row) || isBuiltIn(resource, row)) return void message.warning(text.rowNotEditable);
        if (mode === 'single' && drafts.size > 0 && !drafts.get(keyOf(row, field)))
          return void message.warning(text.onlyOneRow);
        drafts.open(keyOf(row, field), row, byRow ? fields : [field], field);
      },
      cancel: (key) => drafts.close(key),
      reload: (key) => {
        drafts.close(key);
        void latest.current.editing.reload();
      },
    };
  }, [mode, resource, lang, text, message, drafts, fields]);
}

/** Returns the draft of a cell or row while one is open. */
export function useDraft(drafts: Drafts, key: string): Draft | undefined {
  return useSyncExternalStore(drafts.watch, () => drafts.get(key));
}
