import { calls } from '@gongdi/api';
import { PROCESS_KEY_PATTERN } from '@gongdi/bpmn';
import { choicesIn } from '@gongdi/domain';
import { useQueryClient } from '@tanstack/react-query';
import { Form, Input, Modal, Select } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useDictionaries } from '../../../../kit/data/index.ts';
import { useConsole, useLang, useText } from '../../../context/console-context.tsx';

interface NewModel {
  key: string;
  name: string;
  category: number;
  flavour: 'camunda' | 'flowable' | 'activiti';
  description?: string;
}

/** Asks for the key (fixed from here on), the name and the engine of a new model, then opens the designer. */
export function CreateModelDialog({ onClose }: { onClose: () => void }) {
  const { client } = useConsole();
  const text = useText();
  const lang = useLang();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [form] = Form.useForm<NewModel>();
  const [busy, setBusy] = useState(false);
  const [open, setOpen] = useState(true);
  const create = async (input: NewModel) => {
    setBusy(true);
    try {
      const model = await client.call(calls.workflow.modelCreate, {
        body: { ...input, description: input.description ?? null },
      });
      await queries.invalidateQueries({ queryKey: ['models'] });
      await navigate(`/bpm/manager/model/design?id=${encodeURIComponent(model.id)}`);
    } catch {
      // The client has shown why; the dialog keeps what was entered.
    } finally {
      setBusy(false);
    }
  };
  const categories = choicesIn(useDictionaries().of('bpm_model_category'));
  return (
    <Modal
      open={open}
      title={text.modelCreate}
      onCancel={() => setOpen(false)}
      // Closed first, gone then: the focus returns to what opened it.
      afterClose={onClose}
      onOk={() => form.submit()}
      confirmLoading={busy}
      okText={text.confirm}
      cancelText={text.cancel}
    >
      <Form
        name="model"
        form={form}
        layout="vertical"
        initialValues={{ category: 1, flavour: 'camunda' }}
        onFinish={(input) => void create(input)}
      >
        <Form.Item
          name="key"
          label={text.modelKey}
          rules={[
            { required: true, message: text.modelKeyMissing },
            { pattern: PROCESS_KEY_PATTERN, message: text.modelKeyPattern },
          ]}
        >
          <Input maxLength={128} autoFocus placeholder="leave_request" />
        </Form.Item>
        <Form.Item
          name="name"
          label={text.modelName}
          rules={[{ required: true, whitespace: true, message: text.modelNameMissing }]}
        >
          <Input maxLength={128} />
        </Form.Item>
        <Form.Item name="category" label={text.modelCategory}>
          <Select options={categories.map((entry) => ({ value: entry.value, label: entry.label[lang] }))} />
        </Form.Item>
        <Form.Item name="flavour" label={text.modelFlavour}>
          <Select options={['camunda', 'flowable', 'activiti'].map((value) => ({ value, label: value }))} />
        </Form.Item>
        <Form.Item name="description" label={text.description}>
          <Input.TextArea maxLength={500} rows={3} />
        </Form.Item>
      </Form>
    </Modal>
  );
}
