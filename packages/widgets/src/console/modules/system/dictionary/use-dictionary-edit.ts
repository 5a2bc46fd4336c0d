import { CallFailure, calls, type WholeDictionary } from '@gongdi/api';
import type { DictionaryEntry, FieldProblem } from '@gongdi/domain';
import { useQueryClient } from '@tanstack/react-query';
import { App } from 'antd';
import { useState, type Dispatch, type SetStateAction } from 'react';
import { useConsole, useLang } from '../../../ground/context/console-context.tsx';
import { DICTIONARIES } from '../../../ground/live/use-overlay.ts';
import { useLeaveGuard } from '../../../ground/page/leave-guard.tsx';
import { draftOf, entriesOf, isChanged, type DraftEntry } from './draft.ts';
import { problemsBeforeSending } from './entry-problems.ts';
import { useDictionaryText } from './text/index.ts';

interface DictionaryEdit {
  /** Stored state that the draft has begun with. */
  base: WholeDictionary;
  draft: readonly DraftEntry[];
  setDraft: Dispatch<SetStateAction<DraftEntry[]>>;
  changed: boolean;
  problems: readonly FieldProblem[];
  /** Why the server has refused the last save. */
  failure: string | undefined;
  busy: boolean;
  /** Drops the unsaved changes. */
  undo: () => void;
  save: () => Promise<void>;
}

/** Edit of one dictionary. A newer stored version is shown as soon as there are no unsaved changes. */
export function useDictionaryEdit(stored: WholeDictionary): DictionaryEdit {
  const { client } = useConsole();
  const lang = useLang();
  const text = useDictionaryText();
  const { message } = App.useApp();
  const queries = useQueryClient();
  const [base, setBase] = useState(stored);
  const [draft, setDraft] = useState(() => draftOf(stored));
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const changed = isChanged(draft, base);
  useLeaveGuard(() => changed);

  const begin = (from: WholeDictionary) => {
    setBase(from);
    setDraft(draftOf(from));
    setProblems([]);
    setFailure(undefined);
  };
  if (stored.version > base.version && !changed) begin(stored);

  const save = async () => {
    const entries = entriesOf(draft);
    const found = problemsBeforeSending(
      base.dict_type,
      entries,
      lang,
      text.valueWrong,
      base.entries as DictionaryEntry[],
    );
    setProblems(found);
    setFailure(undefined);
    if (found.length > 0) return;
    setBusy(true);
    try {
      const params = { dict_type: base.dict_type };
      const body = { version: base.version, entries };
      const saved = await client.call(calls.base.dictionaryEdit, { params, body }, { quiet: true });
      begin(saved);
      void message.success(text.saved);
      await queries.invalidateQueries({ queryKey: [DICTIONARIES] });
    } catch (error) {
      if (error instanceof CallFailure) setProblems(error.problems);
      setFailure((error as Error).message);
    } finally {
      setBusy(false);
    }
  };
  return { base, draft, setDraft, changed, problems, failure, busy, undo: () => begin(stored), save };
}
