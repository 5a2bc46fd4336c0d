import { Button, Empty } from 'antd';
import { useState } from 'react';
import type { ModdleElement } from '../../../diagram/model.ts';
import { addRoot, referrers, removeRoot, roots } from '../edit/roots.ts';
import { useConfirm } from '../fields/use-confirm.ts';
import type { SectionProps } from '../section-props.ts';
import { format } from '../text/index.ts';
import { RootDialog } from './root-dialog.tsx';

/** Messages and signals of the document; shown for the process only. */
export function MessagesSection(props: SectionProps) {
  return (
    <>
      <RootList {...props} kind="message" />
      <RootList {...props} kind="signal" />
    </>
  );
}

function RootList({ kind, editor, texts }: SectionProps & { kind: 'message' | 'signal' }) {
  const [open, setOpen] = useState<{ root?: ModdleElement } | null>(null);
  const confirm = useConfirm(texts);
  const type = kind === 'message' ? 'bpmn:Message' : 'bpmn:Signal';
  const list = roots(editor, type);
  const remove = (root: ModdleElement) => {
    const count = referrers(editor, root).length;
    confirm(
      kind === 'message' ? texts.removeMessage : texts.removeSignal,
      () => editor.apply(...removeRoot(editor, root)),
      count > 0 ? format(texts.inUse, { count }) : undefined,
    );
  };
  return (
    <section className="gd-panel-list" data-list={kind}>
      <header>
        <h4>{kind === 'message' ? texts.messageList : texts.signalList}</h4>
        <Button size="small" type="primary" ghost onClick={() => setOpen({})}>
          {kind === 'message' ? texts.createMessage : texts.createSignal}
        </Button>
      </header>
      {list.length === 0 ? (
        <Empty description={texts.empty} image={Empty.PRESENTED_IMAGE_SIMPLE} />
      ) : (
        <table>
          <thead>
            <tr>
              <th>ID</th>
              <th>{texts.name}</th>
              <th>{texts.operations}</th>
            </tr>
          </thead>
          <tbody>
            {list.map((root) => (
              <tr key={root.id}>
                <td>{root.id}</td>
                <td>{root.name}</td>
                <td>
                  <Button size="small" type="link" onClick={() => setOpen({ root })}>
                    {texts.edit}
                  </Button>
                  <Button size="small" type="link" danger onClick={() => remove(root)}>
                    {texts.remove}
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {open && (
        <RootDialog
          kind={kind}
          editor={editor}
          texts={texts}
          root={open.root}
          onClose={() => setOpen(null)}
          onSave={({ id, name }) => {
            if (open.root) editor.set('name', name, open.root);
            else editor.apply(addRoot(editor, editor.create(type, { id, name }, editor.definitions)));
            setOpen(null);
          }}
        />
      )}
    </section>
  );
}
