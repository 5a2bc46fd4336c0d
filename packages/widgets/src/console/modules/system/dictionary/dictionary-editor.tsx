import { PlusOutlined } from '@ant-design/icons';
import { DICTIONARY_LIMITS, type WholeDictionary } from '@gongdi/api';
import { deviceType, permission } from '@gongdi/domain';
import { Alert, Button, Tag } from 'antd';
import { useRef } from 'react';
import { BUSY } from '../../../../kit/layout/busy.tsx';
import { useLang, usePermissions } from '../../../ground/context/console-context.tsx';
import { moved, newEntry, type DraftEntry } from './draft.ts';
import { generalProblems, problemsOfEntry } from './entry-problems.ts';
import { EntryRow } from './entry-row.tsx';
import { useDictionaryText } from './text/index.ts';
import { useDictionaryEdit } from './use-dictionary-edit.ts';

/** Editor of the entries of one dictionary. A newer stored version is shown as soon as there are no unsaved changes. */
export function DictionaryEditor({ stored }: { stored: WholeDictionary }) {
  const lang = useLang();
  const text = useDictionaryText();
  const mayEdit = usePermissions()(permission('dictionary', 'edit'));
  const { base, draft, setDraft, changed, problems, failure, busy, undo, save } = useDictionaryEdit(stored);
  const list = useRef<HTMLUListElement>(null);

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
      </h2>
      {!mayEdit && <Alert type="info" showIcon title={text.readOnly} style={{ marginBottom: 12 }} />}
      {summary.length > 0 && <Alert type="error" showIcon title={summary.join('；')} style={{ marginBottom: 12 }} />}
      <ul className="gd-dictionary-entries" ref={list}>
        {draft.map((entry, index) => (
          <EntryRow
            key={entry.key}
            entry={entry}
            first={index === 0}
            last={index === draft.length - 1}
            disabled={!mayEdit || busy}
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
          <Button
            icon={<PlusOutlined aria-hidden />}
            disabled={busy || draft.length >= DICTIONARY_LIMITS.entries}
            onClick={add}
          >
            {text.addEntry}
          </Button>
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
    </section>
  );
}
