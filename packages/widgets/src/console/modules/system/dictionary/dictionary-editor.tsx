import { PlusOutlined } from '@ant-design/icons';
import { CallFailure, calls, DICTIONARY_LIMITS, type WholeDictionary } from '@gongdi/api';
import {
  deviceType,
  dictionaries,
  fill,
  permission,
  problemsOfEntries,
  type DictionaryEntry,
  type FieldProblem,
} from '@gongdi/domain';
import { useQueryClient } from '@tanstack/react-query';
import { Alert, App, Button, Tag } from 'antd';
import { useRef, useState } from 'react';
import { BUSY } from '../../../../kit/layout/busy.tsx';
import { useConsole, useLang, usePermissions } from '../../../ground/context/console-context.tsx';
import { useLeaveGuard } from '../../../ground/page/leave-guard.tsx';
import { draftOf, entriesOf, isChanged, moved, newEntry, type DraftEntry } from './draft.ts';
import { EntryRow } from './entry-row.tsx';
import { useDictionaryText } from './text/index.ts';
import { DICTIONARIES } from '../../../ground/live/use-overlay.ts';

/** The entries of one dictionary. What is stored anew meanwhile shows when nothing is being edited. */
export function DictionaryEditor({ stored }: { stored: WholeDictionary }) {
  const { client } = useConsole();
  const lang = useLang();
  const text = useDictionaryText();
  const { message } = App.useApp();
  const queries = useQueryClient();
  const mayEdit = usePermissions()(permission('dictionary', 'edit'));
  const [base, setBase] = useState(stored);
  const [draft, setDraft] = useState(() => draftOf(stored));
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const changed = isChanged(draft, base);
  useLeaveGuard(() => changed);

  const begin = (from: WholeDictionary) => {
    setBase(from);
    setDraft(draftOf(from));
    setProblems([]);
    setFailure(undefined);
  };
  if (stored.version > base.version && !changed) begin(stored);

  const change = (key: string, part: Partial<DraftEntry>) =>
    setDraft((now) => now.map((entry) => (entry.key === key ? { ...entry, ...part } : entry)));
  const add = () => {
    setDraft((now) => [...now, newEntry(now)]);
    // Where the next thing is typed: the new entry's Chinese name.
    requestAnimationFrame(() => {
      const row = list.current?.lastElementChild;
      row?.querySelector<HTMLInputElement>('input[type="text"]')?.focus();
    });
  };

  const save = async () => {
    const entries = entriesOf(draft);
    const wrong = entries.flatMap((entry, index): FieldProblem[] =>
      entry.value < 0
        ? [
            {
              path: `entries.${index}.value`,
              code: 'value',
              message: fill(text.valueWrong, { max: DICTIONARY_LIMITS.value }),
            },
          ]
        : [],
    );
    const builtIn = dictionaries.get(base.dict_type);
    const found = builtIn ? problemsOfEntries(builtIn, entries as DictionaryEntry[], lang) : [];
    setProblems([...wrong, ...found]);
    setFailure(undefined);
    if (wrong.length > 0 || found.length > 0) return;
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

  const general = problems.filter((one) => !/^entries\.\d/.test(one.path)).map((one) => one.message);
  const summary = [failure, ...general].filter(Boolean);
  return (
    <section className="gd-panel" aria-label={base.label[lang]}>
      <h2 className="gd-panel-title">
        {base.label[lang]} <Tag>{base.dict_type}</Tag>
        {base.version > 0 && <Tag color="processing">{text.changed}</Tag>}
      </h2>
      {!mayEdit && <Alert type="info" showIcon title={text.readOnly} style={{ marginBottom: 12 }} />}
      {summary.length > 0 && <Alert type="error" showIcon title={summary.join('；')} style={{ marginBottom: 12 }} />}
      <ul className="gd-entries" ref={list}>
        {draft.map((entry, index) => (
          <EntryRow
            key={entry.key}
            entry={entry}
            first={index === 0}
            last={index === draft.length - 1}
            disabled={!mayEdit || busy}
            device={base.dict_type === deviceType.dict_type}
            problems={problems.filter((one) => one.path.startsWith(`entries.${index}.`)).map((one) => one.message)}
            onChange={(part) => change(entry.key, part)}
            onMove={(by) => setDraft((now) => moved(now, index, by))}
            onRemove={() => setDraft((now) => now.filter((one) => one.key !== entry.key))}
          />
        ))}
      </ul>
      {mayEdit && (
        <div className="gd-entry-buttons">
          <Button
            icon={<PlusOutlined aria-hidden />}
            disabled={busy || draft.length >= DICTIONARY_LIMITS.entries}
            onClick={add}
          >
            {text.addEntry}
          </Button>
          <span />
          <Button disabled={!changed || busy} onClick={() => begin(stored)}>
            {text.undo}
          </Button>
          <Button type="primary" disabled={!changed} loading={busy && BUSY} onClick={() => void save()}>
            {text.save}
          </Button>
        </div>
      )}
    </section>
  );
}
