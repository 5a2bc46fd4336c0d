import { Button } from 'antd';
import { useState } from 'react';
import { childOf } from '../../../diagram/model.ts';
import { addRoot, roots } from '../edit/roots.ts';
import { SelectRow } from '../fields/select-row.tsx';
import type { SectionProps } from '../section-props.ts';
import { RootDialog } from './root-dialog.tsx';

/** The message that the task waits for, one of the model's or a new one, or none. */
export function ReceiveTask({ editor, texts }: SectionProps) {
  const [creating, setCreating] = useState(false);
  const messages = roots(editor, 'bpmn:Message');
  const current = childOf(editor.object, 'messageRef');
  const choose = (id: string) =>
    editor.set(
      'messageRef',
      messages.find((message) => message.id === id),
    );
  return (
    <>
      <SelectRow
        label={texts.messageRef}
        value={current?.id ?? ''}
        choices={[
          { value: '', label: texts.none },
          ...messages.map(({ id = '', name }) => ({ value: id, label: name ? `${name}（${id}）` : id })),
        ]}
        onChange={choose}
      />
      <Button size="small" className="gd-panel-add" onClick={() => setCreating(true)}>
        {texts.createMessage}
      </Button>
      {creating && (
        <RootDialog
          kind="message"
          editor={editor}
          texts={texts}
          onClose={() => setCreating(false)}
          onSave={({ id, name }) => {
            const message = editor.create('bpmn:Message', { id, name }, editor.definitions);
            editor.apply(addRoot(editor, message), { target: editor.object, set: { messageRef: message } });
            setCreating(false);
          }}
        />
      )}
    </>
  );
}
