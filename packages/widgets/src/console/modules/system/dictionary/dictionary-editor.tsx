import { PlusOutlined } from '@ant-design/icons';
import { calls, DICTIONARY_LIMITS, type WholeDictionary } from '@gongdi/api';
import { deviceType, permission } from '@gongdi/domain';
import { useQuery } from '@tanstack/react-query';
import { HistoryOutlined } from '@ant-design/icons';
import { Alert, Button, Tag } from 'antd';
import { useMemo, useRef, useState } from 'react';
import { BUSY } from '../../../../kit/layout/busy.tsx';
import { useConsole, useLang, usePermissions } from '../../../ground/context/console-context.tsx';
import { DICTIONARIES } from '../../../ground/live/use-overlay.ts';
import { DictionaryHistory } from './dictionary-history.tsx';
import { dictionaryIn, moved, newEntry, type DraftEntry } from './draft.ts';
import { generalProblems, problemsOfEntry } from './entry-problems.ts';
import { EntryRow } from './entry-row.tsx';
import { Preview } from './preview.tsx';
import { restored } from './restored.ts';
import { useDictionaryText } from './text/index.ts';
import { UsesPanel } from './uses-panel.tsx';
import { useDictionaryEdit } from './use-dictionary-edit.ts';

/** Editor of the entries of one dictionary. A newer stored version is shown as soon as there are no unsaved changes. */
export function DictionaryEditor({ stored }: { stored: WholeDictionary }) {
  const lang = useLang();
  const text = useDictionaryText();
  const mayEdit = usePermissions()(permission('dictionary', 'edit'));
  const { base, draft, setDraft, changed, problems, failure, busy, undo, save } = useDictionaryEdit(stored);
  const list = useRef<HTMLUListElement>(null);
  const [showsHistory, setShowsHistory] = useState(false);
  const { client } = useConsole();
  const { data: uses } = useQuery({
    queryKey: [DICTIONARIES, 'uses', base.dict_type, base.version],
    queryFn: ({ signal }) =>
      client.call(calls.base.dictionaryUses, { params: { dict_type: base.dict_type } }, { signal, quiet: true }),
  });
  const shown = useMemo(() => dictionaryIn(base, draft), [base, draft]);
  const isState = uses?.places.some(({ state }) => state) ?? false;
  const usesOf = (value: number | null) => uses && (uses.counts.find((one) => one.value === value)?.count ?? 0);

  const change = (key: string, part: Partial<DraftEntry>) =>
    setDraft((now) => now.map((entry) => (entry.key === key ? { ...entry, ...part } : entry)));
  const add = () => {
    setDraft((now) => [...now, newEntry(now)]);
    // Focus the Chinese name of the new entry.
    requestAnimationFrame(() => {
      const row = list.current?.lastElementChild;
      row?.querySelector<HTMLInputElement>('input[type="text"]')?.focus();
    });
  };

  const summary = [failure, ...generalProblems(problems)].filter(Boolean);
  return (
    <section className="gd-data-panel" aria-label={base.label[lang]}>
      <h2 className="gd-data-panel-title">
        {base.label[lang]} <Tag>{base.dict_type}</Tag>
        {base.version > 0 && <Tag color="processing">{text.changed}</Tag>}
        <Button
          size="small"
          className="gd-dictionary-history"
          icon={<HistoryOutlined aria-hidden />}
          onClick={() => setShowsHistory(true)}
        >
          {text.history}
        </Button>
      </h2>
      {mayEdit && !base.own && <p className="gd-dictionary-note">{text.noOwn}</p>}
      {!mayEdit && <Alert type="info" showIcon title={text.readOnly} style={{ marginBottom: 12 }} />}
      {summary.length > 0 && <Alert type="error" showIcon title={summary.join('；')} style={{ marginBottom: 12 }} />}
      <Headings device={base.dict_type === deviceType.dict_type} />
      <ul className="gd-dictionary-entries" ref={list}>
        {draft.map((entry, index) => (
          <EntryRow
            key={entry.key}
            entry={entry}
            first={index === 0}
            last={index === draft.length - 1}
            disabled={!mayEdit || busy}
            isState={isState}
            uses={usesOf(entry.value)}
            device={base.dict_type === deviceType.dict_type}
            problems={problemsOfEntry(problems, index)}
            onChange={(part) => change(entry.key, part)}
            onMove={(by) => setDraft((now) => moved(now, index, by))}
            onRemove={() => setDraft((now) => now.filter((one) => one.key !== entry.key))}
          />
        ))}
      </ul>
      {mayEdit && (
        <div className="gd-dictionary-entry-buttons">
          {base.own && (
            <Button
              icon={<PlusOutlined aria-hidden />}
              disabled={busy || draft.length >= DICTIONARY_LIMITS.entries}
              onClick={add}
            >
              {text.addEntry}
            </Button>
          )}
          {/* Takes the free width: what saves stands at the end. */}
          <span />
          <Button disabled={!changed || busy} onClick={undo}>
            {text.undo}
          </Button>
          <Button type="primary" disabled={!changed} loading={busy && BUSY} onClick={() => void save()}>
            {text.save}
          </Button>
        </div>
      )}
      <Preview dictionary={shown} />
      <UsesPanel uses={uses} />
      {showsHistory && (
        <DictionaryHistory
          base={base}
          restore={mayEdit ? (entries) => setDraft(restored(entries, base)) : undefined}
          onClose={() => setShowsHistory(false)}
        />
      )}
    </section>
  );
}

/** Headings of the columns; each control has its own name, so readers do not need them. */
function Headings({ device }: { device: boolean }) {
  const text = useDictionaryText();
  return (
    <div className="gd-dictionary-entry gd-dictionary-headings" aria-hidden>
      <span>{text.value}</span>
      <span>{text.zh}</span>
      <span>{text.en}</span>
      <span>{text.color}</span>
      <span>{text.cssClass}</span>
      {device && <span>{text.abbreviation}</span>}
      {device && <span>{text.path}</span>}
      <span className="gd-dictionary-entry-tools">{text.tools}</span>
    </div>
  );
}
