import { Button } from 'antd';
import { useState } from 'react';
import { childOf, type ModdleElement, textOf } from '../../../diagram/model.ts';
import { addRoot, ROOT_KINDS, type RootKind, roots } from '../edit/roots.ts';
import { SelectRow } from '../fields/select-row.tsx';
import type { SectionProps } from '../edit/section-props.ts';
import { RootDialog, rootProperties, type RootValues } from './root-dialog.tsx';
import { rootWords } from './root-words.ts';

interface RootRowProps extends SectionProps {
  kind: RootKind;
  /** The object that holds the reference; absent for the selected element. */
  target?: ModdleElement;
}

/** A reference to one of the document's messages, signals, errors or escalations, to a new one, or to none. */
export function RootRow({ kind, editor, texts, lang, target }: RootRowProps) {
  const [creating, setCreating] = useState(false);
  const words = rootWords(kind, lang);
  const { type, reference, code } = ROOT_KINDS[kind];
  const list = roots(editor, kind);
  const holder = target ?? editor.object;
  const current = childOf(holder, reference);
  const create = ({ id, ...values }: RootValues) => {
    const root = editor.create(type, { id, ...rootProperties(kind, { id, ...values }) }, editor.definitions);
    editor.apply(addRoot(editor, root), { target: holder, set: { [reference]: root } });
    setCreating(false);
  };
  const label = (root: ModdleElement) => {
    const words = [root.name, code && textOf(root, code)].filter(Boolean).join(' / ');
    return words ? `${words}（${root.id}）` : (root.id ?? '');
  };
  return (
    <>
      <SelectRow
        label={words.reference}
        value={current?.id ?? ''}
        choices={[
          { value: '', label: texts.none },
          ...list.map((root) => ({ value: root.id ?? '', label: label(root) })),
        ]}
        onChange={(id) =>
          editor.set(
            reference,
            list.find((root) => root.id === id),
            holder,
          )
        }
      />
      <Button size="small" className="gd-panel-new" onClick={() => setCreating(true)}>
        {words.create}
      </Button>
      {creating && (
        <RootDialog kind={kind} editor={editor} lang={lang} onClose={() => setCreating(false)} onSave={create} />
      )}
    </>
  );
}
