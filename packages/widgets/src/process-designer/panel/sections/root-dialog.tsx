import { Form, Input, Modal } from 'antd';
import type { ModdleElement } from '../../../diagram/model.ts';
import type { Editor } from '../edit/editor.ts';
import { idTaken, roots } from '../edit/roots.ts';
import { format, type PanelTexts } from '../text/index.ts';

export interface RootValues {
  id: string;
  name: string;
}

interface RootDialogProps {
  kind: 'message' | 'signal';
  editor: Editor;
  texts: PanelTexts;
  /** Edited; absent: a new one. */
  root?: ModdleElement;
  onSave(values: RootValues): void;
  onClose(): void;
}

/** XML ids: no colon, no dollar (unlike process keys). */
const ID = /^[\p{L}_][\p{L}\p{N}_.-]*$/u;

/** Creates or changes a message or signal; an id that is taken is refused (specification, section 8). */
export function RootDialog({ kind, editor, texts, root, onSave, onClose }: RootDialogProps) {
  const [form] = Form.useForm<RootValues>();
  const words =
    kind === 'message'
      ? { title: texts.createMessage, id: texts.messageId, name: texts.messageName, exists: texts.messageExists }
      : { title: texts.createSignal, id: texts.signalId, name: texts.signalName, exists: texts.signalExists };
  const type = kind === 'message' ? 'bpmn:Message' : 'bpmn:Signal';
  const check = (_: unknown, id = '') => {
    if (!id || id === root?.id) return Promise.resolve();
    if (roots(editor, type).some((other) => other.id === id)) return Promise.reject(new Error(words.exists));
    if (!ID.test(id)) return Promise.reject(new Error(texts.idPattern));
    return idTaken(editor, id) ? Promise.reject(new Error(texts.idTaken)) : Promise.resolve();
  };
  return (
    <Modal
      open
      width={400}
      title={root ? texts.edit : words.title}
      okText={texts.save}
      cancelText={texts.cancel}
      onCancel={onClose}
      onOk={() => form.submit()}
    >
      <Form<RootValues>
        form={form}
        layout="vertical"
        initialValues={{ id: root?.id ?? '', name: root?.name ?? '' }}
        onFinish={onSave}
      >
        <Form.Item
          name="id"
          label={words.id}
          validateTrigger="onSubmit"
          rules={[{ required: true, message: format(texts.required, { label: words.id }) }, { validator: check }]}
        >
          <Input autoFocus disabled={root !== undefined} />
        </Form.Item>
        <Form.Item name="name" label={words.name}>
          <Input />
        </Form.Item>
      </Form>
    </Modal>
  );
}
