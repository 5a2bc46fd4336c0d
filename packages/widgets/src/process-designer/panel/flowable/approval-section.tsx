import { useState } from 'react';
import { type ModdleElement, textOf } from '../../../diagram/model.ts';
import { lazyView } from '../fields/lazy-view.tsx';
import { RecordList } from '../lists/record-list.tsx';
import type { SectionProps } from '../edit/section-props.ts';
import { nextSort, readRecord, type RecordDeclaration, recordsOf, type RecordValues, renumbered } from './records.ts';
import { approvalTexts } from './text/index.ts';

const RecordDialog = lazyView(() => import('./record-dialog.tsx'));

/** Buttons, assignment and conditions of the approval application in Flowable models (settled point 24). */
export function ApprovalSection(props: SectionProps) {
  const { editor, lang } = props;
  return (
    <>
      <p className="gd-panel-hint">{approvalTexts(lang).hint}</p>
      {recordsOf(editor.element).map((declaration) => (
        <Records key={declaration.type} {...props} declaration={declaration} />
      ))}
    </>
  );
}

function Records({ editor, texts, lang, declaration }: SectionProps & { declaration: RecordDeclaration }) {
  const [open, setOpen] = useState<{ record?: ModdleElement } | null>(null);
  const words = approvalTexts(lang);
  const { type, attributes } = declaration;
  const records = editor.extensions(type);
  const put = (next: readonly ModdleElement[], sorted = false) =>
    editor.apply(editor.withExtensions(type, next), ...(sorted ? renumbered(next) : []));
  const save = (values: RecordValues, record: ModdleElement | undefined) => {
    setOpen(null);
    const set = Object.fromEntries(attributes.map(({ name }) => [name, values[name]?.trim() || undefined]));
    if (!record) {
      const defined = Object.entries(set).filter(([, value]) => value !== undefined);
      return put([...records, editor.create(editor.name(type), Object.fromEntries(defined))]);
    }
    const changed = Object.entries(set).filter(([name, value]) => textOf(record, name) !== (value ?? ''));
    return changed.length > 0 ? editor.apply({ target: record, set: Object.fromEntries(changed) }) : undefined;
  };
  return (
    <>
      <RecordList
        name={type}
        title={words[declaration.title]}
        texts={texts}
        records={records}
        columns={attributes
          .filter(({ name }) => name !== 'sort' && name !== 'next' && name !== 'id' && name !== 'operationType')
          .map(({ name, label }) => ({ label: words[label], of: (record) => textOf(record, name) }))}
        addLabel={words[declaration.add]}
        removeQuestion={words[declaration.remove]}
        onAdd={() => setOpen({})}
        onEdit={(record) => setOpen({ record })}
        onRemove={(record) => put(records.filter((other) => other !== record))}
        onReorder={(next) => put(next, true)}
      />
      {open && (
        <RecordDialog
          lang={lang}
          declaration={declaration}
          isNew={!open.record}
          values={
            open.record
              ? readRecord(declaration, open.record)
              : { ...Object.fromEntries(attributes.map(({ name }) => [name, ''])), sort: nextSort(records) }
          }
          onClose={() => setOpen(null)}
          onSave={(values) => save(values, open.record)}
        />
      )}
    </>
  );
}
