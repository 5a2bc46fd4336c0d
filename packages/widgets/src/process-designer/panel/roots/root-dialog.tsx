import { Form, Input, Modal } from 'antd';
import type { Lang } from '../../../kit/theme/tokens.ts';
import { type ModdleElement, textOf } from '../../../diagram/model.ts';
import type { Editor } from '../edit/editor.ts';
import { ROOT_KINDS, type RootKind } from '../edit/roots.ts';
import { DIALOG_WIDTH } from '../fields/sizes.ts';
import { format, panelTexts } from '../text/index.ts';
import { rootIdProblem } from './check-id.ts';
import { rootWords } from './root-words.ts';
import { rootTexts } from './text/index.ts';

export interface RootValues {
  id: string;
  name: string;
  code?: string;
  /** Message text of an error (camunda). */
  message?: string;
}

interface RootDialogProps {
  kind: RootKind;
  editor: Editor;
  lang: Lang;
  /** The edited root element; absent for a new one. */
  root?: ModdleElement;
  onSave(values: RootValues): void;
  onClose(): void;
}

/** Returns the properties for the values of the form. */
export function rootProperties(kind: RootKind, { name, code, message }: RootValues): Record<string, unknown> {
  const { code: property } = ROOT_KINDS[kind];
  return {
    name: name || undefined,
    ...(property ? { [property]: code || undefined } : {}),
    ...(message === undefined ? {} : { [ERROR_MESSAGE]: message || undefined }),
  };
}

const ERROR_MESSAGE = 'camunda:errorMessage';

/** Creates or changes a root element. An id that is taken is refused (designer specification, section 8). */
export function RootDialog({ kind, editor, lang, root, onSave, onClose }: RootDialogProps) {
  const [form] = Form.useForm<RootValues>();
  const texts = panelTexts(lang);
  const words = rootWords(kind, lang);
  const hasMessage = kind === 'error' && editor.engine === 'camunda';
  const check = (_: unknown, id = '') => {
    const problem = rootIdProblem(editor, kind, id, lang, root);
    return problem === undefined ? Promise.resolve() : Promise.reject(new Error(problem));
  };
  const initial: RootValues = {
    id: root?.id ?? '',
    name: root?.name ?? '',
    ...(words.code ? { code: textOf(root, ROOT_KINDS[kind].code ?? '') } : {}),
    ...(hasMessage ? { message: textOf(root, ERROR_MESSAGE) } : {}),
  };
  return (
    <Modal
      open
      width={DIALOG_WIDTH.message}
      title={root ? texts.edit : words.create}
      okText={texts.save}
      cancelText={texts.cancel}
      onCancel={onClose}
      onOk={() => form.submit()}
    >
      <Form<RootValues> form={form} layout="vertical" initialValues={initial} onFinish={onSave}>
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
        {words.code && (
          <Form.Item name="code" label={words.code} extra={words.codeHint}>
            <Input />
          </Form.Item>
        )}
        {hasMessage && (
          <Form.Item name="message" label={rootTexts(lang).errorMessage}>
            <Input />
          </Form.Item>
        )}
      </Form>
    </Modal>
  );
}
